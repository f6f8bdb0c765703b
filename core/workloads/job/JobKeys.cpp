// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/job/JobKeys.h"

#include "core/model/Units.h"
#include "core/workloads/KeyTable.h"

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

const KeyTable<JobSpec> &table()
{
    static const KeyTable<JobSpec> keys = [] {
        KeyTable<JobSpec> t;
        t.text("name", &JobSpec::name, 1, 40, isJobName)
            .choice("rw", &JobSpec::rw, {"read", "write", "randread", "randwrite", "readwrite", "randrw"})
            .integer("rwmixread", &JobSpec::rwmixread, 0, 100, "%")
            .size("bs", &JobSpec::bs, 512, 64 * MiB)
            .size("size", &JobSpec::size, 4 * KiB, kMaxSize)
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
            .boolean("end_fsync", &JobSpec::endFsync)
            .boolean("norandommap", &JobSpec::norandommap)
            .boolean("invalidate", &JobSpec::invalidate)
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
