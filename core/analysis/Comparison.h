// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Run.h"

#include <optional>
#include <string>
#include <vector>

namespace iolite::analysis {

/// One side of one row: the values of that metric over the runs of the side.
struct SideValue {
    std::vector<double> values;
    std::optional<double> mean; ///< none if no run of the side has it
    std::optional<double> sd; ///< sample standard deviation, needs two values
};

struct ComparisonRow {
    std::string metric;
    std::string unit;
    Better better = Better::Neither;
    SideValue base;
    SideValue candidate;
    std::optional<double> ratio; ///< candidate mean / base mean; none where base is 0 or a side is missing
    std::optional<double> changePercent; ///< (ratio − 1) × 100
};

struct Comparison {
    std::vector<ComparisonRow> rows; ///< metrics of either side, base's order first
    std::vector<std::string>
        differences; ///< settings that differ, "key: base → candidate", so that no one compares apples with pears
    std::vector<std::string> notes; ///< identifiers for wording::note: "repeats: <id>" when both sides hold the same
                                    ///< measurement, "partial: <id>" …
};

Comparison compare(const std::vector<Run> &base, const std::vector<Run> &candidate);

} // namespace iolite::analysis
