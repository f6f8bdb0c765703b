// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/Clock.h"
#include "core/runner/RunSession.h"
#include "core/workloads/MemoryCheck.h"
#include "core/workloads/fileio/FileioBlock.h"
#include "core/workloads/fileio/FileioPrepare.h"
#include "core/workloads/fileio/FileioRequests.h"
#include "core/workloads/fileio/FileioWorkload.h"
#include "tests/unit/CancelTime.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <stop_token>
#include <thread>

using namespace iolite;
using namespace iolite::workloads;

namespace {

constexpr std::uint64_t K = 1024;

FileioSpec small(FileioMode mode)
{
    FileioSpec spec;
    spec.mode = mode;
    spec.fileNum = 4;
    spec.totalSize = 1024 * K;
    spec.events = 500;
    spec.timeNs = 0;
    return spec;
}

WorkloadSpec workload(const FileioSpec &spec)
{
    WorkloadSpec whole;
    whole.workload = "fileio";
    whole.classic = spec;
    return whole;
}

ToolCommand command(const QTemporaryDir &dir, const FileioSpec &spec)
{
    ToolCommand command;
    command.tool = "sysbench";
    command.directory = dir.path().toStdString();
    command.workload = workload(spec);
    return command;
}

runner::RunRequest request(const QString &folder, const FileioSpec &spec)
{
    runner::RunRequest request;
    request.targetPath = folder.toStdString();
    request.workload = workload(spec);
    request.sampleIntervalNs = 20'000'000;
    return request;
}

struct Outcome {
    Run run;
    std::vector<PhaseInfo> phases;
};

Outcome execute(const QString &folder, const FileioSpec &spec)
{
    runner::RunSession session(request(folder, spec));
    runner::EventQueue &queue = session.addListener();
    Outcome outcome;
    if (const auto started = session.start(); !started) {
        outcome.run.error = started.error();
        return outcome;
    }
    session.wait();
    while (auto event = queue.pop()) {
        if (const auto *phase = std::get_if<PhaseStarted>(&*event))
            outcome.phases.push_back(phase->phase);
        if (const auto *finished = std::get_if<RunFinished>(&*event))
            outcome.run = *finished->run;
    }
    return outcome;
}

Outcome execute(const QTemporaryDir &dir, const FileioSpec &spec)
{
    return execute(dir.path(), spec);
}

QStringList entries(const QTemporaryDir &dir)
{
    return QDir(dir.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
}

const PhaseResult &measured(const Run &run)
{
    return run.phases.back();
}

std::uint64_t ops(const Run &run, Direction direction)
{
    return measured(run)[direction].ops;
}

FileioSpec manyFiles()
{
    FileioSpec spec = small(FileioMode::RndRd);
    spec.fileNum = 128;
    spec.totalSize = 128 * 16 * K;
    return spec;
}

constexpr const char *kFewDescriptors = "--few-descriptors";

// 0: the limit was named.
int runWithFewDescriptors(const QString &folder)
{
    const rlimit few{64, 64};
    if (setrlimit(RLIMIT_NOFILE, &few) != 0)
        return 2;
    const Run run = execute(folder, manyFiles()).run;
    if (!run.error || run.error->code != ErrorCode::LimitReached || run.error->subject != "open files")
        return 3;
    return run.error->needed == 128 && run.error->available == 64 ? 0 : 4;
}

} // namespace

class TestFileioRun : public QObject {
    Q_OBJECT
private slots:
    void everyModeRunsAndLeavesNothing_data()
    {
        QTest::addColumn<int>("mode");
        QTest::addColumn<int>("threads");
        for (int mode = 0; mode <= int(FileioMode::Ag4); ++mode)
            for (const int threads : {1, 4})
                QTest::addRow("%d by %d", mode, threads) << mode << threads;
    }
    void everyModeRunsAndLeavesNothing()
    {
        QFETCH(int, mode);
        QFETCH(int, threads);
        QTemporaryDir dir;
        FileioSpec spec = small(FileioMode(mode));
        spec.threads = std::uint32_t(threads);
        spec.rules = FileioRules::V0_5;
        spec.validate = true;
        const Outcome outcome = execute(dir, spec);
        const Run &run = outcome.run;
        QVERIFY2(run.status == RunStatus::Done, run.error ? run.error->detail.c_str() : "");
        QCOMPARE(outcome.phases.size(), spec.mode == FileioMode::SeqWr ? 1U : 2U);
        QCOMPARE(outcome.phases.back().test, fileioWorkload().value(run.workload, "mode"));
        QCOMPARE(ops(run, Direction::Read) + ops(run, Direction::Write), 500U);
        QCOMPARE(*measured(run).figure("events"), 500.0);
        QCOMPARE(*measured(run).figure("thread_events.mean") * threads, 500.0);
        const bool writes = spec.mode != FileioMode::SeqRd && spec.mode != FileioMode::RndRd;
        QCOMPARE(ops(run, Direction::Sync), writes ? 20U : 0U);
        for (const char *name :
            {"read.rate", "write.rate", "fsync.rate", "read.throughput", "write.throughput", "total.throughput",
                "request.rate", "total_time", "latency.min", "latency.avg", "latency.max", "latency.p95"})
            QVERIFY2(run.metric(name) && run.metric(name)->value, name);
        QCOMPARE(run.metrics.size(), 12U);
        QCOMPARE(entries(dir), QStringList());
    }

