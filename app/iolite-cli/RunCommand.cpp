// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/Command.h"
#include "app/iolite-cli/DataDir.h"
#include "app/iolite-cli/Leftovers.h"
#include "app/iolite-cli/Progress.h"
#include "app/iolite-cli/RunOptions.h"
#include "app/iolite-cli/RunReport.h"
#include "app/iolite-cli/RunSaver.h"
#include "app/iolite-cli/StopSignals.h"
#include "core/formats/Csv.h"
#include "core/formats/RunFile.h"
#include "core/formats/RunJson.h"
#include "core/runner/RunSession.h"
#include "core/wording/Text.h"
#include "core/wording/Wording.h"

namespace iolite::cli {

namespace {

constexpr int kPollMs = 50;

// Follows a session to its end; everything it says goes through here, in order.
class Follower {
public:
    Follower(const RunPlan &plan, RunSaver &saver, Console &console)
        : m_plan(plan)
        , m_saver(saver)
        , m_console(console)
        , m_progress(plan.progress, console)
    {
    }

    std::vector<Run> follow(runner::RunSession &session, runner::EventQueue &queue, const StopSignals &stop)
    {
        bool cancelled = false;
        const auto cancelIfAsked = [&] {
            if (!stop.asked() || cancelled)
                return;
            cancelled = true;
            session.cancel();
            m_progress.stopping();
        };
        m_console.interrupted = cancelIfAsked;
        for (;;) {
            // Asked before the queue is emptied: what was pushed before the end is then seen.
            const bool finished = session.finished();
            while (const auto event = queue.pop())
                take(*event, session);
            if (finished)
                break;
            cancelIfAsked();
            m_progress.tick();
            stop.wait(kPollMs);
        }
        m_console.interrupted = nullptr;
        m_progress.clear();
        return std::move(m_runs);
    }

private:
    void take(const Event &event, runner::RunSession &session)
    {
        if (m_plan.events)
            m_console.out(QByteArray::fromStdString(formats::eventToJsonLine(event) + '\n'));
        m_progress.take(event);
        if (const auto *finished = std::get_if<RunFinished>(&event)) {
            m_progress.clear();
            // Kept, or not wanted: the journal has done its duty. Otherwise it stays for iolite-cli recover.
            if (m_saver.save(*finished->run))
                session.discardJournal(finished->run->id);
            m_runs.push_back(*finished->run);
        }
    }

    const RunPlan &m_plan;
    RunSaver &m_saver;
    Console &m_console;
    Progress m_progress;
    std::vector<Run> m_runs;
};

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

Exit outcome(const std::vector<Run> &runs)
{
    Exit exit = runs.empty() ? Exit::Failed : Exit::Done;
    for (const Run &run : runs) {
        if (run.status == RunStatus::Cancelled)
            return Exit::Cancelled;
        if (run.status != RunStatus::Done)
            exit = Exit::Failed;
    }
    return exit;
}

void reportErrors(const std::vector<Run> &runs, Console &console)
{
    for (const Run &run : runs)
        if (run.error && run.error->code != ErrorCode::Cancelled)
            console.error(wording::errorText(*run.error));
}

Exit run(const Arguments &arguments, Console &console)
{
    const RunPlan plan = readRunPlan(arguments);
    // Opened before anything is measured: an hour of numbers must not end at a history that can't be written.
    RunSaver saver(plan.save ? openHistory(arguments) : nullptr, console);
    clearLeftovers(arguments, console);
    StopSignals stop;
    runner::RunSession session(plan.request);
    runner::EventQueue &queue = session.addListener();
    if (auto started = session.start(); !started) {
        Error error = started.error();
        if (error.subject == plan.request.targetPath)
            error.subject = arguments.value("--target"); // as it was typed
        fail(error);
    }
    stop.letIn();
    const std::vector<Run> runs = Follower(plan, saver, console).follow(session, queue, stop);

    bool kept = saver.allSaved();
    if (!plan.out.empty() && !runs.empty()) {
        if (const auto written = formats::writeRunFile(plan.out, runs); !written) {
            console.error(wording::errorText(written.error()));
            kept = false;
        }
    }
    print(plan, saver, runs, console);
    reportErrors(runs, console);
    if (stop.asked() && int(runs.size()) < plan.request.repeats) {
        if (runs.empty())
            console.error(Cli::tr("Cancelled before the first run began: nothing was measured."));
        else
            console.error(Cli::tr("Cancelled: %1 of %2 runs were begun.").arg(runs.size()).arg(plan.request.repeats));
        return Exit::Cancelled;
    }
    const Exit exit = outcome(runs);
    return exit == Exit::Done && !kept ? Exit::Failed : exit;
}

} // namespace

Command runCommand()
{
    return {"run", "--target PATH", 0, 0, QT_TRANSLATE_NOOP("Cli", "Measure a directory"), runOptions(), run};
}

} // namespace iolite::cli
