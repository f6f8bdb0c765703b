// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/JsonParts.h"
#include "core/formats/Utc.h"
#include "core/formats/Words.h"

namespace iolite::formats {

namespace {

/// 0 means that the moment is not known (an import without a date). Outside the years that ISO 8601 can write:
/// milliseconds.
Json startedToJson(std::int64_t ms)
{
    if (ms == 0)
        return Json();
    const std::string text = utcText(ms);
    return text.empty() ? Json(ms) : Json(text);
}

std::int64_t startedFromJson(const Json &json, const Place &place)
{
    if (json.is_null())
        return 0;
    std::int64_t ms = 0;
    if (json.is_number()) {
        readValue(json, place, ms);
        return ms;
    }
    std::string text;
    readValue(json, place, text);
    const auto moment = utcFromText(text);
    if (!moment)
        failAt(place, "'" + text + "' is not a time like 2011-01-22T18:53:55Z");
    return *moment;
}

template <class T>
void readPart(const Json &json, const char *key, const Place &place, T (*read)(const Json &, const Place &), T &out)
{
    if (const auto found = json.find(key); found != json.end())
        out = read(*found, Place(&place, key));
}

std::vector<PhaseResult> phasesFromJson(const Json &json, const Place &place)
{
    std::vector<PhaseResult> phases;
    expectArray(json, place);
    phases.reserve(json.size());
    for (std::size_t i = 0; i < json.size(); ++i)
        phases.push_back(phaseFromJson(json[i], Place(&place, i)));
    return phases;
}

} // namespace

Json runToJson(const Run &run, bool withSeries)
{
    Json json = Json::object();
    FieldWriter writer(json);
    writer("id", run.id);
    writer("label", run.label);
    writer("tool", run.tool);
    writer("version", run.toolVersion);
    json["started"] = startedToJson(run.startedMs);
    writer("duration_ns", run.durationNs);
    json["status"] = statusWord(run.status);
    json["error"] = optionalErrorToJson(run.error);
    json["target"] = targetToJson(run.target);
    json["environment"] = environmentToJson(run.environment);
    json["workload"] = workloadToJson(run.workload);
    writer("tags", run.tags);
    writer("notes", run.notes);
    writer("comment", run.comment);
    json["metrics"] = metricsToJson(run.metrics);
    Json phases = Json::array();
    for (const PhaseResult &phase : run.phases)
        phases.push_back(phaseToJson(phase));
    json["phases"] = std::move(phases);
    writer("sample_interval_ns", run.sampleIntervalNs);
    if (withSeries)
        json["series"] = seriesTableToJson(run.series, run.sampleIntervalNs);
    return json;
}

Run runFromJson(const Json &json, const Place &place)
{
    const FieldReader reader(json, place);
    Run run;
    reader("id", run.id);
    if (run.id.empty())
        failAt(Place(&place, "id"), "missing");
    reader("label", run.label);
    reader("tool", run.tool);
    reader("version", run.toolVersion);
    readPart(json, "started", place, &startedFromJson, run.startedMs);
    reader("duration_ns", run.durationNs);

    std::string word(statusWord(RunStatus::Done));
    reader("status", word);
    const auto status = statusFromWord(word);
    if (!status)
        failAt(Place(&place, "status"), "unknown word '" + word + "'");
    run.status = *status;

    run.error = optionalErrorFromJson(json, "error", place);
    readPart(json, "target", place, &targetFromJson, run.target);
    readPart(json, "environment", place, &environmentFromJson, run.environment);
    readPart(json, "workload", place, &workloadFromJson, run.workload);
    reader("tags", run.tags);
    reader("notes", run.notes);
    reader("comment", run.comment);
    readPart(json, "metrics", place, &metricsFromJson, run.metrics);
    readPart(json, "phases", place, &phasesFromJson, run.phases);
    reader("sample_interval_ns", run.sampleIntervalNs);
    if (const auto series = json.find("series"); series != json.end())
        run.series = seriesTableFromJson(*series, Place(&place, "series"), run.sampleIntervalNs);
    return run;
}

} // namespace iolite::formats
