// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/job/JobWorkload.h"

#include "core/model/Units.h"
#include "core/workloads/job/JobKeys.h"
#include "core/workloads/job/JobMetrics.h"
#include "core/workloads/job/JobPhases.h"
#include "core/workloads/job/JobScript.h"
#include "core/workloads/job/JobValues.h"

#include <algorithm>
#include <map>
#include <set>

namespace iolite::workloads {

namespace {

// Files are kept from job to job and numbered by worker: what each worker's file grows to.
std::map<int, std::uint64_t> fileSizes(const WorkloadSpec &workload)
{
    std::map<int, std::uint64_t> sizes;
    for (const JobSpec &job : workload.jobs)
        for (int worker = 0; worker < job.numjobs; ++worker)
            sizes[worker] = std::max(sizes[worker], layoutBytes(job));
    return sizes;
}

// What all workers are asked for.
double bytesPerSecond(const JobSpec &job)
{
    const double each = job.rate > 0 ? double(job.rate)
        : job.rateIops > 0           ? double(job.rateIops) * double(job.bs)
                                     : kAssumedBytesPerSecond;
    return each * double(job.numjobs);
}

class JobWorkload : public Workload {
public:
    std::string_view id() const override { return "job"; }
    WorkloadSpec defaults() const override
    {
        WorkloadSpec spec;
        spec.jobs.emplace_back();
        return spec;
    }
    std::span<const KeyInfo> keys() const override { return jobKeys(); }
    Result<void> set(WorkloadSpec &spec, std::string_view key, std::string_view value) const override
    {
        for (JobSpec &job : spec.jobs)
            if (auto set = setJobValue(job, key, value); !set)
                return set;
        return {};
    }
    std::string value(const WorkloadSpec &spec, std::string_view key) const override
    {
        return spec.jobs.empty() ? std::string() : jobValue(spec.jobs.front(), key);
    }
    Result<void> check(const WorkloadSpec &spec) const override
    {
        for (const JobSpec &job : spec.jobs)
            if (auto checked = checkJob(job); !checked)
                return checked;
        return {};
    }
    Estimate estimate(const WorkloadSpec &spec) const override;
    std::vector<std::string> cautions(const WorkloadSpec &spec, std::uint64_t memoryBytes) const override;
    std::string fitting(const WorkloadSpec &spec, std::uint64_t freeBytes) const override;
    std::vector<std::uint64_t> directSizes(const WorkloadSpec &spec) const override
    {
        std::set<std::uint64_t> sizes;
        for (const JobSpec &job : spec.jobs)
            if (job.direct) {
                const BlockSizes each = blockSizes(job);
                sizes.insert({each.common, each.smallest, each.largest});
            }
        return {sizes.begin(), sizes.end()};
    }
    std::uint64_t inodes(const WorkloadSpec &spec) const override { return fileSizes(spec).size() + 1; }
    std::unique_ptr<Script> script(const WorkloadSpec &spec, ScriptPlace place) const override
    {
        return std::make_unique<JobScript>(spec.jobs, std::move(place));
    }
    std::vector<Metric> metrics(const Run &run) const override { return jobMetrics(run); }
};

Estimate JobWorkload::estimate(const WorkloadSpec &workload) const
{
    Estimate result;
    for (const auto &[worker, size] : fileSizes(workload))
        result.spaceBytes += size;
    double seconds = 0;
    result.secondsAreBound = true;
    std::map<int, WrittenFile> written;
    for (const JobSpec &job : workload.jobs) {
        const std::uint64_t amount = plannedBytes(job);
        for (int worker = 0; worker < job.numjobs; ++worker) {
            WrittenFile &have = written[worker];
            if (needsLayout(job) && !have.serves(job)) {
                result.layoutBytes += layoutBytes(job);
                have.extend(job, 0, layoutBytes(job));
            } else if (!needsLayout(job) && !job.timeBased && job.runtimeNs == 0) {
                have.extend(job, job.offset, regionEnd(job));
            }
        }
        if (job.runtimeNs > 0) {
            seconds += double(job.runtimeNs + job.rampTimeNs) * 1e-9;
        } else {
            seconds += double(amount) / std::min(bytesPerSecond(job), kAssumedBytesPerSecond);
            result.secondsAreBound = false;
        }
        if (doesWrite(job.rw)) {
            if (job.timeBased)
                result.writesUnbounded = true;
            else
                result.writtenBytesMin += isMixed(job.rw) ? amount / 100 * std::uint64_t(100 - job.rwmixread) : amount;
        }
    }
    result.writtenBytesMin += result.layoutBytes;
    seconds += double(result.layoutBytes) / kAssumedBytesPerSecond;
    result.seconds = std::int64_t(seconds + 0.5);
    return result;
}

std::vector<std::string> JobWorkload::cautions(const WorkloadSpec &workload, std::uint64_t memoryBytes) const
{
    std::vector<std::string> notes;
    std::uint64_t largest = 0;
    bool bufferedRead = false;
    bool bufferedWrite = false;
    for (const JobSpec &job : workload.jobs) {
        if (job.direct)
            continue;
        largest = std::max(largest, job.size * std::uint64_t(job.numjobs));
        bufferedRead |= doesRead(job.rw);
        bufferedWrite |= doesWrite(job.rw) && !job.endFsync && job.fsyncEvery == 0 && job.fdatasyncEvery == 0
            && job.sync == OpenSync::None;
    }
    if (bufferedRead && largest < 2 * memoryBytes)
        notes.push_back(fitsInMemory(largest, memoryBytes));
    if (bufferedWrite)
        notes.emplace_back("buffered-write-without-fsync");
    return notes;
}

std::string JobWorkload::fitting(const WorkloadSpec &workload, std::uint64_t freeBytes) const
{
    std::uint64_t files = 1;
    std::uint64_t largestBlock = 4 * KiB;
    std::uint64_t before = 0;
    for (const JobSpec &job : workload.jobs) {
        files = std::max(files, std::uint64_t(job.numjobs));
        largestBlock = std::max(largestBlock, blockSizes(job).largest);
        before = std::max(before, job.offset);
    }
    const std::uint64_t each = fittingBytes(freeBytes, files);
    return each >= before + largestBlock ? "size=" + formatSize(each - before) : std::string();
}

} // namespace

const Workload &jobWorkload()
{
    static const JobWorkload workload;
    return workload;
}

} // namespace iolite::workloads
