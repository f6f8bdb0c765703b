// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/RunJson.h"

#include "core/formats/JsonDocument.h"
#include "core/formats/JsonParts.h"

namespace iolite::formats {

namespace {

constexpr std::int64_t kFormatVersion = 1;

void checkVersion(const Json &document, const Place &top)
{
    const Place place(&top, "iolite");
    const auto found = document.find("iolite");
    if (found == document.end())
        failAt(place, "missing, so this is no run file of Iolite");
    std::int64_t version = 0;
    readValue(*found, place, version);
    if (version < 1 || version > kFormatVersion)
        failAt(place,
            "format version " + std::to_string(version) + ", this Iolite reads up to version "
                + std::to_string(kFormatVersion));
}

} // namespace

std::string runsToJson(const std::vector<Run> &runs, bool withSeries, bool pretty)
{
    Json document = Json::object();
    document["iolite"] = kFormatVersion;
    Json list = Json::array();
    for (const Run &run : runs)
        list.push_back(runToJson(run, withSeries));
    document["runs"] = std::move(list);
    return pretty ? prettyText(document) : compactText(document);
}

Result<std::vector<Run>> runsFromJson(std::string_view json, const std::string &fileName)
{
    return guardedRead<std::vector<Run>>(fileName, [&] {
        const Json document = parseDocument(json);
        const Place top;
        expectObject(document, top);
        checkVersion(document, top);
        const Place list(&top, "runs");
        const auto found = document.find("runs");
        if (found == document.end())
            failAt(list, "missing");
        expectArray(*found, list);
        std::vector<Run> runs;
        runs.reserve(found->size());
        for (std::size_t i = 0; i < found->size(); ++i)
            runs.push_back(runFromJson((*found)[i], Place(&list, i)));
        return runs;
    });
}

std::string runHeaderToJson(const Run &run)
{
    return compactText(runToJson(run, false));
}

std::string seriesToJson(const std::vector<Sample> &series)
{
    return compactText(seriesTableToJson(series, 0));
}

Result<Run> runFromParts(std::string_view header, std::string_view series, const std::string &name)
{
    return guardedRead<Run>(name, [&] {
        const Place top;
        Run run = runFromJson(parseDocument(header), top);
        if (!series.empty())
            run.series = seriesTableFromJson(parseDocument(series), Place(&top, "series"), run.sampleIntervalNs);
        return run;
    });
}

} // namespace iolite::formats
