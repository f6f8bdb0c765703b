// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/job/FioJobFile.h"

#include "core/workloads/Brief.h"
#include "core/workloads/job/JobKeys.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace iolite::workloads {

namespace {

// Keys that change nothing of what is measured, or that belong to fio's own output.
constexpr std::array<std::string_view, 34> kWithoutMeaning{"allrandrepeat", "bwavgtime", "clat_percentiles",
    "clocksource", "create_on_open", "create_serialize", "description", "disable_clat", "disable_lat", "disable_slat",
    "disk_util", "group_reporting", "gtod_cpu", "iopsavgtime", "lat_percentiles", "log_avg_msec", "log_hist_msec",
    "minimal", "name", "new_group", "percentile_list", "per_job_logs", "randrepeat", "refill_buffers",
    "scramble_buffers", "slat_percentiles", "status-interval", "thread", "unlink", "unified_rw_reporting", "wait_for",
    "write_bw_log", "write_iops_log", "write_lat_log"};

// Where the files are is the target's business.
constexpr std::array<std::string_view, 4> kPlaces{"directory", "filename", "filename_format", "opendir"};

struct Synonym {
    std::string_view fio;
    std::string_view ours;
};
constexpr Synonym kSynonyms[] = {{"readwrite", "rw"}, {"blocksize", "bs"}, {"randseed", "seed"}};

// As near as it gets; a remark says so.
constexpr Synonym kEngines[] = {{"libaio", "io_uring"}, {"posixaio", "io_uring"}, {"sync", "psync"}, {"vsync", "psync"},
    {"pvsync", "psync"}, {"pvsync2", "psync"}};

// Words of other keys with the same meaning.
struct WordOf {
    std::string_view key;
    std::string_view fio;
    std::string_view ours;
};
constexpr WordOf kWords[] = {{"fallocate", "posix", "keep"}, {"fallocate", "native", "keep"},
    {"fallocate", "1", "keep"}, {"fallocate", "0", "none"}, {"fallocate", "truncate", "none"}, {"sync", "1", "sync"},
    {"sync", "0", "none"}};

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r");
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

// A binary file has lines of any length.
std::string brief(std::string_view text)
{
    return workloads::brief(text, 60);
}

bool isNumber(std::string_view text)
{
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

std::string lowered(std::string_view text)
{
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(),
        [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; });
    return result;
}

// First part of metric names: letters, digits and _.
std::string jobName(std::string_view section)
{
    std::string name = lowered(section.substr(0, 40));
    for (char &c : name)
        if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')))
            c = '_';
    return name;
}

JobSpec fioDefaults()
{
    JobSpec job;
    job.rw = Access::Read;
    job.ioengine = IoEngine::Psync;
    job.direct = false;
    job.size = 0; // fio has none
    return job;
}

class Reader {
public:
    Reader(const std::string &fileName, bool ignoreUnknown)
        : m_fileName(fileName)
        , m_ignoreUnknown(ignoreUnknown)
    {
    }

    Result<FioJobFile> read(std::string_view text)
    {
        for (std::size_t at = 0; at <= text.size() && !m_error;) {
            const std::size_t end = std::min(text.find('\n', at), text.size());
            ++m_line;
            line(trimmed(text.substr(at, end - at)));
            at = end + 1;
        }
        endSection();
        if (!m_error && m_file.jobs.empty())
            fail("no job in it: a job begins with its name in brackets", 0);
        if (m_error)
            return *m_error;
        return std::move(m_file);
    }

private:
    void line(std::string_view text)
    {
        if (text.empty() || text.front() == ';' || text.front() == '#')
            return;
        if (text.front() == '[') {
            const std::size_t end = text.find(']');
            if (end == std::string_view::npos || end == 1)
                return fail("a section is a name in brackets, for example [job1]");
            return beginSection(text.substr(1, end - 1));
        }
        if (m_section.empty())
            return fail("'" + brief(text) + "' stands before the first section, for example [global]");
        const std::size_t equals = text.find('=');
        const std::string key = lowered(trimmed(text.substr(0, equals)));
        set(key,
            equals == std::string_view::npos ? std::optional<std::string_view>() : trimmed(text.substr(equals + 1)));
    }

    void beginSection(std::string_view name)
    {
        endSection();
        m_section = name;
        m_sectionLine = m_line;
        m_isGlobal = name == "global";
        m_job = m_global;
        m_job.name = jobName(name);
        m_stonewall = m_globalStonewall;
    }

