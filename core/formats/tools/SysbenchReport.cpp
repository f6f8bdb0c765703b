// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/tools/SysbenchParts.h"
#include "core/formats/tools/SysbenchText.h"

#include "core/model/Units.h"

#include <algorithm>
#include <cmath>

namespace iolite::formats {

namespace {

double figure(const PhaseResult &phase, std::string_view name)
{
    const double *value = phase.figure(name);
    return value ? *value : 0;
}

double inMs(const PhaseResult &phase, std::string_view name)
{
    return figure(phase, name) * 1e-3;
}

std::uint64_t whole(double value)
{
    return std::uint64_t(std::llround(std::max(0.0, value)));
}

std::string fairness(const PhaseResult &phase)
{
    const auto spread = [&](const std::string &name) {
        return fixedText(figure(phase, name + ".mean"), 4) + "/" + fixedText(figure(phase, name + ".stddev"), 2) + "\n";
    };
    return "Threads fairness:\n    events (avg/stddev):           " + spread("thread_events")
        + "    execution time (avg/stddev):   " + spread("thread_seconds") + "\n";
}

std::string currentReport(const FileioSpec &spec, const PhaseResult &phase)
{
    const double seconds = double(phase.measuredNs) * 1e-9;
    const auto rate = [&](double count) { return fixedText(seconds > 0 ? count / seconds : 0, 2) + "\n"; };
    const auto ops = [&](Direction d) { return rate(double(phase[d].ops)); };
    const auto mib = [&](Direction d) { return rate(double(phase[d].bytes) / double(MiB)); };
    const auto ms = [&](std::string_view name, std::size_t width) {
        return fixedText(inMs(phase, name), 2, width) + "\n";
    };
    std::string text = "\nFile operations:\n    reads/s:                      " + ops(Direction::Read)
        + "    writes/s:                     " + ops(Direction::Write) + "    fsyncs/s:                     "
        + ops(Direction::Sync) + "\nThroughput:\n    read, MiB/s:                  " + mib(Direction::Read)
        + "    written, MiB/s:               " + mib(Direction::Write) + "\nGeneral statistics:\n"
        + "    total time:                          " + fixedText(seconds, 4) + "s\n"
        + "    total number of events:              " + std::to_string(whole(figure(phase, "events")))
        + "\n\nLatency (ms):\n         min: " + ms("latency.min_us", 39) + "         avg: " + ms("latency.avg_us", 39)
        + "         max: " + ms("latency.max_us", 39);
    if (spec.percentile > 0) {
        text += padded(std::to_string(spec.percentile), 11) + "th percentile: " + ms("latency.percentile_us", 27);
    } else {
        text += "         percentile stats:               disabled\n";
    }
    return text + "         sum: " + fixedText(figure(phase, "events.seconds") * 1e3, 2, 39) + "\n\n" + fairness(phase);
}

std::string olderReport(SysbenchVersion version, const FileioSpec &spec, const PhaseResult &phase)
{
    const bool oldest = version == SysbenchVersion::V0_4;
    const double seconds = double(phase.measuredNs) * 1e-9;
    const DirectionResult &read = phase[Direction::Read];
    const DirectionResult &write = phase[Direction::Write];
    const std::uint64_t other = phase[Direction::Sync].ops;
    const double bytes = double(read.bytes) + double(write.bytes);
    const auto count = [](std::uint64_t n) { return std::to_string(n); };
    const auto size = [&](double n) { return sysbenchSize(version, n); };
    const auto ms = [&](std::string_view name) { return fixedText(inMs(phase, name), 2, 10) + "ms\n"; };
    std::string text = oldest ? "Done.\n\n" : "";
    text += "Operations performed:  " + count(read.ops) + (oldest ? " Read, " : " reads, ") + count(write.ops)
        + (oldest ? " Write, " : " writes, ") + count(other) + " Other = " + count(read.ops + write.ops + other)
        + " Total\nRead " + size(double(read.bytes)) + "  Written " + size(double(write.bytes)) + "  Total transferred "
        + size(bytes) + "  (" + size(seconds > 0 ? bytes / seconds : 0) + "/sec)\n"
        + fixedText(seconds > 0 ? double(read.ops + write.ops) / seconds : 0, 2, 8) + " Requests/sec executed\n\n"
        + (oldest ? "Test execution summary:\n" : "General statistics:\n")
        + "    total time:                          " + fixedText(seconds, 4) + "s\n"
        + "    total number of events:              " + count(whole(figure(phase, "events"))) + "\n"
        + "    total time taken by event execution: " + fixedText(figure(phase, "events.seconds"), 4)
        + (oldest ? "\n    per-request statistics:\n" : "s\n    response time:\n")
        + "         min:                            " + ms("latency.min_us")
        + "         avg:                            " + ms("latency.avg_us")
        + "         max:                            " + ms("latency.max_us");
    if (spec.percentile > 0 && phase.figure("latency.percentile_us")) {
        text += "         approx. " + padded(std::to_string(spec.percentile), 3)
            + " percentile:         " + ms("latency.percentile_us");
    }
    return text + "\n" + fairness(phase);
}

// Of one interval, from the coarse rows of its samples: within a row (half an octave) the operations are taken to lie
// evenly on a logarithmic scale.
double percentileMs(const FileioSpec &spec, const Sample &sum, bool syncs)
{
    std::array<std::uint64_t, latency::kHeatRows> rows{};
    std::uint64_t count = 0;
    std::uint64_t most = 0;
    for (const Direction d : {Direction::Read, Direction::Write, Direction::Sync}) {
        if (d == Direction::Sync && !syncs)
            continue;
        for (std::size_t row = 0; row < rows.size(); ++row) {
            rows[row] += sum[d].heat[row];
            count += sum[d].heat[row];
        }
        most = std::max(most, sum[d].maxNs);
    }
    if (count == 0 || spec.percentile == 0)
        return 0;
    const double rank = double(spec.percentile) / 100 * double(count);
    double seen = 0;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (rows[row] == 0 || seen + double(rows[row]) < rank) {
            seen += double(rows[row]);
            continue;
        }
        const double low = std::max(128.0, double(latency::heatRowLow(int(row))));
        const double high = row + 1 < rows.size() ? double(latency::heatRowLow(int(row) + 1)) : low * 1.5;
        const double share = (rank - seen) / double(rows[row]);
        return std::min(low * std::pow(high / low, share), double(most)) * 1e-6;
    }
    return double(most) * 1e-6;
}

class Printer : public ToolPrinter {
public:
    Printer(SysbenchVersion version)
        : m_version(version)
    {
    }

