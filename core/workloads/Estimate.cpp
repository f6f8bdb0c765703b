// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/Estimate.h"

#include "core/model/Units.h"
#include "core/system/TargetInspector.h"
#include "core/workloads/JobKeys.h"
#include "core/workloads/JobPhases.h"

#include <algorithm>
#include <map>
#include <set>

namespace iolite::workloads {

namespace {

// Assumed only to give a time where an amount decides: a plain SATA disk.
constexpr double kAssumedBytesPerSecond = 150e6;

// Files are kept from job to job and numbered by worker: what each worker's file grows to.
std::map<int, std::uint64_t> fileSizes(const WorkloadSpec &workload)
{
    std::map<int, std::uint64_t> sizes;
    for (const JobSpec &job : workload.jobs)
        for (int worker = 0; worker < job.numjobs; ++worker)
            sizes[worker] = std::max(sizes[worker], layoutBytes(job));
    return sizes;
}

// A size that fits into the free space with a tenth to spare, as a setting; empty where not even one block does.
std::string fittingSize(const WorkloadSpec &workload, std::uint64_t freeBytes)
{
    std::uint64_t files = 1;
    std::uint64_t largestBlock = 4 * KiB;
    for (const JobSpec &job : workload.jobs) {
        files = std::max(files, std::uint64_t(job.numjobs));
        largestBlock = std::max(largestBlock, job.bs);
    }
    std::uint64_t each = freeBytes / 10 * 9 / files;
    each -= each % (each >= 4 * GiB ? GiB : each >= MiB ? MiB : 4 * KiB);
    return each >= largestBlock ? "size=" + formatSize(each) : std::string();
}

} // namespace

Estimate estimate(const WorkloadSpec &workload)
{
    Estimate result;
    for (const auto &[worker, size] : fileSizes(workload))
        result.spaceBytes += size;
    double seconds = 0;
    result.secondsAreBound = true;
    std::map<int, std::uint64_t> written;
    for (const JobSpec &job : workload.jobs) {
        const std::uint64_t amount = job.size / job.bs * job.bs * std::uint64_t(job.numjobs);
        for (int worker = 0; worker < job.numjobs; ++worker) {
            std::uint64_t &have = written[worker];
            if (needsLayout(job) && have < layoutBytes(job)) {
                result.layoutBytes += layoutBytes(job);
                have = layoutBytes(job);
            } else if (!needsLayout(job) && !job.timeBased && job.runtimeNs == 0) {
                have = std::max(have, job.size);
            }
        }
        if (job.runtimeNs > 0) {
            seconds += double(job.runtimeNs + job.rampTimeNs) * 1e-9;
        } else {
            seconds += double(amount) / kAssumedBytesPerSecond;
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

std::vector<std::string> cautions(const WorkloadSpec &workload, const TargetFacts &target, std::uint64_t memoryBytes)
{
    std::vector<std::string> notes = target.notes;
    std::uint64_t largest = 0;
    bool bufferedRead = false;
    bool bufferedWrite = false;
    for (const JobSpec &job : workload.jobs) {
        if (job.direct)
            continue;
        largest = std::max(largest, job.size * std::uint64_t(job.numjobs));
        bufferedRead |= doesRead(job.rw);
        bufferedWrite |= doesWrite(job.rw) && !job.endFsync && job.fsyncEvery == 0;
    }
    // Twice the memory is the old rule: then at most half of the reads can come from the cache.
    if (bufferedRead && largest < 2 * memoryBytes)
        notes.push_back("fits-in-memory: " + formatSize(largest) + " " + std::to_string(memoryBytes));
    if (bufferedWrite)
        notes.push_back("buffered-write-without-fsync");
    return notes;
}

std::vector<Error> obstacles(const WorkloadSpec &workload, const TargetFacts &target)
{
    std::vector<Error> errors;
    for (const JobSpec &job : workload.jobs)
        if (auto checked = checkJob(job);
            !checked && std::find(errors.begin(), errors.end(), checked.error()) == errors.end())
            errors.push_back(checked.error());
    if (auto writable = system::checkWritable(target); !writable) {
        errors.push_back(writable.error());
        return errors;
    }
    const std::uint64_t needed = estimate(workload).spaceBytes;
    if (needed > target.freeBytes) {
        Error error;
        error.code = ErrorCode::NotEnoughSpace;
        error.subject = target.path;
        error.needed = needed;
        error.available = target.freeBytes;
        error.expected = fittingSize(workload, target.freeBytes);
        errors.push_back(error);
        return errors;
    }
    std::set<std::uint64_t> directSizes;
    for (const JobSpec &job : workload.jobs)
        if (job.direct)
            directSizes.insert(job.bs);
    for (std::uint64_t bs : directSizes) {
        if (auto direct = system::probeDirect(target, bs); !direct) {
            errors.push_back(direct.error());
            break;
        }
    }
    return errors;
}

} // namespace iolite::workloads
