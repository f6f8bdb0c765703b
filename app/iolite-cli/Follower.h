// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/iolite-cli/Failure.h"
#include "app/iolite-cli/Progress.h"
#include "app/iolite-cli/RunSaver.h"
#include "app/iolite-cli/StopSignals.h"
#include "core/runner/RunSession.h"

#include <functional>
#include <vector>

namespace iolite::cli {

/// Carries out a request and follows it to its end: passes on its events in order, shows progress, keeps each finished
/// run, cancels when a signal asks for it.
class Follower {
public:
    using Listener = std::function<void(const Event &)>;

    Follower(Progress::Mode progress, RunSaver &saver, Console &console, Listener listener)
        : m_saver(saver)
        , m_console(console)
        , m_progress(progress, console)
        , m_listener(std::move(listener))
    {
    }

    /// Throws Failure where the run can't start; an error about the target then names it `typedTarget`.
    std::vector<Run> follow(const runner::RunRequest &request, const std::string &typedTarget, StopSignals &stop);

private:
    void take(const Event &event, runner::RunSession &session);

    RunSaver &m_saver;
    Console &m_console;
    Progress m_progress;
    Listener m_listener;
    std::vector<Run> m_runs;
};

/// What the program's exit status says of these runs; says on standard error what went wrong. `asked` runs were wanted.
Exit concludeRuns(const std::vector<Run> &runs, int asked, const StopSignals &stop, Console &console);

} // namespace iolite::cli