    void fsyncsByTheRulesOf10()
    {
        QTemporaryDir dir;
        FileioSpec spec = small(FileioMode::SeqWr);
        spec.events = 300;
        spec.threads = 2;
        const Run run = execute(dir, spec).run;
        // Periods of 104 slots: 100, 100 and 92 write; then each of two threads syncs all four files.
        QCOMPARE(ops(run, Direction::Write), 292U);
        QCOMPARE(ops(run, Direction::Sync), 8U + 8U);
        QCOMPARE(*measured(run).figure("events"), 300.0);
    }

    void fsyncAllIsInsideTheWrite()
    {
        QTemporaryDir dir;
        FileioSpec spec = small(FileioMode::RndWr);
        spec.fsyncAll = true;
        spec.events = 20;
        const Run run = execute(dir, spec).run;
        QCOMPARE(ops(run, Direction::Write), 20U);
        QCOMPARE(ops(run, Direction::Sync), 20U);
        QCOMPARE(*measured(run).figure("events"), 20.0);
        QVERIFY(measured(run)[Direction::Write].latency.sumNs > measured(run)[Direction::Sync].latency.sumNs);
    }

    void aTimeLimitEndsARunWithoutTheOldFinalSync()
    {
        QTemporaryDir dir;
        FileioSpec spec = small(FileioMode::RndWr);
        spec.rules = FileioRules::V0_4;
        spec.events = 0;
        spec.fsyncFreq = 0;
        spec.timeNs = 200'000'000;
        const Run run = execute(dir, spec).run;
        QCOMPARE(run.status, RunStatus::Done);
        QVERIFY(ops(run, Direction::Write) > 0);
        QCOMPARE(ops(run, Direction::Sync), 0U);
        QCOMPARE(*measured(run).figure("by_time"), 1.0);
        QVERIFY(measured(run).measuredNs >= 200'000'000);
    }

    void theMixIsReadsToWritesAsAsked()
    {
        QTemporaryDir dir;
        FileioSpec spec = small(FileioMode::RndRw);
        spec.threads = 3;
        spec.events = 1000;
        spec.rules = FileioRules::V0_5;
        const Run run = execute(dir, spec).run;
        QCOMPARE(ops(run, Direction::Read), 600U);
        QCOMPARE(ops(run, Direction::Write), 400U);
    }

    void eventsArriveAtTheirRateAndWaitingIsLatency()
    {
        QTemporaryDir dir;
        FileioSpec spec = small(FileioMode::RndRd);
        spec.rate = 2000;
        spec.events = 400;
        const Run run = execute(dir, spec).run;
        // 400 exponential gaps: 200 ms with a deviation of 10.
        QVERIFY(measured(run).measuredNs > 140'000'000);
        QCOMPARE(ops(run, Direction::Read), 400U);

        // More arrive than one thread can sync: the queue grows, and the last wait longest.
        spec = small(FileioMode::RndWr);
        spec.rate = 1e6;
        spec.fsyncAll = true;
        spec.events = 50;
        const Run crowded = execute(dir, spec).run;
        QVERIFY(*crowded.metric("latency.max")->value > 0.5 * *crowded.metric("total_time")->value * 1e6);
    }

    void aDamagedBlockIsFoundWithFileAndOffset()
    {
        QTemporaryDir dir;
        FileioSpec spec = small(FileioMode::SeqRd);
        spec.validate = true;
        spec.useExisting = true;
        QVERIFY(prepareFiles(command(dir, spec), {}).ok());
        QCOMPARE(execute(dir, spec).run.status, RunStatus::Done);
        QFile file(dir.filePath("test_file.2"));
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.seek(3 * 16 * qint64(K) + 1000);
        file.write("x");
        file.close();
        const Run run = execute(dir, spec).run;
        QVERIFY(run.error);
        QVERIFY(run.error->code == ErrorCode::BadFile);
        QVERIFY(run.error->subject.ends_with("/test_file.2"));
        QCOMPARE(run.error->offset, std::int64_t(3 * 16 * K));
        QCOMPARE(run.status, RunStatus::Partial);
    }

