// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Run.h"
#include "core/model/Target.h"
#include "core/model/WorkloadSpec.h"

#include <cstdint>
#include <vector>

namespace iolite::workloads {

/// What a workload will cost, told before it starts.
struct Estimate {
    std::int64_t seconds = 0; ///< planned time: sum of runtimes and ramps, plus layout at an assumed rate
    bool secondsAreBound = false; ///< true: time decides everywhere, it won't take much longer
    std::uint64_t spaceBytes = 0; ///< largest total of test files at one time
    std::uint64_t layoutBytes = 0; ///< written before measuring
    std::uint64_t writtenBytesMin = 0; ///< layout plus writes where size decides; time-based writes come on top
    bool writesUnbounded = false; ///< some job writes for a time, not an amount
};

/// Rates assumed only to give a time where an amount decides: a plain SATA disk, a filesystem's metadata on it.
inline constexpr double kAssumedBytesPerSecond = 150e6;
inline constexpr double kAssumedFilesPerSecond = 10e3;

Estimate estimate(const WorkloadSpec &workload);

/// Warnings about what the numbers will mean: the file fits in memory and direct is off, the filesystem compresses,
/// FUSE, memory filesystem … Identifiers rendered by wording::note.
std::vector<std::string> cautions(const WorkloadSpec &workload, const TargetFacts &target, std::uint64_t memoryBytes);

/// Everything that forbids the start: rules of the settings, files to be read, space, inodes, write permission (of the
/// user the run acts as), direct I/O. Empty = can run. Tries direct I/O for real (writes and removes one block).
std::vector<Error> obstacles(const WorkloadSpec &workload, const TargetFacts &target);

/// The remark that `bytes` fit into this memory, so that reads will come from the page cache. Rule of its callers: less
/// than twice the memory, then more than half can.
/// `directHelps` false: the workload reads through the cache whatever is set.
std::string fitsInMemory(std::uint64_t bytes, std::uint64_t memoryBytes, bool directHelps = true);
/// A whole number of what was reckoned in double, so that no product of settings wraps; at most 9e18.
std::uint64_t whole(double number);
/// Bytes for each of `files` that leave a tenth of the space free, rounded to what people write.
std::uint64_t fittingBytes(std::uint64_t freeBytes, std::uint64_t files);

} // namespace iolite::workloads
