// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/Clock.h"
#include "core/engine/PhaseRunner.h"
#include "core/engine/UringDriver.h"
#include "core/workloads/job/JobMetrics.h"
#include "core/workloads/job/JobPhases.h"
#include "tests/unit/CancelTime.h"

#include <QtTest>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <atomic>
#include <cmath>
#include <thread>

using namespace iolite;
using namespace iolite::engine;

namespace {

// The I/O layer of this test: the call in which the device stands still, counted from the next one; 0: none.
std::atomic<int> stallAt{0};
constexpr std::int64_t kStallNs = 1'000'000'000;

void stallIfTold()
{
    if (stallAt.load() > 0 && stallAt.fetch_sub(1) == 1)
        std::this_thread::sleep_for(std::chrono::nanoseconds(kStallNs));
}

} // namespace

extern "C" {
ssize_t pread(int fd, void *buffer, std::size_t bytes, off_t offset)
{
    stallIfTold();
    return syscall(SYS_pread64, fd, buffer, bytes, offset);
}
int io_uring_submit_and_wait_timeout(
    io_uring *ring, io_uring_cqe **cqe, unsigned number, __kernel_timespec *timeout, sigset_t *mask)
{
    stallIfTold();
    static const auto real = reinterpret_cast<decltype(&io_uring_submit_and_wait_timeout)>(
        dlsym(RTLD_NEXT, "io_uring_submit_and_wait_timeout"));
    return real(ring, cqe, number, timeout, mask);
}
}

namespace {

class File {
public:
    File()
        : m_fd(open(m_dir.filePath("data").toUtf8().constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600))
    {
        const std::vector<char> content(1 << 20, 'x');
        if (write(m_fd, content.data(), content.size()) != ssize_t(content.size()))
            qFatal("no file");
    }
    ~File() { close(m_fd); }
    File(const File &) = delete;
    File &operator=(const File &) = delete;
    std::vector<workloads::OpenFile> asList() const { return {{m_fd, "data"}}; }

private:
    QTemporaryDir m_dir;
    int m_fd;
};

JobSpec pacedJob(std::int64_t runtimeNs)
{
    JobSpec job;
    job.rw = Access::RandRead;
    job.size = 1 << 20;
    job.direct = false;
    job.timeBased = true;
    job.runtimeNs = runtimeNs;
    return job;
}

PhaseResult resultOf(const JobSpec &job, bool uringAllowed = true, std::stop_token cancel = {})
{
    const File file;
    PhasePlan plan = workloads::planJob(job, 0, 0, file.asList(), uringAllowed);
    plan.runStartNs = nowNs();
    return runPhase(plan, {}, cancel).result;
}

constexpr std::int64_t kMs = 1'000'000;

} // namespace

class TestPace : public QObject {
    Q_OBJECT
private slots:
    void equalIntervalsHaveNoDrift()
    {
        PaceSetup setup;
        setup.operationsPerSecond = 3000; // no whole number of nanoseconds
        setup.firstShare = 0.5;
        Pace pace(setup);
        pace.start(7'000'000'000'000);
        for (int i = 0; i < 3'000'000; ++i) {
            if (i % 100'000 == 0) {
                const double ideal = (double(i) + 0.5) / 3000 * 1e9;
                QVERIFY(std::abs(double(pace.due() - 7'000'000'000'000) - ideal) < 100);
            }
            pace.issued(4096);
        }
    }

