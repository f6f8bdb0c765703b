// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/Clock.h"
#include "core/engine/DataPool.h"
#include "core/engine/PhaseRunner.h"
#include "core/engine/UringDriver.h"
#include "core/workloads/job/JobPhases.h"

#include <QtTest>

#include <fcntl.h>
#include <unistd.h>

#include <cstring>
#include <ctime>
#include <fstream>
#include <set>
#include <string>
#include <thread>

using namespace iolite;
using namespace iolite::engine;

namespace {

constexpr std::uint64_t kMiB = 1 << 20;

class File {
public:
    File(const QTemporaryDir &dir, const char *name, int flags = O_RDWR | O_CREAT)
        : m_path(dir.filePath(name).toStdString())
        , m_fd(open(m_path.c_str(), flags, 0600))
    {
    }
    ~File() { close(m_fd); }
    File(const File &) = delete;
    File &operator=(const File &) = delete;
    std::vector<workloads::OpenFile> asList() const { return {{m_fd, m_path}}; }
    int fd() const { return m_fd; }

private:
    std::string m_path;
    int m_fd;
};

struct Seen {
    std::vector<Sample> samples;
    PhaseOutcome outcome;
};

Seen runSeen(PhasePlan plan, std::stop_token cancel = {})
{
    Seen seen;
    plan.runStartNs = nowNs();
    PhaseHooks hooks;
    hooks.sample = [&seen](const Sample &sample) { seen.samples.push_back(sample); };
    seen.outcome = runPhase(plan, hooks, cancel);
    return seen;
}

JobSpec job(Access rw, std::uint64_t size, int iodepth, IoEngine engine)
{
    JobSpec spec;
    spec.rw = rw;
    spec.size = size;
    spec.iodepth = iodepth;
    spec.ioengine = engine;
    spec.direct = false;
    return spec;
}

std::uint64_t procIo(const char *field)
{
    std::ifstream file("/proc/self/io");
    std::string name;
    std::uint64_t value = 0;
    while (file >> name >> value)
        if (name == std::string(field) + ":")
            return value;
    return 0;
}

} // namespace

class TestPhaseRunner : public QObject {
    Q_OBJECT
private slots:
    void drivers_data()
    {
        QTest::addColumn<int>("iodepth");
        QTest::addColumn<bool>("psync");
        QTest::addColumn<bool>("uringAllowed");
        QTest::newRow("psync") << 1 << true << true;
        QTest::newRow("io_uring QD1") << 1 << false << true;
        QTest::newRow("io_uring QD32") << 32 << false << true;
        QTest::newRow("threads in place of io_uring QD8") << 8 << false << false;
    }

    void everyBlockIsMovedOnceAndCounted_data() { drivers_data(); }
    void everyBlockIsMovedOnceAndCounted()
    {
        QFETCH(int, iodepth);
        QFETCH(bool, psync);
        QFETCH(bool, uringAllowed);
        if (!psync && uringAllowed && !ioUringAvailable())
            QSKIP("io_uring is not allowed here");
        const IoEngine engine = psync ? IoEngine::Psync : IoEngine::IoUring;
        QTemporaryDir dir;
        File file(dir, "data");
        const JobSpec write = job(Access::RandWrite, 8 * kMiB, iodepth, engine);
        const Seen written = runSeen(workloads::planJob(write, 0, 0, file.asList(), uringAllowed));
        QVERIFY(written.outcome.result.complete);
        QCOMPARE(written.outcome.result[Direction::Write].ops, std::uint64_t(2048));
        QCOMPARE(lseek(file.fd(), 0, SEEK_END), off_t(8 * kMiB));
        // No block is a hole: each was written.
        std::vector<char> block(4096);
        std::set<std::string> distinct;
        for (int i = 0; i < 2048; ++i) {
            QCOMPARE(pread(file.fd(), block.data(), 4096, i * 4096), ssize_t(4096));
            distinct.insert(std::string(block.data(), 4096));
        }
        QCOMPARE(distinct.size(), std::size_t(2048)); // unique per block: nothing to deduplicate

        const JobSpec read = job(Access::RandRead, 8 * kMiB, iodepth, engine);
        const Seen seen = runSeen(workloads::planJob(read, 0, 1, file.asList(), uringAllowed));
        const PhaseResult &result = seen.outcome.result;
        QVERIFY(result.complete);
        QCOMPARE(result[Direction::Read].ops, std::uint64_t(2048));
        QCOMPARE(result[Direction::Read].bytes, std::uint64_t(8 * kMiB));
        QCOMPARE(result[Direction::Read].latency.count, std::uint64_t(2048));
        QVERIFY(result[Direction::Read].latency.minNs > 0);
        QVERIFY(result[Direction::Read].latency.minNs <= result[Direction::Read].latency.quantile(0.5));
        QVERIFY(result.measuredNs > 0);
    }