    void prepareRunAndCleanupWorkOnTheSameFiles()
    {
        QTemporaryDir dir;
        FileioSpec spec = small(FileioMode::RndRw);
        spec.useExisting = true;
        QFile(dir.filePath("test_file.9")).open(QIODevice::WriteOnly);
        std::vector<PreparedFile::Step> steps;
        const auto progress = [&](const PreparedFile &file) { steps.push_back(file.step); };
        using Step = PreparedFile::Step;
        auto prepared = prepareFiles(command(dir, spec), progress);
        QVERIFY(prepared.ok());
        QCOMPARE(prepared->writtenBytes, 1024 * K);
        QVERIFY(steps == std::vector<Step>(4, Step::Creating));
        const Outcome outcome = execute(dir, spec);
        QCOMPARE(outcome.run.status, RunStatus::Done);
        QCOMPARE(outcome.phases.size(), 1U); // no layout
        QCOMPARE(*measured(outcome.run).figure("existing_files"), 1.0);
        QVERIFY(outcome.run.notes.empty() || outcome.run.notes.front() != "no-test-files");
        QCOMPARE(entries(dir).size(), 5);

        steps.clear();
        QVERIFY(truncate(dir.filePath("test_file.1").toUtf8().constData(), 100 * K) == 0);
        prepared = prepareFiles(command(dir, spec), progress);
        QVERIFY((steps == std::vector<Step>{Step::Reusing, Step::Extending, Step::Reusing, Step::Reusing}));
        QCOMPARE(prepared->writtenBytes, 160 * K);
        QCOMPARE(QFileInfo(dir.filePath("test_file.1")).size(), qint64(256 * K));

        const auto removed = cleanupFiles(command(dir, spec));
        QVERIFY(removed.ok());
        QCOMPARE(*removed, 4U);
        QCOMPARE(entries(dir), QStringList("test_file.9"));
    }

    void prepareNeedsNoLimitAndCanBeCancelled()
    {
        QTemporaryDir dir;
        FileioSpec spec = small(FileioMode::RndRd);
        spec.events = 0;
        std::stop_source source;
        const auto stopAtThird = [&](const PreparedFile &file) {
            if (file.number == 2)
                source.request_stop();
        };
        const auto prepared = prepareFiles(command(dir, spec), stopAtThird, source.get_token());
        QVERIFY(!prepared.ok());
        QVERIFY(prepared.error().code == ErrorCode::Cancelled);
        QCOMPARE(entries(dir).size(), 3);
        QVERIFY(prepareFiles(command(dir, spec), {}).ok());
        spec.rules = FileioRules::V0_4;
        QCOMPARE(prepareFiles(command(dir, spec), {})->writtenBytes, 1024 * K); // all anew
        spec.mode = FileioMode::SeqWr;
        QCOMPARE(prepareFiles(command(dir, spec), {})->writtenBytes, 0U); // only removed
        QCOMPARE(entries(dir), QStringList());
    }

    void aFileThatIsTooShortIsNamedWithBothSizes()
    {
        QTemporaryDir dir;
        FileioSpec spec = small(FileioMode::RndRd);
        spec.useExisting = true;
        QVERIFY(prepareFiles(command(dir, spec), {}).ok());
        spec.totalSize *= 4;
        Run run = execute(dir, spec).run;
        QCOMPARE(run.status, RunStatus::Failed);
        QVERIFY(run.error->code == ErrorCode::BadFile);
        QVERIFY(run.error->subject.ends_with("/test_file.0"));
        QCOMPARE(run.error->needed, 1024 * K);
        QCOMPARE(run.error->available, 256 * K);
        QVERIFY(QString::fromStdString(run.error->detail).contains("256k"));
        QVERIFY(QString::fromStdString(run.error->detail).contains("1m"));
        spec.totalSize /= 4;
        QFile::remove(dir.filePath("test_file.3"));
        run = execute(dir, spec).run;
        QVERIFY(run.error->subject.ends_with("/test_file.3"));
        QCOMPARE(run.error->errnum, ENOENT);
        QCOMPARE(entries(dir).size(), 3);
    }

