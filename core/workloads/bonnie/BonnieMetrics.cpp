// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/bonnie/BonnieMetrics.h"

#include "core/model/Units.h"

#include <algorithm>
#include <string>

namespace iolite::workloads {

namespace {

// What one operation is to the tool: an item where the phase counts some, else the one direction of the test.
const DirectionResult &operations(const PhaseResult &phase)
{
    if (phase.info.item != Item::None)
        return phase[Direction::Item];
    return phase[phase.info.rw == Access::Write ? Direction::Write : Direction::Read];
}

// Each chunk counts once, also where it is read and written.
std::uint64_t bytesDone(const PhaseResult &phase)
{
    const DirectionResult &done = operations(phase);
    return done.bytes > 0 ? done.bytes : done.ops * phase.info.bs;
}

} // namespace

std::vector<Metric> bonnieMetrics(const Run &run)
{
    std::vector<Metric> metrics;
    for (const PhaseResult &phase : run.phases) {
        const DirectionResult &done = operations(phase);
        if (phase.info.kind != PhaseKind::Measure || phase.info.test.empty() || done.ops == 0 || phase.measuredNs <= 0)
            continue;
        const std::string &test = phase.info.test;
        const bool moves = phase.info.item == Item::None || phase.info.item == Item::Chunks;
        const char *unit = moves ? "KiB/s" : "ops/s";
        const double seconds = double(phase.measuredNs) * 1e-9;
        if (phase.measuredNs < kBonnieTooFastNs) {
            metrics.push_back({test + ".rate", std::nullopt, unit, true});
            metrics.push_back({test + ".cpu", std::nullopt, "%", true});
        } else {
            const double amount = moves ? double(bytesDone(phase)) / double(KiB) : double(done.ops);
            metrics.push_back({test + ".rate", amount / seconds, unit, false});
            const double cpu = double(phase.cpuUserNs + phase.cpuSystemNs) / double(phase.measuredNs) * 100.0;
            metrics.push_back({test + ".cpu", cpu, "%", false});
        }
        metrics.push_back({test + ".latency", double(done.latency.maxNs) / 1000.0, "us", false});
    }
    return metrics;
}

} // namespace iolite::workloads