    void bytesAgreeWithTheKernelsAccounting()
    {
        QTemporaryDir dir;
        File file(dir, "data");
        QVERIFY(runSeen(workloads::planJob(job(Access::Write, 4 * kMiB, 1, IoEngine::Psync), 0, 0, file.asList(), true))
                    .outcome.result.complete);
        const std::uint64_t start = procIo("rchar");
        const Seen seen =
            runSeen(workloads::planJob(job(Access::Read, 4 * kMiB, 1, IoEngine::Psync), 0, 1, file.asList(), true));
        // The kernel counts what is read of /proc in between as well, some hundred bytes a look.
        const std::uint64_t moved = procIo("rchar") - start;
        const std::uint64_t told = seen.outcome.result[Direction::Read].bytes;
        QVERIFY2(told <= moved && moved - told < 256 * 1024, qPrintable(QString("%1 of %2").arg(told).arg(moved)));
    }

    void samplesAddUpToTheResult_data() { drivers_data(); }
    void samplesAddUpToTheResult()
    {
        QFETCH(int, iodepth);
        QFETCH(bool, psync);
        QFETCH(bool, uringAllowed);
        if (!psync && uringAllowed && !ioUringAvailable())
            QSKIP("io_uring is not allowed here");
        QTemporaryDir dir;
        File file(dir, "data");
        QVERIFY(
            runSeen(workloads::planLayout(job(Access::Read, 4 * kMiB, 1, IoEngine::Psync), 0, 0, file.asList(), true))
                .outcome.result.complete);
        JobSpec spec = job(Access::RandRW, 4 * kMiB, iodepth, psync ? IoEngine::Psync : IoEngine::IoUring);
        spec.timeBased = true;
        spec.runtimeNs = 400'000'000;
        PhasePlan plan = workloads::planJob(spec, 0, 1, file.asList(), uringAllowed);
        plan.sampleIntervalNs = 50'000'000;
        const Seen seen = runSeen(plan);
        const PhaseResult &result = seen.outcome.result;
        QVERIFY(result.complete);
        QVERIFY(seen.samples.size() >= 2);
        for (Direction d : {Direction::Read, Direction::Write}) {
            std::uint64_t ops = 0;
            std::uint64_t bytes = 0;
            std::uint64_t latency = 0;
            for (const Sample &sample : seen.samples) {
                ops += sample[d].ops;
                bytes += sample[d].bytes;
                latency += sample[d].latSumNs;
                std::uint64_t heat = 0;
                for (std::uint32_t n : sample[d].heat)
                    heat += n;
                QCOMPARE(heat, sample[d].ops);
            }
            QCOMPARE(ops, result[d].ops);
            QCOMPARE(bytes, result[d].bytes);
            QCOMPARE(latency, result[d].latency.sumNs);
            QVERIFY(ops > 0);
        }
        for (std::size_t i = 1; i < seen.samples.size(); ++i)
            QCOMPARE(seen.samples[i].beginNs, seen.samples[i - 1].endNs);
        QVERIFY(result.measuredNs >= spec.runtimeNs);
        // There is no more processor time than the machine's processors have.
        QVERIFY(result.cpuUserNs + result.cpuSystemNs
            <= std::uint64_t(result.measuredNs) * std::thread::hardware_concurrency() * 11 / 10 + 20'000'000);
        QVERIFY(result.cpuUserNs + result.cpuSystemNs > 0);
    }

