// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/RunExecutor.h"

#include "core/engine/Clock.h"
#include "core/engine/UringDriver.h"
#include "core/runner/TestFiles.h"
#include "core/system/BlockDevices.h"
#include "core/system/Machine.h"
#include "core/workloads/Estimate.h"
#include "core/workloads/JobMetrics.h"
#include "core/workloads/JobPhases.h"

#include <algorithm>
#include <chrono>

namespace iolite::runner {

namespace {

// The kernel's limits on threads and its own work make more than this pointless where io_uring is not allowed.
constexpr std::size_t kMostThreads = 1024;

std::int64_t utcMs()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

Error cancelled()
{
    Error error;
    error.code = ErrorCode::Cancelled;
    return error;
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
    m_nextPhase = 0;
    m_uring = engine::ioUringAvailable();
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
        auto directory = engine::TestDirectory::create(target, m_run.id);
        if (directory) {
            TestFiles files(std::move(*directory));
            outcome = runJobs(files);
            if (auto removed = files.remove(); !removed)
                note("left-behind: " + removed.error().subject);
        } else {
            outcome = directory.error();
        }
    }
    conclude(outcome);
}

Result<void> RunExecutor::runJobs(TestFiles &files)
{
    for (std::size_t i = 0; i < m_run.workload.jobs.size(); ++i) {
        const JobSpec &job = m_run.workload.jobs[i];
        if (m_cancel.stop_requested())
            return cancelled();
        if (auto opened = files.openFor(job); !opened)
            return opened;
        if (auto laidOut = layOut(files, job, int(i)); !laidOut)
            return laidOut;
        if (auto measured = measure(files, job, int(i)); !measured)
            return measured;
    }
    return {};
}

Result<void> RunExecutor::layOut(TestFiles &files, const JobSpec &job, int jobIndex)
{
    const std::vector<workloads::OpenFile> fresh = files.toLayOut(job);
    if (fresh.empty())
        return {};
    if (auto done = runPhase(workloads::planLayout(job, jobIndex, m_nextPhase++, fresh, m_uring)); !done)
        return done;
    files.markWritten(job, workloads::layoutBytes(job));
    return {};
}

Result<void> RunExecutor::measure(TestFiles &files, const JobSpec &job, int jobIndex)
{
    if (auto settled = files.settle(job); !settled)
        return settled;
    if (m_cancel.stop_requested())
        return cancelled();
    auto done = runPhase(workloads::planJob(job, jobIndex, m_nextPhase++, files.files(), m_uring));
    // One whole pass of sequential writes has made the file as a layout would have.
    if (done && job.rw == Access::Write) {
        const DirectionResult &written = m_run.phases.back()[Direction::Write];
        if (!job.timeBased && written.bytes >= job.size / job.bs * job.bs * std::uint64_t(job.numjobs))
            files.markWritten(job, job.size);
    }
    return done;
}

Result<void> RunExecutor::runPhase(engine::PhasePlan plan)
{
    const bool threadsForDepth = std::any_of(plan.workers.begin(), plan.workers.end(),
        [](const engine::WorkerPlan &worker) { return worker.sharedCounter != nullptr; });
    if (threadsForDepth && plan.workers.size() > kMostThreads) {
        Error error;
        error.code = ErrorCode::Unsupported;
        error.subject = "io_uring";
        error.needed = plan.workers.size();
        error.available = kMostThreads;
        return error;
    }
    if (threadsForDepth && plan.info.kind == PhaseKind::Measure)
        note("io_uring-forbidden: psync threads");
    plan.runStartNs = m_startNs;
    plan.sampleIntervalNs = m_request.sampleIntervalNs;
    PhaseInfo info = plan.info;
    engine::PhaseHooks hooks;
    hooks.started = [&] {
        info.beginNs = engine::nowNs() - m_startNs;
        m_publish(PhaseStarted{info});
    };
    hooks.sample = [this](const Sample &sample) {
        m_run.series.push_back(sample);
        m_publish(SampleTaken{sample});
    };
    const std::vector<std::string> &devices = m_run.target.devices;
    hooks.deviceMoved = [&devices] {
        const system::DeviceBytes bytes = system::readDeviceBytes(devices);
        return engine::DeviceMoved{bytes.read, bytes.written, bytes.known};
    };
    engine::PhaseOutcome outcome = engine::runPhase(plan, hooks, m_cancel);
    if (outcome.plainBuffers)
        note("plain-buffers");
    m_run.phases.push_back(outcome.result);
    m_publish(PhaseFinished{std::make_shared<const PhaseResult>(outcome.result)});
    if (outcome.result.error)
        return *outcome.result.error;
    if (m_cancel.stop_requested())
        return cancelled();
    return {};
}

void RunExecutor::conclude(const Result<void> &outcome)
{
    m_run.durationNs = engine::nowNs() - m_startNs;
    m_run.metrics = workloads::jobMetrics(m_run);
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
