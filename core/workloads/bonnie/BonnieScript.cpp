// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/bonnie/BonnieScript.h"

#include "core/workloads/bonnie/BonnieCalls.h"
#include "core/workloads/bonnie/BonnieKeys.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <ctime>
#include <utility>

namespace iolite::workloads {

namespace {

constexpr std::array<std::string_view, kBonnieTests> kNames{"seq_write_char", "seq_write_block", "seq_rewrite",
    "seq_read_char", "seq_read_block", "random_seeks", "seq_create", "seq_stat", "seq_delete", "rand_create",
    "rand_stat", "rand_delete"};

// As the tool makes one: a rough date that two runs of one second don't share.
std::uint64_t freshSeed()
{
    return (std::uint64_t(std::time(nullptr)) ^ std::uint64_t(::getpid())) & UINT32_MAX;
}

std::vector<BonnieTest> testsOf(const BonnieSpec &spec)
{
    std::vector<BonnieTest> tests;
    const bool chars = charBytes(spec) > 0;
    for (int i = 0; i < kBonnieTests; ++i) {
        const auto test = BonnieTest(i);
        const bool onData = test <= BonnieTest::Seeks;
        const bool perByte = test == BonnieTest::WriteChar || test == BonnieTest::ReadChar;
        if (onData ? spec.size > 0 && (chars || !perByte) : spec.files > 0)
            tests.push_back(test);
    }
    return tests;
}

bool isRandomTree(BonnieTest test)
{
    return test >= BonnieTest::RandCreate;
}

} // namespace

std::string_view bonnieTestName(BonnieTest test)
{
    return kNames[std::size_t(test)];
}

BonnieScript::BonnieScript(const BonnieSpec &spec, ScriptPlace place)
    : m_spec(spec)
    , m_place(std::move(place))
    , m_seed(spec.seed > 0 ? spec.seed : freshSeed())
    , m_tests(testsOf(spec))
{
}

BonnieScript::~BonnieScript()
{
    closeTree();
}

Result<std::optional<engine::PhasePlan>> BonnieScript::next(int phaseIndex)
{
    if (m_next == m_tests.size())
        return std::optional<engine::PhasePlan>();
    const BonnieTest test = m_tests[m_next++];
    auto made = plan(test);
    if (!made)
        return made.error();
    made->info.index = phaseIndex;
    made->info.name = made->info.test = bonnieTestName(test);
    made->info.iodepth = 1;
    made->info.numjobs = int(made->workers.size());
    return std::optional(std::move(*made));
}

Result<void> BonnieScript::ended(PhaseResult &result)
{
    result.figures.push_back({"seed", double(m_seed)});
    return {};
}

Result<engine::PhasePlan> BonnieScript::plan(BonnieTest test)
{
    if (test <= BonnieTest::Seeks)
        return planFile(test);
    removeData();
    return planTree(test);
}

// ---- the data file

BonnieFile BonnieScript::dataFile(BonnieTest test)
{
    BonnieFile file;
    file.directory = m_place.directory;
    file.flags = O_RDWR;
    if (test == BonnieTest::WriteChar || test == BonnieTest::WriteBlock) {
        removeData();
        file.flags |= O_CREAT | O_EXCL;
        if (m_spec.direct && test == BonnieTest::WriteBlock)
            file.flags |= O_DIRECT;
    }
    m_dataThere = true;
    const bool perByte = test == BonnieTest::WriteChar || test == BonnieTest::ReadChar;
    file.bytes = perByte ? charBytes(m_spec) : m_spec.size;
    file.chunk = std::size_t(m_spec.chunk);
    file.seed = m_seed;
    return file;
}

engine::PhasePlan BonnieScript::planFile(BonnieTest test)
{
    engine::PhasePlan plan;
    plan.info.bs = m_spec.chunk;
    const int workers = test == BonnieTest::Seeks ? m_spec.seekers : 1;
    const auto tickets = std::make_shared<BonnieTickets>();
    tickets->count = m_spec.seeks;
    const BonnieFile file = dataFile(test);
    plan.info.plannedBytes = file.bytes;
    for (int i = 0; i < workers; ++i) {
        engine::WorkerPlan worker;
        worker.fileName = m_place.directory->filePath(0);
        switch (test) {
        case BonnieTest::WriteChar:
            plan.info.rw = Access::Write;
            plan.info.item = Item::Chunks;
            worker.task = charWriteTask(file);
            break;
        case BonnieTest::WriteBlock:
            plan.info.rw = Access::Write;
            worker.task = blockWriteTask(file);
            break;
        case BonnieTest::Rewrite:
            plan.info.rw = Access::ReadWrite;
            plan.info.item = Item::Chunks;
            plan.info.plannedBytes = 2 * m_spec.size;
            worker.task = rewriteTask(file);
            break;
        case BonnieTest::ReadChar:
            plan.info.item = Item::Chunks;
            worker.task = charReadTask(file);
            break;
        case BonnieTest::ReadBlock:
            worker.task = blockReadTask(file);
            break;
        default:
            plan.info.rw = Access::RandRW;
            plan.info.item = Item::Seeks;
            plan.info.plannedBytes = 0;
            plan.info.plannedItems = m_spec.seeks;
            worker.task = seekTask(file, tickets, m_spec.fsync);
        }
        plan.workers.push_back(std::move(worker));
    }
    return plan;
}

void BonnieScript::removeData()
{
    if (std::exchange(m_dataThere, false))
        ::unlinkat(m_place.directory->descriptor(), engine::TestDirectory::fileName(0).c_str(), 0);
}

// ---- the small files

Result<engine::PhasePlan> BonnieScript::planTree(BonnieTest test)
{
    const bool random = isRandomTree(test);
    const bool creates = test == BonnieTest::SeqCreate || test == BonnieTest::RandCreate;
    if (creates) {
        closeTree();
        auto fd = m_place.directory->makeTree(random ? 1 : 0);
        if (!fd)
            return fd.error();
        m_tree = *fd;
    }
    const int number = random ? 1 : 0;
    BonnieTree tree{m_tree, m_place.directory->descriptor(), engine::TestDirectory::treeName(number),
        m_place.directory->treePath(number), fileCount(m_spec), m_spec.dirs, m_spec.minSize, m_spec.maxSize,
        m_spec.links, std::size_t(m_spec.fileChunk), m_spec.fsync, m_seed,
        BonnieNames(fileCount(m_spec), m_spec.dirs, random, m_seed)};
    if (creates)
        if (auto made = makeBonnieDirectories(tree, [this] { return m_place.cancel.stop_requested(); }); !made)
            return made.error();
    engine::PhasePlan plan;
    plan.info.item = Item::Files;
    plan.info.plannedItems = tree.files;
    plan.info.bs = m_spec.maxSize > 0 ? m_spec.fileChunk : 0;
    plan.info.rw = creates ? Access::Write : random ? Access::RandRead : Access::Read;
    engine::WorkerPlan worker;
    worker.fileName = tree.path;
    switch (test) {
    case BonnieTest::SeqStat:
        worker.task = statListedTask(std::move(tree));
        break;
    case BonnieTest::SeqDelete:
        worker.task = deleteListedTask(std::move(tree));
        break;
    case BonnieTest::RandStat:
        worker.task = statShuffledTask(std::move(tree));
        break;
    case BonnieTest::RandDelete:
        worker.task = deleteShuffledTask(std::move(tree));
        break;
    default:
        worker.task = createTask(std::move(tree));
    }
    plan.workers.push_back(std::move(worker));
    return plan;
}

void BonnieScript::closeTree()
{
    if (m_tree >= 0)
        ::close(std::exchange(m_tree, -1));
}

} // namespace iolite::workloads
