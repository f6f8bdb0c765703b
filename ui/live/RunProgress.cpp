// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/RunProgress.h"

#include "core/wording/Wording.h"
#include "core/workloads/Estimate.h"

#include <QCoreApplication>

#include <algorithm>

namespace iolite::ui {

void RunProgress::take(const Event &event)
{
    if (const auto *started = std::get_if<RunStarted>(&event)) {
        *this = {};
        m_workload = started->run->workload;
        if (m_workload.workload != "job")
            m_expectedSeconds = double(workloads::estimate(m_workload).seconds);
    } else if (const auto *phase = std::get_if<PhaseStarted>(&event)) {
        m_phase = phase->phase;
        m_inPhase = true;
        m_phaseBytes = 0;
        m_phaseItems = 0;
        m_itemRate = 0;
        if (m_phase.kind == PhaseKind::Layout)
            m_layoutOf = m_phase.job;
        m_nowNs = std::max(m_nowNs, m_phase.beginNs);
    } else if (const auto *taken = std::get_if<SampleTaken>(&event)) {
        const Sample &sample = taken->sample;
        const std::uint64_t bytes = sample.movedBytes();
        std::uint64_t ops = 0;
        for (const Direction direction : {Direction::Read, Direction::Write, Direction::Sync})
            ops += sample[direction].ops;
        m_phaseBytes += bytes;
        m_phaseItems += sample[Direction::Item].ops;
        m_nowNs = sample.endNs;
        if (const double seconds = sample.seconds(); seconds > 0) {
            m_rate = double(bytes) / seconds;
            m_opsRate = double(ops) / seconds;
            m_itemRate = double(sample[Direction::Item].ops) / seconds;
        }
    } else if (const auto *finished = std::get_if<PhaseFinished>(&event)) {
        m_nowNs = std::max(m_nowNs, finished->phase->endNs);
        if (m_inPhase)
            m_finishedSeconds += double(m_nowNs - m_phase.beginNs) * 1e-9;
        m_inPhase = false;
    } else {
        m_finished = true;
    }
}

QString RunProgress::phaseTitle() const
{
    return m_inPhase ? wording::phaseTitle(m_phase) : QString();
}

double RunProgress::phaseSecondsLeft() const
{
    const double elapsed = double(m_nowNs - m_phase.beginNs) * 1e-9;
    double left = -1;
    if (m_phase.plannedNs > 0)
        left = std::max(0.0, double(m_phase.plannedNs) * 1e-9 - elapsed);
    if (m_phase.plannedBytes > 0 && m_phaseBytes > 0 && elapsed > 0) {
        const double rate = double(m_phaseBytes) / elapsed;
        const double bySize = std::max(0.0, double(m_phase.plannedBytes) - double(m_phaseBytes)) / rate;
        left = left < 0 ? bySize : std::min(left, bySize);
    }
    if (m_phase.plannedItems > 0 && m_phaseItems > 0 && elapsed > 0) {
        const double rate = double(m_phaseItems) / elapsed;
        const double byItems = std::max(0.0, double(m_phase.plannedItems) - double(m_phaseItems)) / rate;
        left = left < 0 ? byItems : std::min(left, byItems);
    }
    return left;
}

double RunProgress::jobSeconds(const JobSpec &job) const
{
    if (job.runtimeNs > 0)
        return double(job.runtimeNs + job.rampTimeNs) * 1e-9;
    const double elapsed = double(m_nowNs - m_phase.beginNs) * 1e-9;
    const double rate = elapsed > 0 ? double(m_phaseBytes) / elapsed : 0;
    return rate > 0 ? double(job.size) * double(job.loops) * job.numjobs / rate : 0;
}

double RunProgress::secondsLeft() const
{
    if (m_finished)
        return 0;
    if (!m_inPhase)
        return -1;
    const double current = phaseSecondsLeft();
    if (m_workload.workload != "job") {
        const double expected = m_expectedSeconds - m_finishedSeconds - double(m_nowNs - m_phase.beginNs) * 1e-9;
        return current < 0 && expected <= 0 ? -1 : std::max(current, expected);
    }
    if (current < 0)
        return -1;
    double left = current;
    // A layout comes before its job; a measured phase is its job.
    const std::size_t next = std::size_t(std::max(0, m_phase.job)) + (m_phase.kind == PhaseKind::Layout ? 0 : 1);
    for (std::size_t job = next; job < m_workload.jobs.size(); ++job)
        left += jobSeconds(m_workload.jobs[job]);
    return left;
}

double RunProgress::phaseShare() const
{
    const double elapsed = double(m_nowNs - m_phase.beginNs);
    double share = 0;
    if (m_phase.plannedNs > 0)
        share = elapsed / double(m_phase.plannedNs);
    if (m_phase.plannedBytes > 0)
        share = std::max(share, double(m_phaseBytes) / double(m_phase.plannedBytes));
    if (m_phase.plannedItems > 0)
        share = std::max(share, double(m_phaseItems) / double(m_phase.plannedItems));
    return std::clamp(share, 0.0, 1.0);
}

double RunProgress::fraction() const
{
    if (m_finished)
        return m_fraction = 1;
    if (!m_inPhase)
        return m_fraction;
    if (m_workload.workload != "job") {
        const double done = m_finishedSeconds + double(m_nowNs - m_phase.beginNs) * 1e-9;
        const double left = secondsLeft();
        if (left >= 0 && done + left > 0)
            m_fraction = std::max(m_fraction, std::min(0.99, done / (done + left)));
        return m_fraction;
    }
    // By what is done, not by a guess of the time left: so it moves while anything moves, and never back. Jobs weigh
    // what they are planned to take; one that ends by size weighs like a short one. A layout is the first fifth of its
    // job.
    const auto weight = [](const JobSpec &job) {
        return job.runtimeNs > 0 ? double(job.runtimeNs + job.rampTimeNs) * 1e-9 : 10.0;
    };
    double whole = 0;
    double done = 0;
    for (std::size_t i = 0; i < m_workload.jobs.size(); ++i) {
        const double one = weight(m_workload.jobs[i]);
        whole += one;
        if (int(i) < m_phase.job)
            done += one;
        else if (int(i) == m_phase.job)
            done += one
                * (m_phase.kind == PhaseKind::Layout ? 0.2 * phaseShare()
                        : m_layoutOf == m_phase.job  ? 0.2 + 0.8 * phaseShare()
                                                     : phaseShare());
    }
    if (whole > 0)
        m_fraction = std::max(m_fraction, done / whole);
    return m_fraction;
}

} // namespace iolite::ui
