// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/tools/BonnieText.h"
#include "core/model/Units.h"
#include "core/system/TargetInspector.h"
#include "core/workloads/Estimate.h"
#include "core/workloads/bonnie/BonnieMetrics.h"
#include "core/workloads/bonnie/BonnieWorkload.h"
#include "tests/system/CliProcess.h"
#include "tests/system/LoopImages.h"
#include "tests/unit/BonnieRun.h"

#include <QRegularExpression>
#include <QtTest>

#include <pwd.h>
#include <sys/stat.h>

using namespace iolite;
using iolite::test::Cli;
using iolite::test::CliResult;

namespace {

Run resultRun(bool data, bool files)
{
    Run run;
    BonnieSpec spec;
    spec.size = data ? 3 * GiB : 0;
    spec.files = files ? 128 : 0;
    run.workload.classic = spec;
    for (int i = data ? 0 : 6; i < (files ? 12 : 6); ++i) {
        const std::string test(workloads::bonnieTestName(workloads::BonnieTest(i)));
        run.metrics.push_back({test + ".rate", i == 7 ? std::nullopt : std::optional(1234567.8), "", i == 7});
        run.metrics.push_back({test + ".cpu", 55.5, "%", false});
        run.metrics.push_back({test + ".latency", 123456.7, "us", false});
    }
    return run;
}

} // namespace

