// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Run.h"

#include <memory>
#include <variant>

namespace iolite {

/// The one stream: everything that happens during a run, in order. The runner produces it; charts, journal, `--events`
/// and the finished record consume it.
struct RunStarted {
    std::shared_ptr<const Run> run; ///< id, target, environment, workload; no phases yet
    int repeat = 1; ///< from 1
    int repeats = 1;
};
struct PhaseStarted {
    PhaseInfo phase;
};
struct SampleTaken {
    Sample sample;
};
struct PhaseFinished {
    std::shared_ptr<const PhaseResult> phase;
};
struct RunFinished {
    std::shared_ptr<const Run> run; ///< complete record with series and metrics
};

using Event = std::variant<RunStarted, PhaseStarted, SampleTaken, PhaseFinished, RunFinished>;

} // namespace iolite
