// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/job/JobKeys.h"

#include "core/model/Units.h"
#include "core/workloads/job/JobValues.h"

namespace iolite::workloads {

namespace {

std::uint64_t roundedUp(std::uint64_t bytes, std::uint64_t to)
{
    return (bytes + to - 1) / to * to;
}

/// The key that says how large blocks are.
std::string_view sizeKey(const JobSpec &job)
{
    return !job.bssplit.empty() ? "bssplit" : !job.bsrange.empty() ? "bsrange" : "bs";
}

Result<void> checkSizes(const JobSpec &job)
{
    if (!job.bssplit.empty() && !job.bsrange.empty())
        return conflict("bsrange", "bssplit", "bsrange=");
    const std::string_view key = sizeKey(job);
    const BlockSizes sizes = blockSizes(job);
    // The last part of a file that holds no whole block takes no part.
    if (sizes.largest > job.size / sizes.smallest * sizes.smallest)
        return conflict(key, "size", "size=" + formatSize(roundedUp(sizes.largest, sizes.smallest)));
    if (sizes.common % 512 != 0 && job.direct)
        return key == "bs" ? conflict("bs", "direct", "bs=" + formatSize((job.bs / 512 + 1) * 512))
                           : conflict(key, "direct", "direct=off");
    if (job.direct && job.offset % sizes.smallest != 0)
        return conflict("offset", key, "offset=" + formatSize(roundedUp(job.offset, sizes.smallest)));
    // Pinned memory of one job: buffers of every outstanding operation.
    constexpr std::uint64_t kMostBuffers = 4 * GiB;
    if (sizes.largest * std::uint64_t(job.iodepth) * std::uint64_t(job.numjobs) > kMostBuffers)
        return conflict("iodepth", key, std::string(key) + " × iodepth × numjobs ≤ " + formatSize(kMostBuffers));
    return {};
}

Result<void> checkOrder(const JobSpec &job)
{
    const bool drawn = job.randomDistribution != "random";
    if (drawn && !isRandom(job.rw))
        return conflict("random_distribution", "rw", "random_distribution=random");
    // Blocks of different sizes can't each come once.
    if (isRandom(job.rw) && !drawn && !job.norandommap && blockSizes(job).mix.varies())
        return conflict(sizeKey(job), "norandommap", "norandommap=on");
    if (job.loops > 1 && job.timeBased)
        return conflict("loops", "time_based", "loops=1");
    return {};
}

Result<void> checkWrites(const JobSpec &job)
{
    if (job.fsyncEvery > 0 && !doesWrite(job.rw))
        return conflict("fsync", "rw", "fsync=0");
    if (job.fdatasyncEvery > 0 && !doesWrite(job.rw))
        return conflict("fdatasync", "rw", "fdatasync=0");
    if (job.fdatasyncEvery > 0 && job.fsyncEvery > 0)
        return conflict("fdatasync", "fsync", "fdatasync=0");
    if (job.sync != OpenSync::None && !doesWrite(job.rw))
        return conflict("sync", "rw", "sync=none");
    if (job.zeroBuffers && job.compressPercentage > 0)
        return conflict("zero_buffers", "buffer_compress_percentage", "buffer_compress_percentage=0");
    if (job.zeroBuffers && job.dedupePercentage > 0)
        return conflict("zero_buffers", "dedupe_percentage", "dedupe_percentage=0");
    return {};
}

// An open loop asks at its times; who pauses does not.
Result<void> checkPace(const JobSpec &job)
{
    if (job.rate > 0 && job.rateIops > 0)
        return conflict("rate", "rate_iops", "rate=0");
    if (job.rateProcess == RateProcess::Poisson && !job.openLoop())
        return conflict("rate_process", "rate_iops", "rate_iops=1000");
    if (job.thinkTimeNs > 0 && job.openLoop())
        return conflict("thinktime", job.rate > 0 ? "rate" : "rate_iops", "thinktime=0");
    if (job.thinkTimeBlocks > 1 && job.thinkTimeNs == 0)
        return conflict("thinktime_blocks", "thinktime", "thinktime=1ms");
    return {};
}

} // namespace

Result<void> checkJob(const JobSpec &job)
{
    if (auto sizes = checkSizes(job); !sizes)
        return sizes;
    if (job.timeBased && job.runtimeNs == 0)
        return conflict("time_based", "runtime", "runtime=30s");
    // A ramp in a job that ends by size could swallow all of it.
    if (job.rampTimeNs > 0 && !job.timeBased)
        return conflict("ramp_time", "time_based", "time_based=on");
    if (job.ioengine == IoEngine::Psync && job.iodepth > 1)
        return conflict("iodepth", "ioengine", "ioengine=io_uring");
    if (auto pace = checkPace(job); !pace)
        return pace;
    if (auto order = checkOrder(job); !order)
        return order;
    return checkWrites(job);
}

} // namespace iolite::workloads
