// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace iolite {

inline constexpr std::uint64_t KiB = 1024;
inline constexpr std::uint64_t MiB = 1024 * KiB;
inline constexpr std::uint64_t GiB = 1024 * MiB;
inline constexpr std::uint64_t TiB = 1024 * GiB;

/// Reads a size: a whole number with an optional suffix k m g t (or K M G T, KiB MiB GiB TiB, KB … as fio takes them),
/// all powers of 1024; "kB" as well, with the meaning shown by formatSize. No suffix: bytes.
/// Error: InvalidValue with `key` as subject.
Result<std::uint64_t> parseSize(std::string_view key, std::string_view text);

/// Reads a duration: number with us ms s m h (no suffix: seconds, as fio). Result in nanoseconds.
Result<std::int64_t> parseDuration(std::string_view key, std::string_view text);

/// Shortest exact form that parseSize reads again: 4096 → "4k", 268435456 → "256m", 1000 → "1000".
std::string formatSize(std::uint64_t bytes);

/// Shortest exact form that parseDuration reads again: 3000000000 → "3s", 1500000000 → "1500ms".
std::string formatDuration(std::int64_t nanoseconds);

} // namespace iolite
