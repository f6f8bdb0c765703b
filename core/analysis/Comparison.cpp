// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/Comparison.h"

#include "core/analysis/ComparisonNotes.h"
#include "core/analysis/Differences.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace iolite::analysis {

namespace {

/// Only figures of one unit are one row: 912 MiB/s beside 912 MB/s must not look the same.
using RowKey = std::pair<std::string, std::string>; // name, unit

void addKeys(const std::vector<Run> &runs, std::set<RowKey> &known, std::vector<RowKey> &keys)
{
    for (const Run &run : runs)
        for (const Metric &metric : run.metrics)
            if (RowKey key{metric.name, metric.unit}; known.insert(key).second)
                keys.push_back(std::move(key));
}

SideValue sideOf(const std::vector<Run> &runs, const RowKey &key)
{
    SideValue side;
    for (const Run &run : runs) {
        const auto metric = std::find_if(run.metrics.begin(), run.metrics.end(),
            [&](const Metric &m) { return m.name == key.first && m.unit == key.second; });
        if (metric != run.metrics.end() && metric->value && std::isfinite(*metric->value))
            side.values.push_back(*metric->value);
    }
    if (side.values.empty())
        return side;
    const double n = double(side.values.size());
    double sum = 0;
    for (const double value : side.values)
        sum += value;
    side.mean = sum / n;
    if (side.values.size() >= 2) {
        double squares = 0; // about the mean: the difference of two large sums would lose the digits that matter
        for (const double value : side.values)
            squares += (value - *side.mean) * (value - *side.mean);
        side.sd = std::sqrt(squares / (n - 1));
    }
    return side;
}

ComparisonRow rowOf(const RowKey &key, const std::vector<Run> &base, const std::vector<Run> &candidate)
{
    ComparisonRow row;
    row.metric = key.first;
    row.unit = key.second;
    row.better = betterDirection(key.first);
    row.base = sideOf(base, key);
    row.candidate = sideOf(candidate, key);
    if (row.base.mean && row.candidate.mean && *row.base.mean != 0) {
        const double ratio = *row.candidate.mean / *row.base.mean;
        if (std::isfinite(ratio)) {
            row.ratio = ratio;
            row.changePercent = (ratio - 1) * 100;
        }
    }
    return row;
}

} // namespace

Comparison compare(const std::vector<Run> &base, const std::vector<Run> &candidate)
{
    std::set<RowKey> known;
    std::vector<RowKey> keys;
    addKeys(base, known, keys);
    addKeys(candidate, known, keys);

    Comparison comparison;
    comparison.rows.reserve(keys.size());
    for (const RowKey &key : keys)
        comparison.rows.push_back(rowOf(key, base, candidate));
    comparison.differences = settingDifferences(base, candidate);
    comparison.notes = comparisonNotes(base, candidate);
    return comparison;
}

} // namespace iolite::analysis
