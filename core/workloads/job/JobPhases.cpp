// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/job/JobPhases.h"

#include "core/engine/Random.h"
#include "core/workloads/job/JobKeys.h"
#include "core/workloads/job/JobValues.h"

#include <algorithm>

namespace iolite::workloads {

namespace {

int readPercent(const JobSpec &job)
{
    if (isMixed(job.rw))
        return job.rwmixread;
    return doesRead(job.rw) ? 100 : 0;
}

std::uint64_t seedFor(std::uint64_t seed, int phase, std::size_t worker)
{
    return engine::splitMix64(engine::splitMix64(seed + worker * 0x632be59bd9b4e019ULL) + std::uint64_t(phase));
}

// Of all workers and phases the same where all data is to be the same.
std::uint64_t dataSeed(const JobSpec &job, int phaseIndex, std::size_t worker)
{
    return job.dedupePercentage == 100 ? seedFor(job.seed, 0, 0) : seedFor(job.seed, phaseIndex, worker);
}

// One worker, or as many psync threads as its queue depth where io_uring is not allowed.
void addWorker(std::vector<engine::WorkerPlan> &workers, engine::WorkerPlan worker, bool uringAllowed)
{
    if (worker.engine == IoEngine::Psync || uringAllowed) {
        workers.push_back(std::move(worker));
        return;
    }
    // Between two pauses no more operations are under way than there are.
    const auto threads = worker.pace.thinkNs > 0
        ? unsigned(std::min<std::uint64_t>(worker.iodepth, worker.pace.thinkAfter))
        : worker.iodepth;
    worker.pace.thinkAfter /= threads;
    worker.engine = IoEngine::Psync;
    worker.iodepth = 1;
    worker.sharedCounter = std::make_shared<std::atomic<std::uint64_t>>(0);
    worker.pace.operationsPerSecond /= threads;
    worker.pace.bytesPerSecond /= threads;
    const double firstShare = worker.pace.firstShare;
    for (unsigned i = 0; i < threads; ++i) {
        worker.pace.firstShare = (firstShare + i) / threads;
        worker.pace.seed = engine::splitMix64(worker.pace.seed + i);
        worker.pattern.ownSeed = engine::splitMix64(worker.pattern.ownSeed + i);
        if (worker.data.dedupePercent < 100)
            worker.dataSeed = engine::splitMix64(worker.dataSeed + i);
        workers.push_back(worker);
    }
}

engine::PaceSetup paceOf(const JobSpec &job, std::size_t worker)
{
    engine::PaceSetup pace;
    pace.operationsPerSecond = double(job.rateIops);
    pace.bytesPerSecond = double(job.rate);
    pace.poisson = job.rateProcess == RateProcess::Poisson;
    pace.firstShare = double(worker) / double(job.numjobs);
    pace.firstBytes = job.bs;
    pace.seed = seedFor(job.seed, -3, worker);
    pace.thinkNs = job.thinkTimeNs;
    pace.thinkAfter = job.thinkTimeBlocks;
    return pace;
}

PhaseInfo infoOf(const JobSpec &job, int jobIndex, int phaseIndex)
{
    PhaseInfo info = describe(job);
    info.index = phaseIndex;
    info.job = jobIndex;
    return info;
}

} // namespace

std::uint64_t layoutBytes(const JobSpec &job)
{
    return (regionEnd(job) + kLayoutBlock - 1) / kLayoutBlock * kLayoutBlock;
}

bool needsLayout(const JobSpec &job)
{
    return job.rw != Access::Write;
}

engine::PhasePlan planJob(
    const JobSpec &job, int jobIndex, int phaseIndex, const std::vector<OpenFile> &files, bool uringAllowed)
{
    engine::PhasePlan plan;
    plan.info = infoOf(job, jobIndex, phaseIndex);
    plan.runtimeNs = job.runtimeNs;
    plan.rampNs = job.rampTimeNs;
    const BlockSizes sizes = blockSizes(job);
    if (job.runtimeNs > 0)
        plan.info.plannedNs = job.rampTimeNs + job.runtimeNs;
    if (!job.timeBased)
        plan.info.plannedBytes = plannedBytes(job);
    for (std::size_t i = 0; i < files.size(); ++i) {
        engine::WorkerPlan worker;
        worker.fd = files[i].fd;
        worker.fileName = files[i].path;
        worker.engine = job.ioengine;
        worker.iodepth = unsigned(job.iodepth);
        worker.random = isRandom(job.rw);
        worker.norandommap = job.norandommap;
        // Offsets depend on the seed and the worker alone, so that a job is repeatable; data must differ from phase to
        // phase.
        engine::PatternSetup &pattern = worker.pattern;
        pattern.blocks = job.size / sizes.smallest;
        pattern.blockSize = sizes.smallest;
        pattern.endless = job.timeBased;
        pattern.readPercent = readPercent(job);
        pattern.seed = seedFor(job.seed, -1, i);
        pattern.ownSeed = seedFor(job.seed, -2, i);
        pattern.passes = job.loops;
        pattern.firstByte = job.offset;
        pattern.distribution = parseDistribution(job.randomDistribution).value_or(engine::Distribution{});
        pattern.sizes = sizes.mix;
        worker.pace = paceOf(job, i);
        worker.fsyncEvery = std::max(job.fsyncEvery, job.fdatasyncEvery);
        worker.dataSync = job.fdatasyncEvery > 0;
        worker.endFsync = job.endFsync;
        worker.data = dataShape(job);
        worker.dataSeed = dataSeed(job, phaseIndex, i);
        addWorker(plan.workers, std::move(worker), uringAllowed);
    }
    return plan;
}

engine::PhasePlan planLayout(
    const JobSpec &job, int jobIndex, int phaseIndex, const std::vector<OpenFile> &files, bool uringAllowed)
{
    engine::PhasePlan plan;
    plan.info = infoOf(job, jobIndex, phaseIndex);
    plan.info.kind = PhaseKind::Layout;
    plan.info.name = "layout";
    plan.info.rw = Access::Write;
    plan.info.bs = kLayoutBlock;
    plan.info.bsMax = 0;
    plan.info.rampNs = 0;
    const std::uint64_t blocks = layoutBytes(job) / kLayoutBlock;
    plan.info.plannedBytes = blocks * kLayoutBlock * files.size();
    // Eight blocks at once keep every disk busy; more would only hold back a cancel. Many files share some 64, so that
    // a thousand workers don't take gigabytes of buffers.
    const auto depth = std::clamp<std::uint64_t>(64 / std::max<std::size_t>(1, files.size()), 1, 8);
    plan.info.iodepth = int(std::min(depth, blocks));
    for (std::size_t i = 0; i < files.size(); ++i) {
        engine::WorkerPlan worker;
        worker.fd = files[i].fd;
        worker.fileName = files[i].path;
        worker.engine = IoEngine::IoUring;
        worker.iodepth = unsigned(plan.info.iodepth);
        worker.pattern.blocks = blocks;
        worker.pattern.blockSize = kLayoutBlock;
        worker.pattern.readPercent = 0;
        worker.endFsync = true;
        worker.data = dataShape(job);
        worker.dataSeed = dataSeed(job, phaseIndex, i);
        addWorker(plan.workers, std::move(worker), uringAllowed);
    }
    return plan;
}

} // namespace iolite::workloads
