// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Event.h"

#include <QString>

#include <cstdint>

namespace iolite::ui {

/// How far a run is, from its events: phase, rate of the last interval, time left. Where size decides instead of time,
/// what is left is taken from the bytes or items still to do at the rate of the phase so far. A classic's later phases
/// are not known before they start: the estimate of the whole run stands for them.
class RunProgress {
public:
    void take(const Event &event);

    QString phaseTitle() const;
    double bytesPerSecond() const { return m_rate; } ///< of the last interval
    double operationsPerSecond() const { return m_opsRate; }
    /// What the phase counts and how many of them a second; None where it counts operations only.
    Item item() const { return m_inPhase && m_phase.item != Item::Chunks ? m_phase.item : Item::None; }
    double itemsPerSecond() const { return m_itemRate; }
    double fraction() const; ///< 0…1, never falls
    double secondsLeft() const; ///< -1 while unknown

private:
    double phaseSecondsLeft() const;
    double phaseShare() const;
    double jobSeconds(const JobSpec &job) const;

    WorkloadSpec m_workload;
    PhaseInfo m_phase;
    bool m_inPhase = false;
    bool m_finished = false;
    std::int64_t m_nowNs = 0;
    std::uint64_t m_phaseBytes = 0;
    int m_layoutOf = -1; // job whose layout has been seen
    double m_rate = 0;
    double m_opsRate = 0;
    double m_itemRate = 0;
    std::uint64_t m_phaseItems = 0;
    double m_expectedSeconds = 0; ///< of a classic: the estimate for the whole run
    double m_finishedSeconds = 0; ///< of phases that are over
    mutable double m_fraction = 0;
};

} // namespace iolite::ui
