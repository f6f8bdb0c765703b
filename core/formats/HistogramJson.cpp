// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/JsonParts.h"

namespace iolite::formats {

namespace {

template <class Io, class H>
void histogramFields(Io &io, H &histogram)
{
    io("count", histogram.count);
    io("sum_ns", histogram.sumNs);
    io("min_ns", histogram.minNs);
    io("max_ns", histogram.maxNs);
}

} // namespace

Json histogramToJson(const Histogram &histogram)
{
    Json json = Json::object();
    FieldWriter writer(json);
    histogramFields(writer, histogram);
    Json buckets = Json::array();
    for (const auto &[bucket, count] : histogram.buckets)
        buckets.push_back(Json::array({bucket, count}));
    json["buckets"] = std::move(buckets);
    return json;
}

Histogram histogramFromJson(const Json &json, const Place &place)
{
    const FieldReader reader(json, place);
    Histogram histogram;
    histogramFields(reader, histogram);
    const auto found = json.find("buckets");
    if (found == json.end())
        return histogram;
    const Place list(&place, "buckets");
    expectArray(*found, list);
    histogram.buckets.reserve(found->size());
    for (std::size_t i = 0; i < found->size(); ++i) {
        const Json &pair = (*found)[i];
        const Place here(&list, i);
        if (expectArray(pair, here).size() != 2)
            failAt(here, "expected [bucket, count]");
        std::uint32_t bucket = 0;
        std::uint64_t count = 0;
        readValue(pair[0], Place(&here, std::size_t(0)), bucket);
        readValue(pair[1], Place(&here, std::size_t(1)), count);
        // Percentiles rely on the order and the range.
        if (bucket >= latency::kBuckets)
            failAt(here, "bucket out of range: " + std::to_string(bucket));
        if (!histogram.buckets.empty() && bucket <= histogram.buckets.back().first)
            failAt(here, "buckets not in ascending order");
        histogram.buckets.emplace_back(bucket, count);
    }
    return histogram;
}

} // namespace iolite::formats
