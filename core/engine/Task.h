// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/Clock.h"
#include "core/engine/Counters.h"
#include "core/model/Error.h"

#include <atomic>
#include <cstdint>

namespace iolite::engine {

/// What a task sees of its phase. Belongs to one worker thread.
class TaskContext {
public:
    TaskContext(WorkerCounters &counters, const std::atomic<bool> &stop, const std::atomic<bool> &abandon)
        : m_counters(counters)
        , m_stop(stop)
        , m_abandon(abandon)
    {
    }

    /// True when the phase is to end: by time, cancel or another worker's error. Look once an operation, at least every
    /// 100 ms.
    bool stopped() const { return m_stop.load(std::memory_order_relaxed); }
    const std::atomic<bool> &stopFlag() const { return m_stop; } ///< for loops that are not given the context
    /// True when it ends by cancel or error: final fsyncs of what will be removed are left out.
    bool abandoned() const { return m_abandon.load(std::memory_order_relaxed); }
    /// Counts one operation that began at `beginNs` (nowNs()) and ended now; returns now, so that it can begin the
    /// next.
    std::int64_t record(Direction direction, std::int64_t beginNs, std::uint64_t bytes)
    {
        const std::int64_t now = nowNs();
        m_counters[direction].record(std::uint64_t(now - beginNs), bytes);
        return now;
    }
    /// Counts one operation whose latency was taken elsewhere.
    void count(Direction direction, std::uint64_t latencyNs, std::uint64_t bytes)
    {
        m_counters[direction].record(latencyNs, bytes);
    }

private:
    WorkerCounters &m_counters;
    const std::atomic<bool> &m_stop;
    const std::atomic<bool> &m_abandon;
};

/// What one worker does in a phase that is no pattern of transfers: one of a classic's tests. The whole loop is in
/// run(), so that one virtual call is made a worker and none an operation; inside, the rules of the hot loop hold (no
/// lock, allocation, string). All three are called in the worker's own thread. What it measured by itself is read by
/// the script after the phase.
class Task {
public:
    virtual ~Task() = default;
    /// Before the release, not measured: open, allocate, fill buffers. What takes long looks at `stop`; once it is set,
    /// run() is not called and it does not matter what is missing.
    virtual Result<void> prepare(const std::atomic<bool> & /*stop*/) { return {}; }
    /// Measured, from the release to its return.
    virtual Result<void> run(TaskContext &context) = 0;
    /// After the worker's clock has stopped: close what is not to be measured. Called in every ending.
    virtual void finish() { }
};

} // namespace iolite::engine
