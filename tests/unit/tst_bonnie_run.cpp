// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/Clock.h"
#include "core/model/Units.h"
#include "core/workloads/bonnie/BonnieMetrics.h"
#include "core/workloads/bonnie/BonnieScript.h"
#include "tests/unit/BonnieRun.h"
#include "tests/unit/CancelTime.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QtTest>

#include <sys/resource.h>
#include <sys/stat.h>

#include <cmath>
#include <functional>
#include <thread>

using namespace iolite;
using namespace iolite::workloads;
using iolite::tests::BonnieRun;

namespace {

BonnieSpec smallSpec()
{
    BonnieSpec spec;
    spec.size = 4 * MiB;
    spec.charSize = 1 * MiB;
    spec.seeks = 2000;
    spec.files = 1;
    spec.seed = 42;
    return spec;
}

BonnieSpec filesOnly()
{
    BonnieSpec spec = smallSpec();
    spec.size = 0;
    return spec;
}

BonnieSpec dataOnly()
{
    BonnieSpec spec = smallSpec();
    spec.files = 0;
    return spec;
}

// Of this process, by the kernel's own count.
quint64 kernelCalls(const char *name)
{
    QFile file(QStringLiteral("/proc/self/io"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : file.readAll().split('\n'))
        if (line.startsWith(QByteArray(name) + ':'))
            return line.mid(qstrlen(name) + 1).trimmed().toULongLong();
    return 0;
}

QStringList filesIn(const QString &path)
{
    return QDir(path).entryList(QDir::Files | QDir::System | QDir::Hidden, QDir::Name);
}

} // namespace

class TestBonnieRun : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_target = std::make_unique<QTemporaryDir>();
        QVERIFY(m_target->isValid());
    }
    void cleanup() { m_target.reset(); }

    void twelveTestsInTheirOrderCountWhatTheyDid()
    {
        BonnieRun run(m_target->path());
        QVERIFY(!run.run(smallSpec()));
        QCOMPARE(run.phases.size(), std::size_t(12));
        for (int i = 0; i < 12; ++i) {
            const PhaseResult &phase = run.phases[std::size_t(i)];
            QCOMPARE(phase.info.test, std::string(bonnieTestName(BonnieTest(i))));
            QCOMPARE(phase.info.name, phase.info.test);
            QCOMPARE(phase.info.index, i);
            QVERIFY(phase.complete);
            QCOMPARE(*phase.figure("seed"), 42.0);
        }
        const auto side = [&](const char *test, Direction direction) { return run.phase(test)[direction]; };
        for (const char *test : {"seq_write_char", "seq_read_char"}) {
            QCOMPARE(side(test, Direction::Item).ops, std::uint64_t(128));
            QCOMPARE(side(test, Direction::Item).bytes, std::uint64_t(1 * MiB));
        }
        QCOMPARE(side("seq_write_block", Direction::Write).ops, std::uint64_t(512));
        QCOMPARE(side("seq_write_block", Direction::Write).bytes, std::uint64_t(4 * MiB));
        QCOMPARE(side("seq_read_block", Direction::Read).bytes, std::uint64_t(4 * MiB));
        for (const Direction direction : {Direction::Read, Direction::Write})
            QCOMPARE(side("seq_rewrite", direction).bytes, std::uint64_t(4 * MiB));
        QCOMPARE(side("seq_rewrite", Direction::Item).ops, std::uint64_t(512));
        // The pair takes longer than each of its calls.
        QVERIFY(side("seq_rewrite", Direction::Item).latency.sumNs
            == side("seq_rewrite", Direction::Read).latency.sumNs
                + side("seq_rewrite", Direction::Write).latency.sumNs);
        QCOMPARE(side("random_seeks", Direction::Item).ops, std::uint64_t(2000));
        QCOMPARE(side("random_seeks", Direction::Read).ops, std::uint64_t(2000));
        QCOMPARE(run.phase("random_seeks").info.numjobs, 5);
        for (const char *test : {"seq_create", "seq_stat", "seq_delete", "rand_create", "rand_stat", "rand_delete"})
            QCOMPARE(side(test, Direction::Item).ops, std::uint64_t(1024));
        // fsync of each file descriptor, syncfs behind making and removing.
        for (const char *test : {"seq_write_char", "seq_write_block", "seq_rewrite", "seq_create", "rand_delete"})
            QCOMPARE(side(test, Direction::Sync).ops, std::uint64_t(1));
        QCOMPARE(side("random_seeks", Direction::Sync).ops, std::uint64_t(5));
        QCOMPARE(side("seq_stat", Direction::Sync).ops, std::uint64_t(0));
        QVERIFY(!QFileInfo::exists(run.path("data.0")));
        QCOMPARE(QDir(run.path("")).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), qsizetype(0));
    }

    void everyTestGivesItsThreeFigures()
    {
        BonnieRun run(m_target->path());
        QVERIFY(!run.run(smallSpec()));
        Run record;
        record.phases = run.phases;
        record.metrics = bonnieMetrics(record);
        QCOMPARE(record.metrics.size(), std::size_t(36));
        for (int i = 0; i < 12; ++i)
            for (const char *quantity : {".rate", ".cpu", ".latency"}) {
                const Metric *metric = record.metric(std::string(bonnieTestName(BonnieTest(i))) + quantity);
                QVERIFY(metric);
                QVERIFY(metric->value.has_value() != metric->tooFast);
            }
    }

    void oneTenthOfTheSeeksWriteBack()
    {
        BonnieSpec spec = dataOnly();
        spec.charSize = 0;
        spec.seeks = 20000;
        BonnieRun run(m_target->path());
        QVERIFY(!run.run(spec));
        const double updates = double(run.phase("random_seeks")[Direction::Write].ops);
        // Binomial: five standard deviations.
        QVERIFY(std::abs(updates - 2000) < 5 * std::sqrt(20000 * 0.1 * 0.9));
        QCOMPARE(run.phase("random_seeks")[Direction::Item].ops, std::uint64_t(20000));
    }

    void perByteTestsMakeOneCallAByte()
    {
        BonnieSpec spec = dataOnly();
        spec.size = spec.charSize = 1 * MiB;
        BonnieRun run(m_target->path());
        quint64 before = 0;
        QMap<QByteArray, quint64> calls;
        QVERIFY(!run.run(
            spec,
            [&](const PhaseResult &phase) {
                calls[phase.info.test.c_str()] =
                    kernelCalls(phase.info.rw == Access::Write ? "syscw" : "syscr") - before;
            },
            [&](const PhaseInfo &phase) { before = kernelCalls(phase.rw == Access::Write ? "syscw" : "syscr"); }));
        if (before == 0)
            QSKIP("the kernel does not count calls");
        // The sampler reads a few files meanwhile.
        for (const char *test : {"seq_write_char", "seq_read_char"})
            QVERIFY(calls[test] >= 1 * MiB && calls[test] < 1 * MiB + 10000);
        QVERIFY(calls["seq_write_block"] >= 128 && calls["seq_write_block"] < 200);
    }

    void withFsyncEachUpdateIsSynced()
    {
        BonnieSpec spec = dataOnly();
        spec.fsync = true;
        spec.seeks = 100;
        spec.seekers = 2;
        BonnieRun run(m_target->path());
        QVERIFY(!run.run(spec));
        const PhaseResult &seeks = run.phase("random_seeks");
        QCOMPARE(seeks[Direction::Sync].ops, seeks[Direction::Write].ops + 2);
    }

    // All of them at the same time would be more than a process may have open.
    void moreDirectoriesThanDescriptorsAreSynced()
    {
        const QTemporaryDir memory(QStringLiteral("/dev/shm/iolite-test-XXXXXX")); // fsync costs nothing there
        BonnieRun run(memory.isValid() ? memory.path() : m_target->path());
        BonnieSpec spec = filesOnly();
        spec.fsync = true;
        spec.dirs = 300;
        rlimit before{};
        QCOMPARE(getrlimit(RLIMIT_NOFILE, &before), 0);
        const rlimit low{200, before.rlim_max};
        QCOMPARE(setrlimit(RLIMIT_NOFILE, &low), 0);
        const auto error = run.run(spec);
        QCOMPARE(setrlimit(RLIMIT_NOFILE, &before), 0);
        QVERIFY2(!error, error ? (error->call + " " + error->detail).c_str() : "");
        QCOMPARE(run.phase("rand_delete")[Direction::Item].ops, std::uint64_t(1024));
    }

    void leftOutTestsMakeNoPhase()
    {
        BonnieRun run(m_target->path());
        BonnieSpec spec = dataOnly();
        spec.charSize = 0;
        QVERIFY(!run.run(spec));
        QCOMPARE(run.phases.size(), std::size_t(4));
        QVERIFY(!run.run(filesOnly()));
        QCOMPARE(run.phases.size(), std::size_t(6));
    }

    void perByteTestsNeverGoBeyondTheFile()
    {
        BonnieSpec spec = dataOnly();
        spec.size = 1 * MiB;
        spec.charSize = 3 * MiB;
        BonnieRun run(m_target->path());
        QVERIFY(!run.run(spec));
        QCOMPARE(run.phase("seq_write_char")[Direction::Item].bytes, std::uint64_t(1 * MiB));
    }

    void dataFlowsFromTestToTest()
    {
        BonnieRun run(m_target->path());
        QByteArray before;
        const auto look = [&](const PhaseResult &phase) {
            const QByteArray now = run.data();
            if (phase.info.test == "seq_write_char") {
                QCOMPARE(now.size(), qsizetype(1 * MiB));
                for (qsizetype i = 0; i < now.size(); i += 61)
                    QCOMPARE(int(now[i]), int((i % 8192) & 127));
            }
            if (phase.info.test == "seq_write_block") {
                QCOMPARE(now.size(), qsizetype(4 * MiB));
                QVERIFY(qCompress(now, 1).size() > now.size() * 9 / 10);
            }
            if (phase.info.test == "seq_rewrite") {
                // One byte of each chunk, one place further each time.
                for (qsizetype i = 0; i < now.size(); ++i)
                    if (now[i] != char(before[i] + (i % 8192 == i / 8192 ? 1 : 0)))
                        QFAIL(qPrintable(QString::number(i)));
            }
            if (phase.info.test == "seq_read_char" || phase.info.test == "seq_read_block")
                QVERIFY(now == before);
            if (phase.info.test == "random_seeks")
                QVERIFY(now != before && now.size() == before.size());
            before = now;
        };
        QVERIFY(!run.run(dataOnly(), look));
        QCOMPARE(run.phases.size(), std::size_t(6));
    }

    void filesHaveTheToolsNames_data()
    {
        QTest::addColumn<QString>("test");
        QTest::addColumn<QString>("tree");
        QTest::addColumn<QString>("pattern");
        QTest::newRow("sequential") << "seq_create"
                                    << "tree.0"
                                    << "^[0-9a-f]{10}[a-zA-Z0-9]{0,12}$";
        QTest::newRow("random") << "rand_create"
                                << "tree.1"
                                << "^[a-zA-Z0-9]{0,12}[0-9a-f]{10}$";
    }
    void filesHaveTheToolsNames()
    {
        QFETCH(const QString, test);
        QFETCH(const QString, tree);
        QFETCH(const QString, pattern);
        BonnieRun run(m_target->path());
        bool looked = false;
        QVERIFY(!run.run(filesOnly(), [&](const PhaseResult &phase) {
            if (phase.info.test != test.toStdString())
                return;
            looked = true;
            const QStringList names = filesIn(run.path(tree));
            QCOMPARE(names.size(), qsizetype(1024));
            QSet<qsizetype> lengths;
            for (const QString &name : names) {
                QVERIFY(QRegularExpression(pattern).match(name).hasMatch());
                lengths += name.size();
                const QFileInfo info(run.path(tree + '/' + name));
                QCOMPARE(info.size(), qint64(0));
                QCOMPARE(int(info.permissions() & QFile::Permissions(0x0077)), 0);
            }
            QCOMPARE(lengths.size(), qsizetype(13));
        }));
        QVERIFY(looked);
    }

    void namesDependOnTheSeedOnly()
    {
        const auto namesOf = [this](std::uint64_t seed) {
            BonnieRun run(m_target->path());
            BonnieSpec spec = filesOnly();
            spec.seed = seed;
            QStringList names;
            run.run(spec, [&](const PhaseResult &phase) {
                if (phase.info.test == "seq_create")
                    names = filesIn(run.path("tree.0"));
            });
            return names;
        };
        const QStringList first = namesOf(7);
        QCOMPARE(namesOf(7), first);
        QVERIFY(namesOf(8) != first);
    }

    void filesAreSpreadOverDirectoriesAsByTheTool()
    {
        BonnieSpec spec = filesOnly();
        spec.dirs = 3;
        BonnieRun run(m_target->path());
        QVERIFY(!run.run(spec, [&](const PhaseResult &phase) {
            if (phase.info.test != "seq_create")
                return;
            QCOMPARE(filesIn(run.path("tree.0/00000")).size(), qsizetype(342));
            QCOMPARE(filesIn(run.path("tree.0/00001")).size(), qsizetype(342));
            QCOMPARE(filesIn(run.path("tree.0/00002")).size(), qsizetype(340));
        }));
        for (const char *test : {"seq_stat", "seq_delete", "rand_stat", "rand_delete"})
            QCOMPARE(run.phase(test)[Direction::Item].ops, std::uint64_t(1024));
        QVERIFY(!QFileInfo::exists(run.path("tree.0")));
        QVERIFY(!QFileInfo::exists(run.path("tree.1")));
    }
    void moreDirectoriesThanFilesIsFine()
    {
        BonnieSpec spec = filesOnly();
        spec.dirs = 1500;
        BonnieRun run(m_target->path());
        QVERIFY(!run.run(spec));
        QCOMPARE(run.phase("rand_delete")[Direction::Item].ops, std::uint64_t(1024));
    }

    void sizesAreUniformInTheirRangeAndRead()
    {
        BonnieSpec spec = filesOnly();
        spec.minSize = 1000;
        spec.maxSize = 1003;
        spec.fileChunk = 300;
        spec.files = 2;
        BonnieRun run(m_target->path());
        QMap<qint64, int> sizes;
        qint64 total = 0;
        QVERIFY(!run.run(spec, [&](const PhaseResult &phase) {
            if (phase.info.test == "seq_create")
                for (const QString &name : filesIn(run.path("tree.0"))) {
                    const qint64 size = QFileInfo(run.path("tree.0/" + name)).size();
                    ++sizes[size];
                    total += size;
                }
        }));
        QCOMPARE(sizes.size(), qsizetype(4));
        for (int count : sizes)
            QVERIFY(std::abs(count - 512) < 5 * std::sqrt(2048 * 0.25 * 0.75));
        QCOMPARE(run.phase("seq_create")[Direction::Write].ops, std::uint64_t(4 * 2048));
        QCOMPARE(run.phase("seq_create")[Direction::Write].bytes, std::uint64_t(total));
        QCOMPARE(run.phase("seq_stat")[Direction::Read].bytes, std::uint64_t(total));
        QCOMPARE(run.phase("rand_stat")[Direction::Read].bytes, run.phase("rand_create")[Direction::Write].bytes);
    }

    void linksLeadToOneFile_data()
    {
        QTest::addColumn<int>("links");
        QTest::addColumn<int>("dirs");
        QTest::newRow("hard") << int(BonnieLinks::Link) << 1;
        QTest::newRow("hard, directories") << int(BonnieLinks::Link) << 3;
        QTest::newRow("symbolic") << int(BonnieLinks::Symlink) << 1;
        QTest::newRow("symbolic, directories") << int(BonnieLinks::Symlink) << 3;
    }
    void linksLeadToOneFile()
    {
        QFETCH(const int, links);
        QFETCH(const int, dirs);
        BonnieSpec spec = filesOnly();
        spec.links = BonnieLinks(links);
        spec.dirs = std::uint64_t(dirs);
        BonnieRun run(m_target->path());
        QVERIFY(!run.run(spec, [&](const PhaseResult &phase) {
            if (phase.info.test != "seq_create")
                return;
            QSet<quint64> inodes;
            qsizetype names = 0;
            for (int i = 0; i < dirs; ++i) {
                const QString folder =
                    run.path(dirs > 1 ? QStringLiteral("tree.0/%1").arg(i, 5, 10, QChar('0')) : "tree.0");
                for (const QString &name : filesIn(folder)) {
                    struct stat status { };
                    QCOMPARE(stat(QFile::encodeName(folder + '/' + name).constData(), &status), 0);
                    inodes += status.st_ino;
                    ++names;
                }
            }
            QCOMPARE(names, qsizetype(1024));
            QCOMPARE(inodes.size(), qsizetype(1));
        }));
        QCOMPARE(run.phase("rand_delete")[Direction::Item].ops, std::uint64_t(1024));
    }

    void cancelStopsAtOnceAndKeepsWhatWasDone_data()
    {
        QTest::addColumn<QByteArray>("test");
        for (int i = 0; i < 12; ++i)
            QTest::newRow(std::string(bonnieTestName(BonnieTest(i))).c_str())
                << QByteArray::fromStdString(std::string(bonnieTestName(BonnieTest(i))));
    }
    void cancelStopsAtOnceAndKeepsWhatWasDone()
    {
        QFETCH(const QByteArray, test);
        BonnieSpec spec = smallSpec();
        // Enough for longer than the wait, not so much that the tests before take long.
        const bool onData = test.contains("write") || test.contains("read") || test == "random_seeks";
        const bool chars = test.endsWith("char");
        spec.size = !onData ? 0 : test == "random_seeks" ? 4 * MiB : 128 * MiB;
        spec.charSize = chars ? 1 * MiB : 0;
        spec.seeks = test == "random_seeks" ? 1'000'000'000 : 1;
        spec.files = onData ? 0 : 8;
        std::stop_source cancel;
        std::jthread canceller;
        std::int64_t cancelledNs = 0;
        BonnieRun run(m_target->path());
        const auto failed = run.run(
            spec, {},
            [&](const PhaseInfo &phase) {
                if (phase.test == test.toStdString())
                    canceller = std::jthread([&] {
                        std::this_thread::sleep_for(std::chrono::milliseconds(3));
                        cancelledNs = engine::nowNs();
                        cancel.request_stop();
                    });
            },
            cancel.get_token());
        const std::int64_t endNs = engine::nowNs();
        canceller.join();
        if (!failed) // a fast machine was done before
            QSKIP("the test ended before it was cancelled");
        QCOMPARE(failed->code, ErrorCode::Cancelled);
        // A final sync that is under way can't be broken off: not counted here.
        if (run.phases.back()[Direction::Sync].ops == 0)
            QVERIFY2(endNs - cancelledNs < tests::kCancelNs, qPrintable(QString::number((endNs - cancelledNs) / 1000)));
        // On a busy machine the cancel may come before the first operation.
        const PhaseResult &last = run.phases.back();
        Run record;
        record.phases = {last};
        QCOMPARE(bonnieMetrics(record).empty(),
            last[Direction::Item].ops + last[Direction::Read].ops + last[Direction::Write].ops == 0);
    }

    void vanishedFileIsAnErrorWithItsPath()
    {
        BonnieRun run(m_target->path());
        const auto error = run.run(filesOnly(), {}, [&](const PhaseInfo &phase) {
            if (phase.test == "rand_stat")
                for (const QString &name : filesIn(run.path("tree.1")))
                    QFile::remove(run.path("tree.1/" + name));
        });
        QVERIFY(error);
        QCOMPARE(error->code, ErrorCode::IoFailed);
        QCOMPARE(error->call, std::string("stat"));
        QCOMPARE(error->errnum, ENOENT);
        QVERIFY(error->subject.find("/tree.1/") != std::string::npos);
        QCOMPARE(run.phases.size(), std::size_t(5));
    }
    void truncatedDataFileIsAShortTransfer()
    {
        BonnieRun run(m_target->path());
        const auto error = run.run(dataOnly(), {}, [&](const PhaseInfo &phase) {
            if (phase.test == "seq_read_block")
                QFile::resize(run.path("data.0"), qint64(1 * MiB + 100));
        });
        QVERIFY(error);
        QCOMPARE(error->code, ErrorCode::ShortTransfer);
        QCOMPARE(error->offset, std::int64_t(1 * MiB));
        QCOMPARE(error->available, std::uint64_t(100));
    }

private:
    std::unique_ptr<QTemporaryDir> m_target;
};

QTEST_GUILESS_MAIN(TestBonnieRun)
#include "tst_bonnie_run.moc"
