// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/Clock.h"
#include "core/formats/RunJson.h"
#include "core/runner/Journal.h"
#include "core/runner/Recovery.h"
#include "core/runner/RunSession.h"
#include "core/workloads/job/JobKeys.h"

#include <QStorageInfo>
#include <QtTest>

#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <set>
#include <thread>

using namespace iolite;
using namespace iolite::runner;

namespace {

JobSpec smallJob(const char *rw)
{
    JobSpec job;
    workloads::setJobValue(job, "rw", rw);
    job.name = rw;
    job.size = 1 << 20;
    job.iodepth = 4;
    job.direct = false;
    return job;
}

RunRequest request(const QString &dir, std::vector<JobSpec> jobs)
{
    RunRequest r;
    r.targetPath = QDir(dir).filePath("target").toStdString();
    r.dataDir = QDir(dir).filePath("data").toStdString();
    r.workload.jobs = std::move(jobs);
    r.label = "test";
    r.sampleIntervalNs = 20'000'000;
    QDir(dir).mkdir("target");
    return r;
}
RunRequest request(const QTemporaryDir &dir, std::vector<JobSpec> jobs)
{
    return request(dir.path(), std::move(jobs));
}

std::vector<Event> drain(EventQueue &queue)
{
    std::vector<Event> events;
    while (auto event = queue.pop())
        events.push_back(std::move(*event));
    return events;
}

std::vector<Event> runToEnd(RunSession &session)
{
    EventQueue &queue = session.addListener();
    if (auto started = session.start(); !started)
        return {};
    session.wait();
    return drain(queue);
}

Run lastRun(const std::vector<Event> &events)
{
    return *std::get<RunFinished>(events.back()).run;
}

QStringList leftIn(const QString &path)
{
    return QDir(path).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
}

JobSpec endlessJob(const char *rw)
{
    JobSpec job = smallJob(rw);
    job.timeBased = true;
    job.runtimeNs = 3'600'000'000'000;
    return job;
}

// This program started anew with these words is the process that gets killed.
constexpr const char *kVictim = "--victim";

RunRequest victimRequest(const QString &dir)
{
    return request(dir, {smallJob("write"), endlessJob("randread")});
}

int beVictim(const QString &dir)
{
    RunSession session(victimRequest(dir));
    if (!session.start())
        return 1;
    session.wait();
    return 0;
}

} // namespace

class TestRunSession : public QObject {
    Q_OBJECT
    QTemporaryDir m_runtime;
private slots:
    void initTestCase() { qputenv("XDG_RUNTIME_DIR", m_runtime.path().toUtf8()); }

