// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/Comparison.h"
#include "core/workloads/Presets.h"
#include "core/workloads/Workload.h"
#include "tests/unit/RandomRun.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace iolite;
using analysis::compare;
using analysis::Comparison;

namespace {

Run runWith(const std::string &id, std::vector<Metric> metrics)
{
    static std::int64_t moment = 1'700'000'000'000;
    Run run;
    run.id = id;
    run.startedMs = ++moment; // two runs within one second are two measurements
    run.status = RunStatus::Done;
    run.target.path = "/mnt/a";
    run.target.fsType = "ext4";
    run.workload.jobs.resize(1);
    run.metrics = std::move(metrics);
    return run;
}

Metric rate(double value)
{
    return {"read.bw", value, "KiB/s", false};
}

bool has(const std::vector<std::string> &list, const std::string &text)
{
    return std::find(list.begin(), list.end(), text) != list.end();
}

std::string all(const std::vector<std::string> &list)
{
    std::string text;
    for (const std::string &entry : list)
        text += entry + "\n";
    return text;
}

} // namespace

class ComparisonTest : public QObject {
    Q_OBJECT

private slots:
    void knownNumbersGiveKnownRatioAndSpread();
    void spreadOfLargeCloseValuesIsExact();
    void rowsFollowTheOrderOfTheBase();
    void missingAndTooFastFiguresGiveNoRatio();
    void figuresOfDifferentUnitsAreNotOneRow();
    void equalSettingsGiveNoDifference();
    void settingThatDiffersIsNamed_data();
    void settingThatDiffersIsNamed();
    void settingsOfClassicsAreCompared();
    void jobsAreComparedByName();
    void pairsThatShareANameAreToldApart();
    void jobThatOnlyOneSideMeasuredIsNamedOnce();
    void mixtureWithinOneSideIsNamed();
    void sameMeasurementOnBothSidesIsNoted();
    void runsOfOneSecondAreNotTakenForRepeats();
    void sameMeasurementTwiceOnOneSideIsNoted();
    void unfinishedRunsAreNoted();
    void otherToolIsNoted();
    void emptySidesAreHarmless();
};

void ComparisonTest::knownNumbersGiveKnownRatioAndSpread()
{
    // Block write rates of the post about delaylog: 153107 to 67514 KiB/s
    const Comparison one = compare({runWith("a", {rate(153107)})}, {runWith("b", {rate(67514)})});
    QCOMPARE(one.rows.size(), std::size_t(1));
    QCOMPARE(one.rows[0].better, Better::Higher);
    QVERIFY(std::abs(*one.rows[0].ratio - 0.440959) < 1e-6);
    QVERIFY(std::abs(*one.rows[0].changePercent + 55.9041) < 1e-4);
    QVERIFY(!one.rows[0].base.sd);

    const Comparison three = compare(
        {runWith("a", {rate(2)}), runWith("b", {rate(4)}), runWith("c", {rate(9)})}, {runWith("d", {rate(10)})});
    QCOMPARE(*three.rows[0].base.mean, 5.0);
    QCOMPARE(*three.rows[0].base.sd, std::sqrt(13.0)); // (9 + 1 + 16) / 2
    QVERIFY(three.rows[0].base.values == (std::vector<double>{2, 4, 9}));
    QCOMPARE(*three.rows[0].ratio, 2.0);
    QCOMPARE(*three.rows[0].changePercent, 100.0);
}

void ComparisonTest::spreadOfLargeCloseValuesIsExact()
{
    const Comparison c = compare({runWith("a", {rate(1e9 + 4)}), runWith("b", {rate(1e9 + 7)}),
                                     runWith("c", {rate(1e9 + 13)}), runWith("d", {rate(1e9 + 16)})},
        {});
    QCOMPARE(*c.rows[0].base.mean, 1e9 + 10);
    QCOMPARE(*c.rows[0].base.sd, std::sqrt(30.0));
}

void ComparisonTest::rowsFollowTheOrderOfTheBase()
{
    const auto m = [](const char *name) { return Metric{name, 1.0, "KiB/s", false}; };
    const Comparison c =
        compare({runWith("a", {m("z.bw"), m("b.bw")})}, {runWith("b", {m("c.bw"), m("b.bw"), m("a.bw")})});
    std::vector<std::string> names;
    for (const auto &row : c.rows)
        names.push_back(row.metric);
    QVERIFY(names == (std::vector<std::string>{"z.bw", "b.bw", "c.bw", "a.bw"}));
    QVERIFY(!c.rows[0].ratio && c.rows[0].base.mean && !c.rows[0].candidate.mean);
    QVERIFY(!c.rows[2].ratio && !c.rows[2].base.mean && c.rows[2].candidate.mean);
}

