// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/KernelCounter.h"
#include "core/system/StatLine.h"

#include <optional>
#include <string>

namespace iolite::system {

/// Kinds of statistics files.
enum class CounterSource : std::uint8_t {
    Disk, ///< a device's `stat`
    DiskFlushes, ///< of a partition's disk: flushes only, which the kernel does not count for partitions
    Xfs,
    Ext4Session, ///< one number
    Ext4Lifetime, ///< one number
    Jbd2, ///< `info`
    BtrfsCommits, ///< `commit_stats`
    BtrfsAllocation, ///< one number
};

/// What is known of the number at `index` of a line.
struct CounterTrait {
    std::optional<KernelCounter> counter; ///< if it is one that every sample has
    bool wraps32 = false;
    bool gauge = false; ///< may fall too
    bool wanted = true; ///< false: no counter, or not one of ours
};
CounterTrait counterTrait(CounterSource source, const StatLine &line, unsigned index);

/// Its name: PCP's where PCP has the same in the same unit, else made in its manner. `part`: which of several files of
/// one kind ("data", "metadata" …).
std::string counterName(CounterSource source, const std::string &part, const StatLine &line, unsigned index);

} // namespace iolite::system