    void endSection()
    {
        if (m_section.empty() || m_error)
            return;
        if (m_isGlobal) {
            m_global = m_job;
            m_globalStonewall = m_stonewall;
            return;
        }
        if (!m_file.jobs.empty() && !m_stonewall) {
            if (!m_ignoreUnknown)
                return fail("fio runs job '" + brief(m_section)
                        + "' at the same time as the one before it; here jobs follow each other. Write stonewall in it "
                          "if that is meant",
                    m_sectionLine);
            remark("fio-one-after-the-other: " + brief(m_section));
        }
        if (m_job.size == 0)
            return fail("job '" + brief(m_section) + "' has no size", m_sectionLine);
        if (const auto checked = checkJob(m_job); !checked) {
            const Error &error = checked.error();
            return fail("job '" + brief(m_section) + "': " + error.subject + " does not go with " + error.detail
                    + (error.expected.empty() ? "" : "; right would be " + error.expected),
                m_sectionLine);
        }
        m_file.jobs.push_back(m_job);
    }

    void set(const std::string &key, std::optional<std::string_view> value)
    {
        if (key == "stonewall" || key == "wait_for_previous") {
            m_stonewall = isOn(value);
            return;
        }
        if (std::find(kWithoutMeaning.begin(), kWithoutMeaning.end(), key) != kWithoutMeaning.end())
            return;
        if (!findJobKey(key) && std::find(kPlaces.begin(), kPlaces.end(), key) != kPlaces.end())
            return remark("fio-ignored-key: " + brief(key));
        if (key == "buffered") {
            m_job.direct = !isOn(value);
            return;
        }
        if (key == "rwmixwrite")
            return mixWrite(value.value_or(""));
        std::string ours = key;
        for (const Synonym &synonym : kSynonyms)
            if (key == synonym.fio)
                ours = synonym.ours;
        const KeyInfo *info = findJobKey(ours);
        if (!info || ours == "name") {
            if (m_ignoreUnknown)
                return remark("fio-ignored-key: " + brief(key));
            return fail("Iolite has no '" + brief(key) + "'");
        }
        const std::string text = valueText(*info, value);
        if (m_error)
            return;
        if (const auto done = setJobValue(m_job, ours, text); !done)
            fail(key + " can't be '" + brief(value.value_or("")) + "'; possible: " + done.error().expected);
    }

    // A value in our spelling.
    std::string valueText(const KeyInfo &info, std::optional<std::string_view> value)
    {
        std::string text = lowered(value.value_or(""));
        for (const WordOf &word : kWords)
            if (info.key == word.key && text == word.fio)
                return std::string(word.ours);
        if (info.key == "ioengine") {
            for (const Synonym &word : kEngines) {
                if (text == word.fio) {
                    remark("fio-engine: " + text + " " + std::string(word.ours));
                    return std::string(word.ours);
                }
            }
        } else if (info.type == KeyType::Size) {
            if (text.find(',') != std::string::npos)
                fail(std::string(info.key) + "=" + brief(text) + ": one value for reads and writes alike, please");
            if (text.ends_with("b") && !text.ends_with("ib"))
                text.pop_back();
        } else if (info.type == KeyType::Duration && isNumber(text)) {
            text += info.key == "thinktime" ? "us" : "s";
        }
        return text;
    }

    void mixWrite(std::string_view text)
    {
        int percent = -1;
        const auto parsed = std::from_chars(text.data(), text.data() + text.size(), percent);
        if (parsed.ec != std::errc() || parsed.ptr != text.data() + text.size() || percent < 0 || percent > 100)
            return fail("rwmixwrite can't be '" + brief(text) + "'; possible: 0…100");
        m_job.rwmixread = 100 - percent;
    }

    static bool isOn(std::optional<std::string_view> value) { return !value || (*value != "0" && *value != "false"); }

    void remark(const std::string &text)
    {
        if (std::find(m_file.remarks.begin(), m_file.remarks.end(), text) == m_file.remarks.end())
            m_file.remarks.push_back(text);
    }
    void fail(const std::string &what) { fail(what, m_line); }
    void fail(const std::string &what, int line)
    {
        if (m_error)
            return;
        m_error.emplace();
        m_error->code = ErrorCode::BadFile;
        m_error->subject = m_fileName;
        m_error->detail = line > 0 ? "line " + std::to_string(line) + ": " + what : what;
    }

    const std::string &m_fileName;
    bool m_ignoreUnknown;
    FioJobFile m_file;
    std::optional<Error> m_error;
    int m_line = 0;
    std::string_view m_section;
    int m_sectionLine = 0;
    bool m_isGlobal = false;
    JobSpec m_global = fioDefaults();
    JobSpec m_job;
    bool m_globalStonewall = false;
    bool m_stonewall = false;
};

} // namespace

Result<FioJobFile> parseFioJobs(std::string_view text, const std::string &fileName, bool ignoreUnknown)
{
    return Reader(fileName, ignoreUnknown).read(text);
}

} // namespace iolite::workloads