    // Where the kernel hands operations to threads of its own (a memory filesystem, 1 MiB reads), their time is the
    // job's too: held against the clock of the whole process. Two runs of different length are taken from each other,
    // so that what starting and ending cost (much, with a sanitizer) is not part of the comparison.
    void processorTimeAgreesWithTheProcessClock()
    {
        if (!ioUringAvailable())
            QSKIP("io_uring is not allowed here");
        QTemporaryDir dir(QFileInfo("/dev/shm").isWritable() ? QString("/dev/shm/iolite-test-XXXXXX") : QString());
        QVERIFY(dir.isValid());
        File file(dir, "data");
        JobSpec spec = job(Access::Read, 64 * kMiB, 8, IoEngine::IoUring);
        spec.bs = kMiB;
        spec.timeBased = true;
        QVERIFY(runSeen(workloads::planLayout(spec, 0, 0, file.asList(), true)).outcome.result.complete);
        double process[2];
        double told[2];
        for (int longer = 0; longer < 2; ++longer) {
            spec.runtimeNs = longer ? 700'000'000 : 100'000'000;
            timespec before;
            timespec after;
            clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &before);
            const Seen seen = runSeen(workloads::planJob(spec, 0, 1, file.asList(), true));
            clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &after);
            process[longer] = double(after.tv_sec - before.tv_sec) * 1e9 + double(after.tv_nsec - before.tv_nsec);
            told[longer] = double(seen.outcome.result.cpuUserNs + seen.outcome.result.cpuSystemNs);
            QVERIFY(told[longer] <= process[longer] * 1.02);
        }
        const double share = (told[1] - told[0]) / (process[1] - process[0]);
        QVERIFY2(share >= 0.8 && share <= 1.2,
            qPrintable(QString("%1 of %2 ms").arg((told[1] - told[0]) / 1e6).arg((process[1] - process[0]) / 1e6)));
    }

    void rampIsShownButNotCounted()
    {
        QTemporaryDir dir;
        File file(dir, "data");
        QVERIFY(runSeen(workloads::planLayout(job(Access::Read, kMiB, 1, IoEngine::Psync), 0, 0, file.asList(), true))
                    .outcome.result.complete);
        JobSpec spec = job(Access::RandRead, kMiB, 1, IoEngine::Psync);
        spec.timeBased = true;
        spec.runtimeNs = 200'000'000;
        spec.rampTimeNs = 150'000'000;
        PhasePlan plan = workloads::planJob(spec, 0, 1, file.asList(), true);
        plan.sampleIntervalNs = 40'000'000;
        const Seen seen = runSeen(plan);
        std::uint64_t ramp = 0;
        std::uint64_t counted = 0;
        for (const Sample &sample : seen.samples)
            (sample.ramp ? ramp : counted) += sample[Direction::Read].ops;
        QVERIFY(ramp > 0);
        QCOMPARE(counted, seen.outcome.result[Direction::Read].ops);
        QCOMPARE(counted, seen.outcome.result[Direction::Read].latency.count);
        QVERIFY(seen.outcome.result.measuredNs >= spec.runtimeNs * 9 / 10);
    }

    void cancelEndsThePhaseWithWhatWasMeasured_data() { drivers_data(); }
    void cancelEndsThePhaseWithWhatWasMeasured()
    {
        QFETCH(int, iodepth);
        QFETCH(bool, psync);
        QFETCH(bool, uringAllowed);
        if (!psync && uringAllowed && !ioUringAvailable())
            QSKIP("io_uring is not allowed here");
        QTemporaryDir dir;
        File file(dir, "data");
        QVERIFY(runSeen(workloads::planLayout(job(Access::Read, kMiB, 1, IoEngine::Psync), 0, 0, file.asList(), true))
                    .outcome.result.complete);
        JobSpec spec = job(Access::RandRead, kMiB, iodepth, psync ? IoEngine::Psync : IoEngine::IoUring);
        spec.timeBased = true;
        spec.runtimeNs = 3'600'000'000'000;
        std::stop_source cancel;
        std::int64_t asked = 0;
        std::thread canceller([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(150));
            asked = nowNs();
            cancel.request_stop();
        });
        const Seen seen = runSeen(workloads::planJob(spec, 0, 1, file.asList(), uringAllowed), cancel.get_token());
        const std::int64_t back = nowNs();
        canceller.join();
        QVERIFY(!seen.outcome.result.complete);
        QVERIFY(!seen.outcome.result.error);
        QVERIFY(seen.outcome.result[Direction::Read].ops > 0);
        QVERIFY2(back - asked < 200'000'000, qPrintable(QString::number((back - asked) / 1000000)));
    }

    void readBeyondTheEndIsReportedWithItsOffset_data() { drivers_data(); }
    void readBeyondTheEndIsReportedWithItsOffset()
    {
        QFETCH(int, iodepth);
        QFETCH(bool, psync);
        QFETCH(bool, uringAllowed);
        if (!psync && uringAllowed && !ioUringAvailable())
            QSKIP("io_uring is not allowed here");
        QTemporaryDir dir;
        File file(dir, "data");
        // Someone cuts the file between layout and reading: 10 blocks and a half are left of 16.
        QCOMPARE(ftruncate(file.fd(), 10 * 4096 + 2048), 0);
        const JobSpec spec = job(Access::Read, 16 * 4096, iodepth, psync ? IoEngine::Psync : IoEngine::IoUring);
        const Seen seen = runSeen(workloads::planJob(spec, 0, 0, file.asList(), uringAllowed));
        const PhaseResult &result = seen.outcome.result;
        QVERIFY(!result.complete);
        QVERIFY(result.error);
        QCOMPARE(result.error->code, ErrorCode::ShortTransfer);
        QVERIFY(QString::fromStdString(result.error->subject).endsWith("data"));
        QCOMPARE(result.error->needed, std::uint64_t(4096));
        QVERIFY(result.error->offset >= 10 * 4096);
        QVERIFY(result[Direction::Read].ops <= 10);
    }

    void failingWriteIsReportedWithItsCall_data() { drivers_data(); }
    void failingWriteIsReportedWithItsCall()
    {
        QFETCH(int, iodepth);
        QFETCH(bool, psync);
        QFETCH(bool, uringAllowed);
        if (!psync && uringAllowed && !ioUringAvailable())
            QSKIP("io_uring is not allowed here");
        QTemporaryDir dir;
        File create(dir, "data");
        File readOnly(dir, "data", O_RDONLY);
        const JobSpec spec = job(Access::Write, kMiB, iodepth, psync ? IoEngine::Psync : IoEngine::IoUring);
        const Seen seen = runSeen(workloads::planJob(spec, 0, 0, readOnly.asList(), uringAllowed));
        QVERIFY(seen.outcome.result.error);
        QCOMPARE(seen.outcome.result.error->code, ErrorCode::IoFailed);
        QCOMPARE(seen.outcome.result.error->errnum, EBADF);
        QVERIFY(QString::fromStdString(seen.outcome.result.error->call).contains("write"));
        QCOMPARE(seen.outcome.result[Direction::Write].ops, std::uint64_t(0));
    }

    void fsyncComesAfterSoManyWrites_data()
    {
        QTest::addColumn<bool>("psync");
        QTest::newRow("psync") << true;
        QTest::newRow("io_uring") << false;
    }
    void fsyncComesAfterSoManyWrites()
    {
        QFETCH(bool, psync);
        if (!psync && !ioUringAvailable())
            QSKIP("io_uring is not allowed here");
        QTemporaryDir dir;
        File file(dir, "data");
        JobSpec spec = job(Access::Write, 64 * 4096, psync ? 1 : 8, psync ? IoEngine::Psync : IoEngine::IoUring);
        spec.fsyncEvery = 16;
        spec.endFsync = true;
        const Seen seen = runSeen(workloads::planJob(spec, 0, 0, file.asList(), true));
        QVERIFY(seen.outcome.result.complete);
        QCOMPARE(seen.outcome.result[Direction::Write].ops, std::uint64_t(64));
        QCOMPARE(seen.outcome.result[Direction::Sync].ops, std::uint64_t(4 + 1));
        spec.fsyncEvery = 0;
        spec.fdatasyncEvery = 8;
        const Seen data = runSeen(workloads::planJob(spec, 0, 0, file.asList(), true));
        QCOMPARE(data.outcome.result[Direction::Sync].ops, std::uint64_t(8 + 1));
    }

    void blocksOfDifferentSizesFillTheFile_data() { drivers_data(); }
    void blocksOfDifferentSizesFillTheFile()
    {
        QFETCH(int, iodepth);
        QFETCH(bool, psync);
        QFETCH(bool, uringAllowed);
        if (!psync && uringAllowed && !ioUringAvailable())
            QSKIP("io_uring is not allowed here");
        QTemporaryDir dir;
        File file(dir, "data");
        JobSpec spec = job(Access::Write, 4 * kMiB, iodepth, psync ? IoEngine::Psync : IoEngine::IoUring);
        spec.bssplit = "4k/50:12k/25:64k/25";
        spec.offset = kMiB;
        spec.loops = 2;
        const Seen seen = runSeen(workloads::planJob(spec, 0, 0, file.asList(), uringAllowed));
        const PhaseResult &result = seen.outcome.result;
        QVERIFY(result.complete);
        QCOMPARE(result[Direction::Write].bytes, std::uint64_t(8 * kMiB));
        QVERIFY(result[Direction::Write].ops > 250 && result[Direction::Write].ops < 650);
        QCOMPARE(lseek(file.fd(), 0, SEEK_END), off_t(5 * kMiB));
        std::vector<char> block(4096);
        std::set<std::string> distinct;
        for (off_t at = kMiB; at < off_t(5 * kMiB); at += 4096) {
            QCOMPARE(pread(file.fd(), block.data(), 4096, at), ssize_t(4096));
            distinct.insert(std::string(block.data(), 4096));
        }
        QCOMPARE(distinct.size(), std::size_t(1024));
        // The region's end is the file's: what went past it would be a short read.
        spec.rw = Access::RandRead;
        spec.randomDistribution = "pareto:0.2";
        const Seen read = runSeen(workloads::planJob(spec, 0, 1, file.asList(), uringAllowed));
        QVERIFY(read.outcome.result.complete);
        QCOMPARE(read.outcome.result[Direction::Read].bytes, std::uint64_t(8 * kMiB));
    }
    void writtenBlocksRepeatInTheGivenShare()
    {
        if (!ioUringAvailable())
            QSKIP("io_uring is not allowed here");
        for (const int percent : {30, 100}) {
            QTemporaryDir dir;
            File first(dir, "first");
            File second(dir, "second");
            JobSpec spec = job(Access::RandWrite, 8 * kMiB, 16, IoEngine::IoUring);
            spec.numjobs = 2;
            spec.dedupePercentage = percent;
            const std::vector<workloads::OpenFile> files{first.asList().front(), second.asList().front()};
            QVERIFY(runSeen(workloads::planJob(spec, 0, 0, files, true)).outcome.result.complete);
            std::vector<char> block(4096);
            std::set<std::string> distinct;
            for (const File *file : {&first, &second})
                for (off_t at = 0; at < off_t(8 * kMiB); at += 4096) {
                    QCOMPARE(pread(file->fd(), block.data(), 4096, at), ssize_t(4096));
                    distinct.insert(std::string(block.data(), 4096));
                }
            const double repeated = 100 - double(distinct.size()) / 4096 * 100;
            QVERIFY2(std::abs(repeated - percent) < 3, qPrintable(QString::number(repeated)));
            if (percent == 100)
                QCOMPARE(distinct.size(), std::size_t(1));
        }
    }
    void writtenDataDoesNotCompress_data()
    {
        QTest::addColumn<int>("iodepth");
        QTest::addColumn<int>("blockSize");
        QTest::newRow("4k QD1") << 1 << 4096;
        QTest::newRow("512 QD1") << 1 << 512;
        QTest::newRow("64k QD4") << 4 << 65536;
        QTest::newRow("1m QD2") << 2 << int(kMiB);
    }
    void writtenDataDoesNotCompress()
    {
        if (!ioUringAvailable())
            QSKIP("io_uring is not allowed here");
        QFETCH(int, iodepth);
        QFETCH(int, blockSize);
        QTemporaryDir dir;
        File file(dir, "data");
        JobSpec spec = job(Access::Write, 4 * kMiB, iodepth, IoEngine::IoUring);
        spec.bs = std::uint64_t(blockSize);
        QVERIFY(runSeen(workloads::planJob(spec, 0, 0, file.asList(), true)).outcome.result.complete);
        QFile written(dir.filePath("data"));
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QByteArray all = written.readAll();
        QCOMPARE(all.size(), qsizetype(4 * kMiB));
        QVERIFY(qCompress(all, 9).size() > all.size() * 99 / 100);
    }

    // What a compressor sees that looks back further than a block: within 1 MiB no 4 KiB comes again, stamps aside.
    void contentDoesNotRepeatWithinAMebibyte_data()
    {
        QTest::addColumn<int>("iodepth");
        for (int depth : {1, 8, 16, 32, 64})
            QTest::addRow("QD%d", depth) << depth;
    }
    void contentDoesNotRepeatWithinAMebibyte()
    {
        QFETCH(int, iodepth);
        DataPool pool;
        const std::atomic<bool> never{false};
        QVERIFY(pool.allocate(unsigned(iodepth), 4096, 5, true, never).ok());
        std::set<std::string> distinct;
        // Slots that come back in order, as from a device that completes in order.
        for (int i = 0; i < 256; ++i)
            distinct.insert(std::string(pool.writeBuffer(unsigned(i % iodepth)) + 8, 4088));
        QCOMPARE(distinct.size(), std::size_t(256));
    }
    // The final fsync of what will be removed anyway would hold a cancel back.
    void cancelledPhaseDoesNoFinalFsync()
    {
        QTemporaryDir dir;
        File file(dir, "data");
        JobSpec spec = job(Access::Write, 64 * kMiB, 1, IoEngine::Psync);
        spec.timeBased = true;
        spec.runtimeNs = 3'600'000'000'000;
        spec.endFsync = true;
        std::stop_source cancel;
        std::thread canceller([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
            cancel.request_stop();
        });
        const Seen seen = runSeen(workloads::planJob(spec, 0, 0, file.asList(), true), cancel.get_token());
        canceller.join();
        QVERIFY(seen.outcome.result[Direction::Write].ops > 0);
        QCOMPARE(seen.outcome.result[Direction::Sync].ops, std::uint64_t(0));
    }

    void manyWorkersEachFillTheirFile()
    {
        if (!ioUringAvailable())
            QSKIP("io_uring is not allowed here");
        QTemporaryDir dir;
        std::vector<std::unique_ptr<File>> files;
        std::vector<workloads::OpenFile> list;
        for (int i = 0; i < 16; ++i) {
            files.push_back(std::make_unique<File>(dir, qPrintable(QString::number(i))));
            list.push_back(files.back()->asList().front());
        }
        JobSpec spec = job(Access::RandWrite, 256 * 1024, 4, IoEngine::IoUring);
        spec.numjobs = 16;
        const Seen seen = runSeen(workloads::planJob(spec, 0, 0, list, true));
        QVERIFY(seen.outcome.result.complete);
        QCOMPARE(seen.outcome.result[Direction::Write].ops, std::uint64_t(16 * 64));
        for (const auto &file : files)
            QCOMPARE(lseek(file->fd(), 0, SEEK_END), off_t(256 * 1024));
    }

    void offsetsRepeatWithTheSeedAndDataDoesNot()
    {
        const JobSpec spec = job(Access::RandWrite, kMiB, 1, IoEngine::Psync);
        const std::vector<workloads::OpenFile> file{{0, "x"}};
        const PhasePlan first = workloads::planJob(spec, 0, 0, file, true);
        const PhasePlan again = workloads::planJob(spec, 0, 3, file, true);
        QCOMPARE(first.workers[0].pattern.seed, again.workers[0].pattern.seed);
        QVERIFY(first.workers[0].dataSeed != again.workers[0].dataSeed);
    }
};

QTEST_APPLESS_MAIN(TestPhaseRunner)
#include "tst_phase_runner.moc"
