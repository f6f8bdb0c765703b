// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/Worker.h"

#include "core/engine/SyncDriver.h"
#include "core/engine/UringDriver.h"
#include "core/engine/VariedPattern.h"
#include "core/engine/Wait.h"

#include <sys/resource.h>

namespace iolite::engine {

namespace {

struct CpuTimes {
    std::uint64_t userNs = 0;
    std::uint64_t systemNs = 0;
};

CpuTimes threadCpuTimes()
{
    rusage usage{};
    getrusage(RUSAGE_THREAD, &usage);
    const auto ns = [](const timeval &t) {
        return std::uint64_t(t.tv_sec) * 1'000'000'000 + std::uint64_t(t.tv_usec) * 1000;
    };
    return {ns(usage.ru_utime), ns(usage.ru_stime)};
}

// Waits for the release, does `work` if all went well so far, and takes the worker's clocks around it.
template <class Work>
void measured(WorkerState &state, PhaseGate &gate, Work &&work)
{
    gate.workerReady();
    const CpuTimes before = threadCpuTimes();
    const std::uint64_t cpuAtRelease = threadCpuNs();
    state.cpuAtReleaseNs.store(cpuAtRelease, std::memory_order_relaxed);
    if (!state.error && !gate.stop.load(std::memory_order_relaxed))
        work();
    state.endNs = nowNs();
    const CpuTimes after = threadCpuTimes();
    state.cpuUserNs = after.userNs - before.userNs;
    state.cpuSystemNs = after.systemNs - before.systemNs;
    state.finalCpuNs.store(threadCpuNs() - cpuAtRelease, std::memory_order_relaxed);
    if (state.error) {
        gate.abandon.store(true, std::memory_order_relaxed);
        gate.stop.store(true, std::memory_order_relaxed);
    }
    state.done.store(true, std::memory_order_release);
    gate.workerDone();
}

template <class Driver, class Pattern, class Pace>
void transferAt(const WorkerPlan &plan, WorkerState &state, PhaseGate &gate, Pattern &pattern, Pace pace)
{
    DataPool pool;
    Driver driver(plan, state);
    const PatternSetup &setup = plan.pattern;
    auto prepared =
        pool.allocate(plan.engine == IoEngine::Psync ? 1 : plan.iodepth, setup.sizes.largest(setup.blockSize),
            plan.dataSeed, setup.readPercent < 100, gate.stop, plan.data, setup.blockSize);
    if (prepared)
        prepared = driver.prepare(pool);
    if (!prepared)
        state.error = prepared.error();
    measured(state, gate, [&] {
        driver.run(pattern, pace, gate.stop);
        const bool abandoned = gate.abandon.load(std::memory_order_relaxed);
        if (!state.error && !abandoned && plan.endFsync && setup.readPercent < 100) {
            const std::int64_t begin = nowNs();
            if (fsync(plan.fd) != 0)
                state.error = transferError(plan, "fsync", errno, 0);
            else
                state.counters[Direction::Sync].record(std::uint64_t(nowNs() - begin), 0);
        }
    });
}

template <class Driver, class Pattern>
void transfer(const WorkerPlan &plan, WorkerState &state, PhaseGate &gate, Pattern pattern)
{
    if (plan.pace.paced()) {
        sleepExactly();
        transferAt<Driver>(plan, state, gate, pattern, Pace(plan.pace));
    } else {
        transferAt<Driver>(plan, state, gate, pattern, NoPace());
    }
}

void runTask(Task &task, WorkerState &state, PhaseGate &gate)
{
    if (const auto prepared = task.prepare(gate.stop); !prepared)
        state.error = prepared.error();
    measured(state, gate, [&] {
        TaskContext context(state.counters, gate.stop, gate.abandon);
        if (const auto done = task.run(context); !done)
            state.error = done.error();
    });
    task.finish();
}

template <class Driver, class Sizes, class Counter>
void chooseDistribution(const WorkerPlan &plan, WorkerState &state, PhaseGate &gate, Counter counter)
{
    const PatternSetup &setup = plan.pattern;
    switch (setup.distribution.kind) {
    case Distribution::Kind::Uniform:
        return transfer<Driver>(plan, state, gate, RandomDrawn<UniformBlocks, Sizes, Counter>(setup, counter));
    case Distribution::Kind::Zipf:
        return transfer<Driver>(plan, state, gate, RandomDrawn<ZipfBlocks, Sizes, Counter>(setup, counter));
    case Distribution::Kind::Pareto:
        return transfer<Driver>(plan, state, gate, RandomDrawn<ParetoBlocks, Sizes, Counter>(setup, counter));
    case Distribution::Kind::Normal:
        return transfer<Driver>(plan, state, gate, RandomDrawn<NormalBlocks, Sizes, Counter>(setup, counter));
    }
}

template <class Driver, class Counter>
void choosePattern(const WorkerPlan &plan, WorkerState &state, PhaseGate &gate, Counter counter)
{
    const PatternSetup &setup = plan.pattern;
    const bool uniform = setup.distribution.kind == Distribution::Kind::Uniform;
    const bool map = plan.random && uniform && !plan.norandommap && !setup.sizes.varies();
    if (setup.sizes.varies() || plan.data.dedupePercent > 0) {
        if (!plan.random)
            transfer<Driver>(plan, state, gate, VariedSequential<Counter>(setup, counter));
        else if (map)
            transfer<Driver>(plan, state, gate, Sized<RandomMap<Counter>>(setup, counter));
        else
            chooseDistribution<Driver, DrawnSize>(plan, state, gate, counter);
    } else if (!plan.random) {
        transfer<Driver>(plan, state, gate, Sequential<Counter>(setup, counter));
    } else if (map) {
        transfer<Driver>(plan, state, gate, RandomMap<Counter>(setup, counter));
    } else {
        chooseDistribution<Driver, FixedSize>(plan, state, gate, counter);
    }
}

} // namespace

void PhaseGate::workerReady()
{
    std::unique_lock lock(mutex);
    ++ready;
    changed.notify_all();
    changed.wait(lock, [this] { return released; });
}

void PhaseGate::workerDone()
{
    const std::lock_guard lock(mutex);
    ++done;
    changed.notify_all();
}

void runWorker(const WorkerPlan &plan, WorkerState &state, PhaseGate &gate)
{
    const ActingAs identity(plan.identity);
    if (identity.error()) {
        state.error = identity.error();
        measured(state, gate, [] {});
    } else if (plan.task) {
        runTask(*plan.task, state, gate);
    } else if (plan.sharedCounter) {
        // Everything that varies is decided here, once: the loops below it are straight code.
        choosePattern<SyncDriver>(plan, state, gate, SharedCounter(*plan.sharedCounter));
    } else if (plan.engine == IoEngine::Psync) {
        choosePattern<SyncDriver>(plan, state, gate, OwnCounter());
    } else {
        choosePattern<UringDriver>(plan, state, gate, OwnCounter());
    }
}

} // namespace iolite::engine