    void bytesSetTheIntervalsOfARateInBytes()
    {
        PaceSetup setup;
        setup.bytesPerSecond = 1 << 20;
        Pace pace(setup);
        pace.start(0);
        QCOMPARE(pace.due(), 0);
        pace.issued(1 << 20);
        QCOMPARE(pace.due(), 1'000'000'000);
        pace.issued(1 << 19);
        QCOMPARE(pace.due(), 1'500'000'000);
    }

    void workersOfARateInBytesAreOutOfStepToo()
    {
        PaceSetup setup;
        setup.bytesPerSecond = 1 << 20;
        setup.firstBytes = 1 << 20;
        setup.firstShare = 0.25;
        Pace pace(setup);
        pace.start(0);
        QCOMPARE(pace.due(), 250'000'000);
    }

    // Exponential intervals: mean and standard deviation are the same, and 1/e of them are longer than the mean.
    void poissonArrivalsAreExponential()
    {
        PaceSetup setup;
        setup.operationsPerSecond = 1000;
        setup.poisson = true;
        Pace pace(setup);
        pace.start(0);
        constexpr int n = 200'000;
        double sum = 0;
        double squares = 0;
        int longer = 0;
        std::int64_t last = 0;
        for (int i = 0; i < n; ++i) {
            pace.issued(1);
            const double interval = double(pace.due() - last) * 1e-6;
            last = pace.due();
            sum += interval;
            squares += interval * interval;
            longer += interval > 1;
        }
        const double mean = sum / n;
        QVERIFY2(std::abs(mean - 1) < 0.01, qPrintable(QString::number(mean)));
        const double deviation = std::sqrt(squares / n - mean * mean);
        QVERIFY2(std::abs(deviation - 1) < 0.02, qPrintable(QString::number(deviation)));
        QVERIFY(std::abs(double(longer) / n - std::exp(-1)) < 0.005);
    }

    void drivers_data()
    {
        QTest::addColumn<bool>("psync");
        QTest::addColumn<bool>("uringAllowed");
        QTest::newRow("psync") << true << true;
        QTest::newRow("io_uring") << false << true;
        QTest::newRow("threads in place of io_uring") << false << false;
    }

    void rateIsKept_data() { drivers_data(); }
    void rateIsKept()
    {
        QFETCH(const bool, psync);
        QFETCH(const bool, uringAllowed);
        if (!psync && uringAllowed && !ioUringAvailable())
            QSKIP("io_uring is not allowed here");
        for (const bool poisson : {false, true}) {
            JobSpec job = pacedJob(500 * kMs);
            job.ioengine = psync ? IoEngine::Psync : IoEngine::IoUring;
            job.iodepth = psync ? 1 : 4;
            job.rateIops = 4000;
            job.rateProcess = poisson ? RateProcess::Poisson : RateProcess::Linear;
            const PhaseResult result = resultOf(job, uringAllowed);
            QVERIFY(result.complete);
            const double rate = double(result[Direction::Read].ops) / (double(result.measuredNs) * 1e-9);
            // Of 2000 random arrivals the standard deviation is 45.
            QVERIFY2(rate > 3600 && rate < 4400, qPrintable(QString::number(rate)));
            const Histogram &response = result[Direction::Read].response;
            QCOMPARE(response.count, result[Direction::Read].ops);
            // The waiting comes on top.
            QVERIFY(response.sumNs >= result[Direction::Read].latency.sumNs);
        }
    }

    void rateInBytesIsKept()
    {
        JobSpec job = pacedJob(500 * kMs);
        job.ioengine = IoEngine::Psync;
        job.rate = 8 << 20;
        const PhaseResult result = resultOf(job);
        const double rate = double(result[Direction::Read].bytes) / (double(result.measuredNs) * 1e-9);
        QVERIFY2(std::abs(rate / (8 << 20) - 1) < 0.1, qPrintable(QString::number(rate)));
    }

    void aStallShowsInTheResponseTimesThatAClosedLoopHides_data()
    {
        QTest::addColumn<bool>("psync");
        QTest::newRow("psync") << true;
        QTest::newRow("io_uring") << false;
    }
    void aStallShowsInTheResponseTimesThatAClosedLoopHides()
    {
        QFETCH(const bool, psync);
        if (!psync && !ioUringAvailable())
            QSKIP("io_uring is not allowed here");
        JobSpec job = pacedJob(2500 * kMs);
        job.ioengine = psync ? IoEngine::Psync : IoEngine::IoUring;
        job.rateIops = 1000;
        stallAt = 300;
        PhaseResult open = resultOf(job);
        QCOMPARE(stallAt.load(), 0);
        QVERIFY(open.complete);
        // All that was due in that second waited: on average half of it, and they are a good third of all.
        const Histogram &response = open[Direction::Read].response;
        QVERIFY2(
            response.quantile(0.8) > std::uint64_t(300 * kMs), qPrintable(QString::number(response.quantile(0.8))));
        QVERIFY(response.maxNs >= std::uint64_t(kStallNs * 9 / 10));
        // And none was left out.
        const auto ops = double(open[Direction::Read].ops);
        QVERIFY2(ops > 2200, qPrintable(QString::number(ops)));
        // The service times show one operation of a second among thousands.
        QVERIFY(open[Direction::Read].latency.quantile(0.99) < std::uint64_t(100 * kMs));
        if (!psync)
            return; // its closed loop enters the kernel by another call
        job.rateIops = 0;
        stallAt = 300;
        const PhaseResult closed = resultOf(job);
        QCOMPARE(stallAt.load(), 0);
        QCOMPARE(closed[Direction::Read].response.count, std::uint64_t(0));
        QVERIFY(closed[Direction::Read].latency.quantile(0.999) < std::uint64_t(100 * kMs));
    }

    void thinkTimePausesAfterSoManyOperations_data() { drivers_data(); }
    void thinkTimePausesAfterSoManyOperations()
    {
        QFETCH(const bool, psync);
        QFETCH(const bool, uringAllowed);
        if (!psync && uringAllowed && !ioUringAvailable())
            QSKIP("io_uring is not allowed here");
        JobSpec job = pacedJob(300 * kMs);
        job.ioengine = psync ? IoEngine::Psync : IoEngine::IoUring;
        job.thinkTimeNs = 20 * kMs;
        job.thinkTimeBlocks = 10;
        const PhaseResult result = resultOf(job, uringAllowed);
        QVERIFY(result.complete);
        // At most 16 rounds of ten fit; at least a few come even on a busy machine.
        const std::uint64_t ops = result[Direction::Read].ops;
        QVERIFY2(ops >= 30 && ops <= 160, qPrintable(QString::number(ops)));
        QCOMPARE(result[Direction::Read].response.count, std::uint64_t(0));
    }

    void nothingIsWaitedForBehindTheLastOperation_data() { drivers_data(); }
    void nothingIsWaitedForBehindTheLastOperation()
    {
        QFETCH(const bool, psync);
        QFETCH(const bool, uringAllowed);
        if (!psync && uringAllowed && !ioUringAvailable())
            QSKIP("io_uring is not allowed here");
        JobSpec job = pacedJob(0);
        job.timeBased = false;
        job.size = 40 << 10;
        job.ioengine = psync ? IoEngine::Psync : IoEngine::IoUring;
        job.thinkTimeNs = 3'600'000 * kMs;
        job.thinkTimeBlocks = 10;
        const PhaseResult result = resultOf(job, uringAllowed);
        QVERIFY(result.complete);
        QCOMPARE(result[Direction::Read].ops, std::uint64_t(10));
        QVERIFY(result.measuredNs < 10'000 * kMs);
    }

    void aCancelNeedNotWaitForTheNextArrival_data() { drivers_data(); }
    void aCancelNeedNotWaitForTheNextArrival()
    {
        QFETCH(const bool, psync);
        QFETCH(const bool, uringAllowed);
        if (!psync && uringAllowed && !ioUringAvailable())
            QSKIP("io_uring is not allowed here");
        for (const bool think : {false, true}) {
            JobSpec job = pacedJob(3'600'000 * kMs);
            job.ioengine = psync ? IoEngine::Psync : IoEngine::IoUring;
            job.rateIops = think ? 0 : 1;
            job.rateProcess = RateProcess::Poisson;
            job.thinkTimeNs = think ? 3'600'000 * kMs : 0;
            std::stop_source cancel;
            std::int64_t cancelled = 0;
            std::thread later([&] {
                std::this_thread::sleep_for(std::chrono::milliseconds(100));
                cancelled = nowNs();
                cancel.request_stop();
            });
            const PhaseResult result = resultOf(job, uringAllowed, cancel.get_token());
            const std::int64_t returned = nowNs();
            later.join();
            QVERIFY(!result.complete);
            QVERIFY(returned - cancelled < tests::kCancelNs);
        }
    }
};

QTEST_GUILESS_MAIN(TestPace)
#include "tst_pace.moc"
