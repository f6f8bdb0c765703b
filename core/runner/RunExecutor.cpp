// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/RunExecutor.h"

#include "core/engine/Clock.h"
#include "core/engine/TestDirectory.h"
#include "core/engine/UringDriver.h"
#include "core/model/SystemError.h"
#include "core/system/Inodes.h"
#include "core/system/KernelCounters.h"
#include "core/system/Machine.h"
#include "core/workloads/Estimate.h"
#include "core/workloads/Workload.h"

#include <algorithm>
#include <chrono>

namespace iolite::runner {

namespace {

std::int64_t utcMs()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

bool measuredAnything(const Run &run)
{
    return std::any_of(run.phases.begin(), run.phases.end(), [](const PhaseResult &phase) {
        return phase.info.kind == PhaseKind::Measure
            && std::any_of(phase.dir.begin(), phase.dir.end(), [](const DirectionResult &d) { return d.ops > 0; });
    });
}

} // namespace

RunExecutor::RunExecutor(const RunRequest &request, Publish publish, std::stop_token cancel)
    : m_request(request)
    , m_publish(std::move(publish))
    , m_cancel(std::move(cancel))
{
}

void RunExecutor::note(const std::string &text)
{
    if (std::find(m_run.notes.begin(), m_run.notes.end(), text) == m_run.notes.end())
        m_run.notes.push_back(text);
}

void RunExecutor::execute(int repeat, const Announce &announce)
{
    m_run = Run();
    m_run.id = newRunId();
    m_run.label = m_request.label;
    m_run.tags = m_request.tags;
    m_run.startedMs = utcMs();
    m_startNs = engine::nowNs();
    m_run.workload = m_request.workload;
    m_run.sampleIntervalNs = m_request.sampleIntervalNs;
    m_run.environment = system::readEnvironment(m_request.frontend);
    m_run.toolVersion = m_run.environment.ioliteVersion;
    // Each time anew: a repeat must see the free space and the mount as they are now.
    const auto facts = RunSession::check(m_request);
    if (facts)
        m_run.target = *facts;
    else
        m_run.target.path = m_request.targetPath;
    for (const std::string &caution : workloads::cautions(m_run.workload, m_run.target, m_run.environment.memoryBytes))
        note(caution);
    Result<void> outcome;
    if (!facts) {
        m_publish(RunStarted{std::make_shared<const Run>(m_run), repeat, m_request.repeats});
        outcome = facts.error();
    } else {
        const std::string &target = m_run.target.realPath;
        announce(m_run, (target == "/" ? "" : target) + "/" + engine::TestDirectory::nameFor(m_run.id));
        m_publish(RunStarted{std::make_shared<const Run>(m_run), repeat, m_request.repeats});
        outcome = runIn(target);
    }
    conclude(outcome);
}

Result<void> RunExecutor::runIn(const std::string &target)
{
    const workloads::Workload &workload = workloads::workloadOf(m_run.workload);
    auto identity = workload.identity(m_run.workload);
    if (!identity)
        return identity.error();
    m_identity = std::move(*identity);
    auto directory = [&] {
        const engine::ActingAs acting(m_identity);
        return acting.error() ? Result<engine::TestDirectory>(*acting.error())
                              : engine::TestDirectory::create(target, m_run.id);
    }();
    if (!directory)
        return directory.error();
    directory->setTreeNames(workload.treeNames(m_run.workload));
    workloads::ScriptPlace place;
    place.directory = &*directory;
    place.uringAllowed = engine::ioUringAvailable();
    place.cancel = m_cancel;
    place.note = [this](const std::string &text) { note(text); };
    m_counters.emplace(m_run.target);
    if (m_counters->xfsOfAllFilesystems())
        note("xfs-counters-of-all");
    auto script = workload.script(m_run.workload, place);
    Result<void> outcome = runScript(*script);
    if (!outcome) {
        Error error = outcome.error();
        system::tellWantOfInodes(error, directory->descriptor());
        outcome = error;
    }
    // The script closes its files; what it was removing goes with the folder.
    const engine::ActingAs acting(m_identity);
    script.reset();
    if (auto removed = directory->remove(); !removed)
        note("left-behind: " + removed.error().subject);
    return outcome;
}

Result<void> RunExecutor::runScript(workloads::Script &script)
{
    for (int index = 0;; ++index) {
        if (m_cancel.stop_requested())
            return cancelledError();
        auto plan = [&] {
            const engine::ActingAs acting(m_identity);
            return acting.error() ? Result<std::optional<engine::PhasePlan>>(*acting.error()) : script.next(index);
        }();
        if (!plan)
            return plan.error();
        if (!*plan)
            return {};
        if (auto done = runPhase(std::move(**plan), script); !done)
            return done;
    }
}

Result<void> RunExecutor::runPhase(engine::PhasePlan plan, workloads::Script &script)
{
    plan.runStartNs = m_startNs;
    plan.sampleIntervalNs = m_request.sampleIntervalNs;
    for (engine::WorkerPlan &worker : plan.workers)
        worker.identity = m_identity;
    PhaseInfo info = plan.info;
    engine::PhaseHooks hooks;
    std::vector<CounterDelta> countersBefore;
    hooks.started = [&] {
        info.beginNs = engine::nowNs() - m_startNs;
        m_publish(PhaseStarted{info});
        countersBefore = m_counters->all();
    };
    hooks.sample = [this](const Sample &sample) {
        m_run.series.push_back(sample);
        m_publish(SampleTaken{sample});
    };
    hooks.kernel = [this] {
        const system::KernelCounters::Look look = m_counters->look();
        return engine::KernelLook{look.bytes.read, look.bytes.written, look.bytes.known, look.counts};
    };
    engine::PhaseOutcome outcome = engine::runPhase(plan, hooks, m_cancel);
    outcome.result.counters = system::grown(countersBefore, m_counters->all());
    if (outcome.plainBuffers)
        note("plain-buffers");
    const Result<void> ended = [&] {
        const engine::ActingAs acting(m_identity);
        return acting.error() ? Result<void>(*acting.error()) : script.ended(outcome.result);
    }();
    m_run.phases.push_back(outcome.result);
    m_publish(PhaseFinished{std::make_shared<const PhaseResult>(outcome.result)});
    if (outcome.result.error)
        return *outcome.result.error;
    if (m_cancel.stop_requested())
        return cancelledError();
    return ended;
}

void RunExecutor::conclude(const Result<void> &outcome)
{
    m_run.durationNs = engine::nowNs() - m_startNs;
    m_run.metrics = workloads::workloadOf(m_run.workload).metrics(m_run);
    if (outcome) {
        m_run.status = RunStatus::Done;
    } else if (outcome.error().code == ErrorCode::Cancelled) {
        m_run.status = RunStatus::Cancelled;
    } else {
        m_run.error = outcome.error();
        m_run.status = measuredAnything(m_run) ? RunStatus::Partial : RunStatus::Failed;
    }
    m_publish(RunFinished{std::make_shared<const Run>(std::move(m_run))});
}

} // namespace iolite::runner