    void whereThereAreNoFilesOwnOnesAreMadeAndRemoved()
    {
        QTemporaryDir dir;
        for (const FileioMode mode : {FileioMode::RndRd, FileioMode::SeqWr}) {
            FileioSpec spec = small(mode);
            spec.useExisting = true;
            const Run run = execute(dir, spec).run;
            QCOMPARE(run.status, RunStatus::Done);
            const bool told = std::count(run.notes.begin(), run.notes.end(), "no-test-files") == 1;
            QCOMPARE(told, mode == FileioMode::RndRd);
            QCOMPARE(entries(dir), QStringList());
        }
    }

    void linksAndPipesAreNeverWrittenTo()
    {
        QTemporaryDir dir;
        QTemporaryDir other;
        FileioSpec spec = small(FileioMode::RndWr);
        spec.useExisting = true;
        QFile victim(other.filePath("precious"));
        QVERIFY(victim.open(QIODevice::WriteOnly));
        victim.write("as it was");
        victim.close();
        QVERIFY(QFile::link(victim.fileName(), dir.filePath("test_file.1")));
        for (int kind = 0; kind < 2; ++kind) {
            const auto prepared = prepareFiles(command(dir, spec), {});
            QVERIFY(!prepared.ok());
            QVERIFY(prepared.error().code == ErrorCode::BadFile);
            QVERIFY(!cleanupFiles(command(dir, spec)).ok());
            // The others are there: a run must refuse as well.
            for (const int n : {0, 2, 3}) {
                QFile file(dir.filePath("test_file." + QString::number(n)));
                QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(256 * K));
            }
            const Run run = execute(dir, spec).run;
            QVERIFY(run.error && run.error->code == ErrorCode::BadFile);
            QVERIFY(run.error->subject.ends_with("/test_file.1"));
            QVERIFY(victim.open(QIODevice::ReadOnly));
            QCOMPARE(victim.readAll(), QByteArray("as it was"));
            victim.close();
            unlink(dir.filePath("test_file.1").toUtf8().constData());
            QVERIFY(mkfifo(dir.filePath("test_file.1").toUtf8().constData(), 0600) == 0);
        }
    }

    void aCancelComesQuicklyInEachPart_data()
    {
        QTest::addColumn<QString>("settings");
        QTest::addColumn<int>("afterMs");
        for (const char *settings :
            {"mode=rndrd", "mode=rndrw", "mode=ag4 fsync_freq=0", "mode=seqwr total_size=64m", "mode=rndrd rate=0.01"})
            QTest::newRow(settings) << settings << 250;
        // While the files are being written. Not too large: to remove them takes time too.
        QTest::newRow("layout") << "mode=rndrd total_size=1g" << 100;
        // While the files are being opened, reserved or synced, one after the other.
        for (const int afterMs : {20, 60, 120})
            QTest::addRow("many files after %d ms", afterMs)
                << "mode=rndrd preparation=preallocated file_num=5000 total_size=1g" << afterMs;
    }
    void aCancelComesQuicklyInEachPart()
    {
        QFETCH(QString, settings);
        QFETCH(int, afterMs);
        // In memory where there is some: how long a disk takes to give up a gigabyte is its own affair.
        QTemporaryDir dir(QFileInfo("/dev/shm").isWritable() ? "/dev/shm/iolite-XXXXXX" : QString());
        WorkloadSpec spec = workload(small(FileioMode::RndRd));
        for (const QString &setting : QString("file_num=2 events=0 time=1h threads=2 " + settings).split(' '))
            QVERIFY(fileioWorkload()
                        .set(spec, setting.section('=', 0, 0).toStdString(), setting.section('=', 1).toStdString())
                        .ok());
        runner::RunSession session(request(dir.path(), std::get<FileioSpec>(spec.classic)));
        runner::EventQueue &queue = session.addListener();
        QVERIFY(session.start().ok());
        std::this_thread::sleep_for(std::chrono::milliseconds(afterMs));
        const std::int64_t begin = engine::nowNs();
        session.cancel();
        session.wait();
        const std::int64_t took = engine::nowNs() - begin;
        QVERIFY2(took < tests::kCancelNs, qPrintable(QString("%1 ms").arg(took / 1'000'000)));
        Run run;
        while (auto event = queue.pop())
            if (const auto *finished = std::get_if<RunFinished>(&*event))
                run = *finished->run;
        QCOMPARE(run.status, RunStatus::Cancelled);
        QCOMPARE(entries(dir), QStringList());
    }

