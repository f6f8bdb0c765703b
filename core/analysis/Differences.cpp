// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/Differences.h"

#include "core/workloads/JobKeys.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>
#include <set>

namespace iolite::analysis {

namespace {

constexpr const char *kUnknown = "–";

std::string joined(const std::vector<std::string> &words, const char *separator)
{
    std::string text;
    for (const std::string &word : words)
        text += (text.empty() ? "" : separator) + word;
    return text;
}

/// "23.4 GiB": exact bytes differ between two boots of one machine, which says nothing.
std::string memoryText(std::uint64_t bytes)
{
    if (bytes == 0)
        return {};
    std::array<char, 40> buffer{};
    const double gib = double(bytes) / double(1ULL << 30);
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), gib, std::chars_format::fixed, 1).ptr;
    return std::string(buffer.data(), end) + " GiB";
}

/// What the numbers are numbers of. Own runs measure files; what other tools measured isn't known without their record.
std::string layerText(const Run &run)
{
    return run.tool == "iolite" ? "files" : std::string();
}

/// Identifiers of the remarks that say how it was measured; not where the journal was or what was found afterwards.
std::string remarksText(const Run &run)
{
    std::set<std::string> ids(run.target.notes.begin(), run.target.notes.end());
    for (const std::string &note : run.notes) {
        const std::string id = note.substr(0, note.find(':'));
        const bool ofTheBookkeeping = id.find("journal") != std::string::npos || id == "recovered"
            || id == "left-behind" || id == "left-over" || id == "foreign-file";
        if (!ofTheBookkeeping)
            ids.insert(id);
    }
    return joined({ids.begin(), ids.end()}, " ");
}

struct Setting {
    std::string key;
    std::function<std::string(const Run &)> value; ///< empty: not known
};

std::vector<Setting> placeSettings()
{
    return {
        {"layer", layerText},
        {"tool", [](const Run &run) { return run.tool; }},
        {"tool version", [](const Run &run) { return run.toolVersion; }},
        {"target", [](const Run &run) { return run.target.path; }},
        {"filesystem", [](const Run &run) { return run.target.fsType; }},
        {"mount options", [](const Run &run) { return run.target.mountOptions; }},
        {"mount source", [](const Run &run) { return run.target.mountSource; }},
        {"device", [](const Run &run) { return joined(run.target.devices, "+"); }},
        {"disk", [](const Run &run) { return joined(run.target.disks, "+"); }},
        {"model", [](const Run &run) { return run.target.model; }},
        {"scheduler", [](const Run &run) { return run.target.scheduler; }},
        {"filesystem size", [](const Run &run) { return memoryText(run.target.sizeBytes); }},
        {"host", [](const Run &run) { return run.environment.host; }},
        {"kernel", [](const Run &run) { return run.environment.kernel; }},
        {"processor", [](const Run &run) { return run.environment.cpuModel; }},
        {"processors",
            [](const Run &run) { return run.environment.cpus ? std::to_string(run.environment.cpus) : std::string(); }},
        {"memory", [](const Run &run) { return memoryText(run.environment.memoryBytes); }},
        {"workload", [](const Run &run) { return run.workload.workload; }},
        {"preset", [](const Run &run) { return run.workload.preset; }},
        {"remarks", remarksText},
    };
}

using Sides = std::array<const std::vector<Run> *, 2>;

/// The distinct values of one side, in order of the runs.
std::vector<std::string> valuesOf(const Setting &setting, const std::vector<Run> &runs)
{
    std::vector<std::string> values;
    for (const Run &run : runs) {
        std::string value = setting.value(run);
        if (value.empty())
            value = kUnknown;
        if (std::find(values.begin(), values.end(), value) == values.end())
            values.push_back(std::move(value));
    }
    return values;
}

void addDifference(const Setting &setting, const Sides &sides, std::vector<std::string> &differences)
{
    const auto base = valuesOf(setting, *sides[0]);
    const auto candidate = valuesOf(setting, *sides[1]);
    // Two sides with the same mixture are no comparison of like with like either.
    if (base.size() <= 1 && candidate.size() <= 1 && base == candidate)
        return;
    differences.push_back(setting.key + ": " + joined(base, ", ") + " → " + joined(candidate, ", "));
}

bool oneJobEverywhere(const Sides &sides)
{
    return std::all_of(sides.begin(), sides.end(), [](const std::vector<Run> *runs) {
        return std::all_of(runs->begin(), runs->end(), [](const Run &run) { return run.workload.jobs.size() == 1; });
    });
}

std::vector<std::string> jobNames(const Sides &sides)
{
    std::vector<std::string> names;
    for (const auto *runs : sides)
        for (const Run &run : *runs)
            for (const JobSpec &job : run.workload.jobs)
                if (std::find(names.begin(), names.end(), job.name) == names.end())
                    names.push_back(job.name);
    return names;
}

/// Jobs are matched by name; a run's only job is matched with the other's only job whatever they are called.
const JobSpec *findJob(const Run &run, const std::string &name)
{
    if (name.empty())
        return &run.workload.jobs.front();
    for (const JobSpec &job : run.workload.jobs)
        if (job.name == name)
            return &job;
    return nullptr;
}

void addJobDifferences(const std::string &name, const Sides &sides, std::vector<std::string> &differences)
{
    const Setting presence{
        "job " + name, [&](const Run &run) { return findJob(run, name) ? "measured" : "not measured"; }};
    const std::size_t before = differences.size();
    addDifference(presence, sides, differences);
    if (differences.size() != before)
        return; // its keys would all differ too
    for (const workloads::KeyInfo &key : workloads::jobKeys()) {
        if (key.key == "name")
            continue;
        const std::string title = name.empty() ? std::string(key.key) : name + '.' + std::string(key.key);
        addDifference({title, [&](const Run &run) { return workloads::jobValue(*findJob(run, name), key.key); }}, sides,
            differences);
    }
}

} // namespace

std::vector<std::string> settingDifferences(const std::vector<Run> &base, const std::vector<Run> &candidate)
{
    std::vector<std::string> differences;
    if (base.empty() || candidate.empty())
        return differences;
    const Sides sides{&base, &candidate};
    for (const Setting &setting : placeSettings())
        addDifference(setting, sides, differences);
    if (oneJobEverywhere(sides)) {
        addJobDifferences({}, sides, differences);
    } else {
        for (const std::string &name : jobNames(sides))
            addJobDifferences(name, sides, differences);
    }
    return differences;
}

} // namespace iolite::analysis
