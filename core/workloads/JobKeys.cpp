// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/JobKeys.h"

#include "core/model/Units.h"
#include "core/workloads/NearestWord.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace iolite::workloads {

namespace {

constexpr std::uint64_t kHourNs = 3'600'000'000'000ULL;
constexpr std::uint64_t kMaxSize = 16 * TiB;

struct AccessWord {
    Access access;
    std::string_view word;
};
constexpr std::array<AccessWord, 6> kAccess{
    {{Access::Read, "read"}, {Access::Write, "write"}, {Access::RandRead, "randread"}, {Access::RandWrite, "randwrite"},
        {Access::ReadWrite, "readwrite"}, {Access::RandRW, "randrw"}}};

const std::vector<KeyInfo> &table()
{
    static const std::vector<KeyInfo> keys{
        {"name", KeyType::Text, "", {}, 1, 40},
        {"rw", KeyType::Choice, "", {"read", "write", "randread", "randwrite", "readwrite", "randrw"}},
        {"rwmixread", KeyType::Integer, "%", {}, 0, 100},
        {"bs", KeyType::Size, "bytes", {}, 512, 64 * MiB},
        {"size", KeyType::Size, "bytes", {}, 4 * KiB, kMaxSize},
        {"numjobs", KeyType::Integer, "", {}, 1, 1024},
        {"iodepth", KeyType::Integer, "", {}, 1, 4096},
        {"ioengine", KeyType::Choice, "", {"io_uring", "psync"}},
        {"direct", KeyType::Boolean, "", {}},
        {"runtime", KeyType::Duration, "s", {}, 0, 24 * kHourNs},
        {"time_based", KeyType::Boolean, "", {}},
        {"ramp_time", KeyType::Duration, "s", {}, 0, kHourNs},
        {"fsync", KeyType::Integer, "", {}, 0, 1'000'000'000},
        {"end_fsync", KeyType::Boolean, "", {}},
        {"norandommap", KeyType::Boolean, "", {}},
        {"invalidate", KeyType::Boolean, "", {}},
        {"seed", KeyType::Integer, "", {}, 0, UINT64_MAX},
    };
    return keys;
}

std::string joined(const std::vector<std::string_view> &words)
{
    std::string text;
    for (std::string_view word : words) {
        if (!text.empty())
            text += ", ";
        text += word;
    }
    return text;
}

// What would be right, for the error: written like the value itself.
std::string rangeText(const KeyInfo &info)
{
    switch (info.type) {
    case KeyType::Choice:
        return joined(info.choices);
    case KeyType::Integer:
        return std::to_string(info.min) + "…" + std::to_string(info.max);
    case KeyType::Size:
        return formatSize(info.min) + "…" + formatSize(info.max);
    case KeyType::Duration:
        return "0…" + formatDuration(std::int64_t(info.max));
    case KeyType::Boolean:
        return "on, off";
    case KeyType::Text:
        return "letters a-z, digits and _ (1 to 40)";
    }
    return {};
}

Error invalid(const KeyInfo &info, std::string_view value)
{
    Error error;
    error.code = ErrorCode::InvalidValue;
    error.subject = std::string(info.key);
    error.detail = std::string(value);
    error.expected = rangeText(info);
    return error;
}

Result<std::uint64_t> parseInteger(const KeyInfo &info, std::string_view value)
{
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (value.empty() || error != std::errc() || end != value.data() + value.size())
        return invalid(info, value);
    return number;
}

Result<bool> parseBoolean(const KeyInfo &info, std::string_view value)
{
    // A bare key means "on", as in fio job files.
    for (std::string_view word : {"on", "1", "true", "yes", ""})
        if (value == word)
            return true;
    for (std::string_view word : {"off", "0", "false", "no"})
        if (value == word)
            return false;
    return invalid(info, value);
}

// Numbers of every kind come down to one unsigned integer in the key's base unit.
Result<std::uint64_t> parseNumber(const KeyInfo &info, std::string_view value)
{
    std::uint64_t number = 0;
    if (info.type == KeyType::Duration) {
        const auto ns = parseDuration(info.key, value);
        if (!ns)
            return ns.error();
        number = std::uint64_t(*ns);
    } else {
        const auto parsed = info.type == KeyType::Size ? parseSize(info.key, value) : parseInteger(info, value);
        if (!parsed)
            return parsed.error();
        number = *parsed;
    }
    if (number < info.min || number > info.max)
        return invalid(info, value);
    return number;
}

bool isJobName(std::string_view value)
{
    return !value.empty() && value.size() <= 40 && std::all_of(value.begin(), value.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
    });
}

void assignNumber(JobSpec &job, std::string_view key, std::uint64_t n)
{
    if (key == "rwmixread")
        job.rwmixread = int(n);
    else if (key == "bs")
        job.bs = n;
    else if (key == "size")
        job.size = n;
    else if (key == "numjobs")
        job.numjobs = int(n);
    else if (key == "iodepth")
        job.iodepth = int(n);
    else if (key == "runtime")
        job.runtimeNs = std::int64_t(n);
    else if (key == "ramp_time")
        job.rampTimeNs = std::int64_t(n);
    else if (key == "fsync")
        job.fsyncEvery = n;
    else if (key == "seed")
        job.seed = n;
}

bool *flagOf(JobSpec &job, std::string_view key)
{
    if (key == "direct")
        return &job.direct;
    if (key == "time_based")
        return &job.timeBased;
    if (key == "end_fsync")
        return &job.endFsync;
    if (key == "norandommap")
        return &job.norandommap;
    if (key == "invalidate")
        return &job.invalidate;
    return nullptr;
}

} // namespace

