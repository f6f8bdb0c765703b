// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/job/JobMetrics.h"

#include "core/model/Units.h"

#include <algorithm>
#include <map>
#include <string>

namespace iolite::workloads {

namespace {

constexpr double kUs = 1e-3; // microseconds per nanosecond

// Of the bytes asked for in this direction, the share that no device moved. Other programs' transfers on the same
// device make it smaller, never larger than true; below zero it is cut off.
double cacheShare(std::uint64_t asked, std::uint64_t moved)
{
    return std::clamp(1.0 - double(moved) / double(asked), 0.0, 1.0) * 100.0;
}

void addDirection(std::vector<Metric> &metrics, const std::string &prefix, const PhaseResult &phase,
    Direction direction, bool inMemory)
{
    const DirectionResult &side = phase[direction];
    if (side.ops == 0)
        return;
    const double seconds = double(phase.measuredNs) * 1e-9;
    const auto add = [&](const char *name, double value, const char *unit) {
        metrics.push_back({prefix + name, value, unit, false});
    };
    // fio's words for the service time: mean and maximum are "lat", percentiles "clat".
    const auto addTimes = [&](const Histogram &h, const std::string &whole, const std::string &percentile) {
        add((whole + "_mean").c_str(), h.meanNs() * kUs, "us");
        add((whole + "_max").c_str(), double(h.maxNs) * kUs, "us");
        add((percentile + "_p50").c_str(), double(h.quantile(0.5)) * kUs, "us");
        add((percentile + "_p90").c_str(), double(h.quantile(0.9)) * kUs, "us");
        add((percentile + "_p99").c_str(), double(h.quantile(0.99)) * kUs, "us");
        add((percentile + "_p999").c_str(), double(h.quantile(0.999)) * kUs, "us");
    };
    const bool sync = direction == Direction::Sync;
    if (seconds > 0) {
        if (!sync)
            add("bw", double(side.bytes) / double(KiB) / seconds, "KiB/s");
        add("iops", double(side.ops) / seconds, "ops/s");
    }
    addTimes(side.latency, "lat", "clat");
    if (side.response.count > 0)
        addTimes(side.response, "resp", "resp");
    // Without a block device below (a network, FUSE) nobody counts, and nothing is said.
    if (!sync && side.bytes > 0 && (phase.deviceKnown || inMemory)) {
        const std::uint64_t moved = direction == Direction::Read ? phase.deviceReadBytes : phase.deviceWriteBytes;
        add("cache_share", inMemory ? 100.0 : cacheShare(side.bytes, moved), "%");
    }
}

// Processor time belongs to the phase; where it both read and wrote, it can't be told apart.
void addCpu(std::vector<Metric> &metrics, const std::string &prefix, const PhaseResult &phase)
{
    const std::uint64_t ops = phase[Direction::Read].ops + phase[Direction::Write].ops;
    if (ops == 0 || phase.measuredNs <= 0)
        return;
    const double cpuNs = double(phase.cpuUserNs + phase.cpuSystemNs);
    const bool reads = phase[Direction::Read].ops > 0;
    const bool writes = phase[Direction::Write].ops > 0;
    const std::string name = prefix + (reads && writes ? "mixed." : reads ? "read." : "write.");
    metrics.push_back({name + "cpu", cpuNs / double(phase.measuredNs) * 100.0, "%", false});
    metrics.push_back({name + "cpu_per_op", cpuNs * kUs / double(ops), "us", false});
}

} // namespace

std::vector<Metric> jobMetrics(const Run &run)
{
    const auto &notes = run.target.notes;
    const bool inMemory = std::find(notes.begin(), notes.end(), "memory-filesystem") != notes.end();
    const bool several = run.workload.jobs.size() > 1;
    std::vector<Metric> metrics;
    std::map<std::string, int> used;
    for (const PhaseResult &phase : run.phases) {
        if (phase.info.kind != PhaseKind::Measure)
            continue;
        std::string prefix;
        if (several) {
            // Jobs of one name in different directions share it; the same name and direction again gets a number.
            prefix = phase.info.name;
            const int before =
                used[prefix + (doesRead(phase.info.rw) ? "r" : "") + (doesWrite(phase.info.rw) ? "w" : "")]++;
            if (before > 0)
                prefix += "_" + std::to_string(before + 1);
            prefix += ".";
        }
        addDirection(metrics, prefix + "read.", phase, Direction::Read, inMemory);
        addDirection(metrics, prefix + "write.", phase, Direction::Write, inMemory);
        addDirection(metrics, prefix + "fsync.", phase, Direction::Sync, inMemory);
        addCpu(metrics, prefix, phase);
    }
    return metrics;
}

} // namespace iolite::workloads
