// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/Scale.h"

#include "core/model/Units.h"
#include "core/workloads/Workload.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace iolite::workloads {

namespace {

std::optional<double> number(std::string_view text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || error != std::errc() || end != text.data() + text.size() || !std::isfinite(value) || value <= 0)
        return std::nullopt;
    return value;
}

std::uint64_t scaled(const KeyInfo &info, std::uint64_t amount, double factor)
{
    if (amount == 0)
        return 0;
    auto result = static_cast<std::uint64_t>(std::min(double(amount) * factor + 0.5, double(info.max)));
    if (info.type == KeyType::Size && amount >= MiB)
        result = std::max(MiB, result / MiB * MiB);
    return std::clamp<std::uint64_t>(result, std::max<std::uint64_t>(1, info.min), info.max);
}

} // namespace

std::optional<double> parseScale(std::string_view text)
{
    const std::size_t slash = text.find('/');
    const auto above = number(text.substr(0, slash));
    const auto below = slash == std::string_view::npos ? std::optional(1.0) : number(text.substr(slash + 1));
    if (!above || !below || *above / *below > 1000)
        return std::nullopt;
    return *above / *below;
}

void scaleAmounts(WorkloadSpec &spec, double factor)
{
    const Workload &workload = workloadOf(spec);
    for (const std::string_view key : workload.amounts()) {
        for (const KeyInfo &info : workload.keys()) {
            if (info.key != key)
                continue;
            if (const auto amount = parseNumber(info, workload.value(spec, key)))
                workload.set(spec, key, numberText(info, scaled(info, *amount, factor)));
        }
    }
}

} // namespace iolite::workloads