    void eventsComeInOrderAndTheRecordIsWhole()
    {
        QTemporaryDir dir;
        RunSession session(request(dir, {smallJob("write"), smallJob("randread"), smallJob("randrw")}));
        const std::vector<Event> events = runToEnd(session);
        QVERIFY(events.size() >= 8);
        QVERIFY(std::holds_alternative<RunStarted>(events.front()));
        QVERIFY(std::holds_alternative<RunFinished>(events.back()));
        int open = -1;
        std::int64_t last = 0;
        for (const Event &event : events) {
            if (const auto *started = std::get_if<PhaseStarted>(&event)) {
                QCOMPARE(open, -1);
                open = started->phase.index;
            } else if (const auto *sample = std::get_if<SampleTaken>(&event)) {
                QCOMPARE(sample->sample.phase, open);
                QVERIFY(sample->sample.beginNs >= last);
                last = sample->sample.endNs;
            } else if (const auto *finished = std::get_if<PhaseFinished>(&event)) {
                QCOMPARE(finished->phase->info.index, open);
                open = -1;
            }
        }
        const Run run = lastRun(events);
        QCOMPARE(run.status, RunStatus::Done);
        // A whole sequential write has laid the file out: no layout phase before the reads.
        QCOMPARE(run.phases.size(), std::size_t(3));
        QCOMPARE(run.label, std::string("test"));
        QVERIFY(!run.environment.kernel.empty());
        QVERIFY(!run.target.fsType.empty());
        for (const char *metric : {"write.write.bw", "randread.read.iops", "randread.read.clat_p99",
                 "randrw.write.lat_mean", "randrw.mixed.cpu_per_op"})
            QVERIFY2(run.metric(metric) && run.metric(metric)->value, metric);
        QCOMPARE(leftIn(dir.filePath("target")), QStringList());
    }
    void figuresFollowFromCountsAndTime()
    {
        QTemporaryDir dir;
        RunSession session(request(dir, {smallJob("randread")}));
        const Run run = lastRun(runToEnd(session));
        QCOMPARE(run.phases.size(), std::size_t(2));
        QCOMPARE(run.phases[0].info.kind, PhaseKind::Layout);
        const PhaseResult &phase = run.phases[1];
        const double seconds = double(phase.measuredNs) * 1e-9;
        QCOMPARE(phase[Direction::Read].ops, std::uint64_t(256));
        QVERIFY(qFuzzyCompare(*run.metric("read.bw")->value, 1024.0 / seconds)); // 1 MiB in KiB/s
        QVERIFY(qFuzzyCompare(*run.metric("read.iops")->value, 256.0 / seconds));
        QVERIFY(qFuzzyCompare(
            *run.metric("read.lat_mean")->value, double(phase[Direction::Read].latency.sumNs) / 256.0 / 1000.0));
        QCOMPARE(run.metric("read.bw")->unit, std::string("KiB/s"));
    }
    void repeatsAreRunsOfTheirOwn()
    {
        QTemporaryDir dir;
        RunRequest r = request(dir, {smallJob("read")});
        r.repeats = 3;
        RunSession session(r);
        const std::vector<Event> events = runToEnd(session);
        std::set<std::string> ids;
        int repeat = 0;
        for (const Event &event : events) {
            if (const auto *started = std::get_if<RunStarted>(&event)) {
                QCOMPARE(started->repeat, ++repeat);
                QCOMPARE(started->repeats, 3);
                ids.insert(started->run->id);
            }
        }
        QCOMPARE(ids.size(), std::size_t(3));
    }

