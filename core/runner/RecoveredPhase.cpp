// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/RecoveredPhase.h"

#include <algorithm>
#include <array>

namespace iolite::runner {

PhaseResult recoveredPhase(const PhaseInfo &info, const std::vector<Sample> &series)
{
    PhaseResult phase;
    phase.info = info;
    std::int64_t begin = -1;
    std::array<std::array<std::uint64_t, latency::kHeatRows>, kDirections> heat{};
    std::uint64_t cpuNs = 0;
    for (const Sample &sample : series) {
        if (sample.phase != info.index)
            continue;
        phase.endNs = sample.endNs;
        if (sample.ramp)
            continue;
        if (begin < 0)
            begin = sample.beginNs;
        phase.measuredNs = sample.endNs - begin;
        cpuNs += sample.cpuNs;
        phase.deviceReadBytes += sample.deviceReadBytes;
        phase.deviceWriteBytes += sample.deviceWriteBytes;
        for (std::size_t d = 0; d < kDirections; ++d) {
            const DirectionSample &from = sample.dir[d];
            DirectionResult &to = phase.dir[d];
            to.ops += from.ops;
            to.bytes += from.bytes;
            to.latency.sumNs += from.latSumNs;
            to.latency.maxNs = std::max(to.latency.maxNs, from.maxNs);
            for (std::size_t row = 0; row < heat[d].size(); ++row)
                heat[d][row] += from.heat[row];
        }
    }
    // How a thread's time splits was never asked; all of it is given as system time, where most of it is.
    phase.cpuSystemNs = cpuNs;
    phase.deviceKnown = phase.deviceReadBytes + phase.deviceWriteBytes > 0;
    for (std::size_t d = 0; d < kDirections; ++d) {
        Histogram &h = phase.dir[d].latency;
        for (int row = 0; row < latency::kHeatRows; ++row) {
            const std::uint64_t n = heat[d][std::size_t(row)];
            if (n == 0)
                continue;
            const std::uint64_t low = latency::heatRowLow(row);
            const std::uint64_t high = row + 1 < latency::kHeatRows ? latency::heatRowLow(row + 1) : low;
            h.buckets.emplace_back(latency::bucketOf(low + (high - low) / 2), n);
            h.count += n;
            if (h.minNs == 0)
                h.minNs = low;
        }
    }
    return phase;
}

} // namespace iolite::runner
