// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/tools/FsMarkText.h"

#include "core/workloads/fs_mark/FsMarkCommand.h"
#include "core/workloads/fs_mark/FsMarkFigures.h"
#include "core/workloads/fs_mark/FsMarkMetrics.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdarg>
#include <cstdio>
#include <ctime>
#include <functional>

namespace iolite::formats {

namespace {

constexpr const char *kSummaryVersion = "3.3-2015";

constexpr std::array<const char *, 7> kMethods{
    "NO SYNC: Test does not issue sync() or fsync() calls.",
    "INBAND FSYNC: fsync() per file in write loop.",
    "SYSTEM SYNC/SINGLE FSYNC: Issue sync() after main write loop and 1 file fsync() per subdirectory.",
    "POST REVERSE: Reopen and fsync() each file in reverse order after main write loop.",
    "SYNC POST REVERSE: Issue sync() and then reopen and fsync() each file in reverse order after main write loop.",
    "POST: Reopen and fsync() each file in order after main write loop.",
    "SYNC POST: Issue sync() and then reopen and fsync() each file in order after main write loop.",
};
constexpr std::array<const char *, 6> kCalls{"creat", "write", "fsync", "sync", "close", "unlink"};

[[gnu::format(printf, 1, 2)]] std::string print(const char *format, ...)
{
    std::array<char, 400> text{};
    va_list arguments;
    va_start(arguments, format);
    const int length = std::vsnprintf(text.data(), text.size(), format, arguments);
    va_end(arguments);
    return {text.data(), std::size_t(std::clamp(length, 0, int(text.size()) - 1))};
}

// As ctime() writes it, but in no locale.
std::string dateText(std::int64_t startedMs)
{
    static constexpr const char *days[] = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    static constexpr const char *months[] = {
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    const auto seconds = std::time_t(startedMs / 1000);
    std::tm t{};
    localtime_r(&seconds, &t);
    return print("%s %s %2d %02d:%02d:%02d %d", days[t.tm_wday], months[t.tm_mon], t.tm_mday, t.tm_hour, t.tm_min,
        t.tm_sec, t.tm_year + 1900);
}

// The tool's clock has microseconds, and what is below is cut off.
unsigned long long wholeUs(double us)
{
    return us > 0 ? static_cast<unsigned long long>(us + 1e-6) : 0ULL;
}

class FsMarkPrinter : public ToolPrinter {
public:
    explicit FsMarkPrinter(const workloads::ToolCommand &command)
        : m_summary(command.version == kSummaryVersion)
    {
        if (const auto *spec = std::get_if<FsMarkSpec>(&command.workload.classic))
            m_spec = *spec;
        if (const auto words = workloads::fsMarkCommandLine(command))
            for (const std::string &word : *words)
                m_command += " " + word + " ";
    }

    void event(const Event &event, ToolStreams &streams) override
    {
        if (const auto *started = std::get_if<RunStarted>(&event)) {
            if (!m_begun)
                header(started->run->startedMs, streams.out);
            m_begun = true;
        } else if (const auto *finished = std::get_if<PhaseFinished>(&event)) {
            phase(*finished->phase, streams.out);
        }
    }
    void end(ToolStreams &streams) override
    {
        if (m_summary && !m_rates.empty())
            summary(streams.out);
    }

private:
    void header(std::int64_t startedMs, std::string &out) const;
    void phase(const PhaseResult &phase, std::string &out);
    void row(const PhaseResult *unlink, std::string &out);
    void summary(std::string &out);

    FsMarkSpec m_spec;
    std::string m_command;
    bool m_summary;
    bool m_begun = false;
    PhaseResult m_files; // of the present loop
    std::uint64_t m_count = 0;
    std::vector<unsigned> m_rates;
};

void FsMarkPrinter::header(std::int64_t startedMs, std::string &out) const
{
    out += "\n# " + m_command + "\n";
    out += print("#\tVersion 3.3, %d thread(s) starting at ", m_spec.threads) + dateText(startedMs) + "\n";
    out += std::string("#\tSync method: ") + kMethods[std::size_t(m_spec.sync)] + "\n";
    if (m_spec.subdirs == 0)
        out += "#\tDirectories:  no subdirectories used\n";
    else if (m_spec.filesPerSubdir > 0)
        out += print("#\tDirectories:  Round Robin between directories across %u subdirectories with %llu files per "
                     "subdirectory.\n",
            m_spec.subdirs, static_cast<unsigned long long>(m_spec.filesPerSubdir));
    else
        out += print("#\tDirectories:  Time based hash between directories across %u subdirectories with 180 seconds "
                     "per subdirectory.\n",
            m_spec.subdirs);
    out += print("#\tFile names: %u bytes long, (%u initial bytes of time stamp with %u random bytes at end of name)\n",
        m_spec.nameLength, m_spec.nameLength - m_spec.randomLength, m_spec.randomLength);
    out += print("#\tFiles info: size %llu bytes, written with an IO size of %llu bytes per write\n",
        static_cast<unsigned long long>(m_spec.size), static_cast<unsigned long long>(m_spec.writeSize));
    out += "#\tApp overhead is time in microseconds spent in the test not doing file writing related system calls.\n";
    if (m_spec.verbose)
        out += "#\tAll system call times are reported in microseconds.\n";
    out += print("\n%6s %12s %12s %12s %16s", "FSUse%", "Count", "Size", "Files/sec", "App Overhead");
    if (m_spec.verbose)
        for (const char *call : {"CREAT", "WRITE", "FSYNC", "SYNC", "CLOSE", "UNLINK"})
            out += print(" %26s", (std::string(call) + " (Min/Avg/Max)").c_str());
    out += "\n";
}

void FsMarkPrinter::phase(const PhaseResult &phase, std::string &out)
{
    if (!phase.complete)
        return; // the tool ends without a row as well
    if (phase.info.test == workloads::kFsMarkFiles) {
        m_files = phase;
        m_count += phase[Direction::Item].ops;
        if (m_spec.keep)
            row(nullptr, out);
    } else if (phase.info.test == workloads::kFsMarkUnlink) {
        row(&phase, out);
    }
}

void FsMarkPrinter::row(const PhaseResult *unlink, std::string &out)
{
    using workloads::fsMarkFigure;
    const double rate = workloads::fsMarkRate(m_files);
    m_rates.push_back(unsigned(std::min(rate, 4e9)));
    out += print("%6u %12llu %12llu %12.1f %16llu",
        unsigned(fsMarkFigure(unlink ? *unlink : m_files, "fs.use_percent")), static_cast<unsigned long long>(m_count),
        static_cast<unsigned long long>(m_spec.size), rate, wholeUs(fsMarkFigure(m_files, "app_overhead.us")));
    if (m_spec.verbose)
        for (const std::string call : kCalls)
            for (const char *what : {".min_us", ".avg_us", ".max_us"})
                out +=
                    print(" %8llu", wholeUs(fsMarkFigure(unlink && call == "unlink" ? *unlink : m_files, call + what)));
    out += "\n";
}

// Of the truncated rates, from fast to slow: p99 is the slow end.
void FsMarkPrinter::summary(std::string &out)
{
    double sum = 0;
    for (const unsigned rate : m_rates)
        sum += rate;
    out += print("Average Files/sec: %12.1f\n", sum / double(m_rates.size()));
    std::sort(m_rates.begin(), m_rates.end(), std::greater<>());
    for (const unsigned percent : {50U, 90U, 99U})
        out += print("p%u Files/sec: %u\n", percent, m_rates[m_rates.size() * percent / 100]);
}

} // namespace

std::unique_ptr<ToolPrinter> fsMarkPrinter(const workloads::ToolCommand &command)
{
    return std::make_unique<FsMarkPrinter>(command);
}

std::vector<std::string> fsMarkVersions()
{
    return {"3.3", kSummaryVersion};
}

} // namespace iolite::formats
