// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/tools/TimeText.h"

#include <cstdarg>
#include <cstdio>
#include <unistd.h>

namespace iolite::formats {
namespace {

constexpr std::uint64_t kNsPerHundredth = 10'000'000;

// No number in these texts has a decimal point of its own, so no locale can get in.
[[gnu::format(printf, 1, 2)]] std::string printed(const char *format, ...)
{
    char text[256];
    va_list values;
    va_start(values, format);
    std::vsnprintf(text, sizeof text, format, values);
    va_end(values);
    return text;
}

/// Cut off, not rounded, as time does.
std::string seconds(std::uint64_t ns)
{
    const unsigned long long hundredths = ns / kNsPerHundredth;
    return printed("%llu.%02llu", hundredths / 100, hundredths % 100);
}

std::string elapsed(std::uint64_t ns)
{
    const unsigned long long hundredths = ns / kNsPerHundredth;
    const unsigned long long whole = hundredths / 100;
    if (whole >= 3600)
        return printed("%llu:%02llu:%02llu", whole / 3600, whole / 60 % 60, whole % 60);
    return printed("%llu:%02llu.%02llu", whole / 60, whole % 60, hundredths % 100);
}

std::string cpu(std::uint64_t usedNs, std::uint64_t elapsedNs)
{
    // Milliseconds; microseconds where a run is that short.
    const std::uint64_t step = elapsedNs < 1'000'000'000 ? 1000 : 1'000'000;
    if (elapsedNs / step == 0)
        return "?%";
    return printed("%llu%%", static_cast<unsigned long long>(usedNs / step * 100 / (elapsedNs / step)));
}

unsigned long long figure(const PhaseResult &phase, std::string_view name)
{
    const double *value = phase.figure(name);
    return value ? static_cast<unsigned long long>(*value) : 0ULL;
}

class TimePrinter : public ToolPrinter {
public:
    explicit TimePrinter(const workloads::ToolCommand &command)
        : m_posix(command.version == "posix")
        , m_verbose(command.version == "verbose")
    {
        const auto *settings = std::get_if<ArchiveSpec>(&command.workload.classic);
        m_command = "tar xf " + (settings ? settings->file : std::string());
        if (command.directory != ".")
            m_command += " -C " + command.directory;
    }

    void event(const Event &event, ToolStreams &streams) override
    {
        const auto *finished = std::get_if<RunFinished>(&event);
        if (!finished)
            return;
        for (const PhaseResult &phase : finished->run->phases)
            if (phase.info.test == "extract")
                print(phase, streams.err);
    }

private:
    void print(const PhaseResult &phase, std::string &to) const
    {
        const auto wall = std::uint64_t(phase.measuredNs);
        const auto count = [&phase](std::string_view name) { return figure(phase, name); };
        if (phase.error)
            to += "Command exited with non-zero status 2\n";
        else if (!phase.complete)
            to += "Command terminated by signal 2\n";
        if (m_verbose)
            return printList(phase, to);
        if (m_posix) {
            to += "real " + seconds(wall) + "\nuser " + seconds(phase.cpuUserNs) + "\nsys " + seconds(phase.cpuSystemNs)
                + "\n";
            return;
        }
        to += seconds(phase.cpuUserNs) + "user " + seconds(phase.cpuSystemNs) + "system " + elapsed(wall) + "elapsed "
            + cpu(phase.cpuUserNs + phase.cpuSystemNs, wall) + "CPU (0avgtext+0avgdata "
            + printed("%llumaxresident)k\n", count("max_resident_kib"));
        to += printed("%lluinputs+%lluoutputs (%llumajor+%lluminor)pagefaults 0swaps\n", count("inputs_512"),
            count("outputs_512"), count("major_faults"), count("minor_faults"));
    }

    void printList(const PhaseResult &phase, std::string &to) const
    {
        const auto wall = std::uint64_t(phase.measuredNs);
        const auto line = [&to](const char *title, const std::string &value) {
            to.append(1, '\t').append(title).append(": ").append(value).append(1, '\n');
        };
        const auto count = [&](const char *title, const char *name) {
            line(title, std::to_string(*name ? figure(phase, name) : 0));
        };
        line("Command being timed", "\"" + m_command + "\"");
        line("User time (seconds)", seconds(phase.cpuUserNs));
        line("System time (seconds)", seconds(phase.cpuSystemNs));
        line("Percent of CPU this job got", cpu(phase.cpuUserNs + phase.cpuSystemNs, wall));
        line("Elapsed (wall clock) time (h:mm:ss or m:ss)", elapsed(wall));
        count("Average shared text size (kbytes)", "");
        count("Average unshared data size (kbytes)", "");
        count("Average stack size (kbytes)", "");
        count("Average total size (kbytes)", "");
        count("Maximum resident set size (kbytes)", "max_resident_kib");
        count("Average resident set size (kbytes)", "");
        count("Major (requiring I/O) page faults", "major_faults");
        count("Minor (reclaiming a frame) page faults", "minor_faults");
        count("Voluntary context switches", "waits");
        count("Involuntary context switches", "preemptions");
        count("Swaps", "");
        count("File system inputs", "inputs_512");
        count("File system outputs", "outputs_512");
        count("Socket messages sent", "");
        count("Socket messages received", "");
        count("Signals delivered", "");
        line("Page size (bytes)", std::to_string(sysconf(_SC_PAGESIZE)));
        line("Exit status", phase.error ? "2" : "0");
    }

    bool m_posix;
    bool m_verbose;
    std::string m_command;
};

} // namespace

std::unique_ptr<ToolPrinter> tarPrinter(const workloads::ToolCommand &command)
{
    if (command.action != workloads::ToolAction::Run)
        return nullptr;
    return std::make_unique<TimePrinter>(command);
}

std::vector<std::string> tarVersions()
{
    return {"gnu", "verbose", "posix"};
}

} // namespace iolite::formats