/// bonnie against what others say of it: its own companions, the kernel's trace, full filesystems.
class TestBonnieTools : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_noMounts = tests::enterPrivateMounts(); }

    void companionsReadOurLines_data()
    {
        QTest::addColumn<QString>("program");
        QTest::newRow("bon_csv2html") << "bon_csv2html";
        QTest::newRow("bon_csv2txt") << "bon_csv2txt";
    }
    void companionsReadOurLines()
    {
        QFETCH(const QString, program);
        if (QStandardPaths::findExecutable(program).isEmpty())
            QSKIP("not installed");
        const formats::BonnieVersion &version = *formats::findBonnieVersion("2.00");
        std::string lines = formats::bonnieCsvHeader();
        lines += formats::bonnieCsvLine(formats::bonnieRow(resultRun(true, true), "all"), version);
        lines += formats::bonnieCsvLine(formats::bonnieRow(resultRun(true, false), "dataonly"), version);
        lines += formats::bonnieCsvLine(formats::bonnieRow(resultRun(false, true), "filesonly"), version);
        QProcess process;
        process.start(program, QStringList());
        process.write(lines.c_str());
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished(30000));
        QCOMPARE(process.exitCode(), 0);
        const QByteArray out = process.readAllStandardOutput();
        const QByteArray said = process.readAllStandardError();
        QVERIFY2(!said.contains("Can't process") && !said.contains("Expected 1.98, got 1.98"), said.constData());
        for (const char *name : {"all", "dataonly", "filesonly"})
            QVERIFY2(out.contains(name), out.constData());
    }

    void kernelSeesTheCallsOfTheTool()
    {
        if (QStandardPaths::findExecutable("strace").isEmpty())
            QSKIP("strace is not installed");
        const QString memory = "/dev/shm";
        QTemporaryDir target(QFileInfo(memory).isWritable() ? memory + "/iolite-XXXXXX" : QString());
        QVERIFY(target.isValid());
        const Cli cli;
        const QString trace = cli.file("trace");
        QProcess process;
        process.setProcessEnvironment(cli.tracedEnvironment());
        process.start("strace",
            {"-f", "-qq", "-e", "trace=openat,unlink,unlinkat,newfstatat,fsync,syncfs,mkdirat", "-o", trace,
                Cli::program(), "run", "--target", target.path(), "--workload", "bonnie", "--no-save", "--format",
                "json", "--set", "size=1m", "char_size=0", "seeks=100", "seekers=3", "files=1", "max_size=3000",
                "min_size=100", "dirs=3", "fsync=on", "seed=5"});
        const CliResult result = Cli::finish(process, 280'000);
        if (result.exit == -1 || result.err.contains("PTRACE"))
            QSKIP("strace may not trace here");
        QCOMPARE(result.exit, 0);
        QFile file(trace);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString calls = QString::fromLatin1(file.readAll());
        const auto count = [&calls](const char *pattern) {
            qsizetype found = 0;
            const QRegularExpression expression(QString::fromLatin1(pattern));
            for (auto it = expression.globalMatch(calls); it.hasNext(); it.next())
                ++found;
            return found;
        };
        QCOMPARE(count(R"(openat\(\d+, "0000[0-2]/\w+", O_WRONLY\|O_CREAT\|O_EXCL)"), qsizetype(2048));
        QCOMPARE(count(R"(openat\(\d+, "(0000[0-2]/)?\w{10,22}", O_RDONLY\|O_CLOEXEC)"), qsizetype(2048));
        QCOMPARE(count(R"(newfstatat\(\d+, "(0000[0-2]/)?\w{10,22}")"), qsizetype(2048));
        QCOMPARE(count(R"(unlinkat\(\d+, "(0000[0-2]/)?\w{10,22}", 0)"), qsizetype(2048));
        QCOMPARE(count(R"(unlinkat\(\d+, "0000[0-2]", AT_REMOVEDIR)"), qsizetype(6));
        QCOMPARE(count(R"(unlinkat\(\d+, "tree\.[01]", AT_REMOVEDIR\)\s+= 0)"), qsizetype(2));
        QCOMPARE(count("mkdirat\\(\\d+, \"0000[0-2]\""), qsizetype(6));
        QCOMPARE(count("syncfs\\("), qsizetype(4));
        // Each descriptor of the data file, each update, each file with its directory when made and its directory when
        // removed.
        const qsizetype updates = count("fsync\\(") - (3 + 3) - 2 * 1024 * 3;
        QVERIFY2(updates >= 0 && updates < 40, qPrintable(QString::number(updates)));
    }

    void fullFilesystemKeepsWhatWasMeasured()
    {
        if (!m_noMounts.isEmpty())
            QSKIP(qPrintable(m_noMounts));
        QTemporaryDir dir;
        tests::Mounted full("none", dir.filePath("m"), "tmpfs", "size=4m");
        MUST_MOUNT(full);
        BonnieSpec spec;
        spec.size = 16 * MiB;
        spec.charSize = 1 * MiB;
        spec.files = 0;
        tests::BonnieRun run(full.place());
        const auto error = run.run(spec);
        QVERIFY(error);
        QCOMPARE(error->code, ErrorCode::DiskFull);
        QCOMPARE(error->call, std::string("write"));
        QVERIFY(error->offset > std::int64_t(2 * MiB) && error->offset < std::int64_t(16 * MiB));
        QCOMPARE(run.phases.size(), std::size_t(2));
        Run record;
        record.phases = run.phases;
        record.metrics = workloads::bonnieMetrics(record);
        QVERIFY(record.metric("seq_write_char.rate"));
        QVERIFY(record.metric("seq_write_block.latency"));
        QVERIFY(run.phases[1][Direction::Write].bytes > 2 * MiB);
    }

    void lackOfInodesIsFoundBeforeTheStartAndInTheMiddle()
    {
        if (!m_noMounts.isEmpty())
            QSKIP(qPrintable(m_noMounts));
        QTemporaryDir dir;
        tests::Mounted few("none", dir.filePath("m"), "tmpfs", "size=64m,nr_inodes=1500");
        MUST_MOUNT(few);
        WorkloadSpec spec = workloads::bonnieWorkload().defaults();
        BonnieSpec &settings = std::get<BonnieSpec>(spec.classic);
        settings.size = 0;
        const auto facts = system::inspectTarget(few.place().toStdString());
        QVERIFY(facts.ok());
        settings.files = 9766; // ten million
        settings.dirs = 1;
        const auto errors = workloads::obstacles(spec, *facts);
        QVERIFY(!errors.empty());
        QVERIFY(errors[0].code == ErrorCode::NotEnoughInodes || errors[0].code == ErrorCode::NotEnoughSpace);
        settings.files = 2;
        QCOMPARE(workloads::obstacles(spec, *facts).at(0).code, ErrorCode::NotEnoughInodes);
        settings.files = 1;
        QVERIFY(workloads::obstacles(spec, *facts).empty());
        settings.files = 2;
        tests::BonnieRun run(few.place());
        const auto error = run.run(settings);
        QVERIFY(error);
        QCOMPARE(error->code, ErrorCode::DiskFull);
        QVERIFY(run.phases[0][Direction::Item].ops > 1000 && run.phases[0][Direction::Item].ops < 1500);
    }

    void filesBelongToTheUserThatWasAskedFor()
    {
        const passwd *nobody = getpwnam("nobody");
        if (geteuid() != 0 || !nobody)
            QSKIP("needs root and a user nobody");
        const uid_t user = nobody->pw_uid;
        QTemporaryDir target("/tmp/iolite-XXXXXX");
        QVERIFY(chmod(target.path().toLocal8Bit().constData(), 0777) == 0);
        const Cli cli;
        QProcess process;
        process.setProcessEnvironment(cli.environment());
        process.start(Cli::program(),
            {"run", "--target", target.path(), "--workload", "bonnie", "--no-save", "--set", "size=1m", "char_size=0",
                "seeks=100000000", "files=0", "user=nobody"});
        struct stat status { };
        bool seen = false;
        for (int i = 0; i < 300 && !seen; ++i) {
            QTest::qWait(20);
            for (const QString &folder : Cli::entries(target.path()))
                seen = seen || stat((target.path() + '/' + folder + "/data.0").toLocal8Bit().constData(), &status) == 0;
        }
        process.terminate();
        QCOMPARE(Cli::finish(process).exit, 4);
        QVERIFY(seen);
        QCOMPARE(status.st_uid, user);
        QVERIFY(Cli::entries(target.path()).isEmpty());
    }

private:
    QString m_noMounts;
};

QTEST_GUILESS_MAIN(TestBonnieTools)
#include "tst_bonnie_tools.moc"
