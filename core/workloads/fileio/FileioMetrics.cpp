// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/fileio/FileioMetrics.h"

#include "core/model/Units.h"

namespace iolite::workloads {

std::vector<Metric> fileioMetrics(const Run &run)
{
    std::vector<Metric> metrics;
    for (const PhaseResult &phase : run.phases) {
        const std::uint64_t requests = phase[Direction::Read].ops + phase[Direction::Write].ops;
        if (phase.info.kind != PhaseKind::Measure || phase.measuredNs <= 0 || requests == 0)
            continue;
        const double seconds = double(phase.measuredNs) * 1e-9;
        const auto add = [&](const char *name, double value, const char *unit) {
            metrics.push_back({name, value, unit, false});
        };
        const auto kib = [&](Direction direction) { return double(phase[direction].bytes) / double(KiB) / seconds; };
        const auto rate = [&](Direction direction) { return double(phase[direction].ops) / seconds; };
        add("read.rate", rate(Direction::Read), "ops/s");
        add("write.rate", rate(Direction::Write), "ops/s");
        add("fsync.rate", rate(Direction::Sync), "ops/s");
        add("read.throughput", kib(Direction::Read), "KiB/s");
        add("write.throughput", kib(Direction::Write), "KiB/s");
        add("total.throughput", kib(Direction::Read) + kib(Direction::Write), "KiB/s");
        add("request.rate", double(requests) / seconds, "ops/s");
        add("total_time", seconds, "s");
        for (const char *name : {"latency.min", "latency.avg", "latency.max", "latency.p95"})
            if (const double *value = phase.figure(std::string(name) + "_us"))
                add(name, *value, "us");
        break;
    }
    return metrics;
}

} // namespace iolite::workloads
