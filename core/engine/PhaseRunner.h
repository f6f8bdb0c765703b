// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/Worker.h"
#include "core/model/Run.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

namespace iolite::engine {

/// What the kernel has counted so far: bytes that the devices below the target have moved, and its counters. The engine
/// is told how to look, not what a device is. All only grow.
struct KernelLook {
    std::uint64_t readBytes = 0;
    std::uint64_t writtenBytes = 0;
    bool deviceKnown = false;
    KernelCounts counts{};
};

/// One phase, ready to go.
struct PhasePlan {
    PhaseInfo info; ///< copied into the result
    std::vector<WorkerPlan> workers;
    std::int64_t runtimeNs = 0; ///< end of the measured time, 0 = when the patterns end
    std::int64_t rampNs = 0; ///< before measuring; shown in samples, not counted
    std::int64_t sampleIntervalNs = 100'000'000;
    std::int64_t runStartNs = 0; ///< nowNs() of the run's start: origin of all times
};

struct PhaseHooks {
    std::function<void(const Sample &)> sample; ///< called in the caller's thread
    std::function<KernelLook()> kernel; ///< called at each sample; may be empty
    std::function<void()> started; ///< called when the workers are released, after all preparation
};

/// What became of a phase, and remarks for the run's notes.
struct PhaseOutcome {
    PhaseResult result;
    bool plainBuffers = false; ///< see WorkerState
};

/// Runs the workers of one phase, each in a thread of its own, and samples them from the calling thread. Returns when
/// all have ended: by pattern, time, error or cancel. On cancel the workers stop after what is in flight;
/// result.complete is false.
PhaseOutcome runPhase(const PhasePlan &plan, const PhaseHooks &hooks, std::stop_token cancel);

} // namespace iolite::engine
