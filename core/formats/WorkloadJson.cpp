// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/JsonParts.h"

#include "core/workloads/Workload.h"
#include "core/workloads/job/JobKeys.h"

#include <charconv>

namespace iolite::formats {

namespace {

using workloads::KeyInfo;
using workloads::KeyType;

/// Sizes, durations and choices in the words of the command line, whole numbers and switches as JSON has them.
Json valueToJson(const std::string &text, const KeyInfo &key)
{
    if (key.type == KeyType::Boolean)
        return Json(text == "on");
    if (key.type == KeyType::Integer) {
        std::uint64_t number = 0;
        const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (failed == std::errc() && end == text.data() + text.size())
            return Json(number);
    }
    return textValue(text);
}

std::string valueText(const Json &json, const Place &place)
{
    if (json.is_boolean())
        return json.get<bool>() ? "on" : "off";
    if (json.is_number_integer())
        return json.dump();
    std::string text;
    readValue(json, place, text);
    return text;
}

Json jobToJson(const JobSpec &job)
{
    Json json = Json::object();
    json["name"] = textValue(job.name);
    for (const KeyInfo &key : workloads::jobKeys())
        if (key.key != "name")
            json[std::string(key.key)] = valueToJson(workloads::jobValue(job, key.key), key);
    return json;
}

JobSpec jobFromJson(const Json &json, const Place &place)
{
    const FieldReader reader(json, place);
    JobSpec job;
    reader("name", job.name);
    for (const KeyInfo &key : workloads::jobKeys()) {
        const auto found = json.find(std::string(key.key));
        if (key.key == "name" || found == json.end())
            continue;
        const Place here(&place, key.key);
        const std::string text = valueText(*found, here);
        if (const auto set = workloads::setJobValue(job, key.key, text); !set)
            failAt(here, "'" + text + "' is not possible, expected " + set.error().expected);
    }
    return job;
}

Json settingsToJson(const WorkloadSpec &spec)
{
    const workloads::Workload &workload = workloads::workloadOf(spec);
    Json json = Json::object();
    for (const KeyInfo &key : workload.keys())
        json[std::string(key.key)] = valueToJson(workload.value(spec, key.key), key);
    return json;
}

void settingsFromJson(const Json &json, const Place &place, WorkloadSpec &spec)
{
    const workloads::Workload &workload = workloads::workloadOf(spec);
    spec.classic = workload.defaults().classic;
    for (const KeyInfo &key : workload.keys()) {
        const auto found = expectObject(json, place).find(std::string(key.key));
        if (found == json.end())
            continue;
        const Place here(&place, key.key);
        const std::string text = valueText(*found, here);
        if (const auto set = workload.set(spec, key.key, text); !set)
            failAt(here, "'" + text + "' is not possible, expected " + set.error().expected);
    }
}

} // namespace

Json workloadToJson(const WorkloadSpec &workload)
{
    Json json = Json::object();
    FieldWriter writer(json);
    writer("workload", workload.workload);
    writer("preset", workload.preset);
    Json jobs = Json::array();
    for (const JobSpec &job : workload.jobs)
        jobs.push_back(jobToJson(job));
    if (!std::holds_alternative<std::monostate>(workload.classic))
        json["settings"] = settingsToJson(workload);
    else
        json["jobs"] = std::move(jobs);
    return json;
}

WorkloadSpec workloadFromJson(const Json &json, const Place &place)
{
    const FieldReader reader(json, place);
    WorkloadSpec workload;
    reader("workload", workload.workload);
    reader("preset", workload.preset);
    if (const auto jobs = json.find("jobs"); jobs != json.end()) {
        const Place list(&place, "jobs");
        expectArray(*jobs, list);
        for (std::size_t i = 0; i < jobs->size(); ++i)
            workload.jobs.push_back(jobFromJson((*jobs)[i], Place(&list, i)));
    }
    if (const auto settings = json.find("settings"); settings != json.end())
        settingsFromJson(*settings, Place(&place, "settings"), workload);
    return workload;
}

} // namespace iolite::formats
