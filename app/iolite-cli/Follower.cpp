// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/Follower.h"

#include "core/wording/Wording.h"

namespace iolite::cli {

namespace {

constexpr int kPollMs = 50;

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

} // namespace

std::vector<Run> Follower::follow(const runner::RunRequest &request, const std::string &typedTarget, StopSignals &stop)
{
    runner::RunSession session(request);
    runner::EventQueue &queue = session.addListener();
    if (auto started = session.start(); !started) {
        Error error = started.error();
        if (error.subject == request.targetPath)
            error.subject = typedTarget;
        fail(error);
    }
    stop.letIn();
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

void Follower::take(const Event &event, runner::RunSession &session)
{
    if (m_listener)
        m_listener(event);
    m_progress.take(event);
    if (const auto *finished = std::get_if<RunFinished>(&event)) {
        m_progress.clear();
        // Kept, or not wanted: the journal has done its duty. Otherwise it stays for iolite-cli recover.
        if (m_saver.save(*finished->run))
            session.discardJournal(finished->run->id);
        m_runs.push_back(*finished->run);
    }
}

Exit concludeRuns(const std::vector<Run> &runs, int asked, const StopSignals &stop, Console &console)
{
    for (const Run &run : runs)
        if (run.error && run.error->code != ErrorCode::Cancelled)
            console.error(wording::errorText(*run.error));
    if (stop.asked() && int(runs.size()) < asked) {
        if (runs.empty())
            console.error(Cli::tr("Cancelled before the first run began: nothing was measured."));
        else
            console.error(Cli::tr("Cancelled: %1 of %2 runs were begun.").arg(runs.size()).arg(asked));
        return Exit::Cancelled;
    }
    return outcome(runs);
}

} // namespace iolite::cli