void ComparisonTest::missingAndTooFastFiguresGiveNoRatio()
{
    const Metric tooFast{"x.rate", std::nullopt, "ops/s", true};
    QVERIFY(!compare({runWith("a", {tooFast})}, {runWith("b", {{"x.rate", 5.0, "ops/s", false}})}).rows[0].ratio);
    const Comparison zero = compare({runWith("a", {rate(0)})}, {runWith("b", {rate(5)})});
    QVERIFY(!zero.rows[0].ratio && !zero.rows[0].changePercent);
    QCOMPARE(*zero.rows[0].base.mean, 0.0);
    const Comparison nan =
        compare({runWith("a", {rate(std::numeric_limits<double>::quiet_NaN())})}, {runWith("b", {rate(5)})});
    QVERIFY(!nan.rows[0].base.mean && !nan.rows[0].ratio);
    // One repeat without the figure doesn't take it from the others.
    const Comparison some =
        compare({runWith("a", {rate(4)}), runWith("b", {}), runWith("c", {rate(6)})}, {runWith("d", {rate(5)})});
    QCOMPARE(some.rows[0].base.values.size(), std::size_t(2));
    QCOMPARE(*some.rows[0].ratio, 1.0);
}

void ComparisonTest::figuresOfDifferentUnitsAreNotOneRow()
{
    const Comparison c = compare({runWith("a", {rate(1000)})}, {runWith("b", {{"read.bw", 1000.0, "kB/s", false}})});
    QCOMPARE(c.rows.size(), std::size_t(2));
    QVERIFY(!c.rows[0].ratio && !c.rows[1].ratio);
}

void ComparisonTest::equalSettingsGiveNoDifference()
{
    Run a = tests::RandomRun(1).run();
    Run b = a;
    b.id = "other";
    b.startedMs += 1000;
    b.label = "another label";
    b.tags = {"x"};
    b.comment = "a word";
    b.target.freeBytes /= 2;
    b.environment.memoryBytes += 4096; // between two boots
    b.notes.push_back("journal-in-memory");
    const Comparison c = compare({a}, {b});
    QVERIFY2(c.differences.empty(), all(c.differences).c_str());
}

void ComparisonTest::settingThatDiffersIsNamed_data()
{
    QTest::addColumn<std::string>("expected");
    QTest::addColumn<int>("which");
    int which = 0;
    for (const char *expected : {"target: /mnt/a → /mnt/b", "filesystem: ext4 → btrfs",
             "mount options: – → rw,compress=zstd:1", "device: – → dm-0+dm-1", "model: – → Example 870",
             "kernel: – → 6.1.0", "memory: – → 8.0 GiB", "tool: iolite → fio", "layer: files → –",
             "tool version: – → 0.2", "workload: job → bonnie", "remarks: – → fuse io_uring-forbidden",
             "direct: on → off", "bs: 4k → 8k", "iodepth: 1 → 32", "rw: randread → write", "ioengine: io_uring → psync",
             "end_fsync: off → on", "runtime: 0 → 3s", "seed: 1 → 2", "host: – → bench"})
        QTest::newRow(expected) << std::string(expected) << which++;
}

void ComparisonTest::settingThatDiffersIsNamed()
{
    QFETCH(std::string, expected);
    Run a = runWith("a", {rate(1)});
    Run b = runWith("b", {rate(1)});
    b.target.path = "/mnt/b";
    b.target.fsType = "btrfs";
    b.target.mountOptions = "rw,compress=zstd:1";
    b.target.devices = {"dm-0", "dm-1"};
    b.target.model = "Example 870";
    b.target.notes = {"fuse"};
    b.notes = {"io_uring-forbidden: psync used"};
    b.environment.kernel = "6.1.0";
    b.environment.host = "bench";
    b.environment.memoryBytes = 8ULL << 30;
    b.tool = "fio";
    b.toolVersion = "0.2";
    b.workload.workload = "bonnie";
    JobSpec &job = b.workload.jobs[0];
    job.name = "another_name";
    job.direct = false;
    job.bs = 8192;
    job.iodepth = 32;
    job.rw = Access::Write;
    job.ioengine = IoEngine::Psync;
    job.endFsync = true;
    job.runtimeNs = 3'000'000'000;
    job.seed = 2;
    const Comparison c = compare({a}, {b});
    if (expected.starts_with("runtime"))
        expected = "runtime: " + workloads::jobValue(a.workload.jobs[0], "runtime") + " → 3s";
    QVERIFY2(has(c.differences, expected), all(c.differences).c_str());
    const auto same = [](const std::string &entry) {
        return entry.starts_with("numjobs") || entry.starts_with("size");
    };
    QVERIFY(std::none_of(c.differences.begin(), c.differences.end(), same));
}

void ComparisonTest::settingsOfClassicsAreCompared()
{
    Run a = runWith("a", {});
    Run b = runWith("b", {});
    const workloads::Workload &fsMark = *workloads::findWorkload("fs_mark");
    a.workload = b.workload = fsMark.defaults();
    QVERIFY(compare({a}, {b}).differences.empty());
    QVERIFY(fsMark.set(b.workload, "threads", "4").ok());
    QVERIFY(fsMark.set(b.workload, "size", "0").ok());
    const Comparison c = compare({a}, {b});
    QVERIFY2(has(c.differences, "fs_mark.threads: 1 → 4"), all(c.differences).c_str());
    QVERIFY2(c.differences.size() == 2, all(c.differences).c_str());
}

