// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Event.h"

#include <QString>

#include <cstdint>

namespace iolite::ui {

/// How far a run is, from its events: phase, rate of the last interval, time left. Where size decides instead of time,
/// what is left is taken from the bytes still to move at the rate of the phase so far.
class RunProgress {
public:
    void take(const Event &event);

    QString phaseTitle() const;
    double bytesPerSecond() const { return m_rate; } ///< of the last interval
    double operationsPerSecond() const { return m_opsRate; }
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
    mutable double m_fraction = 0;
};

} // namespace iolite::ui
