// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/Histogram.h"

#include <algorithm>
#include <cmath>

namespace iolite {

std::uint64_t Histogram::quantile(double q) const
{
    if (count == 0)
        return 0;
    const double clamped = std::clamp(q, 0.0, 1.0);
    // Nearest rank: the smallest value with at least q × count values at or below it.
    const auto rank = std::max<std::uint64_t>(1, std::uint64_t(std::ceil(clamped * double(count) - 1e-9)));
    std::uint64_t seen = 0;
    for (const auto &[bucket, n] : buckets) {
        seen += n;
        if (seen >= rank)
            return std::clamp(latency::bucketMid(bucket), minNs, std::max(minNs, maxNs));
    }
    return maxNs;
}

void Histogram::merge(const Histogram &other)
{
    if (other.count == 0)
        return;
    std::vector<std::pair<std::uint32_t, std::uint64_t>> sum;
    sum.reserve(buckets.size() + other.buckets.size());
    auto a = buckets.begin();
    auto b = other.buckets.begin();
    while (a != buckets.end() || b != other.buckets.end()) {
        if (b == other.buckets.end() || (a != buckets.end() && a->first < b->first)) {
            sum.push_back(*a++);
        } else if (a == buckets.end() || b->first < a->first) {
            sum.push_back(*b++);
        } else {
            sum.emplace_back(a->first, a->second + b->second);
            ++a;
            ++b;
        }
    }
    buckets = std::move(sum);
    minNs = count ? std::min(minNs, other.minNs) : other.minNs;
    maxNs = std::max(maxNs, other.maxNs);
    count += other.count;
    sumNs += other.sumNs;
}

} // namespace iolite
