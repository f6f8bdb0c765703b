// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace iolite {

/// The counters of the kernel that are looked at with every sample and can be drawn. All only grow.
/// Where PCP has a metric for the same thing, its name is used (table of core/model/KernelCounter.cpp).
enum class KernelCounter : std::uint8_t {
    XfsLogWrites, ///< log buffers sent to disk
    XfsLogBlocks, ///< their length in 512-byte blocks
    XfsLogNoiclogs, ///< times that every log buffer was busy
    XfsLogForce, ///< log forces
    XfsLogForceSleep, ///< log forces that had to wait
    XfsTransSync,
    XfsTransAsync,
    XfsTransEmpty,
    XfsDirLookup,
    XfsDirCreate,
    XfsDirRemove,
    XfsDirGetdents,
    XfsInodeAttempts, ///< inode cache: looked for
    XfsInodeFound, ///< and found
    DiskReads, ///< requests done by the devices below the target
    DiskWrites,
    DiskReadMerges, ///< requests that were joined to a neighbour
    DiskWriteMerges,
    DiskReadTimeMs, ///< summed over requests
    DiskWriteTimeMs,
    DiskBusyMs, ///< time with at least one request under way
    DiskFlushes,
    Ext4WrittenKiB, ///< the filesystem's own count since mounting
    Jbd2Transactions, ///< journal transactions of ext4
    BtrfsCommits,
    BtrfsCommitMs, ///< time that commits took
};
inline constexpr std::size_t kKernelCounters = 26;
using KernelCounts = std::array<std::uint64_t, kKernelCounters>;

struct KernelCounterInfo {
    KernelCounter counter;
    std::string_view name; ///< PCP's metric name where there is one
    std::string_view unit; ///< "count", "512 B", "ms", "KiB"
};

const KernelCounterInfo &kernelCounterInfo(KernelCounter counter);
/// nullptr if there is none of that name
const KernelCounterInfo *findKernelCounter(std::string_view name);

/// One of all the counters of a phase: how much it grew. Name as PCP's, e.g. "xfs.log.blocks", or made in its manner.
struct CounterDelta {
    std::string name;
    std::uint64_t value = 0;

    bool operator==(const CounterDelta &) const = default;
};

} // namespace iolite
