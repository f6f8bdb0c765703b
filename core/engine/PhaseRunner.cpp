// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/PhaseRunner.h"

#include "core/engine/Clock.h"
#include "core/engine/Sampler.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <system_error>
#include <thread>

namespace iolite::engine {

namespace {

using SteadyTime = std::chrono::steady_clock::time_point;

// libstdc++'s steady clock is CLOCK_MONOTONIC, the clock of nowNs().
SteadyTime steady(std::int64_t ns)
{
    return SteadyTime(std::chrono::nanoseconds(ns));
}

class Phase {
public:
    Phase(const PhasePlan &plan, const PhaseHooks &hooks)
        : m_plan(plan)
        , m_hooks(hooks)
        , m_sampler(plan, hooks, m_states)
    {
        for (const WorkerPlan &worker : plan.workers) {
            m_states.push_back(std::make_unique<WorkerState>());
            if (worker.pace.open())
                m_states.back()->response = std::make_unique<ResponseCounters>();
        }
    }

    PhaseOutcome run(const std::stop_token &cancel)
    {
        m_outcome.result.info = m_plan.info;
        // At once, also while the workers are still making their buffers ready.
        const std::stop_callback onCancel(cancel, [this] {
            m_gate.abandon.store(true, std::memory_order_relaxed);
            m_gate.stop.store(true, std::memory_order_relaxed);
        });
        launch();
        sample(cancel);
        for (std::thread &thread : m_threads)
            thread.join();
        conclude(cancel);
        return std::move(m_outcome);
    }

private:
    void launch()
    {
        std::vector<pthread_t> handles;
        for (std::size_t i = 0; i < m_plan.workers.size(); ++i) {
            try {
                m_threads.emplace_back([this, i] { runWorker(m_plan.workers[i], *m_states[i], m_gate); });
            } catch (const std::system_error &failure) {
                Error error;
                error.code = ErrorCode::LimitReached;
                error.subject = "threads";
                error.errnum = failure.code().value();
                error.needed = m_plan.workers.size();
                error.available = i;
                m_launchError = error;
                m_gate.stop = true;
                break;
            }
            handles.push_back(m_threads.back().native_handle());
        }
        m_sampler.setThreads(std::move(handles));
        std::unique_lock lock(m_gate.mutex);
        m_gate.changed.wait(lock, [this] { return m_gate.ready == m_threads.size(); });
    }

    void sample(const std::stop_token &cancel)
    {
        if (m_hooks.started)
            m_hooks.started();
        m_sampler.prepare();
        // Nothing but the release comes after the clock.
        std::unique_lock lock(m_gate.mutex);
        const std::int64_t start = nowNs();
        m_sampler.begin(start);
        m_gate.released = true;
        m_gate.changed.notify_all();
        const std::int64_t measureStart = start + m_plan.rampNs;
        const std::int64_t never = std::numeric_limits<std::int64_t>::max();
        const std::int64_t deadline = m_plan.runtimeNs > 0 ? measureStart + m_plan.runtimeNs : never;
        m_outcome.result.info.beginNs = start - m_plan.runStartNs;
        bool ramp = m_plan.rampNs > 0;
        m_measureStart = measureStart;
        std::int64_t tick = start + m_plan.sampleIntervalNs;
        bool stopping = false;
        while (true) {
            const std::int64_t wake = std::min({tick, ramp ? measureStart : never, stopping ? never : deadline});
            const auto allDone = [this] { return m_gate.done == m_threads.size(); };
            bool ended = false;
            if (stopping)
                ended = m_gate.changed.wait_until(lock, steady(wake), allDone);
            else
                ended = m_gate.changed.wait_until(lock, cancel, steady(wake), allDone);
            const std::int64_t now = nowNs();
            if (!stopping && (cancel.stop_requested() || now >= deadline)) {
                m_gate.stop.store(true, std::memory_order_relaxed);
                stopping = true;
                // What drains now belongs to the present sample; a sample of its own would be too short to give a rate.
                tick = now + m_plan.sampleIntervalNs;
            }
            lock.unlock();
            const bool rampOver = ramp && now >= measureStart;
            // The last sample ends with the last completion, not with the moment we noticed.
            if (ended || now >= tick || rampOver) {
                const std::int64_t end =
                    ended ? std::clamp(lastCompletion(), tick - m_plan.sampleIntervalNs, now) : now;
                emit(m_sampler.take(end, ramp));
                // A late wake-up makes a wide sample, not a burst of empty ones.
                while (tick <= now)
                    tick += m_plan.sampleIntervalNs;
            }
            if (rampOver) {
                m_sampler.markMeasureStart();
                m_measureStart = now;
                ramp = false;
            }
            lock.lock();
            if (ended)
                break;
        }
        m_endedInRamp = ramp;
    }

    void emit(const Sample &sample)
    {
        if (m_hooks.sample && sample.endNs > sample.beginNs)
            m_hooks.sample(sample);
    }

    std::int64_t lastCompletion() const
    {
        std::int64_t end = 0;
        for (const auto &state : m_states)
            if (state->done.load(std::memory_order_acquire))
                end = std::max(end, state->endNs);
        return end;
    }

    void conclude(const std::stop_token &cancel)
    {
        PhaseResult &result = m_outcome.result;
        const std::int64_t end = lastCompletion();
        result.endNs = end - m_plan.runStartNs;
        for (const auto &state : m_states) {
            m_outcome.plainBuffers |= state->plainBuffers;
            if (state->error && !result.error)
                result.error = state->error;
        }
        if (m_launchError)
            result.error = m_launchError;
        // Broken off while ramping up: nothing of it counts.
        if (!m_endedInRamp) {
            m_sampler.fill(result);
            result.measuredNs = std::max<std::int64_t>(0, end - m_measureStart);
        }
        result.complete = !result.error && !cancel.stop_requested() && !m_endedInRamp;
    }

    const PhasePlan &m_plan;
    const PhaseHooks &m_hooks;
    PhaseGate m_gate;
    std::vector<std::unique_ptr<WorkerState>> m_states;
    std::vector<std::thread> m_threads;
    Sampler m_sampler;
    PhaseOutcome m_outcome;
    std::int64_t m_measureStart = 0;
    bool m_endedInRamp = false;
    std::optional<Error> m_launchError;
};

} // namespace

PhaseOutcome runPhase(const PhasePlan &plan, const PhaseHooks &hooks, std::stop_token cancel)
{
    return Phase(plan, hooks).run(cancel);
}

} // namespace iolite::engine
