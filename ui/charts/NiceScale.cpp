// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/NiceScale.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace iolite::ui {

namespace {

double decade(double value)
{
    return std::pow(10.0, std::floor(std::log10(value)));
}

constexpr double kSlack = 1e-9; // 10^n computed by pow is not always exact

bool fewPowers(double lower, double upper)
{
    return std::log10(upper / lower) < 2.2;
}

} // namespace

double ceil125(double value)
{
    if (!(value > 0) || !std::isfinite(value))
        return 1.0;
    const double base = decade(value);
    for (const double step : {1.0, 2.0, 5.0})
        if (value <= base * step * (1 + kSlack))
            return base * step;
    return base * 10;
}

double floor125(double value)
{
    if (!(value > 0) || !std::isfinite(value))
        return 1.0;
    const double base = decade(value * (1 + kSlack));
    for (const double step : {5.0, 2.0})
        if (value >= base * step * (1 - kSlack))
            return base * step;
    return base;
}

double niceCeil(double value)
{
    if (!(value > 0) || !std::isfinite(value))
        return 1.0;
    const double wanted = value * 1.06;
    const double step = decade(wanted) / (wanted / decade(wanted) < 2 ? 10 : wanted / decade(wanted) < 5 ? 4 : 2);
    return std::ceil(wanted / step) * step;
}

RateUnit rateUnit(double bytesPerSecond)
{
    constexpr double k = 1024.0;
    if (bytesPerSecond >= 2 * k * k * k)
        return {k * k * k, "GiB/s"};
    if (bytesPerSecond >= 2 * k * k)
        return {k * k, "MiB/s"};
    if (bytesPerSecond >= 2 * k)
        return {k, "KiB/s"};
    return {};
}

double timeStep(double spanSeconds, int count)
{
    static constexpr std::array<double, 19> steps{
        1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10800, 21600, 43200, 86400, 604800};
    const double least = spanSeconds / std::max(1, count);
    if (!(least > 0) || !std::isfinite(least))
        return 1.0;
    if (least <= 0.5)
        return ceil125(least);
    for (const double step : steps)
        if (least <= step)
            return step;
    return std::ceil(least / steps.back()) * steps.back();
}

double growingEnd(double seconds)
{
    double end = 10.0;
    while (end < seconds)
        end = std::ceil(end * 1.3 / 5) * 5;
    return end;
}

LogBounds logBounds(double smallest, double largest)
{
    if (!(smallest > 0) || !(largest > 0) || !std::isfinite(smallest) || !std::isfinite(largest))
        return {10.0, 10000.0};
    LogBounds bounds{floor125(smallest * 0.9), ceil125(largest * 1.1)};
    while (bounds.upper < bounds.lower * 10 * (1 - kSlack)) {
        bounds.upper = ceil125(bounds.upper * 1.5);
        if (bounds.upper < bounds.lower * 10 * (1 - kSlack))
            bounds.lower = floor125(bounds.lower * 0.7);
    }
    return bounds;
}

std::vector<double> logTicks(double lower, double upper)
{
    std::vector<double> ticks;
    if (!(lower > 0) || !(upper > lower))
        return ticks;
    const bool more = fewPowers(lower, upper);
    for (double base = decade(lower); base <= upper * (1 + kSlack); base *= 10)
        for (const double step : {1.0, 2.0, 5.0})
            if ((step == 1.0 || more) && base * step >= lower * (1 - kSlack) && base * step <= upper * (1 + kSlack))
                ticks.push_back(base * step);
    return ticks;
}

std::vector<double> logSubTicks(double lower, double upper)
{
    std::vector<double> ticks;
    if (!(lower > 0) || !(upper > lower) || std::log10(upper / lower) > 6)
        return ticks;
    const bool more = fewPowers(lower, upper);
    for (double base = decade(lower); base <= upper; base *= 10)
        for (int step = 2; step <= 9; ++step)
            if (!(more && (step == 2 || step == 5)) && base * step >= lower && base * step <= upper)
                ticks.push_back(base * step);
    return ticks;
}

} // namespace iolite::ui
