// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/archive/ArchiveScript.h"

#include "core/model/SystemError.h"
#include "core/workloads/MemoryCheck.h"
#include "core/workloads/archive/DeleteTask.h"
#include "core/workloads/archive/GeneratedTree.h"
#include "core/workloads/archive/LibArchive.h"

#include <string_view>
#include <unistd.h>
#include <utility>

namespace iolite::workloads {
namespace {

/// A tar archive in memory.
class MemorySource : public LibArchive {
public:
    MemorySource(std::shared_ptr<const ArchiveBytes> bytes, std::string path)
        : LibArchive(std::move(path))
        , m_bytes(std::move(bytes))
    {
    }
    Result<void> open(const std::atomic<bool> & /*stop*/) { return LibArchive::open(m_bytes->data(), m_bytes->size()); }

private:
    std::shared_ptr<const ArchiveBytes> m_bytes;
};

bool isPlainTar(const ArchiveBytes &bytes)
{
    constexpr std::size_t magicAt = 257;
    return bytes.size() > 512 && std::string_view(bytes.data() + magicAt, 5) == "ustar";
}

} // namespace

ArchiveScript::ArchiveScript(ArchiveSpec spec, ScriptPlace place)
    : m_spec(std::move(spec))
    , m_place(std::move(place))
{
}

ArchiveScript::~ArchiveScript()
{
    if (m_root >= 0)
        close(m_root);
}

Result<ArchiveTotals> ArchiveScript::count() const
{
    // Going through the headers of a plain archive costs next to nothing; what is compressed would have to be unpacked.
    ArchiveTotals totals;
    if (!isPlainTar(*m_archive))
        return totals;
    MemorySource source(m_archive, m_spec.file);
    const std::atomic<bool> never{false}; // opening an archive takes no time
    if (auto opened = source.open(never); !opened)
        return opened.error();
    ArchiveEntry entry;
    while (true) {
        const auto more = source.next(entry);
        if (!more)
            return more.error();
        if (!*more)
            return totals;
        if (m_place.cancel.stop_requested())
            return cancelledError();
        totals.entries += entry.type != EntryType::Special;
        totals.bytes += entry.size;
    }
}

Result<std::shared_ptr<engine::Task>> ArchiveScript::extractTask(ArchiveTotals &totals)
{
    m_outcome = std::make_shared<ArchiveOutcome>();
    const std::string tree = m_place.directory->treePath(0);
    if (m_spec.file.empty()) {
        if (auto checked = checkMemory(GeneratedTree::memory(m_spec.files)); !checked)
            return checked.error();
        auto plan = std::make_shared<const GeneratedTree>(m_spec.files, m_spec.seed, m_place.cancel);
        if (m_place.cancel.stop_requested())
            return cancelledError();
        totals = plan->totals();
        m_names->reserve(totals.entries);
        using Task = ExtractTask<GeneratedSource>;
        return std::shared_ptr<engine::Task>(std::make_shared<Task>(std::make_unique<GeneratedSource>(std::move(plan)),
            Task::Place{m_root, tree, "", m_spec.sync, m_names}, m_outcome));
    }
    auto bytes = readArchive(m_spec.file, m_spec.decompressFirst, m_place.cancel);
    if (!bytes)
        return bytes.error();
    m_archive = std::make_shared<const ArchiveBytes>(std::move(*bytes));
    const auto counted = count();
    if (!counted)
        return counted.error();
    totals = *counted;
    m_names->reserve(totals.entries);
    using Task = ExtractTask<MemorySource>;
    return std::shared_ptr<engine::Task>(std::make_shared<Task>(std::make_unique<MemorySource>(m_archive, m_spec.file),
        Task::Place{m_root, tree, m_spec.file, m_spec.sync, m_names}, m_outcome));
}

Result<std::optional<engine::PhasePlan>> ArchiveScript::next(int phaseIndex)
{
    if (m_step == 2)
        return std::optional<engine::PhasePlan>();
    engine::PhasePlan plan;
    plan.info.index = phaseIndex;
    plan.info.test = m_step == 0 ? "extract" : "delete";
    plan.info.name = plan.info.test;
    plan.info.item = Item::Files;
    plan.info.rw = Access::Write;
    plan.info.iodepth = 1;
    plan.info.numjobs = 1;
    engine::WorkerPlan worker;
    if (m_step == 0) {
        auto root = m_place.directory->makeTree(0);
        if (!root)
            return root.error();
        m_root = *root;
        m_place.directory->setTreeNames(m_names);
        ArchiveTotals totals;
        auto task = extractTask(totals);
        if (!task)
            return task.error();
        worker.task = std::move(*task);
        plan.info.bs = ExtractTask<GeneratedSource>::kLongestWrite;
        plan.info.plannedItems = totals.entries;
        plan.info.plannedBytes = totals.bytes;
        // What others have written must not be waited for in the measured time.
        syncfs(m_root);
        if (m_place.cancel.stop_requested())
            return cancelledError();
    } else {
        m_outcome = std::make_shared<ArchiveOutcome>();
        worker.task = std::make_shared<DeleteTask>(
            DeleteTask::Place{m_root, m_place.directory->treePath(0), m_spec.sync, m_names}, m_outcome);
        plan.info.plannedItems = m_made.entries;
    }
    plan.workers.push_back(std::move(worker));
    return std::optional(std::move(plan));
}

Result<void> ArchiveScript::ended(PhaseResult &result)
{
    const ThreadUsage &usage = m_outcome->usage;
    result.figures.push_back({"major_faults", double(usage.majorFaults)});
    result.figures.push_back({"minor_faults", double(usage.minorFaults)});
    result.figures.push_back({"inputs_512", double(usage.inputs)});
    result.figures.push_back({"outputs_512", double(usage.outputs)});
    result.figures.push_back({"waits", double(usage.waits)});
    result.figures.push_back({"preemptions", double(usage.preemptions)});
    result.figures.push_back({"max_resident_kib", double(usage.maxResidentKiB)});
    if (m_outcome->specials > 0)
        m_place.note("archive-specials: " + std::to_string(m_outcome->specials));
    if (m_step == 0) {
        m_made.entries = result[Direction::Item].ops;
        m_archive.reset();
    }
    ++m_step;
    return {};
}

} // namespace iolite::workloads
