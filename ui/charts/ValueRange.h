// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

namespace iolite::ui {

/// Extreme values of what is visible in a chart, for charts that share their axes. 0: none.
struct ValueRange {
    double maxBytesPerSecond = 0;
    double minLatencyUs = 0;
    double maxLatencyUs = 0;
    bool layoutOnly = false; ///< nothing measured is visible: gives way to any measured range

    ValueRange united(const ValueRange &other) const
    {
        if (layoutOnly != other.layoutOnly && !empty() && !other.empty())
            return layoutOnly ? other : *this;
        const bool both = minLatencyUs > 0 && other.minLatencyUs > 0;
        return {std::max(maxBytesPerSecond, other.maxBytesPerSecond),
            both ? std::min(minLatencyUs, other.minLatencyUs) : std::max(minLatencyUs, other.minLatencyUs),
            std::max(maxLatencyUs, other.maxLatencyUs), layoutOnly || other.layoutOnly};
    }
    bool empty() const { return maxBytesPerSecond <= 0 && maxLatencyUs <= 0; }
    bool operator==(const ValueRange &) const = default;
};

} // namespace iolite::ui
