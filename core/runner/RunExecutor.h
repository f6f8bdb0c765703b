// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/PhaseRunner.h"
#include "core/model/Event.h"
#include "core/runner/RunSession.h"
#include "core/system/KernelCounters.h"
#include "core/workloads/Script.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace iolite::runner {

/// Makes one run out of a request: one object per run, used in the run's thread.
class RunExecutor {
public:
    using Publish = std::function<void(Event)>;
    /// Told the run and the path of its test folder before the folder is made (for the journal).
    using Announce = std::function<void(Run &, const std::string &testDirectory)>;

    RunExecutor(const RunRequest &request, Publish publish, std::stop_token cancel);

    /// Runs; publishes everything from RunStarted to RunFinished. The test files are gone when it returns.
    void execute(int repeat, const Announce &announce);

private:
    Result<void> runIn(const std::string &target);
    Result<void> runScript(workloads::Script &script);
    Result<void> runPhase(engine::PhasePlan plan, workloads::Script &script);
    void conclude(const Result<void> &outcome);
    void note(const std::string &text);

    const RunRequest &m_request;
    Publish m_publish;
    std::stop_token m_cancel;
    Run m_run;
    std::int64_t m_startNs = 0;
    std::optional<engine::Identity> m_identity; ///< whom the run acts as
    std::optional<system::KernelCounters> m_counters; ///< of the target, as soon as it is known
};

} // namespace iolite::runner
