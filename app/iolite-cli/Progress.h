// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/iolite-cli/Console.h"
#include "core/model/Event.h"

#include <chrono>
#include <deque>

namespace iolite::cli {

/// Progress on standard error: phase, share, rate, remaining time. Redrawn by the clock, not by samples, so a stalled
/// device shows as a rate of 0 and never as a frozen line.
class Progress {
public:
    enum class Mode {
        None,
        Bar, ///< one line of a terminal, drawn over, five times a second
        Lines, ///< a plain line each second
    };

    Progress(Mode mode, Console &console)
        : m_mode(mode)
        , m_console(console)
    {
    }

    void take(const Event &event);
    void tick();
    void stopping(); ///< the user asked for the end
    /// Takes the bar off the screen, before something else is printed.
    void clear();

private:
    using Clock = std::chrono::steady_clock;

    QString line(bool bar) const;
    double phaseShare(double seconds) const;
    double remainingSeconds(double share, double seconds) const;
    QString rate(Clock::time_point now) const; ///< bytes, files or seeks per second

    Mode m_mode;
    Console &m_console;
    std::shared_ptr<const Run> m_run;
    int m_repeat = 1;
    int m_repeats = 1;
    bool m_inPhase = false;
    bool m_drawn = false;
    bool m_stopping = false;
    PhaseInfo m_phase;
    Clock::time_point m_phaseBegin;
    Clock::time_point m_lastDraw;
    std::uint64_t m_phaseBytes = 0;
    std::uint64_t m_phaseItems = 0;
    struct Moved {
        Clock::time_point when;
        std::uint64_t bytes;
        std::uint64_t items;
    };
    std::deque<Moved> m_recent; // samples of the last second
};

} // namespace iolite::cli
