// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/job/JobKeys.h"

#include "core/model/Units.h"
#include "core/workloads/KeyTable.h"
#include "core/workloads/job/JobValues.h"

#include <algorithm>

namespace iolite::workloads {

namespace {

constexpr std::uint64_t kHourNs = 3'600'000'000'000ULL;
constexpr std::uint64_t kMaxSize = 16 * TiB;

bool isJobName(std::string_view value)
{
    return std::all_of(value.begin(), value.end(),
        [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; });
}

bool isDistribution(std::string_view value)
{
    return parseDistribution(value).has_value();
}

bool isSizeSplit(std::string_view value)
{
    return value.empty() || parseSizeSplit(value);
}

bool isSizeRange(std::string_view value)
{
    return value.empty() || parseSizeRange(value);
}

const KeyTable<JobSpec> &table()
{
    static const KeyTable<JobSpec> keys = [] {
        KeyTable<JobSpec> t;
        // A job's name is the first part of metric names.
        t.text("name", &JobSpec::name, 1, 40, isJobName, "letters a-z, digits and _ (1 to 40)")
            .choice("rw", &JobSpec::rw, {"read", "write", "randread", "randwrite", "readwrite", "randrw"})
            .integer("rwmixread", &JobSpec::rwmixread, 0, 100, "%")
            .size("bs", &JobSpec::bs, kLeastBlock, kMostBlock)
            .text("bssplit", &JobSpec::bssplit, 0, 400, isSizeSplit,
                "sizes from 512 to 64m with their shares, which add to 100 (4k/60:64k/40)")
            .text("bsrange", &JobSpec::bsrange, 0, 40, isSizeRange, "two sizes from 512 to 64m (4k-64k)")
            .size("size", &JobSpec::size, 4 * KiB, kMaxSize)
            .size("offset", &JobSpec::offset, 0, kMaxSize)
            .integer("loops", &JobSpec::loops, 1, 1'000'000)
            .integer("numjobs", &JobSpec::numjobs, 1, 1024)
            .integer("iodepth", &JobSpec::iodepth, 1, 4096)
            .choice("ioengine", &JobSpec::ioengine, {"psync", "io_uring"})
            .boolean("direct", &JobSpec::direct)
            .duration("runtime", &JobSpec::runtimeNs, 24 * kHourNs)
            .boolean("time_based", &JobSpec::timeBased)
            .duration("ramp_time", &JobSpec::rampTimeNs, kHourNs)
            .size("rate", &JobSpec::rate, 0, TiB)
            .integer("rate_iops", &JobSpec::rateIops, 0, 100'000'000)
            .choice("rate_process", &JobSpec::rateProcess, {"linear", "poisson"})
            .duration("thinktime", &JobSpec::thinkTimeNs, kHourNs)
            .integer("thinktime_blocks", &JobSpec::thinkTimeBlocks, 1, 1'000'000'000)
            .integer("fsync", &JobSpec::fsyncEvery, 0, 1'000'000'000)
            .integer("fdatasync", &JobSpec::fdatasyncEvery, 0, 1'000'000'000)
            .boolean("end_fsync", &JobSpec::endFsync)
            .choice("sync", &JobSpec::sync, {"none", "sync", "dsync"})
            .text("random_distribution", &JobSpec::randomDistribution, 1, 40, isDistribution,
                "random, zipf:THETA (0 to 10, not 1), pareto:H (0 to 1) or normal:PERCENT (0 to 100)")
            .boolean("norandommap", &JobSpec::norandommap)
            .boolean("invalidate", &JobSpec::invalidate)
            .choice("fallocate", &JobSpec::fallocate, {"none", "keep"})
            .boolean("zero_buffers", &JobSpec::zeroBuffers)
            .integer("buffer_compress_percentage", &JobSpec::compressPercentage, 0, 100, "%")
            .integer("dedupe_percentage", &JobSpec::dedupePercentage, 0, 100, "%")
            .integer("seed", &JobSpec::seed, 0, UINT64_MAX);
        return t;
    }();
    return keys;
}

} // namespace

std::span<const KeyInfo> jobKeys()
{
    return table().infos();
}

const KeyInfo *findJobKey(std::string_view key)
{
    return table().find(key);
}

Result<void> setJobValue(JobSpec &job, std::string_view key, std::string_view value)
{
    // fio's short form of the mixed pattern as well
    return table().set(job, key, key == "rw" && value == "rw" ? "readwrite" : value);
}

std::string jobValue(const JobSpec &job, std::string_view key)
{
    return table().value(job, key);
}

std::string_view accessWord(Access rw)
{
    return table().find("rw")->choices[std::size_t(rw)];
}

std::string_view engineWord(IoEngine engine)
{
    return table().find("ioengine")->choices[std::size_t(engine)];
}

} // namespace iolite::workloads
