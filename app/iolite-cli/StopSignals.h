// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace iolite::cli {

/// SIGINT, SIGTERM and SIGHUP while a run goes on: the first asks for an orderly end, the second ends the program at
/// once. One object at a time. They stay blocked from construction until letIn(), so that threads started meanwhile
/// (the workers) inherit the blocked mask and are never interrupted in the middle of an operation; a signal that comes
/// meanwhile waits.
class StopSignals {
public:
    StopSignals();
    ~StopSignals(); ///< restores what was before
    StopSignals(const StopSignals &) = delete;
    StopSignals &operator=(const StopSignals &) = delete;

    void letIn();
    bool asked() const;
    /// Returns when a signal comes, or after that many milliseconds.
    void wait(int milliseconds) const;
};

} // namespace iolite::cli
