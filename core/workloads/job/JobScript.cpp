// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/job/JobScript.h"

#include "core/model/SystemError.h"
#include "core/workloads/job/JobPhases.h"
#include "core/workloads/job/JobValues.h"

#include <algorithm>

namespace iolite::workloads {

namespace {

// The kernel's limits on threads and its own work make more than this pointless where io_uring is not allowed.
constexpr std::size_t kMostThreads = 1024;

} // namespace

JobScript::JobScript(std::vector<JobSpec> jobs, ScriptPlace place)
    : m_jobs(std::move(jobs))
    , m_place(std::move(place))
    , m_files(*m_place.directory)
{
}

Result<std::optional<engine::PhasePlan>> JobScript::next(int phaseIndex)
{
    if (m_job == m_jobs.size())
        return std::optional<engine::PhasePlan>();
    const JobSpec &job = m_jobs[m_job];
    if (m_laidOut)
        return measure(phaseIndex);
    // The layout is no part of what is measured: it needn't wait for each block.
    if (auto opened = m_files.openFor(job, OpenSync::None); !opened)
        return opened.error();
    m_laidOut = true;
    const std::vector<OpenFile> fresh = m_files.toLayOut(job);
    if (fresh.empty())
        return measure(phaseIndex);
    engine::PhasePlan plan = planLayout(job, int(m_job), phaseIndex, fresh, m_place.uringAllowed);
    if (auto possible = checkThreads(plan); !possible)
        return possible.error();
    return std::optional(std::move(plan));
}

Result<std::optional<engine::PhasePlan>> JobScript::measure(int phaseIndex)
{
    const JobSpec &job = m_jobs[m_job];
    if (auto settled = m_files.settle(job); !settled)
        return settled.error();
    if (job.sync != OpenSync::None)
        if (auto opened = m_files.openFor(job, job.sync); !opened)
            return opened.error();
    if (m_place.cancel.stop_requested())
        return cancelledError();
    engine::PhasePlan plan = planJob(job, int(m_job), phaseIndex, m_files.files(), m_place.uringAllowed);
    if (auto possible = checkThreads(plan); !possible)
        return possible.error();
    return std::optional(std::move(plan));
}

Result<void> JobScript::checkThreads(const engine::PhasePlan &plan)
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
        m_place.note("io_uring-forbidden: psync threads");
    return {};
}

Result<void> JobScript::ended(PhaseResult &result)
{
    const JobSpec &job = m_jobs[m_job];
    if (result.info.kind == PhaseKind::Layout) {
        if (result.complete)
            m_files.markWritten(job, 0, layoutBytes(job));
        return {};
    }
    // Whole passes of sequential writes have made the file as a layout would have.
    if (job.rw == Access::Write && !job.timeBased && result[Direction::Write].bytes >= plannedBytes(job))
        m_files.markWritten(job, job.offset, regionEnd(job));
    ++m_job;
    m_laidOut = false;
    return {};
}

} // namespace iolite::workloads
