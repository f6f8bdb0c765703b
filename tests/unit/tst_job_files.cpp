// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/job/JobFiles.h"

#include <QtTest>

#include <fcntl.h>
#include <sys/stat.h>

using namespace iolite;
using namespace iolite::workloads;

namespace {

constexpr std::uint64_t kMiB = 1 << 20;

JobSpec job(Access rw, std::uint64_t size)
{
    JobSpec spec;
    spec.rw = rw;
    spec.size = size;
    spec.direct = false;
    return spec;
}

std::uint64_t reserved(const JobFiles &files)
{
    struct stat facts = {};
    fstat(files.files().front().fd, &facts);
    return std::uint64_t(facts.st_blocks) * 512;
}

} // namespace

class TestJobFiles : public QObject {
    Q_OBJECT
    QTemporaryDir m_dir;
    engine::TestDirectory m_test;
private slots:
    void init()
    {
        auto made = engine::TestDirectory::create(m_dir.path().toStdString(), "0123456789ab");
        QVERIFY(made.ok());
        m_test = std::move(*made);
    }
    void cleanup() { QVERIFY(m_test.remove().ok()); }

    void syncIsAFlagOfTheOpenFile_data()
    {
        QTest::addColumn<int>("sync");
        QTest::addColumn<int>("flags");
        QTest::newRow("none") << int(OpenSync::None) << 0;
        QTest::newRow("sync") << int(OpenSync::Sync) << O_SYNC;
        QTest::newRow("dsync") << int(OpenSync::Dsync) << O_DSYNC;
    }
    void syncIsAFlagOfTheOpenFile()
    {
        QFETCH(int, sync);
        QFETCH(int, flags);
        JobFiles files(m_test);
        QVERIFY(files.openFor(job(Access::Write, kMiB), OpenSync(sync)).ok());
        QCOMPARE(fcntl(files.files().front().fd, F_GETFL) & O_SYNC, flags);
    }
    void spaceIsReservedUpToTheEndOfTheRegion()
    {
        JobSpec spec = job(Access::Write, kMiB);
        spec.offset = 2 * kMiB;
        {
            JobFiles files(m_test);
            spec.fallocate = Fallocate::None;
            QVERIFY(files.openFor(spec, OpenSync::None).ok());
            QCOMPARE(reserved(files), std::uint64_t(0));
        }
        JobFiles files(m_test);
        spec.fallocate = Fallocate::Keep;
        QVERIFY(files.openFor(spec, OpenSync::None).ok());
        if (reserved(files) == 0)
            QSKIP("this filesystem reserves nothing");
        QVERIFY(reserved(files) >= 3 * kMiB);
        QCOMPARE(lseek(files.files().front().fd, 0, SEEK_END), off_t(0));
    }
    void whatAJobNeedsIsLaidOutOnce()
    {
        JobFiles files(m_test);
        JobSpec read = job(Access::Read, 4 * kMiB);
        read.offset = 4 * kMiB;
        QVERIFY(files.openFor(read, OpenSync::None).ok());
        QCOMPARE(files.toLayOut(read).size(), std::size_t(1));
        // Behind a hole.
        files.markWritten(read, 4 * kMiB, 8 * kMiB);
        QCOMPARE(files.toLayOut(read).size(), std::size_t(1));
        files.markWritten(read, 0, 4 * kMiB);
        QCOMPARE(files.toLayOut(read).size(), std::size_t(1));
        files.markWritten(read, 4 * kMiB, 8 * kMiB);
        QCOMPARE(files.toLayOut(read).size(), std::size_t(0));
        // A shorter one is there as well, one that has other data is not.
        read.offset = 0;
        QCOMPARE(files.toLayOut(read).size(), std::size_t(0));
        JobSpec other = read;
        other.compressPercentage = 50;
        QCOMPARE(files.toLayOut(other).size(), std::size_t(1));
        files.markWritten(other, 0, 4 * kMiB);
        QCOMPARE(files.toLayOut(other).size(), std::size_t(0));
        QCOMPARE(files.toLayOut(read).size(), std::size_t(1));
        other.offset = 4 * kMiB; // still the first data there
        QCOMPARE(files.toLayOut(other).size(), std::size_t(1));
    }
};

QTEST_APPLESS_MAIN(TestJobFiles)
#include "tst_job_files.moc"
