// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/Sampler.h"

#include "core/engine/Clock.h"

#include <algorithm>
#include <ctime>

namespace iolite::engine {

Sampler::Sampler(
    const PhasePlan &plan, const PhaseHooks &hooks, const std::vector<std::unique_ptr<WorkerState>> &states)
    : m_plan(plan)
    , m_hooks(hooks)
    , m_states(states)
{
}

std::uint64_t Sampler::workersCpuNs() const
{
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < m_states.size(); ++i) {
        const WorkerState &state = *m_states[i];
        if (state.done.load(std::memory_order_acquire)) {
            sum += state.finalCpuNs.load(std::memory_order_relaxed);
            continue;
        }
        // The thread lives until it is joined, and done was false a moment ago: at worst the clock is gone, then the
        // final figure is there.
        clockid_t clock;
        timespec t;
        if (i < m_threads.size() && pthread_getcpuclockid(m_threads[i], &clock) == 0 && clock_gettime(clock, &t) == 0) {
            const std::uint64_t total = std::uint64_t(t.tv_sec) * 1'000'000'000 + std::uint64_t(t.tv_nsec);
            const std::uint64_t before = state.cpuAtReleaseNs.load(std::memory_order_relaxed);
            if (before != 0)
                sum += total - std::min(total, before);
        } else {
            sum += state.finalCpuNs.load(std::memory_order_relaxed);
        }
    }
    return sum;
}

void Sampler::look(std::int64_t now, Look &into)
{
    into.time = now;
    into.counters.clear();
    for (const auto &state : m_states) {
        into.counters.add(state->counters);
        if (state->response)
            into.counters.add(*state->response);
    }
    into.cpuNs = workersCpuNs();
    into.kernelCpuNs = m_kernelWorkers.usedNs();
    into.kernel = m_hooks.kernel ? m_hooks.kernel() : KernelLook{};
}

void Sampler::prepare()
{
    m_kernelWorkers.restart();
    m_last.kernel = m_hooks.kernel ? m_hooks.kernel() : KernelLook{};
}

void Sampler::begin(std::int64_t now)
{
    m_last.time = now;
    m_last.counters.clear();
    m_last.cpuNs = 0;
    m_last.kernelCpuNs = 0;
    m_base = m_last;
}

Sample Sampler::take(std::int64_t now, bool ramp)
{
    look(now, m_next);
    Sample sample;
    sample.beginNs = m_last.time - m_plan.runStartNs;
    sample.endNs = now - m_plan.runStartNs;
    sample.phase = m_plan.info.index;
    sample.ramp = ramp;
    for (std::size_t d = 0; d < kDirections; ++d)
        sample.dir[d] = sampleBetween(m_last.counters.dir[d], m_next.counters.dir[d]);
    sample.cpuNs = m_next.cpuNs - std::min(m_next.cpuNs, m_last.cpuNs) + m_next.kernelCpuNs - m_last.kernelCpuNs;
    sample.deviceReadBytes = m_next.kernel.readBytes - std::min(m_next.kernel.readBytes, m_last.kernel.readBytes);
    sample.deviceWriteBytes =
        m_next.kernel.writtenBytes - std::min(m_next.kernel.writtenBytes, m_last.kernel.writtenBytes);
    for (std::size_t i = 0; i < kKernelCounters; ++i)
        sample.kernel[i] = m_next.kernel.counts[i] - std::min(m_next.kernel.counts[i], m_last.kernel.counts[i]);
    std::swap(m_last, m_next);
    return sample;
}

void Sampler::markMeasureStart()
{
    m_base = m_last;
    m_baseIsRelease = false;
}

// Exactly, where the histogram is of all that the workers have done.
template <class CountersOf>
void Sampler::takeExtremes(Histogram &histogram, CountersOf &&countersOf) const
{
    if (!m_baseIsRelease || histogram.count == 0)
        return;
    histogram.minNs = UINT64_MAX;
    histogram.maxNs = 0;
    for (const auto &state : m_states) {
        const DirectionCounters *counters = countersOf(*state);
        histogram.minNs = std::min(histogram.minNs, counters->minNs.get());
        histogram.maxNs = std::max(histogram.maxNs, counters->maxNs.get());
    }
}

void Sampler::fill(PhaseResult &result) const
{
    for (std::size_t d = 0; d < kDirections; ++d) {
        const Snapshot::Side &from = m_base.counters.dir[d];
        const Snapshot::Side &to = m_last.counters.dir[d];
        DirectionResult &side = result.dir[d];
        side.ops = to.ops - from.ops;
        side.bytes = to.bytes - from.bytes;
        side.latency = histogramBetween(from, to);
        takeExtremes(side.latency, [d](const WorkerState &state) { return &state.counters.dir[d]; });
    }
    for (std::size_t d = 0; d < m_last.counters.response.size(); ++d) {
        Histogram &response = result.dir[d].response;
        response = histogramBetween(m_base.counters.response[d], m_last.counters.response[d]);
        takeExtremes(response, [d](const WorkerState &state) { return &state.response->dir[d]; });
    }
    std::uint64_t user = 0;
    std::uint64_t system = 0;
    for (const auto &state : m_states) {
        user += state->cpuUserNs;
        system += state->cpuSystemNs;
    }
    // The kernel splits a thread's time into user and system by ticks; the total comes from its precise clock.
    const std::uint64_t own = m_last.cpuNs - std::min(m_last.cpuNs, m_base.cpuNs);
    const double share = user + system ? double(user) / double(user + system) : 0.5;
    result.cpuUserNs = std::uint64_t(double(own) * share);
    result.cpuSystemNs = own - result.cpuUserNs + m_last.kernelCpuNs - m_base.kernelCpuNs;
    result.deviceKnown = m_last.kernel.deviceKnown && m_base.kernel.deviceKnown;
    result.deviceReadBytes = m_last.kernel.readBytes - std::min(m_last.kernel.readBytes, m_base.kernel.readBytes);
    result.deviceWriteBytes =
        m_last.kernel.writtenBytes - std::min(m_last.kernel.writtenBytes, m_base.kernel.writtenBytes);
}

} // namespace iolite::engine
