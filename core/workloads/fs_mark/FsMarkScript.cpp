// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/fs_mark/FsMarkScript.h"

#include "core/engine/Random.h"
#include "core/workloads/fs_mark/FsMarkFigures.h"
#include "core/workloads/fs_mark/FsMarkFilesTask.h"
#include "core/workloads/fs_mark/FsMarkUnlinkTask.h"

#include <sys/statvfs.h>
#include <unistd.h>

#include <algorithm>

namespace iolite::workloads {

FsMarkScript::FsMarkScript(const FsMarkSpec &spec, ScriptPlace place)
    : m_spec(spec)
    , m_place(std::move(place))
{
}

FsMarkScript::~FsMarkScript()
{
    for (const int tree : m_trees)
        close(tree);
}

Result<void> FsMarkScript::makeWriters()
{
    for (int i = 0; i < m_spec.directories; ++i) {
        const auto tree = m_place.directory->makeTree(i);
        if (!tree)
            return tree.error();
        m_trees.push_back(*tree);
    }
    for (int i = 0; i < m_spec.threads; ++i) {
        const int tree = i % m_spec.directories;
        auto writer = std::make_shared<FsMarkWriter>();
        writer->spec = m_spec;
        writer->base = m_place.directory->descriptor();
        writer->tree = m_trees[std::size_t(tree)];
        writer->treeName = engine::TestDirectory::treeName(tree);
        writer->treePath = m_place.directory->treePath(tree);
        m_writers.push_back(std::move(writer));
    }
    // What others have left in memory is not to reach the device, and the log, in the first phase.
    syncfs(m_trees.front());
    return {};
}

// As the tool looks before each loop; the first one is checked before the run.
bool FsMarkScript::anotherLoop()
{
    if (!m_spec.untilFull)
        return m_loop < m_spec.loops;
    if (m_full)
        return false;
    struct statvfs status { };
    if (m_loop > 0 && fstatvfs(m_trees.front(), &status) == 0
        && double(status.f_bavail) * double(status.f_frsize) < double(m_spec.size) * double(m_spec.files))
        return false;
    if (m_loop < kFsMarkMostLoops)
        return true;
    m_place.note("fs_mark-most-loops: " + std::to_string(kFsMarkMostLoops));
    return false;
}

Result<std::optional<engine::PhasePlan>> FsMarkScript::next(int phaseIndex)
{
    if (m_writers.empty())
        if (const auto made = makeWriters(); !made)
            return made.error();
    if (m_unlinkNext)
        return std::optional(plan(phaseIndex, true));
    if (!anotherLoop())
        return std::optional<engine::PhasePlan>();
    for (std::size_t i = 0; i < m_writers.size(); ++i)
        m_writers[i]->seed = engine::splitMix64((std::uint64_t(m_loop) << 32) + i);
    ++m_loop;
    return std::optional(plan(phaseIndex, false));
}

engine::PhasePlan FsMarkScript::plan(int phaseIndex, bool unlink)
{
    engine::PhasePlan plan;
    plan.info.index = phaseIndex;
    plan.info.test = unlink ? kFsMarkUnlink : kFsMarkFiles;
    plan.info.name = plan.info.test;
    plan.info.item = Item::Files;
    plan.info.plannedItems = m_spec.files * std::uint64_t(m_spec.threads);
    plan.info.rw = Access::Write;
    plan.info.bs = unlink ? 0 : std::min(m_spec.writeSize, m_spec.size);
    plan.info.iodepth = 1;
    plan.info.numjobs = m_spec.threads;
    const auto crew = std::make_shared<FsMarkCrew>(m_spec.threads);
    for (const auto &writer : m_writers) {
        writer->done = 0;
        writer->times = {};
        engine::WorkerPlan worker;
        worker.fileName = writer->treePath;
        if (unlink)
            worker.task = std::make_shared<FsMarkUnlinkTask>(writer, crew);
        else
            worker.task = std::make_shared<FsMarkFilesTask>(writer, crew);
        plan.workers.push_back(std::move(worker));
    }
    return plan;
}

Result<void> FsMarkScript::ended(PhaseResult &result)
{
    addFsMarkFigures(result, m_writers);
    struct statvfs status { };
    if (fstatvfs(m_trees.front(), &status) == 0 && status.f_blocks > 0)
        result.figures.push_back(
            {"fs.use_percent", double(status.f_blocks - status.f_bavail) * 100.0 / double(status.f_blocks)});
    m_full = fsMarkFigure(result, "full") > 0;
    m_unlinkNext = !m_spec.keep && result.info.test == kFsMarkFiles;
    return {};
}

} // namespace iolite::workloads
