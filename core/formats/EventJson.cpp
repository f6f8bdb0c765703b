// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/RunJson.h"

#include "core/formats/JsonDocument.h"
#include "core/formats/JsonParts.h"

namespace iolite::formats {

namespace {

struct EventWriter {
    Json operator()(const RunStarted &event) const
    {
        Json json = named("run_started");
        json["repeat"] = event.repeat;
        json["repeats"] = event.repeats;
        json["run"] = event.run ? runToJson(*event.run, false) : Json();
        return json;
    }
    Json operator()(const PhaseStarted &event) const
    {
        Json json = named("phase_started");
        json["phase"] = phaseInfoToJson(event.phase);
        return json;
    }
    Json operator()(const SampleTaken &event) const
    {
        Json json = named("sample");
        sampleToJson(event.sample, json);
        return json;
    }
    Json operator()(const PhaseFinished &event) const
    {
        Json json = named("phase_finished");
        json["phase"] = event.phase ? phaseToJson(*event.phase) : Json();
        return json;
    }
    Json operator()(const RunFinished &event) const
    {
        Json json = named("run_finished");
        json["run"] = event.run ? runToJson(*event.run, true) : Json();
        return json;
    }

    static Json named(const char *name)
    {
        Json json = Json::object();
        json["event"] = name;
        return json;
    }
};

const Json &member(const Json &json, const char *key, const Place &place)
{
    const auto found = json.find(key);
    if (found == json.end())
        failAt(place, "missing");
    return *found;
}

std::shared_ptr<const Run> runMember(const Json &json, const Place &top)
{
    const Place place(&top, "run");
    return std::make_shared<const Run>(runFromJson(member(json, "run", place), place));
}

Event eventFromJson(const Json &json, const Place &top)
{
    const FieldReader reader(json, top);
    const Place phasePlace(&top, "phase");
    std::string name;
    reader("event", name);
    if (name == "sample")
        return SampleTaken{sampleFromJson(json, top)};
    if (name == "phase_started")
        return PhaseStarted{phaseInfoFromJson(member(json, "phase", phasePlace), phasePlace)};
    if (name == "phase_finished")
        return PhaseFinished{
            std::make_shared<const PhaseResult>(phaseFromJson(member(json, "phase", phasePlace), phasePlace))};
    if (name == "run_started") {
        RunStarted event{runMember(json, top)};
        reader("repeat", event.repeat);
        reader("repeats", event.repeats);
        return event;
    }
    if (name == "run_finished")
        return RunFinished{runMember(json, top)};
    failAt(Place(&top, "event"), name.empty() ? "missing" : "unknown word '" + name + "'");
}

} // namespace

std::string eventToJsonLine(const Event &event)
{
    return compactText(std::visit(EventWriter{}, event));
}

Result<Event> eventFromJsonLine(std::string_view line, const std::string &fileName)
{
    return guardedRead<Event>(fileName, [&] { return eventFromJson(parseDocument(line), Place()); });
}

} // namespace iolite::formats
