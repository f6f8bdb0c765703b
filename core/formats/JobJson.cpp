// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/JsonParts.h"

#include "core/workloads/JobKeys.h"

#include <charconv>

namespace iolite::formats {

namespace {

using workloads::KeyInfo;
using workloads::KeyType;

/// Sizes, durations and choices in the words of the command line, whole numbers and switches as JSON has them.
Json jobValueToJson(const JobSpec &job, const KeyInfo &key)
{
    const std::string text = workloads::jobValue(job, key.key);
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

std::string jobValueText(const Json &json, const Place &place)
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
            json[std::string(key.key)] = jobValueToJson(job, key);
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
        const std::string text = jobValueText(*found, here);
        if (const auto set = workloads::setJobValue(job, key.key, text); !set)
            failAt(here, "'" + text + "' is not possible, expected " + set.error().expected);
    }
    return job;
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
    return workload;
}

} // namespace iolite::formats