    void event(const Event &event, ToolStreams &streams) override
    {
        std::visit([&](const auto &each) { take(each, streams.out); }, event);
    }

private:
    void take(const RunStarted &started, std::string &out)
    {
        const FileioSpec *spec = std::get_if<FileioSpec>(&started.run->workload.classic);
        m_spec = spec ? *spec : FileioSpec();
        m_measuring = false;
        out += sysbenchHeader(m_version, m_spec);
    }
    void take(const PhaseStarted &started, std::string &out)
    {
        m_measuring = started.phase.kind == PhaseKind::Measure;
        if (!m_measuring)
            return;
        m_begin = started.phase.beginNs;
        m_interval = 0;
        m_sum.reset();
        out += m_version == SysbenchVersion::V0_4 ? "Threads started!\n" : "Threads started!\n\n";
    }
    void take(const SampleTaken &taken, std::string &out)
    {
        if (!m_measuring || m_spec.reportInterval == 0 || m_version == SysbenchVersion::V0_4)
            return;
        const Sample &sample = taken.sample;
        m_sum = m_sum ? merged(*m_sum, sample) : sample;
        // A sample is taken a little after its time; one that ends just before counts as well.
        constexpr std::int64_t early = 20'000'000;
        const std::int64_t step = std::int64_t(m_spec.reportInterval) * 1'000'000'000;
        const std::int64_t passed = (sample.endNs - m_begin + early) / step;
        if (passed <= m_interval)
            return;
        m_interval = passed;
        out += sysbenchInterval(m_version, m_spec, *m_sum, std::uint64_t(passed) * m_spec.reportInterval);
        m_sum.reset();
    }
    void take(const PhaseFinished &, std::string &) { }
    void take(const RunFinished &finished, std::string &out)
    {
        if (finished.run->status != RunStatus::Done)
            return;
        for (const PhaseResult &phase : finished.run->phases)
            if (phase.info.kind == PhaseKind::Measure)
                out += sysbenchReport(m_version, m_spec, phase);
    }

    SysbenchVersion m_version;
    FileioSpec m_spec;
    bool m_measuring = false;
    std::int64_t m_begin = 0;
    std::int64_t m_interval = 0; // lines that are out
    std::optional<Sample> m_sum;
};

} // namespace

std::string sysbenchInterval(SysbenchVersion version, const FileioSpec &spec, const Sample &sum, std::uint64_t second)
{
    const double seconds = std::max(1e-9, sum.seconds());
    const bool current = version == SysbenchVersion::V1_0;
    const std::string unit = current ? " MiB/s" : " MB/s";
    const auto mib = [&](Direction d) { return fixedText(double(sum[d].bytes) / double(MiB) / seconds, 2) + unit; };
    const std::string percentile = std::to_string(spec.percentile);
    const std::string ms = fixedText(percentileMs(spec, sum, current), 3);
    const std::string time = std::to_string(second) + "s";
    std::string text = current ? "[ " : "[";
    text += current ? time + " ]" : padded(time, 5) + "]";
    return text + " reads: " + mib(Direction::Read) + " writes: " + mib(Direction::Write)
        + " fsyncs: " + fixedText(double(sum[Direction::Sync].ops) / seconds, 2) + "/s "
        + (current ? "latency (ms," + percentile + "%): " + ms : "response time: " + ms + "ms (" + percentile + "%)")
        + "\n";
}

std::string sysbenchReport(SysbenchVersion version, const FileioSpec &spec, const PhaseResult &phase)
{
    if (version == SysbenchVersion::V1_0)
        return currentReport(spec, phase);
    std::string text;
    if (version == SysbenchVersion::V0_4 && figure(phase, "by_time") != 0) {
        // Each thread says it; its log joins what repeats.
        text = "Time limit exceeded, exiting...\n";
        if (spec.threads > 1)
            text += "(last message repeated " + std::to_string(spec.threads - 1) + " times)\n";
    }
    return text + olderReport(version, spec, phase);
}

std::unique_ptr<ToolPrinter> sysbenchPrinter(const workloads::ToolCommand &command)
{
    if (command.action != workloads::ToolAction::Run)
        return nullptr;
    return std::make_unique<Printer>(sysbenchVersion(command));
}

} // namespace iolite::formats
