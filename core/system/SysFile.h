// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// Reading the small files of /sys and /proc. Nothing here reports why a file could not be read: with sysfs, "not
/// there" and "this kind of device does not have it" are the same answer.
namespace iolite::system {

/// Whole content without its last newline; nothing if it can't be read. At most 1 MiB.
std::optional<std::string> readText(const std::string &path);

/// As readText, without blanks at both ends; empty if it can't be read.
std::string readTrimmed(const std::string &path);

/// The unsigned decimal number that the file begins with.
std::optional<std::uint64_t> readNumber(const std::string &path);

/// True if the file holds a number other than 0.
bool readFlag(const std::string &path);

/// Names in a directory, sorted, without "." and "..".
std::vector<std::string> listDirectory(const std::string &path);

/// Absolute path without symbolic links; empty if it does not exist.
std::string canonicalPath(const std::string &path);

/// What follows the last slash.
std::string baseName(const std::string &path);

} // namespace iolite::system
