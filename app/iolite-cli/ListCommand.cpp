// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/Command.h"
#include "app/iolite-cli/DataDir.h"
#include "app/iolite-cli/JsonText.h"
#include "app/iolite-cli/RunReport.h"
#include "app/iolite-cli/TargetPath.h"
#include "app/iolite-cli/TextTable.h"
#include "core/formats/Utc.h"
#include "core/formats/Words.h"
#include "core/wording/Text.h"
#include "core/wording/Wording.h"

#include <QDateTime>

namespace iolite::cli {

using wording::shown;

namespace {

std::int64_t since(const Arguments &arguments)
{
    if (!arguments.has("--since"))
        return 0;
    const std::string text = arguments.value("--since");
    // Without a zone it is the machine's own time, as the list shows it.
    const QDateTime when = QDateTime::fromString(QString::fromStdString(text), Qt::ISODate);
    if (!when.isValid())
        failValue("--since", text, "2026-11-30, 2026-11-30T20:05, 2026-11-30T19:05:00Z");
    return when.toMSecsSinceEpoch();
}

Json toJson(const history::RunSummary &run)
{
    Json metrics = Json::object();
    for (const Metric &metric : run.metrics) {
        Json entry{{"value", metric.value ? Json(*metric.value) : Json(nullptr)}, {"unit", metric.unit}};
        if (metric.tooFast)
            entry["too_fast"] = true;
        metrics[metric.name] = std::move(entry);
    }
    return {{"id", run.id}, {"label", run.label}, {"tool", run.tool}, {"started", formats::utcText(run.startedMs)},
        {"status", formats::statusWord(run.status)}, {"duration_ms", run.durationNs / 1'000'000},
        {"target", {{"path", run.targetPath}, {"fs_type", run.fsType}, {"model", run.model}}},
        {"workload", {{"workload", run.workload}, {"preset", run.preset}}}, {"tags", run.tags},
        {"comment", run.comment}, {"metrics", std::move(metrics)}};
}

QString whatWasRun(const history::RunSummary &run)
{
    WorkloadSpec workload;
    workload.workload = run.workload;
    workload.preset = run.preset;
    return workloadTitle(workload);
}

QString asTable(const std::vector<history::RunSummary> &runs)
{
    TextTable table;
    table.add({Cli::tr("Id"), Cli::tr("Started"), Cli::tr("State"), Cli::tr("Workload"), Cli::tr("Target"),
        Cli::tr("Label"), Cli::tr("Tags")});
    for (const history::RunSummary &run : runs) {
        QStringList tags;
        for (const std::string &tag : run.tags)
            tags += shown(tag);
        table.add({shown(run.id), localTime(run.startedMs), wording::statusTitle(run.status), whatWasRun(run),
            shown(run.targetPath) + (run.fsType.empty() ? QString() : QStringLiteral(" (%1)").arg(shown(run.fsType))),
            shown(run.label), tags.join(QStringLiteral(", "))});
    }
    return table.text();
}

Exit list(const Arguments &arguments, Console &console)
{
    history::Filter filter;
    filter.targetPath = absoluteTarget(arguments.value("--target"));
    filter.workload = arguments.value("--workload");
    filter.tag = arguments.value("--tag");
    filter.sinceMs = since(arguments);
    const auto runs = require(openHistory(arguments)->list(filter));
    if (arguments.has("--json")) {
        Json all = Json::array();
        for (const history::RunSummary &run : runs)
            all.push_back(toJson(run));
        console.out(jsonText({{"runs", std::move(all)}}));
    } else if (runs.empty()) {
        const bool filtered = arguments.has("--target") || arguments.has("--workload") || arguments.has("--tag")
            || arguments.has("--since");
        console.out((filtered ? Cli::tr("No run is like that. All runs: iolite-cli list")
                              : Cli::tr("No runs. Make one with: iolite-cli run --target DIRECTORY"))
            + u'\n');
    } else {
        console.out(asTable(runs));
    }
    return Exit::Done;
}

} // namespace

Command listCommand()
{
    return {"list", "", 0, 0, QT_TRANSLATE_NOOP("Cli", "List the saved runs, newest first"),
        {{"--json", Option::Switch, "", QT_TRANSLATE_NOOP("Cli", "As JSON, with the figures and without the series")},
            {"--target", Option::Value, "PATH", QT_TRANSLATE_NOOP("Cli", "Only runs of this directory")},
            {"--workload", Option::Value, "ID", QT_TRANSLATE_NOOP("Cli", "Only runs of this workload or preset")},
            {"--tag", Option::Value, "TEXT", QT_TRANSLATE_NOOP("Cli", "Only runs with this tag")},
            {"--since", Option::Value, "DATE",
                QT_TRANSLATE_NOOP("Cli", "Only runs from this date on, for example 2026-11-30")},
            dataDirOption()},
        list};
}

} // namespace iolite::cli
