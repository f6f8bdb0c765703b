// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/job/JobKeys.h"

#include "core/model/Units.h"

namespace iolite::workloads {

Result<void> checkJob(const JobSpec &job)
{
    if (job.bs > job.size)
        return conflict("bs", "size", "size=" + formatSize(job.bs));
    if (job.bs % 512 != 0 && job.direct)
        return conflict("bs", "direct", "bs=" + formatSize((job.bs / 512 + 1) * 512));
    if (job.timeBased && job.runtimeNs == 0)
        return conflict("time_based", "runtime", "runtime=30s");
    // A ramp in a job that ends by size could swallow all of it.
    if (job.rampTimeNs > 0 && !job.timeBased)
        return conflict("ramp_time", "time_based", "time_based=on");
    if (job.ioengine == IoEngine::Psync && job.iodepth > 1)
        return conflict("iodepth", "ioengine", "ioengine=io_uring");
    // Pinned memory of one job: buffers of every outstanding operation.
    constexpr std::uint64_t kMostBuffers = 4 * GiB;
    if (job.bs * std::uint64_t(job.iodepth) * std::uint64_t(job.numjobs) > kMostBuffers)
        return conflict("iodepth", "bs", "bs × iodepth × numjobs ≤ " + formatSize(kMostBuffers));
    if (job.rate > 0 && job.rateIops > 0)
        return conflict("rate", "rate_iops", "rate=0");
    if (job.rateProcess == RateProcess::Poisson && !job.openLoop())
        return conflict("rate_process", "rate_iops", "rate_iops=1000");
    // An open loop asks at its times; who pauses does not.
    if (job.thinkTimeNs > 0 && job.openLoop())
        return conflict("thinktime", job.rate > 0 ? "rate" : "rate_iops", "thinktime=0");
    if (job.thinkTimeBlocks > 1 && job.thinkTimeNs == 0)
        return conflict("thinktime_blocks", "thinktime", "thinktime=1ms");
    if (job.fsyncEvery > 0 && !doesWrite(job.rw))
        return conflict("fsync", "rw", "fsync=0");
    return {};
}

} // namespace iolite::workloads