    void fewDescriptorsAreRaised()
    {
        rlimit before{};
        QVERIFY(getrlimit(RLIMIT_NOFILE, &before) == 0);
        rlimit few = before;
        few.rlim_cur = 64;
        QVERIFY(setrlimit(RLIMIT_NOFILE, &few) == 0);
        QTemporaryDir dir;
        const Run run = execute(dir, manyFiles()).run;
        setrlimit(RLIMIT_NOFILE, &before);
        QCOMPARE(run.status, RunStatus::Done);
        QCOMPARE(entries(dir), QStringList());
    }

    // In a process of its own: a hard limit stays.
    void tooFewDescriptorsAreNamed()
    {
        QTemporaryDir dir;
        // Not fork alone: the thread sanitizer allows no threads after it.
        std::string program = QCoreApplication::applicationFilePath().toStdString();
        std::string word = kFewDescriptors;
        std::string place = dir.path().toStdString();
        char *arguments[] = {program.data(), word.data(), place.data(), nullptr};
        pid_t child = 0;
        QCOMPARE(posix_spawn(&child, program.c_str(), nullptr, nullptr, arguments, environ), 0);
        int status = 0;
        QCOMPARE(waitpid(child, &status, 0), child);
        QVERIFY(WIFEXITED(status));
        QCOMPARE(WEXITSTATUS(status), 0);
        QCOMPARE(entries(dir), QStringList());
    }

    void memoryForAllThreadsIsLookedAtFirst()
    {
        FileioSpec spec = small(FileioMode::RndRd);
        spec.threads = 1024;
        spec.fileNum = 1;
        spec.blockSize = spec.totalSize = 64 * 1024 * K;
        QCOMPARE(transferMemory(spec), std::uint64_t(64) << 30);
        const auto checked = checkMemory(transferMemory(spec));
        if (checked)
            QSKIP("this machine has the memory");
        QTemporaryDir dir;
        const Outcome outcome = execute(dir, spec);
        QVERIFY(outcome.run.error.has_value());
        QVERIFY(outcome.run.error->code == ErrorCode::LimitReached);
        QCOMPARE(outcome.run.error->subject, std::string("memory"));
        QCOMPARE(outcome.run.error->needed, std::uint64_t(64) << 30);
        QVERIFY(outcome.run.error->available > 0);
        QVERIFY(outcome.phases.empty());
        QCOMPARE(entries(dir), QStringList());
        spec.mode = FileioMode::SeqRewr;
        spec.blockSize = 4 * K;
        spec.mergedRequests = 4096;
        spec.threads = 2;
        QCOMPARE(transferMemory(spec), 2 * 16 * 1024 * K);
        spec.mergedRequests = 0;
        QCOMPARE(transferMemory(spec), 2 * 1024 * K);
    }

    void filesMadeAnewLeaveOtherNamesOfThemAlone()
    {
        QTemporaryDir dir;
        QTemporaryDir other;
        FileioSpec spec = small(FileioMode::RndRw);
        spec.rules = FileioRules::V0_4;
        QFile precious(other.filePath("precious"));
        QVERIFY(precious.open(QIODevice::WriteOnly));
        precious.write("as it was");
        precious.close();
        QVERIFY(link(qPrintable(precious.fileName()), qPrintable(dir.filePath("test_file.2"))) == 0);
        QVERIFY(prepareFiles(command(dir, spec), {}).ok());
        QVERIFY(precious.open(QIODevice::ReadOnly));
        QCOMPARE(precious.readAll(), QByteArray("as it was"));
        QCOMPARE(QFileInfo(dir.filePath("test_file.2")).size(), qint64(256 * K));
    }

    void preallocatedFilesHaveTheirSizeWithoutALayout()
    {
        QTemporaryDir dir;
        FileioSpec spec = small(FileioMode::RndWr);
        spec.preparation = FileioPreparation::Preallocated;
        const Outcome outcome = execute(dir, spec);
        if (outcome.run.error && outcome.run.error->code == ErrorCode::Unsupported)
            QSKIP("this filesystem cannot reserve space");
        QCOMPARE(outcome.run.status, RunStatus::Done);
        QCOMPARE(outcome.phases.size(), 1U);
        const auto &notes = outcome.run.notes;
        QVERIFY(std::count(notes.begin(), notes.end(), "unwritten-extents") == 1);
    }
};

int main(int argc, char *argv[])
{
    if (argc == 3 && qstrcmp(argv[1], kFewDescriptors) == 0)
        return runWithFewDescriptors(QString::fromLocal8Bit(argv[2]));
    QCoreApplication app(argc, argv);
    TestFileioRun test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_fileio_run.moc"
