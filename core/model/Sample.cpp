// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/Sample.h"

#include <algorithm>
#include <cmath>

namespace iolite {

namespace {

// Middle of the coarse row that holds the nearest rank of q, bounded by the maximum: what can still be said after
// merging.
std::uint64_t heatQuantile(const DirectionSample &d, double q)
{
    const auto rank = std::max<std::uint64_t>(1, std::uint64_t(std::ceil(q * double(d.ops) - 1e-9)));
    std::uint64_t seen = 0;
    for (int row = 0; row < latency::kHeatRows; ++row) {
        seen += d.heat[std::size_t(row)];
        if (seen >= rank) {
            const std::uint64_t low = latency::heatRowLow(row);
            const std::uint64_t high = row + 1 < latency::kHeatRows ? latency::heatRowLow(row + 1) : d.maxNs;
            return std::min(low + (high > low ? (high - low) / 2 : 0), d.maxNs);
        }
    }
    return d.maxNs;
}

DirectionSample mergedDirection(const DirectionSample &a, const DirectionSample &b)
{
    DirectionSample m;
    m.ops = a.ops + b.ops;
    m.bytes = a.bytes + b.bytes;
    m.latSumNs = a.latSumNs + b.latSumNs;
    m.maxNs = std::max(a.maxNs, b.maxNs);
    for (std::size_t row = 0; row < m.heat.size(); ++row)
        m.heat[row] = a.heat[row] + b.heat[row];
    // One side alone keeps its own, finer percentiles.
    if (a.ops == 0 || b.ops == 0) {
        const DirectionSample &only = a.ops == 0 ? b : a;
        m.p50Ns = only.p50Ns;
        m.p90Ns = only.p90Ns;
        m.p99Ns = only.p99Ns;
        m.p999Ns = only.p999Ns;
        return m;
    }
    m.p50Ns = heatQuantile(m, 0.5);
    m.p90Ns = heatQuantile(m, 0.9);
    m.p99Ns = heatQuantile(m, 0.99);
    m.p999Ns = heatQuantile(m, 0.999);
    return m;
}

} // namespace

Sample merged(const Sample &first, const Sample &second)
{
    Sample m = first;
    m.endNs = std::max(first.endNs, second.endNs);
    m.ramp = first.ramp && second.ramp;
    for (std::size_t i = 0; i < kDirections; ++i)
        m.dir[i] = mergedDirection(first.dir[i], second.dir[i]);
    m.cpuNs = first.cpuNs + second.cpuNs;
    m.deviceReadBytes = first.deviceReadBytes + second.deviceReadBytes;
    m.deviceWriteBytes = first.deviceWriteBytes + second.deviceWriteBytes;
    for (std::size_t i = 0; i < kKernelCounters; ++i)
        m.kernel[i] = first.kernel[i] + second.kernel[i];
    return m;
}

} // namespace iolite