void ComparisonTest::jobsAreComparedByName()
{
    Run a = runWith("a", {});
    a.workload.jobs.resize(2);
    a.workload.jobs[0].name = "one";
    a.workload.jobs[1].name = "two";
    a.workload.jobs[1].bs = 65536;
    Run b = a;
    b.id = "b";
    std::swap(b.workload.jobs[0], b.workload.jobs[1]);
    QVERIFY(compare({a}, {b}).differences.empty());
    b.workload.jobs[0].iodepth = 8; // "two"
    QVERIFY(compare({a}, {b}).differences == std::vector<std::string>{"two.iodepth: 1 → 8"});
}

void ComparisonTest::pairsThatShareANameAreToldApart()
{
    Run a = runWith("a", {});
    a.workload = workloads::findPreset("quick-check")->workload;
    Run b = a;
    b.id = "b";
    JobSpec &write = b.workload.jobs.at(1);
    QVERIFY(write.rw == Access::Write && write.name == b.workload.jobs[0].name);
    write.iodepth = 16;
    const Comparison c = compare({a}, {b});
    QVERIFY2(c.differences == std::vector<std::string>{"seq1m_q8 write.iodepth: 8 → 16"}, all(c.differences).c_str());
    write.iodepth = 8;
    std::swap(b.workload.jobs[0], b.workload.jobs[1]);
    QVERIFY(compare({a}, {b}).differences.empty());
    b.workload.jobs.erase(b.workload.jobs.begin());
    QVERIFY(compare({a}, {b}).differences == std::vector<std::string>{"job seq1m_q8 write: measured → not measured"});
    // Not even the pattern tells two repeats of one job apart.
    b = a;
    a.workload.jobs[1].rw = b.workload.jobs[1].rw = Access::Read;
    b.workload.jobs[1].iodepth = 1;
    QVERIFY(compare({a}, {b}).differences == std::vector<std::string>{"seq1m_q8 read #2.iodepth: 8 → 1"});
}

void ComparisonTest::jobThatOnlyOneSideMeasuredIsNamedOnce()
{
    Run a = runWith("a", {});
    a.workload.jobs[0].name = "one";
    Run b = a;
    b.id = "b";
    b.workload.jobs.resize(2);
    b.workload.jobs[1].name = "two";
    QVERIFY(compare({a}, {b}).differences == std::vector<std::string>{"job two: not measured → measured"});
    b.workload.jobs.clear(); // an import that says nothing of its settings
    QVERIFY(compare({a}, {b}).differences == std::vector<std::string>{"job one: measured → not measured"});
}

void ComparisonTest::mixtureWithinOneSideIsNamed()
{
    Run a = runWith("a", {});
    Run b = runWith("b", {});
    b.target.fsType = "xfs";
    const Comparison c = compare({a, b}, {a, b});
    QVERIFY2(has(c.differences, "filesystem: ext4, xfs → ext4, xfs"), all(c.differences).c_str());
}

void ComparisonTest::sameMeasurementOnBothSidesIsNoted()
{
    const Run a = runWith("a", {rate(7)});
    QVERIFY(compare({a}, {a}).notes == std::vector<std::string>{"repeats: a"});
    Run again = a; // one file, imported twice
    again.id = "b";
    again.label = "second import";
    QVERIFY(compare({a}, {again}).notes == std::vector<std::string>{"repeats: b"});
}

void ComparisonTest::runsOfOneSecondAreNotTakenForRepeats()
{
    Run a = runWith("a", {rate(7)});
    Run b = runWith("b", {rate(7)}); // the same rate by chance, one millisecond later
    QVERIFY(compare({a}, {b}).notes.empty());
    b.startedMs = a.startedMs; // two machines, the same moment
    b.metrics = {rate(8)};
    QVERIFY(compare({a}, {b}).notes.empty());
}

void ComparisonTest::sameMeasurementTwiceOnOneSideIsNoted()
{
    const Run a = runWith("a", {rate(7)});
    QVERIFY(compare({a, a}, {runWith("b", {rate(8)})}).notes == std::vector<std::string>{"counted-twice: a"});
}

void ComparisonTest::unfinishedRunsAreNoted()
{
    Run partial = runWith("p", {rate(1)});
    partial.status = RunStatus::Partial;
    Run cancelled = runWith("c", {rate(2)});
    cancelled.status = RunStatus::Cancelled;
    QVERIFY(compare({partial}, {cancelled}).notes == (std::vector<std::string>{"partial: p", "partial: c"}));
}

void ComparisonTest::otherToolIsNoted()
{
    Run other = runWith("b", {rate(1)});
    other.tool = "bonnie++";
    QVERIFY(compare({runWith("a", {rate(2)})}, {other}).notes
        == std::vector<std::string>{"different-tool: iolite → bonnie++"});
}

void ComparisonTest::emptySidesAreHarmless()
{
    QVERIFY(compare({}, {}).rows.empty());
    const Comparison c = compare({}, {runWith("a", {rate(1)})});
    QCOMPARE(c.rows.size(), std::size_t(1));
    QVERIFY(c.differences.empty() && c.notes.empty());
}

QTEST_APPLESS_MAIN(ComparisonTest)
#include "tst_comparison.moc"
