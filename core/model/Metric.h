// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace iolite {

/// One figure of a run. Name: `<test>.<quantity>` (docs/workloads.md lists them), e.g. "read.iops",
/// "seq1m_q8.write.bw".
struct Metric {
    std::string name;
    std::optional<double> value; ///< none: too fast to measure, or not run
    std::string unit; ///< "KiB/s" "ops/s" "us" "%" "s" "bytes"
    bool tooFast = false;

    bool operator==(const Metric &) const = default;
};

enum class Better { Higher, Lower, Neither };

/// Which way is good for a metric, by the last part of its name: rates are better higher, latencies and times lower,
/// shares neither.
Better betterDirection(std::string_view metricName);

} // namespace iolite
