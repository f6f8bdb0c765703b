// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/KernelWorkers.h"
#include "core/engine/PhaseRunner.h"
#include "core/engine/Snapshot.h"

#include <pthread.h>

#include <memory>
#include <vector>

namespace iolite::engine {

/// Takes the differences between looks at the workers' counters. One thread.
class Sampler {
public:
    Sampler(const PhasePlan &plan, const PhaseHooks &hooks, const std::vector<std::unique_ptr<WorkerState>> &states);

    /// Handles of the worker threads, for their processor clocks. Before the first look.
    void setThreads(std::vector<pthread_t> threads) { m_threads = std::move(threads); }

    /// What takes time of the first look: just before the release.
    void prepare();
    /// The workers are released now: nothing has been counted yet.
    void begin(std::int64_t now);
    /// A sample of what happened since the last look; ramp as given.
    Sample take(std::int64_t now, bool ramp);
    /// From here on it counts: the present look is what the result is reckoned from.
    void markMeasureStart();

    /// Fills totals and histograms since markMeasureStart (exact min and max where that was the release).
    void fill(PhaseResult &result) const;

private:
    struct Look {
        std::int64_t time = 0;
        Snapshot counters;
        std::uint64_t cpuNs = 0; // workers' own threads
        std::uint64_t kernelCpuNs = 0; // the kernel's threads for them
        KernelLook kernel;
    };
    void look(std::int64_t now, Look &into);
    std::uint64_t workersCpuNs() const;
    template <class CountersOf>
    void takeExtremes(Histogram &histogram, CountersOf &&countersOf) const;

    const PhasePlan &m_plan;
    const PhaseHooks &m_hooks;
    const std::vector<std::unique_ptr<WorkerState>> &m_states;
    std::vector<pthread_t> m_threads;
    KernelWorkers m_kernelWorkers; // theirs is the workers' time as well
    Look m_last;
    Look m_next;
    Look m_base;
    bool m_baseIsRelease = true;
};

} // namespace iolite::engine
