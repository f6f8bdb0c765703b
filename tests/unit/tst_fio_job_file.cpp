// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/job/FioJobFile.h"

#include "core/model/Units.h"
#include "core/workloads/job/JobKeys.h"

#include <QString>
#include <QTest>

using namespace iolite;
using namespace iolite::workloads;

namespace {

constexpr const char *kRandom = R"(; as people post them
[global]
ioengine=libaio
direct=1
bs = 4k
size=1G
runtime=60
time_based
group_reporting=1
filename=/mnt/test/file

[rand-read]
rw=randread
iodepth=32
numjobs=4

# after it
[rand-write]
stonewall
rw=randwrite
iodepth=8
bs=16kb
)";

QString faultOf(const char *text, bool ignoreUnknown = false)
{
    const auto read = parseFioJobs(text, "a.fio", ignoreUnknown);
    return read.ok() ? QString() : QString::fromStdString(read.error().subject + ": " + read.error().detail);
}

} // namespace

class TestFioJobFile : public QObject {
    Q_OBJECT
private slots:
    void sectionsTakeOverWhatIsGlobal()
    {
        const auto read = parseFioJobs(kRandom, "a.fio", false);
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().detail.c_str());
        QCOMPARE(read->jobs.size(), std::size_t(2));
        const JobSpec &first = read->jobs[0];
        QCOMPARE(first.name, std::string("rand_read"));
        QVERIFY(first.rw == Access::RandRead && first.ioengine == IoEngine::IoUring && first.direct);
        QCOMPARE(first.bs, 4 * KiB);
        QCOMPARE(first.size, GiB);
        QCOMPARE(first.runtimeNs, std::int64_t(60'000'000'000));
        QVERIFY(first.timeBased);
        QCOMPARE(first.iodepth, 32);
        QCOMPARE(first.numjobs, 4);
        const JobSpec &second = read->jobs[1];
        QVERIFY(second.rw == Access::RandWrite);
        QCOMPARE(second.bs, 16 * KiB);
        QCOMPARE(second.iodepth, 8);
        QCOMPARE(second.numjobs, 1); // the first job's own settings are its own
        QCOMPARE(read->remarks, (std::vector<std::string>{"fio-engine: libaio io_uring", "fio-ignored-key: filename"}));
    }

    void whatIsLeftOutIsAsFioHasIt()
    {
        const auto read = parseFioJobs("[j]\nsize=8m\n", "a.fio", false);
        QVERIFY(read.ok());
        const JobSpec &job = read->jobs[0];
        QVERIFY(job.rw == Access::Read && job.ioengine == IoEngine::Psync && !job.direct);
        QCOMPARE(job.bs, 4 * KiB);
        QCOMPARE(job.iodepth, 1);
    }

    void valuesHaveFiosUnits()
    {
        const auto read = parseFioJobs(
            "[j]\nsize=8M\nblocksize=64K\nruntime=2m\nramp_time=5\ntime_based=1\nthinktime=250\nthinktime_blocks=4\n"
            "readwrite=rw\nrwmixwrite=30\nbuffered=0\nrandseed=9\r\nfallocate=posix\nsync=1\n",
            "a.fio", false);
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().detail.c_str());
        const JobSpec &job = read->jobs[0];
        QCOMPARE(job.size, 8 * MiB);
        QCOMPARE(job.bs, 64 * KiB);
        QCOMPARE(job.runtimeNs, std::int64_t(120'000'000'000));
        QCOMPARE(job.rampTimeNs, std::int64_t(5'000'000'000));
        QCOMPARE(job.thinkTimeNs, std::int64_t(250'000));
        QVERIFY(job.rw == Access::ReadWrite);
        QCOMPARE(job.rwmixread, 70);
        QVERIFY(job.direct);
        QCOMPARE(job.seed, std::uint64_t(9));
        QCOMPARE(jobValue(job, "fallocate"), std::string("keep"));
        QCOMPARE(jobValue(job, "sync"), std::string("sync"));
    }

    void faultsNameTheLine_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("fault");
        QTest::newRow("unknown key") << QByteArray("[j]\nsize=1m\nnuma_cpu_nodes=1\n")
                                     << "line 3: Iolite has no 'numa_cpu_nodes'";
        QTest::newRow("value") << QByteArray("[j]\nsize=1m\niodepth=0\n")
                               << "line 3: iodepth can't be '0'; possible: 1…4096";
        QTest::newRow("two values") << QByteArray("[j]\nbs=4k,8k\nsize=1m\n") << "line 2: bs=4k,8k";
        QTest::newRow("share of a device") << QByteArray("[j]\nsize=10%\n") << "line 2: size can't be '10%'";
        QTest::newRow("no size") << QByteArray("[global]\nbs=4k\n[j]\nrw=read\n") << "line 3: job 'j' has no size";
        QTest::newRow("no job") << QByteArray("[global]\nsize=1m\n") << "no job in it";
        QTest::newRow("empty") << QByteArray() << "no job in it";
        QTest::newRow("before a section") << QByteArray("bs=4k\n[j]\nsize=1m\n") << "line 1: 'bs=4k'";
        QTest::newRow("open bracket") << QByteArray("[j\nsize=1m\n") << "line 1: a section";
        QTest::newRow("side by side") << QByteArray("[a]\nsize=1m\n\n[b]\nsize=1m\n")
                                      << "line 4: fio runs job 'b' at the same time";
        QTest::newRow("conflict") << QByteArray("[j]\nsize=1m\nioengine=psync\niodepth=4\n")
                                  << "line 1: job 'j': iodepth does not go with ioengine";
        QTest::newRow("engine") << QByteArray("[j]\nsize=1m\nioengine=rados\n") << "line 3: ioengine can't be 'rados'";
        QTest::newRow("binary") << QByteArray("\x7f"
                                              "ELF\0\1\2",
            7) << "line 1: ";
    }
    void faultsNameTheLine()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, fault);
        const auto read = parseFioJobs({text.constData(), std::size_t(text.size())}, "a.fio", false);
        QVERIFY(!read.ok());
        QCOMPARE(read.error().code, ErrorCode::BadFile);
        QCOMPARE(read.error().subject, std::string("a.fio"));
        const QString detail = QString::fromStdString(read.error().detail);
        QVERIFY2(detail.contains(fault), qPrintable(detail));
    }

    void unknownKeysMayBePassedOverWithARemark()
    {
        const char *text = "[a]\nsize=1m\nnuma_cpu_nodes=1\n[b]\nsize=1m\n";
        QVERIFY(!faultOf(text).isEmpty());
        const auto read = parseFioJobs(text, "a.fio", true);
        QVERIFY(read.ok());
        QCOMPARE(read->jobs.size(), std::size_t(2));
        QCOMPARE(
            read->remarks, (std::vector<std::string>{"fio-ignored-key: numa_cpu_nodes", "fio-one-after-the-other: b"}));
        // A wrong value stays wrong.
        QVERIFY(!faultOf("[a]\nsize=1m\nbs=none\n", true).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestFioJobFile)
#include "tst_fio_job_file.moc"
