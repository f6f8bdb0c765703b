// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace iolite::ui {

// Round numbers for axes. No Qt, no plot.

/// Smallest of 1, 2, 5 × 10^n that is not below `value`; 1 for values that are not positive.
double ceil125(double value);
/// Largest of 1, 2, 5 × 10^n that is not above `value`; 1 for values that are not positive.
double floor125(double value);

/// Upper bound of a linear axis: `value` plus a little air, rounded up to two digits so that it doesn't change with
/// each sample.
double niceCeil(double value);

/// Binary unit of a rate axis whose upper bound is `bytesPerSecond`.
struct RateUnit {
    double bytes = 1.0; ///< one unit in bytes per second
    std::string_view name = "B/s"; ///< "B/s", "KiB/s", "MiB/s", "GiB/s"
};
RateUnit rateUnit(double bytesPerSecond);

/// Distance of ticks on a time axis in seconds: one that people count in (1, 2, 5, 10, 15, 30 s, 1, 2, 5 min …), at
/// most `count` of them in `spanSeconds`.
double timeStep(double spanSeconds, int count);

/// End of the time axis while a run goes on: grows in steps, so the curves don't move at each sample.
double growingEnd(double seconds);

struct LogBounds {
    double lower = 1.0;
    double upper = 10.0;

    bool operator==(const LogBounds &) const = default;
};
/// Bounds of a log axis around positive values, at least one decade; 10 … 10,000 where there are none.
LogBounds logBounds(double smallest, double largest);

/// Ticks within [lower, upper] of a log axis: powers of ten, and also 2 × and 5 × where there are few powers.
std::vector<double> logTicks(double lower, double upper);
/// 2 … 9 × each power of ten within the bounds, without those in logTicks.
std::vector<double> logSubTicks(double lower, double upper);

} // namespace iolite::ui
