// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/system/CliProcess.h"

#include <QFile>
#include <QThread>

#include <csignal>

using iolite::test::Cli;
using iolite::test::CliResult;

// Classic command lines as people write them, answered by iolite-cli in the tools' own formats.
class TestCliExec : public QObject {
    Q_OBJECT

    static CliResult in(const Cli &cli, const QStringList &words)
    {
        QProcess process;
        process.setProcessEnvironment(cli.environment());
        process.setWorkingDirectory(cli.target());
        process.start(Cli::program(), words);
        return Cli::finish(process);
    }
    static QStringList testFiles(const Cli &cli) { return QDir(cli.target()).entryList({"test_file.*"}, QDir::Files); }

private slots:
    void bonnieAnswersWithItsCsvOnOutputAndItsTableOnError()
    {
        const Cli cli;
        const CliResult result = cli({"exec", "--scale", "1/1024", "--", "bonnie++", "-n", "1", "-s", "12G", "-d",
            cli.target(), "-q", "-m", "here"});
        QCOMPARE(result.exit, 0);
        const QList<QByteArray> fields = result.out.trimmed().split(',');
        QCOMPARE(fields.size(), 50);
        QCOMPARE(fields[0], QByteArray("1.98"));
        QCOMPARE(fields[2], QByteArray("here"));
        QCOMPARE(fields[5], QByteArray("12M"));
        QCOMPARE(fields[21], QByteArray("1"));
        QVERIFY(result.err.contains("------Sequential Output------"));
        QCOMPARE(Cli::entries(cli.target()), QStringList());
        const QJsonObject run = cli.saved().first().toObject();
        QCOMPARE(run.value("workload").toObject().value("workload").toString(), QStringLiteral("bonnie"));
        QCOMPARE(run.value("label").toString(), QStringLiteral("here"));
    }

    void olderLayoutsCanBeAskedFor()
    {
        const Cli cli;
        const QStringList line{"--", "bonnie++", "-n", "0", "-s", "8m", "-r", "1", "-f", "-d", cli.target(), "-q"};
        const CliResult old = cli(QStringList{"exec", "--bonnie-version", "1.97"} + line);
        QCOMPARE(old.exit, 0);
        QCOMPARE(old.out.trimmed().split(',').size(), 48);
        const CliResult wrong = cli(QStringList{"exec", "--bonnie-version", "3"} + line);
        QCOMPARE(wrong.exit, 2);
        QVERIFY(wrong.err.contains("1.97"));
    }

