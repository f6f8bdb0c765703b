// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace iolite {

/// Access pattern, fio's `rw`.
enum class Access { Read, Write, RandRead, RandWrite, ReadWrite, RandRW };

/// How I/O is issued, fio's `ioengine`.
enum class IoEngine { Psync, IoUring };

/// How files are opened for the measured phase, fio's `sync`: O_SYNC or O_DSYNC make each write wait for the device.
enum class OpenSync { None, Sync, Dsync };

/// Whether space is reserved before anything is written, fio's `fallocate`. Keep: without changing the files' sizes.
enum class Fallocate { None, Keep };

constexpr bool isRandom(Access a)
{
    return a == Access::RandRead || a == Access::RandWrite || a == Access::RandRW;
}
constexpr bool isMixed(Access a)
{
    return a == Access::ReadWrite || a == Access::RandRW;
}
constexpr bool doesRead(Access a)
{
    return a == Access::Read || a == Access::RandRead || isMixed(a);
}
constexpr bool doesWrite(Access a)
{
    return a == Access::Write || a == Access::RandWrite || isMixed(a);
}

/// When the operations of an open loop arrive, fio's `rate_process`.
enum class RateProcess { Linear, Poisson };

/// One job of the workload `job`, in fio's words (see docs/workloads.md). Copy it, compare it, save it.
/// The table of keys with ranges and defaults is core/workloads/job/JobKeys.h.
struct JobSpec {
    std::string name = "job"; ///< short identifier [a-z0-9_]; first part of metric names when a run has several jobs
    Access rw = Access::RandRead;
    int rwmixread = 50; ///< per cent of reads in mixed patterns, 0…100
    std::uint64_t bs = 4096; ///< bytes per operation
    std::string bssplit; ///< sizes and their shares, "4k/60:64k/40", in place of bs; empty = bs
    std::string bsrange; ///< smallest and largest size, "4k-64k", in place of bs; empty = bs
    std::uint64_t size = 1024ULL << 20; ///< bytes of each worker's file that take part
    std::uint64_t offset = 0; ///< the first of them
    std::uint64_t loops = 1; ///< passes over them
    int numjobs = 1; ///< workers, each with a file of its own
    int iodepth = 1; ///< outstanding operations per worker
    IoEngine ioengine = IoEngine::IoUring;
    bool direct = true; ///< O_DIRECT; refused if impossible, never dropped silently
    std::int64_t runtimeNs = 0; ///< upper bound of the measured time, 0 = until `size` is done
    bool timeBased = false; ///< run for the whole runtime, starting over when `size` is done
    std::int64_t rampTimeNs = 0; ///< run before measuring, not counted
    std::uint64_t rate = 0; ///< bytes per second that each worker is asked for, 0 = as many as go (closed loop)
    std::uint64_t rateIops = 0; ///< operations per second that each worker is asked for; not with rate
    RateProcess rateProcess = RateProcess::Linear; ///< equal or exponential intervals
    std::int64_t thinkTimeNs = 0; ///< pause after each thinkTimeBlocks operations; not with a rate
    std::uint64_t thinkTimeBlocks = 1;
    std::uint64_t fsyncEvery = 0; ///< fsync after this many writes, 0 = never
    std::uint64_t fdatasyncEvery = 0; ///< fdatasync after this many writes, 0 = never
    bool endFsync = false; ///< one fsync at the end, inside the measured time
    OpenSync sync = OpenSync::None;
    std::string randomDistribution = "random"; ///< "zipf:1.2", "pareto:0.2", "normal:10"
    bool norandommap = false; ///< random offsets may repeat; off = each block once per pass
    bool invalidate = true; ///< drop the file's clean pages from the page cache before measuring
    Fallocate fallocate = Fallocate::Keep;
    bool zeroBuffers = false; ///< writes zeros
    int compressPercentage = 0; ///< share of zeros in what is written
    int dedupePercentage = 0; ///< share of blocks that repeat one written before
    std::uint64_t seed = 1; ///< of offsets, mix and data

    bool openLoop() const { return rate > 0 || rateIops > 0; }

    bool operator==(const JobSpec &) const = default;
};

} // namespace iolite
