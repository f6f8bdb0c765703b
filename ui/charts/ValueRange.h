// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

namespace iolite::ui {

/// Extreme values of what is visible in a chart, for charts that share their axes. 0: none.
struct ValueRange {
    double maxBytesPerSecond = 0;
    double minLatencyUs = 0;
    double maxLatencyUs = 0;
    double maxItemsPerSecond = 0; ///< files or seeks
    std::array<double, 3> maxCounters{}; ///< of the kernel counters shown, by CounterUnit
    bool layoutOnly = false; ///< nothing measured is visible: gives way to any measured range

    ValueRange united(const ValueRange &other) const
    {
        if (layoutOnly != other.layoutOnly && !empty() && !other.empty())
            return layoutOnly ? other : *this;
        const bool both = minLatencyUs > 0 && other.minLatencyUs > 0;
        ValueRange range;
        range.maxBytesPerSecond = std::max(maxBytesPerSecond, other.maxBytesPerSecond);
        range.minLatencyUs =
            both ? std::min(minLatencyUs, other.minLatencyUs) : std::max(minLatencyUs, other.minLatencyUs);
        range.maxLatencyUs = std::max(maxLatencyUs, other.maxLatencyUs);
        range.maxItemsPerSecond = std::max(maxItemsPerSecond, other.maxItemsPerSecond);
        for (std::size_t unit = 0; unit < maxCounters.size(); ++unit)
            range.maxCounters[unit] = std::max(maxCounters[unit], other.maxCounters[unit]);
        range.layoutOnly = layoutOnly || other.layoutOnly;
        return range;
    }
    bool empty() const { return maxBytesPerSecond <= 0 && maxLatencyUs <= 0 && maxItemsPerSecond <= 0; }
    bool operator==(const ValueRange &) const = default;
};

} // namespace iolite::ui