    void repeatsAreRunsOfTheirOwnBelowOneHeader()
    {
        const Cli cli;
        const CliResult result =
            cli({"exec", "--", "bonnie++", "-x", "2", "-n", "0", "-s", "8", "-r", "1", "-f", "-d", cli.target()});
        QCOMPARE(result.exit, 0);
        const QList<QByteArray> lines = result.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines[0].startsWith("format_version,"));
        QCOMPARE(cli.saved().size(), 2);
    }

    void fsMarkPrintsARowALoop()
    {
        const Cli cli;
        const CliResult result = cli({"exec", "--", "fs_mark", "-S0", "-n", "50", "-s", "0", "-L", "3", "-d",
            cli.target() + "/a", "-d", cli.target() + "/b"});
        QCOMPARE(result.exit, 0);
        int rows = 0;
        for (const QByteArray &line : result.out.split('\n'))
            rows += !line.trimmed().isEmpty() && !line.startsWith('#') && !line.startsWith("FSUse") ? 1 : 0;
        QCOMPARE(rows, 3);
        QVERIFY(result.out.contains("         300 "));
        QCOMPARE(Cli::entries(cli.target()), QStringList());
    }

    void sysbenchPreparesRunsAndCleansUp()
    {
        const Cli cli;
        const QStringList options{"--file-num=3", "--file-total-size=3M", "--file-test-mode=rndrw"};
        const QStringList tool = QStringList{"exec", "--", "sysbench", "fileio"} + options;
        QCOMPARE(in(cli, tool + QStringList{"prepare"}).exit, 0);
        QCOMPARE(testFiles(cli).size(), 3);
        QCOMPARE(QFile(cli.target() + "/test_file.2").size(), qint64(1) << 20);
        const CliResult run = in(cli, tool + QStringList{"--events=500", "--time=0", "run"});
        QCOMPARE(run.exit, 0);
        QVERIFY(run.out.contains("reads/s:"));
        QVERIFY(run.out.contains("95th percentile:"));
        QCOMPARE(testFiles(cli).size(), 3); // they are the user's
        const CliResult cleanup = in(cli, tool + QStringList{"cleanup"});
        QCOMPARE(cleanup.exit, 0);
        QCOMPARE(Cli::entries(cli.target()), QStringList());
    }

    void aTestFileThatIsTooShortIsNamed()
    {
        const Cli cli;
        const QStringList tool{
            "exec", "--", "sysbench", "fileio", "--file-num=2", "--file-total-size=2M", "--file-test-mode=rndrd"};
        QCOMPARE(in(cli, tool + QStringList{"prepare"}).exit, 0);
        QVERIFY(QFile(cli.target() + "/test_file.1").resize(1000));
        const CliResult run = in(cli, tool + QStringList{"run"});
        QCOMPARE(run.exit, 1);
        QVERIFY(run.err.contains("test_file.1"));
        QVERIFY(run.err.contains("1000"));
    }

    void theSeedsControllerLineRunsWithItsOwnFiles()
    {
        const Cli cli;
        const CliResult run = in(cli,
            {"exec", "--scale", "1/512", "--", "sysbench", "--test=fileio", "--file-num=1", "--file-total-size=8G",
                "--file-test-mode=ag4", "--file-block-size=8192", "--max-time=1", "--max-requests=10000000",
                "--file-fsync-freq=0", "run"});
        QCOMPARE(run.exit, 0);
        QVERIFY(run.out.contains("Doing ag=4 write test"));
        QVERIFY(run.out.contains("Requests/sec executed"));
        QCOMPARE(Cli::entries(cli.target()), QStringList());
    }

    void tarIsTimedInGnusWay()
    {
        const Cli cli;
        const QString tar = cli.file("a.tar");
        QFile(cli.file("one.txt")).open(QIODevice::WriteOnly);
        if (QProcess::execute("tar", {"cf", tar, "-C", QFileInfo(cli.target()).path(), "one.txt"}) != 0)
            QSKIP("there is no tar here");
        const CliResult run = cli({"exec", "--", "time", "tar", "xf", tar, "-C", cli.target()});
        QCOMPARE(run.exit, 0);
        QVERIFY(run.err.contains("elapsed "));
        QVERIFY(run.err.contains("pagefaults 0swaps"));
        // It can be run again from anywhere.
        const QJsonObject settings = cli({"show", "last", "--json"})
                                         .json()
                                         .value("runs")
                                         .toArray()
                                         .first()
                                         .toObject()
                                         .value("workload")
                                         .toObject()
                                         .value("settings")
                                         .toObject();
        QCOMPARE(settings.value("file").toString(), tar);
        QCOMPARE(Cli::entries(cli.target()), QStringList());
    }

    // What is measured differs between sysbench's versions, so another version's report would be untrue.
    void anotherVersionsReportIsRefusedForSysbench()
    {
        const Cli cli;
        const CliResult result =
            cli({"exec", "--tool-version", "0.4", "--", "sysbench", "fileio", "--file-test-mode=rndrd", "run"});
        QCOMPARE(result.exit, 2);
        QVERIFY(result.err.contains("0.4"));
    }

    void aDirectoryWhoseParentIsMissingIsNotMeasuredSomewhereElse()
    {
        const Cli cli;
        const CliResult result = cli({"exec", "--", "fs_mark", "-n", "10", "-d", cli.target() + "/no/such/place"});
        QCOMPARE(result.exit, 2);
        QVERIFY(result.err.contains("no/such/place"));
        QVERIFY(cli.saved().isEmpty());
    }

    void whatHasNoMeaningHereIsNamed_data()
    {
        QTest::addColumn<QStringList>("line");
        QTest::addColumn<QString>("named");
        QTest::newRow("no tool") << QStringList{"dd", "if=/dev/zero"} << "dd";
        QTest::newRow("bonnie") << QStringList{"bonnie++", "-p", "3"} << "-p";
        QTest::newRow("fs_mark") << QStringList{"fs_mark", "-Z", "-d", "."} << "-Z";
        QTest::newRow("sysbench") << QStringList{"sysbench", "fileio", "--file-io-mode=mmap", "run"} << "mmap";
        QTest::newRow("another test") << QStringList{"sysbench", "cpu", "run"} << "cpu";
        QTest::newRow("tar") << QStringList{"tar", "cf", "x.tar", "."} << "c";
    }
    void whatHasNoMeaningHereIsNamed()
    {
        QFETCH(const QStringList, line);
        QFETCH(const QString, named);
        const Cli cli;
        const CliResult result = cli(QStringList{"exec", "--"} + line);
        QCOMPARE(result.exit, 2);
        QVERIFY2(result.err.contains(named.toUtf8()), result.err.constData());
        QCOMPARE(result.out, QByteArray());
    }

    void cancelKeepsThePartAndLeavesNothing()
    {
        const Cli cli;
        QProcess process;
        process.setProcessEnvironment(cli.environment());
        process.start(Cli::program(), {"exec", "--", "fs_mark", "-S0", "-n", "1000000", "-s", "0", "-d", cli.target()});
        QTRY_VERIFY_WITH_TIMEOUT(!Cli::entries(cli.target()).isEmpty(), 20'000);
        QThread::msleep(300);
        ::kill(pid_t(process.processId()), SIGINT);
        const CliResult result = Cli::finish(process);
        QCOMPARE(result.exit, 4);
        QVERIFY(result.err.contains("kept"));
        QCOMPARE(Cli::entries(cli.target()), QStringList());
        QCOMPARE(cli.saved().first().toObject().value("status").toString(), QStringLiteral("cancelled"));
    }

    void aKilledRunsTreeIsRemovedByTheNext()
    {
        const Cli cli;
        QProcess process;
        process.setProcessEnvironment(cli.environment());
        process.start(Cli::program(), {"exec", "--", "fs_mark", "-S0", "-n", "1000000", "-s", "0", "-d", cli.target()});
        QTRY_VERIFY_WITH_TIMEOUT(!Cli::entries(cli.target()).isEmpty(), 20'000);
        QThread::msleep(300);
        process.kill();
        QVERIFY(process.waitForFinished());
        QCOMPARE(Cli::entries(cli.target()).size(), 1);
        const CliResult next = cli({"exec", "--", "fs_mark", "-n", "10", "-s", "0", "-S0", "-d", cli.target()});
        QCOMPARE(next.exit, 0);
        QVERIFY(next.err.contains("recover"));
        QCOMPARE(Cli::entries(cli.target()), QStringList());
        QCOMPARE(cli({"recover"}).exit, 0);
        QCOMPARE(cli.saved().size(), 2);
    }
};

QTEST_GUILESS_MAIN(TestCliExec)
#include "tst_cli_exec.moc"
