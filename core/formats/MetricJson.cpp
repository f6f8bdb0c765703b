// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/JsonParts.h"
#include "core/formats/Utf8.h"

#include <cmath>

namespace iolite::formats {

Json metricsToJson(const std::vector<Metric> &metrics)
{
    Json json = Json::object();
    for (const Metric &metric : metrics) {
        Json one = Json::object();
        // JSON has no infinity; a figure that isn't a number is none
        one["value"] = metric.value && std::isfinite(*metric.value) ? Json(*metric.value) : Json();
        one["unit"] = textValue(metric.unit);
        if (metric.tooFast)
            one["too_fast"] = true;
        // The first of two figures with one name stays, as Run::metric finds it.
        json.emplace(toUtf8Text(metric.name), std::move(one));
    }
    return json;
}

std::vector<Metric> metricsFromJson(const Json &json, const Place &place)
{
    expectObject(json, place);
    std::vector<Metric> metrics;
    metrics.reserve(json.size());
    for (auto it = json.begin(); it != json.end(); ++it) {
        const Place here(&place, it.key());
        const FieldReader reader(*it, here);
        Metric &metric = metrics.emplace_back();
        metric.name = fromUtf8Text(it.key());
        if (const auto value = it->find("value"); value != it->end() && !value->is_null())
            readValue(*value, Place(&here, "value"), metric.value.emplace());
        reader("unit", metric.unit);
        reader("too_fast", metric.tooFast);
    }
    return metrics;
}

} // namespace iolite::formats
