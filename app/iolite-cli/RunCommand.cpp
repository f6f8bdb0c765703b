// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/Command.h"
#include "app/iolite-cli/DataDir.h"
#include "app/iolite-cli/Follower.h"
#include "app/iolite-cli/Leftovers.h"
#include "app/iolite-cli/RunOptions.h"
#include "app/iolite-cli/RunReport.h"
#include "app/iolite-cli/RunSaver.h"
#include "app/iolite-cli/StopSignals.h"
#include "core/formats/Csv.h"
#include "core/formats/RunFile.h"
#include "core/formats/RunJson.h"
#include "core/wording/Text.h"
#include "core/wording/Wording.h"

namespace iolite::cli {

namespace {

void print(const RunPlan &plan, const RunSaver &saver, const std::vector<Run> &runs, Console &console)
{
    if (plan.events)
        return;
    if (plan.format == Format::Json) {
        console.out(QByteArray::fromStdString(formats::runsToJson(runs, true, true) + '\n'));
        return;
    }
    if (plan.format == Format::Csv) {
        console.out(QByteArray::fromStdString(formats::summaryCsv(runs)));
        return;
    }
    for (std::size_t i = 0; i < runs.size(); ++i) {
        QString text = i > 0 ? QStringLiteral("\n") : QString();
        text += runReport(runs[i]);
        if (saver.isSaved(runs[i].id))
            text += Cli::tr("Saved as %1.").arg(wording::shown(runs[i].id)) + u'\n';
        console.out(text);
    }
}

Exit run(const Arguments &arguments, Console &console)
{
    const RunPlan plan = readRunPlan(arguments);
    for (const std::string &remark : plan.remarks)
        console.error(wording::note(remark));
    // Opened before anything is measured: an hour of numbers must not end at a history that can't be written.
    RunSaver saver(plan.save ? openHistory(arguments) : nullptr, console);
    clearLeftovers(arguments, console);
    StopSignals stop;
    const auto listener = [&](const Event &event) {
        if (plan.events)
            console.out(QByteArray::fromStdString(formats::eventToJsonLine(event) + '\n'));
    };
    const std::vector<Run> runs =
        Follower(plan.progress, saver, console, listener).follow(plan.request, arguments.value("--target"), stop);

    bool kept = saver.allSaved();
    if (!plan.out.empty() && !runs.empty()) {
        if (const auto written = formats::writeRunFile(plan.out, runs); !written) {
            console.error(wording::errorText(written.error()));
            kept = false;
        }
    }
    print(plan, saver, runs, console);
    const Exit exit = concludeRuns(runs, plan.request.repeats, stop, console);
    return exit == Exit::Done && !kept ? Exit::Failed : exit;
}

} // namespace

Command runCommand()
{
    return {"run", "--target PATH", 0, 0, QT_TRANSLATE_NOOP("Cli", "Measure a directory"), runOptions(), run};
}

} // namespace iolite::cli
