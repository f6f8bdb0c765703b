// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

/// What the type of a filesystem says before anything is asked of it. Types as in mountinfo ("fuse.sshfs").
namespace iolite::system {

/// Name of a filesystem by its number in statfs(2), for places that no line of mountinfo names (a chroot). Empty if
/// unknown.
std::string filesystemByMagic(std::uint64_t magic);

bool isPseudoFilesystem(
    const std::string &fsType); ///< an interface of the kernel or of a service, not a place for files
bool isSystemImage(const std::string &fsType); ///< a packed, never writable image
bool isMemoryFilesystem(const std::string &fsType);
bool isFuse(const std::string &fsType); ///< with fuseblk
bool isNetworkFilesystem(const std::string &fsType);
bool isHostFolder(const std::string &fsType); ///< a folder that the virtual machine's host shares

/// Value of a mount option ("upperdir"), empty if it is not there. Knows quoted commas.
std::string mountOption(const std::string &options, const std::string &name);

/// Whether an option without a value is there ("sync").
bool hasMountOption(const std::string &options, const std::string &name);

} // namespace iolite::system
