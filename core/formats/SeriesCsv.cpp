// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/Csv.h"

#include "core/formats/CsvLine.h"
#include "core/formats/Words.h"

#include <optional>

namespace iolite::formats {

namespace {

std::string_view phaseName(const Run &run, int index)
{
    for (const PhaseResult &phase : run.phases)
        if (phase.info.index == index)
            return phase.info.name;
    return {};
}

double microseconds(std::uint64_t ns)
{
    return double(ns) / 1000.0;
}

/// The counters that grew in any of the runs: a column for each of all would be mostly zeros.
std::vector<KernelCounter> grownCounters(const std::vector<Run> &runs)
{
    KernelCounts sums{};
    for (const Run &run : runs)
        for (const Sample &sample : run.series)
            for (std::size_t i = 0; i < kKernelCounters; ++i)
                sums[i] |= sample.kernel[i];
    std::vector<KernelCounter> grown;
    for (std::size_t i = 0; i < kKernelCounters; ++i)
        if (sums[i] > 0)
            grown.push_back(KernelCounter(i));
    return grown;
}

/// `first`: the sample's first line, the only one with what belongs to the whole sample, so that columns can be summed.
std::string sampleLine(const Run &run, const Sample &sample, std::optional<Direction> direction, bool first,
    const std::vector<KernelCounter> &counters)
{
    const DirectionSample none;
    const DirectionSample &d = direction ? sample[*direction] : none;
    const double seconds = sample.seconds();
    CsvLine line;
    line.text(run.id).text(run.label).number(sample.phase).text(phaseName(run, sample.phase));
    line.number(double(sample.beginNs) / 1e9).number(double(sample.endNs) / 1e9);
    line.text(sample.ramp ? "true" : "false").text(direction ? directionWord(*direction) : "");
    line.number(d.ops).number(d.bytes);
    if (seconds > 0)
        line.number(double(d.ops) / seconds).number(double(d.bytes) / 1024.0 / seconds);
    else
        line.empty().empty();
    if (d.ops) {
        line.number(microseconds(d.latSumNs) / double(d.ops));
        for (const std::uint64_t ns : {d.p50Ns, d.p90Ns, d.p99Ns, d.p999Ns, d.maxNs})
            line.number(microseconds(ns));
    } else {
        for (int i = 0; i < 6; ++i)
            line.empty();
    }
    if (first)
        line.number(microseconds(sample.cpuNs)).number(sample.deviceReadBytes).number(sample.deviceWriteBytes);
    else
        line.empty().empty().empty();
    for (const KernelCounter counter : counters) {
        if (first)
            line.number(sample.kernel[std::size_t(counter)]);
        else
            line.empty();
    }
    return line.finished();
}

} // namespace

std::string seriesCsv(const std::vector<Run> &runs)
{
    std::string csv =
        "run_id,label,phase,phase_name,begin_s,end_s,ramp,direction,ops,bytes,ops_per_s,rate_KiB_per_s,lat_mean_us,"
        "p50_us,p90_us,p99_us,p999_us,max_us,cpu_us,device_read_bytes,device_write_bytes";
    const std::vector<KernelCounter> counters = grownCounters(runs);
    for (const KernelCounter counter : counters)
        csv.append(1, ',').append(kernelCounterInfo(counter).name);
    csv += "\r\n";
    for (const Run &run : runs) {
        for (const Sample &sample : run.series) {
            bool first = true;
            for (const Direction d : kAllDirections) {
                if (sample[d].ops == 0 && sample[d].bytes == 0)
                    continue;
                csv += sampleLine(run, sample, d, first, counters);
                first = false;
            }
            if (first) // a stall is a line with 0 operations, or a chart made from it would bridge the silence
                csv += sampleLine(run, sample, std::nullopt, true, counters);
        }
    }
    return csv;
}

} // namespace iolite::formats