std::span<const KeyInfo> jobKeys()
{
    return table();
}

const KeyInfo *findJobKey(std::string_view key)
{
    for (const KeyInfo &info : table())
        if (info.key == key)
            return &info;
    return nullptr;
}

Result<void> setJobValue(JobSpec &job, std::string_view key, std::string_view value)
{
    const KeyInfo *info = findJobKey(key);
    if (!info) {
        Error error;
        error.code = ErrorCode::UnknownKey;
        error.subject = std::string(key);
        std::vector<std::string_view> known;
        for (const KeyInfo &each : table())
            known.push_back(each.key);
        error.expected = std::string(nearestWord(key, known));
        return error;
    }
    switch (info->type) {
    case KeyType::Text:
        if (!isJobName(value))
            return invalid(*info, value);
        job.name = std::string(value);
        return {};
    case KeyType::Choice:
        if (key == "rw") {
            for (const AccessWord &word : kAccess) {
                // fio's short forms of the mixed patterns as well
                if (word.word == value || (value == "rw" && word.access == Access::ReadWrite)) {
                    job.rw = word.access;
                    return {};
                }
            }
            return invalid(*info, value);
        }
        if (value == "psync")
            job.ioengine = IoEngine::Psync;
        else if (value == "io_uring")
            job.ioengine = IoEngine::IoUring;
        else
            return invalid(*info, value);
        return {};
    case KeyType::Boolean: {
        const auto flag = parseBoolean(*info, value);
        if (!flag)
            return flag.error();
        *flagOf(job, key) = *flag;
        return {};
    }
    case KeyType::Integer:
    case KeyType::Size:
    case KeyType::Duration: {
        const auto number = parseNumber(*info, value);
        if (!number)
            return number.error();
        assignNumber(job, key, *number);
        return {};
    }
    }
    return {};
}

std::string jobValue(const JobSpec &job, std::string_view key)
{
    if (key == "name")
        return job.name;
    if (key == "rw")
        return std::string(accessWord(job.rw));
    if (key == "rwmixread")
        return std::to_string(job.rwmixread);
    if (key == "bs")
        return formatSize(job.bs);
    if (key == "size")
        return formatSize(job.size);
    if (key == "numjobs")
        return std::to_string(job.numjobs);
    if (key == "iodepth")
        return std::to_string(job.iodepth);
    if (key == "ioengine")
        return std::string(engineWord(job.ioengine));
    if (key == "runtime")
        return formatDuration(job.runtimeNs);
    if (key == "ramp_time")
        return formatDuration(job.rampTimeNs);
    if (key == "fsync")
        return std::to_string(job.fsyncEvery);
    if (key == "seed")
        return std::to_string(job.seed);
    JobSpec copy = job;
    if (const bool *flag = flagOf(copy, key))
        return *flag ? "on" : "off";
    return {};
}

std::string_view accessWord(Access rw)
{
    for (const AccessWord &word : kAccess)
        if (word.access == rw)
            return word.word;
    return {};
}

std::string_view engineWord(IoEngine engine)
{
    return engine == IoEngine::Psync ? "psync" : "io_uring";
}

} // namespace iolite::workloads
