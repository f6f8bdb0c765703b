// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/system/CliProcess.h"

#include <QElapsedTimer>
#include <QStorageInfo>

#include <csignal>

using iolite::test::Cli;
using iolite::test::CliResult;

class TestCliCancel : public QObject {
    Q_OBJECT

    // Starts a run of a minute and returns once its events hold `text`.
    static bool startAndWaitFor(QProcess &process, const Cli &cli, const QStringList &words, const QByteArray &text)
    {
        process.setProcessEnvironment(cli.environment());
        process.start(Cli::program(), words + QStringList{"--events"});
        QByteArray seen;
        while (!seen.contains(text)) {
            if (!process.waitForReadyRead(20'000))
                return false;
            seen += process.readAllStandardOutput();
        }
        return true;
    }

    static void expectCancelled(QProcess &process, const Cli &cli, int signal)
    {
        QElapsedTimer clock;
        clock.start();
        ::kill(pid_t(process.processId()), signal);
        const CliResult result = Cli::finish(process, 20'000);
        QVERIFY2(clock.elapsed() < 5'000, qPrintable(QString::number(clock.elapsed())));
        QVERIFY2(result.exit == 4, result.err);
        QCOMPARE(Cli::entries(cli.target()), QStringList());
        QCOMPARE(cli.saved().size(), 1);
        QCOMPARE(cli.saved().first().toObject().value("status").toString(), QStringLiteral("cancelled"));
    }

private slots:
    void aSignalEndsTheRunAndKeepsWhatWasMeasured_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGINT") << SIGINT;
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGHUP") << SIGHUP;
    }
    void aSignalEndsTheRunAndKeepsWhatWasMeasured()
    {
        QFETCH(int, signal);
        const Cli cli;
        QProcess process;
        QVERIFY(startAndWaitFor(process, cli, cli.smallRun({"--set", "runtime=60s", "time_based=on"}), "\"phase\":1"));
        QTest::qWait(300);
        expectCancelled(process, cli, signal);
        const QJsonObject metrics = cli.saved().first().toObject().value("metrics").toObject();
        QVERIFY(metrics.value("read.iops").toObject().value("value").toDouble() > 0);
    }

    void aSignalDuringTheLayoutLeavesNothing()
    {
        const Cli cli;
        if (QStorageInfo(cli.target()).bytesAvailable() < 9'000'000'000)
            QSKIP("needs 9 GB of free space");
        QProcess process;
        QVERIFY(startAndWaitFor(process, cli, cli.smallRun({"--set", "size=8g"}), "\"layout\""));
        expectCancelled(process, cli, SIGINT);
    }

    void theRunAfterACrashClearsUpAndTellsOfRecover_data()
    {
        QTest::addColumn<bool>("foreign");
        QTest::newRow("our files only") << false;
        QTest::newRow("a file of somebody else") << true;
    }
    void theRunAfterACrashClearsUpAndTellsOfRecover()
    {
        QFETCH(bool, foreign);
        const Cli cli;
        QProcess process;
        QVERIFY(startAndWaitFor(process, cli, cli.smallRun({"--set", "runtime=60s", "time_based=on"}), "\"phase\":1"));
        QTest::qWait(500); // the journal is written every 50 ms
        process.kill();
        QVERIFY(process.waitForFinished(20'000));
        const QStringList left = Cli::entries(cli.target());
        QCOMPARE(left.size(), 1);
        QFile file(cli.target() + u'/' + left.first() + QStringLiteral("/thesis.txt"));
        if (foreign)
            QVERIFY(file.open(QIODevice::WriteOnly));

        const CliResult next = cli(cli.smallRun());
        QVERIFY2(next.exit == 0, next.err);
        QVERIFY2(next.err.count("iolite-cli recover") == 1 && next.err.contains("broken off"), next.err);
        QCOMPARE(next.err.contains("thesis.txt"), foreign);
        QCOMPARE(next.err.count('\n'), foreign ? 2 : 1);
        QCOMPARE(Cli::entries(cli.target()), foreign ? left : QStringList());
        QCOMPARE(cli.saved().size(), 1);
        if (foreign)
            QVERIFY(file.remove());

        const CliResult recovered = cli({"recover"});
        QVERIFY2(recovered.exit == 0, recovered.err);
        QCOMPARE(Cli::entries(cli.target()), QStringList());
        QCOMPARE(cli.saved().size(), 2);
        QCOMPARE(cli.saved().last().toObject().value("status").toString(), QStringLiteral("partial"));
        QCOMPARE(cli(cli.smallRun()).err, QByteArray());
    }

    // Also where the signal comes between two runs, and none of them is a cancelled one.
    void fewerRunsThanAskedForAreNoSuccess()
    {
        const Cli cli;
        QProcess process;
        QVERIFY(startAndWaitFor(process, cli, cli.smallRun({"--repeat", "900"}), "run_finished"));
        ::kill(pid_t(process.processId()), SIGINT);
        const CliResult result = Cli::finish(process, 20'000);
        QVERIFY2(result.exit == 4, result.err);
        const qsizetype saved = cli.saved().size();
        QVERIFY2(saved > 0 && saved < 900, qPrintable(QString::number(saved)));
        QCOMPARE(Cli::entries(cli.target()), QStringList());
    }

    void thePartialRunIsPrinted()
    {
        const Cli cli;
        QProcess process;
        process.setProcessEnvironment(cli.environment());
        process.start(Cli::program(), cli.smallRun({"--set", "runtime=60s", "time_based=on", "--progress"}));
        process.setReadChannel(QProcess::StandardError);
        QByteArray seen;
        while (!seen.contains("Random read")) {
            QVERIFY(process.waitForReadyRead(20'000));
            seen += process.readAllStandardError();
        }
        QTest::qWait(300);
        ::kill(pid_t(process.processId()), SIGINT);
        const CliResult result = Cli::finish(process);
        QCOMPARE(result.exit, 4);
        QVERIFY2(result.out.contains("Cancelled") && result.out.contains("Saved as"), result.out);
    }
};

QTEST_GUILESS_MAIN(TestCliCancel)
#include "tst_cli_cancel.moc"
