// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/PhaseRunner.h"
#include "core/workloads/fileio/FileioPrepare.h"
#include "core/workloads/fileio/FileioWorkload.h"
#include "tests/system/LoopImages.h"

#include <QTest>

#include <memory>

using namespace iolite;
using namespace iolite::tests;
using namespace iolite::workloads;

namespace {

FileioSpec tooLarge(FileioMode mode)
{
    FileioSpec spec;
    spec.mode = mode;
    spec.fileNum = 2;
    spec.totalSize = 16 << 20;
    return spec;
}

WorkloadSpec workload(const FileioSpec &spec)
{
    WorkloadSpec whole;
    whole.workload = "fileio";
    whole.classic = spec;
    return whole;
}

} // namespace

/// Filesystems that get full, and sysbench's own files.
class TestFileioRoot : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    QString at(const QString &name) const { return QDir(m_dir->path()).canonicalPath() + "/" + name; }

private slots:
    void initTestCase()
    {
        if (const QString why = enterPrivateMounts(); !why.isEmpty())
            QSKIP(qPrintable(why));
    }
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }

    // What the check before the start would have seen; here the space goes while the run is under way.
    void aDiskThatGetsFullIsNamedWithFileAndOffset_data()
    {
        QTest::addColumn<int>("mode");
        QTest::newRow("layout") << int(FileioMode::RndRd);
        QTest::newRow("measured") << int(FileioMode::SeqWr);
    }
    void aDiskThatGetsFullIsNamedWithFileAndOffset()
    {
        QFETCH(int, mode);
        const Mounted small("none", at("small"), "tmpfs", "size=12m");
        if (!small.ok())
            QSKIP(qPrintable(small.why()));
        {
            auto directory = engine::TestDirectory::create(small.place().toStdString(), "full");
            QVERIFY(directory.ok());
            ScriptPlace place;
            place.directory = &*directory;
            place.note = [](const std::string &) {};
            const auto script = fileioWorkload().script(workload(tooLarge(FileioMode(mode))), place);
            auto plan = script->next(0);
            QVERIFY(plan.ok() && plan->has_value());
            engine::PhaseOutcome outcome = engine::runPhase(**plan, {}, {});
            QVERIFY(outcome.result.error);
            QVERIFY(outcome.result.error->code == ErrorCode::DiskFull);
            QVERIFY(outcome.result.error->subject.ends_with("/data.1"));
            QVERIFY(outcome.result.error->offset > 0);
            QVERIFY(!outcome.result.complete);
            QVERIFY(script->ended(outcome.result).ok());
        }
        QCOMPARE(QDir(small.place()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), QStringList());
    }

    void prepareLooksAtTheSpaceFirst()
    {
        const Mounted small("none", at("small"), "tmpfs", "size=12m");
        if (!small.ok())
            QSKIP(qPrintable(small.why()));
        ToolCommand command;
        command.directory = small.place().toStdString();
        command.workload = workload(tooLarge(FileioMode::RndRd));
        const auto prepared = prepareFiles(command, {});
        QVERIFY(!prepared.ok());
        QVERIFY(prepared.error().code == ErrorCode::NotEnoughSpace);
        QCOMPARE(prepared.error().needed, 16ULL << 20);
        QVERIFY(!QFile::exists(small.place() + "/test_file.0"));
    }

    void sysbenchTakesOurFilesAndWeItsOwn()
    {
        if (QStandardPaths::findExecutable("sysbench").isEmpty())
            QSKIP("sysbench is not installed");
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(m_dir->path()));
        const auto sysbench = [](const QStringList &words, QString *why) {
            return run(
                "sysbench", QStringList{"fileio", "--file-num=3", "--file-total-size=1000000"} + words, nullptr, why);
        };
        ToolCommand command;
        FileioSpec spec;
        spec.fileNum = 3;
        spec.totalSize = 1'000'000;
        command.workload = workload(spec);
        QString why;
        QVERIFY(prepareFiles(command, {}).ok());
        QVERIFY2(sysbench({"--file-test-mode=seqrd", "--events=50", "run"}, &why), qPrintable(why));
        QCOMPARE(*cleanupFiles(command), 3U);
        QVERIFY2(sysbench({"prepare"}, &why), qPrintable(why));
        const auto again = prepareFiles(command, {});
        QVERIFY(again.ok());
        QCOMPARE(again->writtenBytes, 0U);
        QVERIFY2(sysbench({"cleanup"}, &why), qPrintable(why));
        QCOMPARE(*cleanupFiles(command), 0U);
        QVERIFY(QDir::setCurrent(before));
    }
};

QTEST_GUILESS_MAIN(TestFileioRoot)
#include "tst_fileio_root.moc"
