// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/Snapshot.h"

#include <algorithm>

namespace iolite::engine {

Snapshot::Snapshot()
{
    for (Side &side : dir)
        side.buckets.resize(latency::kBuckets);
}

void Snapshot::clear()
{
    const auto clearSide = [](Side &side) {
        side.ops = side.bytes = side.latSumNs = 0;
        std::fill(side.buckets.begin(), side.buckets.end(), 0);
    };
    std::for_each(dir.begin(), dir.end(), clearSide);
    std::for_each(response.begin(), response.end(), clearSide);
}

namespace {

void addSide(const DirectionCounters &from, Snapshot::Side &to)
{
    // A direction without operations costs one load.
    if (from.ops.get() == 0)
        return;
    // The buckets decide how many operations there are: a reader may see a worker between two of its stores.
    std::uint64_t counted = 0;
    for (std::uint32_t b = 0; b < latency::kBuckets; ++b) {
        const std::uint64_t n = from.buckets[b].get();
        to.buckets[b] += n;
        counted += n;
    }
    to.ops += counted;
    to.bytes += from.bytes.get();
    to.latSumNs += from.latSumNs.get();
}

} // namespace

void Snapshot::add(const WorkerCounters &worker)
{
    for (std::size_t d = 0; d < kDirections; ++d)
        addSide(worker.dir[d], dir[d]);
}

void Snapshot::add(const ResponseCounters &worker)
{
    for (std::size_t d = 0; d < response.size(); ++d) {
        response[d].buckets.resize(latency::kBuckets);
        addSide(worker.dir[d], response[d]);
    }
}

Histogram histogramBetween(const Snapshot::Side &before, const Snapshot::Side &after)
{
    Histogram h;
    for (std::uint32_t b = 0; b < after.buckets.size(); ++b) {
        const std::uint64_t n = after.buckets[b] - (before.buckets.empty() ? 0 : before.buckets[b]);
        if (n == 0)
            continue;
        h.buckets.emplace_back(b, n);
        h.count += n;
    }
    h.sumNs = after.latSumNs - before.latSumNs;
    if (h.count) {
        h.minNs = latency::bucketMid(h.buckets.front().first);
        h.maxNs = latency::bucketMid(h.buckets.back().first);
    }
    return h;
}

DirectionSample sampleBetween(const Snapshot::Side &before, const Snapshot::Side &after)
{
    DirectionSample s;
    s.ops = after.ops - before.ops;
    s.bytes = after.bytes - before.bytes;
    s.latSumNs = after.latSumNs - before.latSumNs;
    if (s.ops == 0)
        return s;
    const Histogram h = histogramBetween(before, after);
    s.p50Ns = h.quantile(0.5);
    s.p90Ns = h.quantile(0.9);
    s.p99Ns = h.quantile(0.99);
    s.p999Ns = h.quantile(0.999);
    s.maxNs = h.maxNs;
    for (const auto &[bucket, n] : h.buckets) {
        auto &row = s.heat[std::size_t(latency::heatRow(latency::bucketMid(bucket)))];
        row = std::uint32_t(std::min<std::uint64_t>(UINT32_MAX, row + n));
    }
    return s;
}

} // namespace iolite::engine
