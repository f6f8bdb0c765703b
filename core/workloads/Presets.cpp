// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/Presets.h"

#include "core/workloads/BuiltinPresets.h"
#include "core/workloads/Workload.h"
#include "core/workloads/job/JobKeys.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>

namespace iolite::workloads {

namespace {

using Json = nlohmann::ordered_json;

Error badFile(const std::string &fileName, std::string detail)
{
    Error error;
    error.code = ErrorCode::BadFile;
    error.subject = fileName;
    error.detail = std::move(detail);
    return error;
}

// Values may be written as text ("4k"), numbers (32) or true/false; all go through the one parser of the key.
bool valueText(const Json &value, std::string &text)
{
    if (value.is_string())
        text = value.get<std::string>();
    else if (value.is_boolean())
        text = value.get<bool>() ? "on" : "off";
    else if (value.is_number_unsigned())
        text = std::to_string(value.get<std::uint64_t>());
    else if (value.is_number_float())
        text = realText(value.get<double>());
    else
        return false;
    return true;
}

// `set(key, text)` is the key's own parser.
template <class Set>
Result<void> applyObject(const Json &object, const std::string &fileName, const std::string &where, Set set)
{
    if (!object.is_object())
        return badFile(fileName, where + ": an object of key and value is expected");
    for (const auto &[key, value] : object.items()) {
        std::string text;
        if (!valueText(value, text))
            return badFile(fileName, where + "." + key + ": text, a number or true/false is expected");
        if (Result<void> done = set(key, text); !done)
            return done;
    }
    return {};
}

std::string textOf(const Json &json, const char *key)
{
    const auto it = json.find(key);
    return it != json.end() && it->is_string() ? it->get<std::string>() : std::string();
}

Result<void> applyJob(JobSpec &job, const Json &object, const std::string &fileName, const std::string &where)
{
    return applyObject(object, fileName, where,
        [&job](const std::string &key, const std::string &text) { return setJobValue(job, key, text); });
}

Result<void> readJobs(std::vector<JobSpec> &jobs, const Json &json, const std::string &fileName)
{
    JobSpec defaults;
    if (json.contains("defaults"))
        if (auto applied = applyJob(defaults, json["defaults"], fileName, "defaults"); !applied)
            return applied;
    if (!json.contains("jobs") || !json["jobs"].is_array() || json["jobs"].empty())
        return badFile(fileName, "jobs: a list with at least one job is expected");
    for (std::size_t i = 0; i < json["jobs"].size(); ++i) {
        JobSpec job = defaults;
        const std::string where = "jobs[" + std::to_string(i) + "]";
        if (auto applied = applyJob(job, json["jobs"][i], fileName, where); !applied)
            return applied;
        if (auto checked = checkJob(job); !checked)
            return checked;
        jobs.push_back(job);
    }
    return {};
}

Result<void> readClassic(WorkloadSpec &spec, const Workload &workload, const Json &json, const std::string &fileName)
{
    for (const char *key : {"jobs", "defaults"})
        if (json.contains(key))
            return badFile(fileName, std::string(key) + ": belongs to the workload \"job\"; here it is \"settings\"");
    spec = workload.defaults();
    if (json.contains("settings"))
        if (auto applied = applyObject(json["settings"], fileName, "settings",
                [&](const std::string &key, const std::string &text) { return workload.set(spec, key, text); });
            !applied)
            return applied;
    return workload.check(spec);
}

Error unknownWorkload(const std::string &fileName)
{
    std::string known;
    for (const Workload *workload : allWorkloads())
        known += (known.empty() ? "" : ", ") + std::string(workload->id());
    return badFile(fileName, "workload: known are " + known);
}

Result<Preset> readPreset(const Json &json, const std::string &fileName)
{
    static constexpr std::array<std::string_view, 8> known{
        "id", "title", "description", "order", "workload", "settings", "defaults", "jobs"};
    for (const auto &[key, value] : json.items())
        if (std::find(known.begin(), known.end(), key) == known.end())
            return badFile(
                fileName, key + ": known are id, title, description, order, workload, settings, defaults, jobs");
    Preset preset;
    preset.id = textOf(json, "id");
    preset.title = textOf(json, "title");
    preset.description = textOf(json, "description");
    const Workload *workload = json.contains("workload") ? findWorkload(textOf(json, "workload")) : findWorkload("job");
    if (!workload)
        return unknownWorkload(fileName);
    if (workload->id() == "job" && json.contains("settings"))
        return badFile(fileName, "settings: the workload \"job\" has \"jobs\"");
    const Result<void> read = workload->id() == "job" ? readJobs(preset.workload.jobs, json, fileName)
                                                      : readClassic(preset.workload, *workload, json, fileName);
    if (!read)
        return read.error();
    preset.workload.preset = preset.id;
    return preset;
}

} // namespace

Result<Preset> parsePreset(std::string_view text, const std::string &fileName)
{
    // Callback-free parse without exceptions: discarded means a syntax error.
    const Json json = Json::parse(text, nullptr, false, true);
    if (json.is_discarded() || !json.is_object())
        return badFile(fileName, "not a JSON object");
    return readPreset(json, fileName);
}

const std::vector<Preset> &presets()
{
    static const std::vector<Preset> all = [] {
        std::vector<std::pair<int, Preset>> ordered;
        for (const BuiltinPreset &file : builtinPresetFiles()) {
            auto preset = parsePreset(file.json, std::string(file.fileName));
            if (!preset) {
                // Built-in data that doesn't parse is a fault of this build, found by the first start and by every
                // test.
                std::fprintf(stderr, "preset %s: %s %s\n", std::string(file.fileName).c_str(),
                    preset.error().subject.c_str(), preset.error().detail.c_str());
                std::abort();
            }
            const Json json = Json::parse(file.json, nullptr, false, true);
            ordered.emplace_back(json.value("order", 100), std::move(*preset));
        }
        std::stable_sort(
            ordered.begin(), ordered.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
        std::vector<Preset> result;
        for (auto &[order, preset] : ordered)
            result.push_back(std::move(preset));
        return result;
    }();
    return all;
}

Result<Preset> findPreset(std::string_view id)
{
    std::string known;
    for (const Preset &preset : presets()) {
        if (preset.id == id)
            return preset;
        known += (known.empty() ? "" : ", ") + preset.id;
    }
    Error error;
    error.code = ErrorCode::NotFound;
    error.subject = std::string(id);
    error.expected = known;
    return error;
}

} // namespace iolite::workloads
