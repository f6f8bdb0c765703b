// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/Counters.h"
#include "core/engine/DataPool.h"
#include "core/engine/Identity.h"
#include "core/engine/Pace.h"
#include "core/engine/Pattern.h"
#include "core/engine/Task.h"
#include "core/model/Error.h"
#include "core/model/JobSpec.h"

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace iolite::engine {

/// What one worker thread does in one phase. Resolved before the phase begins.
struct WorkerPlan {
    int fd = -1; ///< open file, read-write where the phase writes
    std::string fileName; ///< for errors only
    IoEngine engine = IoEngine::IoUring;
    unsigned iodepth = 1;
    bool random = false;
    bool norandommap = false;
    PatternSetup pattern;
    PaceSetup pace;
    DataShape data;
    std::uint64_t fsyncEvery = 0;
    bool dataSync = false; ///< what comes after so many writes is fdatasync
    bool endFsync = false;
    std::uint64_t dataSeed = 1;
    std::shared_ptr<std::atomic<std::uint64_t>>
        sharedCounter; ///< set: this thread is one of several that share a queue depth
    std::shared_ptr<Task> task; ///< set: the worker does this, and nothing above counts
    std::optional<Identity> identity; ///< whom the worker acts as, none: as we are
};

/// A worker's run: counters that the sampler reads meanwhile, and the outcome after the thread has ended.
struct WorkerState {
    WorkerCounters counters;
    std::unique_ptr<ResponseCounters> response; ///< in an open loop only; there before the worker starts
    std::atomic<bool> done{false};
    std::atomic<std::uint64_t> finalCpuNs{0}; ///< processor time since the release, valid when done
    std::atomic<std::uint64_t> cpuAtReleaseNs{0};

    // Written by the worker before `done`, read after.
    std::int64_t endNs = 0; ///< last completion, final fsync included
    std::uint64_t cpuUserNs = 0;
    std::uint64_t cpuSystemNs = 0;
    std::optional<Error> error;
    bool plainBuffers = false; ///< the kernel refused registered buffers (locked-memory limit); plain ones were used
};

/// Shared by all workers of a phase; written only at borders, never in the loop.
struct PhaseGate {
    std::atomic<bool> stop{false}; ///< finish what is in flight and end
    std::atomic<bool> abandon{false}; ///< cancelled or failed: no final fsync of what will be removed anyway

    // Before and after the loop only.
    std::mutex mutex;
    std::condition_variable_any changed;
    std::size_t ready = 0; ///< workers that are prepared
    std::size_t done = 0; ///< workers that have ended
    bool released = false; ///< set once all are ready

    void workerReady(); ///< counts, then blocks until released
    void workerDone();
};

/// The body of a worker thread: prepares (memory, ring), reports ready, waits for the release, transfers until the
/// pattern ends or `stop`, drains, does the final fsync. Sets gate.stop on an error so that the others end too.
void runWorker(const WorkerPlan &plan, WorkerState &state, PhaseGate &gate);

} // namespace iolite::engine