    void cancelInEachPhaseKindKeepsWhatWasMeasuredAndRemovesFiles_data()
    {
        QTest::addColumn<QString>("rw");
        QTest::addColumn<bool>("inLayout");
        for (const char *rw : {"read", "write", "randread", "randwrite", "readwrite", "randrw"})
            QTest::newRow(rw) << rw << false;
        QTest::newRow("layout") << "read" << true;
    }
    void cancelInEachPhaseKindKeepsWhatWasMeasuredAndRemovesFiles()
    {
        QFETCH(QString, rw);
        QFETCH(bool, inLayout);
        QTemporaryDir dir;
        JobSpec job = endlessJob(rw.toUtf8());
        if (inLayout) {
            job.size = 4ULL << 30; // more than can be written before the cancel
            if (QStorageInfo(dir.path()).bytesAvailable() < qint64(5) << 30)
                QSKIP("less than 5 GiB free for temporary files");
        }
        RunSession session(request(dir, {job}));
        EventQueue &queue = session.addListener();
        QVERIFY(session.start().ok());
        // Until something of the wanted phase has been seen.
        std::vector<Event> events;
        const auto reached = [&] {
            for (Event &event : drain(queue))
                events.push_back(std::move(event));
            PhaseKind kind = PhaseKind::Layout;
            for (const Event &event : events) {
                if (const auto *started = std::get_if<PhaseStarted>(&event))
                    kind = started->phase.kind;
                else if (std::holds_alternative<SampleTaken>(event) && (kind == PhaseKind::Layout) == inLayout)
                    return true;
            }
            return false;
        };
        QTRY_VERIFY_WITH_TIMEOUT(reached(), 30'000);
        session.cancel();
        QTRY_VERIFY_WITH_TIMEOUT(session.finished(), 10'000);
        for (Event &event : drain(queue))
            events.push_back(std::move(event));
        const Run run = lastRun(events);
        QCOMPARE(run.status, RunStatus::Cancelled);
        QVERIFY(!run.series.empty());
        QCOMPARE(run.metrics.empty(), inLayout);
        QCOMPARE(leftIn(dir.filePath("target")), QStringList());
    }

    void whatForbidsARunIsSaidBeforeAnythingIsWritten_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<int>("code");
        QTest::newRow("missing") << "missing" << int(ErrorCode::TargetMissing);
        QTest::newRow("file") << "file" << int(ErrorCode::TargetNotDirectory);
        QTest::newRow("device") << "device" << int(ErrorCode::TargetIsDevice);
        QTest::newRow("too big") << "too big" << int(ErrorCode::NotEnoughSpace);
        QTest::newRow("rules") << "rules" << int(ErrorCode::ConflictingSettings);
    }
    void whatForbidsARunIsSaidBeforeAnythingIsWritten()
    {
        QFETCH(QString, what);
        QFETCH(int, code);
        QTemporaryDir dir;
        RunRequest r = request(dir, {smallJob("read")});
        if (what == "missing")
            r.targetPath += "/no/such";
        if (what == "file") {
            QFile file(dir.filePath("file"));
            QVERIFY(file.open(QIODevice::WriteOnly));
            r.targetPath = file.fileName().toStdString();
        }
        if (what == "device")
            r.targetPath = "/dev/null";
        if (what == "too big")
            r.workload.jobs[0].size = 15ULL << 40;
        if (what == "rules")
            r.workload.jobs[0].bs = 2 << 20;
        RunSession session(r);
        const auto started = session.start();
        QVERIFY(!started.ok());
        if (what == "device")
            QVERIFY(started.error().code == ErrorCode::TargetIsDevice
                || started.error().code == ErrorCode::TargetNotDirectory);
        else
            QCOMPARE(int(started.error().code), code);
        QCOMPARE(leftIn(dir.filePath("target")), QStringList());
        QVERIFY(findLeftovers(r.dataDir).empty());
    }

    void journalIsKeptUntilTheRecordIsSaved()
    {
        QTemporaryDir dir;
        const RunRequest r = request(dir, {smallJob("randread")});
        std::string id;
        Run original;
        {
            RunSession session(r);
            original = lastRun(runToEnd(session));
            id = original.id;
            QVERIFY(findLeftovers(r.dataDir).empty()); // a living session's journal is nobody's leftover
        }
        auto leftovers = findLeftovers(r.dataDir);
        QCOMPARE(leftovers.size(), std::size_t(1));
        // Read back it is the same run, to the last sample.
        QVERIFY(leftovers[0].run == original);
        QVERIFY(leftovers[0].testDirectory.empty());
        QVERIFY(discardJournal(leftovers[0]).ok());
        QVERIFY(findLeftovers(r.dataDir).empty());
        RunSession session(r);
        const Run run = lastRun(runToEnd(session));
        session.discardJournal(run.id);
        QVERIFY(findLeftovers(r.dataDir).empty());
    }

    // A process of its own is killed in the middle: files are found and removed, the partial run comes back.
    void killedRunIsRecovered()
    {
        QTemporaryDir dir;
        const RunRequest r = victimRequest(dir.path());
        // Not QProcess: the thread sanitizer gives up on a process that has forked with threads.
        std::string program = QCoreApplication::applicationFilePath().toStdString();
        std::string word = kVictim;
        std::string place = dir.path().toStdString();
        char *arguments[] = {program.data(), word.data(), place.data(), nullptr};
        pid_t victim = 0;
        QCOMPARE(posix_spawn(&victim, program.c_str(), nullptr, nullptr, arguments, environ), 0);
        const auto samples = [&] {
            QDir journals(QDir(QString::fromStdString(r.dataDir)).filePath("journal"));
            int lines = 0;
            for (const std::string &folder : journalFolders(r.dataDir))
                for (const QFileInfo &info : QDir(QString::fromStdString(folder)).entryInfoList({"*.jsonl"})) {
                    QFile file(info.filePath());
                    if (file.open(QIODevice::ReadOnly) && file.readLine().contains(dir.path().toUtf8()))
                        lines += int(file.readAll().count("\"sample\""));
                }
            return lines;
        };
        QTRY_VERIFY_WITH_TIMEOUT(samples() > 5, 20'000);
        kill(victim, SIGKILL);
        int status = 0;
        QCOMPARE(waitpid(victim, &status, 0), victim);
        QVERIFY(WIFSIGNALED(status));
        QCOMPARE(leftIn(dir.filePath("target")).size(), 1);
        // A stranger's file in the folder must survive and be named.
        const QString folder = dir.filePath("target/" + leftIn(dir.filePath("target")).first());
        QFile foreign(folder + "/precious");
        QVERIFY(foreign.open(QIODevice::WriteOnly));
        foreign.close();

        Leftover mine;
        for (const Leftover &leftover : findLeftovers(r.dataDir))
            if (QString::fromStdString(leftover.testDirectory) == QFileInfo(folder).canonicalFilePath())
                mine = leftover;
        QVERIFY(!mine.testDirectory.empty());
        QCOMPARE(mine.run.status, RunStatus::Partial);
        QVERIFY(std::count(mine.run.notes.begin(), mine.run.notes.end(), "percentiles-from-samples") == 1);
        QVERIFY(mine.run.metric("write.write.bw"));
        QVERIFY(mine.run.metric("randread.read.iops"));
        QVERIFY(mine.run.phases.back()[Direction::Read].ops > 0);
        QVERIFY(!mine.run.phases.back().complete);
        const auto removed = removeTestFiles(mine);
        QVERIFY(!removed.ok());
        QVERIFY(QString::fromStdString(removed.error().subject).endsWith("/precious"));
        QCOMPARE(leftIn(folder), QStringList{"precious"});
        // While the place can't be seen nothing is taken for gone.
        QVERIFY(QDir().rename(dir.filePath("target"), dir.filePath("away")));
        QCOMPARE(removeTestFiles(mine).error().code, ErrorCode::TargetMissing);
        QVERIFY(QDir().rename(dir.filePath("away"), dir.filePath("target")));
        QVERIFY(foreign.remove());
        QVERIFY(removeTestFiles(mine).ok());
        QCOMPARE(leftIn(dir.filePath("target")), QStringList());
        QVERIFY(discardJournal(mine).ok());
    }
    // The journal may lie in memory, its copy beside the history: whoever sees only one of them must know that it is
    // held.
    void livingRunIsNobodysLeftoverHoweverItIsLookedAt()
    {
        QTemporaryDir dir;
        const RunRequest r = request(dir, {endlessJob("randread")});
        RunSession session(r);
        EventQueue &queue = session.addListener();
        QVERIFY(session.start().ok());
        QTRY_VERIFY(queue.pop().has_value());
        QVERIFY(findLeftovers(r.dataDir).empty());
        QVERIFY(findLeftovers(r.dataDir + "/").empty());
        QTemporaryDir otherRuntime;
        qputenv("XDG_RUNTIME_DIR", otherRuntime.path().toUtf8());
        const bool seen = !findLeftovers(r.dataDir).empty();
        qputenv("XDG_RUNTIME_DIR", m_runtime.path().toUtf8());
        QVERIFY(!seen);
        session.cancel();
        session.wait();
        while (auto event = queue.pop())
            if (const auto *finished = std::get_if<RunFinished>(&*event))
                session.discardJournal(finished->run->id);
        for (const std::string &folder : journalFolders(r.dataDir))
            QCOMPARE(leftIn(QString::fromStdString(folder)), QStringList());
    }
    void cancelBeforeTheFirstPhaseEndsAsACancelledRun()
    {
        QTemporaryDir dir;
        RunSession session(request(dir, {endlessJob("read")}));
        EventQueue &queue = session.addListener();
        QVERIFY(session.start().ok());
        session.cancel();
        session.wait();
        QCOMPARE(lastRun(drain(queue)).status, RunStatus::Cancelled);
        QCOMPARE(leftIn(dir.filePath("target")), QStringList());
    }
    // The journal stays, so that the next look finds the folder again.
    void foreignFileInTheTestFolderSurvivesANormalEnd()
    {
        QTemporaryDir dir;
        const RunRequest r = request(dir, {endlessJob("randread")});
        {
            RunSession session(r);
            EventQueue &queue = session.addListener();
            QVERIFY(session.start().ok());
            QTRY_VERIFY(!leftIn(dir.filePath("target")).isEmpty());
            const QString folder = dir.filePath("target/" + leftIn(dir.filePath("target")).first());
            QFile foreign(folder + "/precious");
            QVERIFY(foreign.open(QIODevice::WriteOnly));
            session.cancel();
            session.wait();
            const Run run = lastRun(drain(queue));
            QVERIFY(foreign.exists());
            const bool said = std::any_of(run.notes.begin(), run.notes.end(),
                [](const std::string &n) { return n.starts_with("left-behind: ") && n.ends_with("/precious"); });
            QVERIFY(said);
            session.discardJournal(run.id);
            QVERIFY(foreign.remove());
        }
        const auto leftovers = findLeftovers(r.dataDir);
        QCOMPARE(leftovers.size(), std::size_t(1));
        QVERIFY(removeTestFiles(leftovers[0]).ok());
        QVERIFY(discardJournal(leftovers[0]).ok());
        QCOMPARE(leftIn(dir.filePath("target")), QStringList());
        QVERIFY(findLeftovers(r.dataDir).empty());
    }

    void queueLosesNothingWhenNobodyListens()
    {
        EventQueue queue;
        std::uint64_t pushed = 0;
        PhaseInfo info;
        queue.push(PhaseStarted{info});
        for (int i = 0; i < 5000; ++i) {
            Sample sample;
            sample.beginNs = i;
            sample.endNs = i + 1;
            sample[Direction::Read].ops = 3;
            sample[Direction::Read].bytes = 7;
            pushed += 3;
            queue.push(SampleTaken{sample});
        }
        queue.push(PhaseFinished{std::make_shared<const PhaseResult>()});
        queue.close();
        std::uint64_t popped = 0;
        std::int64_t end = 0;
        const std::vector<Event> events = drain(queue);
        for (const Event &event : events) {
            if (const auto *sample = std::get_if<SampleTaken>(&event)) {
                popped += sample->sample[Direction::Read].ops;
                QCOMPARE(sample->sample.beginNs, end);
                end = sample->sample.endNs;
            }
        }
        QCOMPARE(popped, pushed);
        QVERIFY(events.size() <= EventQueue::kCapacity + 2);
        QVERIFY(std::holds_alternative<PhaseFinished>(events.back()));
    }
    void queueKeepsOrderBetweenThreads()
    {
        EventQueue queue;
        std::thread producer([&queue] {
            for (int i = 0; i < 50'000; ++i) {
                PhaseInfo info;
                info.index = i;
                queue.push(PhaseStarted{info});
            }
            queue.close();
        });
        int next = 0;
        while (next < 50'000) {
            if (auto event = queue.pop())
                QCOMPARE(std::get<PhaseStarted>(*event).phase.index, next++);
            else
                std::this_thread::yield();
        }
        producer.join();
        QVERIFY(!queue.pop());
    }
};

int main(int argc, char *argv[])
{
    if (argc == 3 && qstrcmp(argv[1], kVictim) == 0)
        return beVictim(QString::fromLocal8Bit(argv[2]));
    QCoreApplication app(argc, argv);
    TestRunSession test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_run_session.moc"
