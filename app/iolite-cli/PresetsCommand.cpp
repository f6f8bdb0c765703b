// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/Command.h"
#include "app/iolite-cli/JsonText.h"
#include "app/iolite-cli/TextTable.h"
#include "core/wording/Wording.h"
#include "core/workloads/Estimate.h"
#include "core/workloads/Presets.h"
#include "core/workloads/Workload.h"
#include "core/workloads/job/JobKeys.h"

namespace iolite::cli {

namespace {

Json toJson(const workloads::Preset &preset)
{
    Json jobs = Json::array();
    for (const JobSpec &job : preset.workload.jobs) {
        Json values = Json::object();
        for (const workloads::KeyInfo &key : workloads::jobKeys())
            values[std::string(key.key)] = workloads::jobValue(job, key.key);
        jobs.push_back(std::move(values));
    }
    const workloads::Estimate estimate = workloads::estimate(preset.workload);
    Json json{{"id", preset.id}, {"title", preset.title}, {"description", preset.description},
        {"workload", preset.workload.workload}, {"seconds", estimate.seconds}, {"space_bytes", estimate.spaceBytes}};
    if (!jobs.empty()) {
        json["jobs"] = std::move(jobs);
        return json;
    }
    const workloads::Workload &workload = workloads::workloadOf(preset.workload);
    for (const workloads::KeyInfo &key : workload.keys())
        json["settings"][std::string(key.key)] = workload.value(preset.workload, key.key);
    return json;
}

Exit list(const Arguments &arguments, Console &console)
{
    if (arguments.has("--json")) {
        Json all = Json::array();
        for (const workloads::Preset &preset : workloads::presets())
            all.push_back(toJson(preset));
        console.out(jsonText({{"presets", std::move(all)}}));
        return Exit::Done;
    }
    TextTable table;
    for (const workloads::Preset &preset : workloads::presets()) {
        const workloads::Estimate estimate = workloads::estimate(preset.workload);
        table.add({QString::fromStdString(preset.id), wording::presetTitle(preset.id, preset.title),
            Cli::tr("about %1, needs %2")
                .arg(wording::duration(double(estimate.seconds)), wording::bytes(double(estimate.spaceBytes))),
            wording::presetDescription(preset.id, preset.description)});
    }
    console.out(table.text());
    return Exit::Done;
}

} // namespace

Command presetsCommand()
{
    return {"presets", "", 0, 0, QT_TRANSLATE_NOOP("Cli", "List the ready workloads"),
        {{"--json", Option::Switch, "", QT_TRANSLATE_NOOP("Cli", "As JSON, with every key of every job")}}, list};
}

} // namespace iolite::cli
