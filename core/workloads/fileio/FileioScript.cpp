// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/fileio/FileioScript.h"

#include "core/engine/Snapshot.h"
#include "core/model/SystemError.h"
#include "core/workloads/MemoryCheck.h"
#include "core/workloads/fileio/FileioLayout.h"

#include <fcntl.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cmath>

namespace iolite::workloads {

namespace {

Access accessOf(FileioMode mode)
{
    switch (mode) {
    case FileioMode::SeqWr:
    case FileioMode::SeqRewr:
        return Access::Write;
    case FileioMode::SeqRd:
        return Access::Read;
    case FileioMode::RndRd:
        return Access::RandRead;
    case FileioMode::RndWr:
    case FileioMode::Ag4:
        return Access::RandWrite;
    case FileioMode::RndRw:
        return Access::RandRW;
    }
    return Access::RandRW;
}

// Mean and deviation over the threads, as sysbench's "fairness".
void addSpread(PhaseResult &result, const std::string &name, const std::vector<double> &values)
{
    double sum = 0;
    for (const double value : values)
        sum += value;
    const double mean = sum / double(values.size());
    double squares = 0;
    for (const double value : values)
        squares += (value - mean) * (value - mean);
    result.figures.push_back({name + ".mean", mean});
    result.figures.push_back({name + ".stddev", std::sqrt(squares / double(values.size()))});
}

Histogram periodicSyncs(const std::vector<std::shared_ptr<FileioTask>> &tasks)
{
    engine::Snapshot::Side before;
    engine::Snapshot::Side all;
    before.buckets.assign(latency::kBuckets, 0);
    all.buckets.assign(latency::kBuckets, 0);
    std::uint64_t min = UINT64_MAX;
    std::uint64_t max = 0;
    for (const auto &task : tasks) {
        const engine::DirectionCounters &syncs = task->tally().syncs;
        all.ops += syncs.ops.get();
        all.latSumNs += syncs.latSumNs.get();
        min = std::min(min, syncs.minNs.get());
        max = std::max(max, syncs.maxNs.get());
        for (std::size_t b = 0; b < latency::kBuckets; ++b)
            all.buckets[b] += syncs.buckets[b].get();
    }
    Histogram histogram = engine::histogramBetween(before, all);
    if (all.ops > 0) {
        histogram.minNs = min;
        histogram.maxNs = max;
    }
    return histogram;
}

} // namespace

std::string_view fileioTest(FileioMode mode)
{
    static constexpr std::string_view words[] = {"seqwr", "seqrewr", "seqrd", "rndrd", "rndwr", "rndrw", "ag4"};
    return words[std::size_t(mode)];
}

FileioScript::FileioScript(const FileioSpec &spec, ScriptPlace place)
    : m_spec(spec)
    , m_place(std::move(place))
{
    if (m_spec.seed == 0)
        m_spec.seed = engine::splitMix64(std::uint64_t(engine::nowNs())) | 1;
}

Result<std::optional<engine::PhasePlan>> FileioScript::next(int phaseIndex)
{
    if (m_place.cancel.stop_requested())
        return cancelledError();
    switch (m_step) {
    case Step::Open: {
        // Before a layout that takes long.
        if (auto checked = checkMemory(transferMemory(m_spec)); !checked)
            return checked.error();
        const auto taken = takeExisting();
        if (!taken)
            return taken.error();
        m_existing = *taken;
        m_step = Step::Measure;
        if (!m_existing) {
            auto layout = makeOwn(phaseIndex);
            if (!layout || *layout)
                return layout;
        }
        return measure(phaseIndex);
    }
    case Step::Measure:
        return measure(phaseIndex);
    case Step::Done:
        break;
    }
    return std::optional<engine::PhasePlan>();
}

// False: there are none, own ones have to be made. seqwr always makes its own: it is about new files, and those that
// are there are not ours to remove.
Result<bool> FileioScript::takeExisting()
{
    if (!m_spec.useExisting || m_spec.mode == FileioMode::SeqWr)
        return false;
    const std::string &own = m_place.directory->path();
    const std::string path = own.substr(0, std::max<std::size_t>(own.rfind('/'), 1));
    const int target = openat(m_place.directory->descriptor(), "..", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (target < 0)
        return systemError(path, "open", errno);
    const bool any = hasTestFiles(target, m_spec.fileNum, m_place.cancel);
    const Result<void> opened = any
        ? m_files.openExisting(target, path == "/" ? "" : path, m_spec, openFlags(m_spec), m_place.cancel)
        : Result<void>();
    close(target);
    if (m_place.cancel.stop_requested())
        return cancelledError();
    if (!opened)
        return opened.error();
    if (!any)
        m_place.note("no-test-files");
    return any;
}

// A layout phase, or none where the mode makes its files itself.
Result<std::optional<engine::PhasePlan>> FileioScript::makeOwn(int phaseIndex)
{
    const std::uint64_t bytes = fileBytes(m_spec);
    struct statvfs space { };
    if (m_spec.useExisting && fstatvfs(m_place.directory->descriptor(), &space) == 0
        && std::uint64_t(space.f_bavail) * space.f_frsize < bytes * m_spec.fileNum) {
        Error error;
        error.code = ErrorCode::NotEnoughSpace;
        error.subject = m_place.directory->path();
        error.needed = bytes * m_spec.fileNum;
        error.available = std::uint64_t(space.f_bavail) * space.f_frsize;
        return error;
    }
    const bool fresh = m_spec.mode == FileioMode::SeqWr;
    if (auto opened = m_files.openOwn(*m_place.directory, m_spec,
            O_CREAT
                | (fresh                ? openFlags(m_spec)
                        : m_spec.direct ? O_DIRECT
                                        : 0),
            m_place.cancel);
        !opened)
        return opened.error();
    if (fresh)
        return std::optional<engine::PhasePlan>();
    const bool whole = m_spec.preparation == FileioPreparation::Preallocated;
    if (auto reserved = m_files.reserve(bytes, whole, m_place.cancel); !reserved)
        return reserved.error();
    if (whole) {
        if (auto synced = m_files.sync(m_place.cancel); !synced)
            return synced.error();
        return std::optional<engine::PhasePlan>();
    }
    engine::PhasePlan plan;
    plan.info.index = phaseIndex;
    plan.info.kind = PhaseKind::Layout;
    plan.info.name = "layout";
    plan.info.rw = Access::Write;
    plan.info.bs = m_spec.blockSize * std::max<std::uint64_t>(1, (1ULL << 20) / m_spec.blockSize);
    plan.info.iodepth = 1;
    plan.info.numjobs = 1;
    plan.info.plannedBytes = bytes * m_spec.fileNum;
    engine::WorkerPlan worker;
    worker.task = std::make_shared<FileioLayoutTask>(m_spec, m_files.files());
    plan.workers.push_back(std::move(worker));
    return std::optional(std::move(plan));
}

Result<std::optional<engine::PhasePlan>> FileioScript::measure(int phaseIndex)
{
    // What was laid out without O_SYNC is opened anew with it.
    if (!m_existing && m_spec.openSync != FileioOpenSync::None && m_spec.mode != FileioMode::SeqWr)
        if (auto opened = m_files.openOwn(*m_place.directory, m_spec, openFlags(m_spec), m_place.cancel); !opened)
            return opened.error();
    m_shared = std::make_shared<FileioShared>(m_spec);
    m_shared->files = m_files.files();
    engine::PhasePlan plan;
    plan.info.index = phaseIndex;
    plan.info.kind = PhaseKind::Measure;
    plan.info.name = plan.info.test = std::string(fileioTest(m_spec.mode));
    plan.info.rw = accessOf(m_spec.mode);
    plan.info.bs = m_spec.blockSize;
    plan.info.iodepth = 1;
    plan.info.numjobs = int(m_spec.threads);
    plan.info.plannedNs = m_spec.timeNs;
    const std::uint64_t requestBytes = transferBytes(m_spec);
    plan.info.plannedBytes =
        std::min<std::uint64_t>(m_shared->requests.plannedRequests(), (1ULL << 62) / requestBytes) * requestBytes;
    plan.runtimeNs = m_spec.timeNs;
    for (unsigned thread = 0; thread < m_spec.threads; ++thread) {
        engine::WorkerPlan worker;
        worker.task = m_tasks.emplace_back(std::make_shared<FileioTask>(m_shared, m_spec.seed, thread));
        plan.workers.push_back(std::move(worker));
    }
    m_step = Step::Done;
    return std::optional(std::move(plan));
}

Result<void> FileioScript::ended(PhaseResult &result)
{
    if (result.info.kind != PhaseKind::Measure || m_tasks.empty())
        return {};
    Histogram events = result[Direction::Read].latency;
    events.merge(result[Direction::Write].latency);
    events.merge(periodicSyncs(m_tasks));
    std::vector<double> counts;
    std::vector<double> seconds;
    for (const auto &task : m_tasks) {
        counts.push_back(double(task->tally().events));
        seconds.push_back(double(task->tally().busyNs) * 1e-9);
    }
    const auto add = [&](const char *name, double value) { result.figures.push_back({name, value}); };
    add("events", double(events.count));
    add("events.seconds", double(events.sumNs) * 1e-9);
    add("by_time", m_shared->limitReached.load() ? 0 : 1);
    add("existing_files", m_existing ? 1 : 0);
    if (events.count > 0) {
        add("latency.min_us", double(events.minNs) * 1e-3);
        add("latency.avg_us", events.meanNs() * 1e-3);
        add("latency.max_us", double(events.maxNs) * 1e-3);
        add("latency.p95_us", double(events.quantile(0.95)) * 1e-3);
        add("latency.percentile_us", double(events.quantile(double(m_spec.percentile) / 100)) * 1e-3);
    }
    addSpread(result, "thread_events", counts);
    addSpread(result, "thread_seconds", seconds);
    m_tasks.clear();
    return {};
}

} // namespace iolite::workloads
