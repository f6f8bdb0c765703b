// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/Metric.h"

#include <array>

namespace iolite {

namespace {

bool contains(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

} // namespace

Better betterDirection(std::string_view metricName)
{
    const std::size_t dot = metricName.rfind('.');
    const std::string_view last = dot == std::string_view::npos ? metricName : metricName.substr(dot + 1);
    // How much goes through the log each second depends on how much is done: only what an operation costs is good or
    // bad.
    if (last.ends_with("_per_file"))
        return Better::Lower;
    if (contains(last, "share") || last.starts_with("log_"))
        return Better::Neither;
    // rate.mean, rate.min, rate.max (fs_mark) and overhead.mean: the quantity stands one part before.
    if (last == "mean" || last == "min" || last == "max") {
        if (contains(metricName, "rate."))
            return Better::Higher;
        return Better::Lower;
    }
    static constexpr std::array<std::string_view, 4> higher{"bw", "iops", "rate", "throughput"};
    for (std::string_view word : higher)
        if (last == word)
            return Better::Higher;
    if (contains(last, "lat") || contains(last, "cpu") || contains(last, "faults") || last == "elapsed"
        || last == "user" || last == "system" || last == "avg" || last == "p95" || last == "total_time")
        return Better::Lower;
    return Better::Neither;
}

} // namespace iolite
