// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/Differences.h"

#include "core/workloads/Workload.h"
#include "core/workloads/job/JobKeys.h"

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

/// What a job is found by in every run. A name alone is not enough: pairs of a read and a write may share one.
struct JobId {
    std::string name;
    std::string rw; ///< empty where no run has two jobs of that name
    int occurrence = 0; ///< among those of the same name and pattern, in order of the run

    bool operator==(const JobId &) const = default;

    std::string title() const
    {
        std::string text = name;
        if (!rw.empty())
            text += ' ' + rw;
        if (occurrence > 0)
            text += " #" + std::to_string(occurrence + 1);
        return text;
    }
};

std::set<std::string> sharedNames(const Sides &sides)
{
    std::set<std::string> shared;
    for (const auto *runs : sides) {
        for (const Run &run : *runs) {
            std::set<std::string> seen;
            for (const JobSpec &job : run.workload.jobs)
                if (!seen.insert(job.name).second)
                    shared.insert(job.name);
        }
    }
    return shared;
}

/// The ids of a run's jobs, in its order.
std::vector<JobId> idsOf(const Run &run, const std::set<std::string> &shared)
{
    std::vector<JobId> ids;
    for (const JobSpec &job : run.workload.jobs) {
        JobId id{job.name, shared.contains(job.name) ? workloads::jobValue(job, "rw") : std::string()};
        while (std::find(ids.begin(), ids.end(), id) != ids.end())
            ++id.occurrence;
        ids.push_back(std::move(id));
    }
    return ids;
}

std::vector<JobId> allIds(const Sides &sides, const std::set<std::string> &shared)
{
    std::vector<JobId> all;
    for (const auto *runs : sides)
        for (const Run &run : *runs)
            for (JobId &id : idsOf(run, shared))
                if (std::find(all.begin(), all.end(), id) == all.end())
                    all.push_back(std::move(id));
    return all;
}

using FindJob = std::function<const JobSpec *(const Run &)>; ///< null where the run has no such job

void addJobDifferences(
    const std::string &title, const FindJob &find, const Sides &sides, std::vector<std::string> &differences)
{
    const Setting presence{"job " + title, [&](const Run &run) { return find(run) ? "measured" : "not measured"; }};
    const std::size_t before = differences.size();
    addDifference(presence, sides, differences);
    if (differences.size() != before)
        return; // its keys would all differ too
    for (const workloads::KeyInfo &key : workloads::jobKeys()) {
        if (key.key == "name")
            continue;
        const std::string keyTitle = title.empty() ? std::string(key.key) : title + '.' + std::string(key.key);
        addDifference(
            {keyTitle, [&](const Run &run) { return workloads::jobValue(*find(run), key.key); }}, sides, differences);
    }
}

/// The id of the classic that every run of both sides is; empty if they are jobs or differ ("workload" says so then).
std::string classicEverywhere(const Sides &sides)
{
    const std::string &id = sides[0]->front().workload.workload;
    const bool same = std::all_of(sides.begin(), sides.end(), [&](const std::vector<Run> *runs) {
        return std::all_of(runs->begin(), runs->end(), [&](const Run &run) {
            return run.workload.workload == id && !std::holds_alternative<std::monostate>(run.workload.classic);
        });
    });
    return same ? id : std::string();
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
    if (const std::string classic = classicEverywhere(sides); !classic.empty()) {
        const workloads::Workload &workload = workloads::workloadOf(base.front().workload);
        for (const workloads::KeyInfo &key : workload.keys())
            addDifference({classic + '.' + std::string(key.key),
                              [&](const Run &run) { return workload.value(run.workload, key.key); }},
                sides, differences);
        return differences;
    }
    if (oneJobEverywhere(sides)) {
        addJobDifferences(
            {}, [](const Run &run) { return &run.workload.jobs.front(); }, sides, differences);
        return differences;
    }
    const std::set<std::string> shared = sharedNames(sides);
    for (const JobId &id : allIds(sides, shared)) {
        const FindJob find = [&](const Run &run) -> const JobSpec * {
            const std::vector<JobId> ids = idsOf(run, shared);
            const auto found = std::find(ids.begin(), ids.end(), id);
            return found == ids.end() ? nullptr : &run.workload.jobs[std::size_t(found - ids.begin())];
        };
        addJobDifferences(id.title(), find, sides, differences);
    }
    return differences;
}

} // namespace iolite::analysis
