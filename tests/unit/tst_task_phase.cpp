// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/PhaseRunner.h"
#include "core/model/SystemError.h"

#include <QTest>

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <thread>

using namespace iolite;
using engine::PhaseHooks;
using engine::PhasePlan;
using engine::Task;
using engine::TaskContext;
using engine::WorkerPlan;

namespace {

// Counts so many items of a millisecond each.
class Sleeper : public Task {
public:
    explicit Sleeper(int items)
        : m_items(items)
    {
    }
    Result<void> prepare(const std::atomic<bool> & /*stop*/) override
    {
        prepared = true;
        if (prepareFails)
            return systemError("some/file", "openat", ENOSPC);
        return {};
    }
    Result<void> run(TaskContext &context) override
    {
        ran = true;
        std::int64_t begin = engine::nowNs();
        for (int i = 0; i < m_items && !context.stopped(); ++i) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
            begin = context.record(Direction::Item, begin, 10);
            if (i + 1 == failAfter)
                return systemError("some/file", "openat", EIO, 4096);
        }
        return {};
    }
    void finish() override { finished = true; }

    bool prepareFails = false;
    int failAfter = -1;
    bool prepared = false;
    bool ran = false;
    bool finished = false;

private:
    int m_items;
};

PhasePlan planOf(const std::vector<std::shared_ptr<Sleeper>> &tasks)
{
    PhasePlan plan;
    plan.info.item = Item::Files;
    plan.sampleIntervalNs = 20'000'000;
    plan.runStartNs = engine::nowNs();
    for (const auto &task : tasks) {
        WorkerPlan worker;
        worker.task = task;
        plan.workers.push_back(worker);
    }
    return plan;
}

} // namespace

class TestTaskPhase : public QObject {
    Q_OBJECT
private slots:
    void itemsOfAllWorkersAreCountedAndSampled()
    {
        const auto a = std::make_shared<Sleeper>(60);
        const auto b = std::make_shared<Sleeper>(40);
        std::uint64_t sampled = 0;
        PhaseHooks hooks;
        hooks.sample = [&](const Sample &sample) { sampled += sample[Direction::Item].ops; };
        const auto outcome = engine::runPhase(planOf({a, b}), hooks, {});
        const DirectionResult &items = outcome.result[Direction::Item];
        QVERIFY(outcome.result.complete);
        QCOMPARE(items.ops, std::uint64_t(100));
        QCOMPARE(items.bytes, std::uint64_t(1000));
        QCOMPARE(sampled, std::uint64_t(100));
        QCOMPARE(items.latency.count, std::uint64_t(100));
        QVERIFY(items.latency.minNs >= 1'000'000);
        QVERIFY(outcome.result.measuredNs >= 60'000'000);
        QVERIFY(a->finished && b->finished);
    }

    void counterGrowthOfEachIntervalAddsUp()
    {
        const auto task = std::make_shared<Sleeper>(100);
        std::uint64_t blocks = 0;
        const std::size_t index = std::size_t(KernelCounter::XfsLogBlocks);
        PhaseHooks hooks;
        hooks.kernel = [calls = std::uint64_t(0), index]() mutable {
            engine::KernelLook look;
            look.counts[index] = 1000 + 7 * calls++;
            return look;
        };
        std::uint64_t samples = 0;
        hooks.sample = [&](const Sample &sample) {
            blocks += sample.kernel[index];
            ++samples;
        };
        QVERIFY(engine::runPhase(planOf({task}), hooks, {}).result.complete);
        QVERIFY(samples >= 2);
        QCOMPARE(blocks, 7 * samples);
    }

    void cancelEndsItWithWhatWasDone()
    {
        const auto task = std::make_shared<Sleeper>(1'000'000);
        std::stop_source cancel;
        std::thread later([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(60));
            cancel.request_stop();
        });
        const auto outcome = engine::runPhase(planOf({task}), {}, cancel.get_token());
        later.join();
        QVERIFY(!outcome.result.complete);
        QVERIFY(!outcome.result.error);
        QVERIFY(outcome.result[Direction::Item].ops > 0);
        QVERIFY(task->finished);
    }

    void runtimeEndsItAsComplete()
    {
        const auto task = std::make_shared<Sleeper>(1'000'000);
        PhasePlan plan = planOf({task});
        plan.runtimeNs = 50'000'000;
        const auto outcome = engine::runPhase(plan, {}, {});
        QVERIFY(outcome.result.complete);
        QVERIFY(outcome.result.measuredNs >= 50'000'000);
    }

    void oneWorkersErrorEndsAll()
    {
        const auto fails = std::make_shared<Sleeper>(1000);
        fails->failAfter = 3;
        const auto other = std::make_shared<Sleeper>(1'000'000);
        const auto outcome = engine::runPhase(planOf({other, fails}), {}, {});
        QVERIFY(outcome.result.error.has_value());
        QCOMPARE(outcome.result.error->errnum, EIO);
        QCOMPARE(outcome.result.error->offset, std::int64_t(4096));
        QVERIFY(!outcome.result.complete);
        QVERIFY(other->finished && fails->finished);
    }

    void aFailedPreparationRunsNothing()
    {
        const auto fails = std::make_shared<Sleeper>(10);
        fails->prepareFails = true;
        const auto outcome = engine::runPhase(planOf({fails}), {}, {});
        QVERIFY(outcome.result.error.has_value());
        QCOMPARE(outcome.result.error->code, ErrorCode::DiskFull);
        QVERIFY(!fails->ran);
        QVERIFY(fails->finished);
    }

    void aWorkerCanActAsSomebodyElse()
    {
        if (geteuid() != 0)
            QSKIP("only root can act as somebody else");
        class Who : public Task {
        public:
            Result<void> run(TaskContext &) override
            {
                user = geteuid();
                return {};
            }
            uid_t user = 0;
        };
        const auto who = std::make_shared<Who>();
        PhasePlan plan = planOf({});
        WorkerPlan worker;
        worker.task = who;
        worker.identity = engine::Identity{65534, 65534, {}};
        plan.workers.push_back(worker);
        QVERIFY(engine::runPhase(plan, {}, {}).result.complete);
        QCOMPARE(int(who->user), 65534);
        QCOMPARE(int(geteuid()), 0);
    }
};

QTEST_GUILESS_MAIN(TestTaskPhase)
#include "tst_task_phase.moc"
