// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/system/CliProcess.h"

#include <QFile>

using iolite::test::Cli;
using iolite::test::CliResult;

class TestCliLocale : public QObject {
    Q_OBJECT

private slots:
    void storedNumbersDoNotDependOnTheLocale()
    {
        Cli cli;
        cli.setLocale(QStringLiteral("de_DE.UTF-8"));
        const CliResult run = cli(cli.smallRun({"--format", "json"}));
        QVERIFY2(run.exit == 0, run.err);
        const QByteArray json = cli({"show", "last", "--json"}).out;
        const QByteArray csv = cli({"export", "last", "--csv", "-"}).out;
        const QByteArray series = cli({"export", "last", "--series-csv", "-"}).out;
        const QByteArray compared = cli({"compare", "last", "last", "--json"}).out;
        QCOMPARE(run.out, json);
        cli.setLocale(QStringLiteral("C.UTF-8"));
        QCOMPARE(cli({"show", "last", "--json"}).out, json);
        QCOMPARE(cli({"export", "last", "--csv", "-"}).out, csv);
        QCOMPARE(cli({"export", "last", "--series-csv", "-"}).out, series);
        QCOMPARE(cli({"compare", "last", "last", "--json"}).out, compared);
    }

    void aRunFileReadsTheSameEverywhere()
    {
        Cli cli;
        QCOMPARE(cli(cli.smallRun({"--no-save", "--out", cli.file("x.iolite.json")})).exit, 0);
        const QByteArray plain = cli({"show", cli.file("x.iolite.json"), "--json"}).out;
        cli.setLocale(QStringLiteral("de_DE.UTF-8"));
        QVERIFY(!plain.isEmpty());
        QCOMPARE(cli({"show", cli.file("x.iolite.json"), "--json"}).out, plain);
    }

    void peopleSeeTheirOwnDecimalPoint()
    {
        Cli cli;
        cli.setLocale(QStringLiteral("de_DE.UTF-8"));
        QCOMPARE(cli(cli.smallRun()).exit, 0);
        const CliResult shown = cli({"presets"});
        QVERIFY2(shown.out.contains("1,00\u00a0GiB"), shown.out);
    }

    void everyCharacterInAPathIsTakenAsItIs_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("colon") << "a:b";
        QTest::newRow("blank") << "a b ";
        QTest::newRow("comma") << "a,b";
        QTest::newRow("semicolon") << "a;b";
        QTest::newRow("quotes") << "a\"b'c";
        QTest::newRow("percent") << "100%2 %1";
        QTest::newRow("non-ASCII") << QStringLiteral("Mäßig-測定");
        QTest::newRow("leading dash") << "-a";
        QTest::newRow("line end") << "a\nb";
        QTest::newRow("backslash") << "a\\040b";
        QTest::newRow("equals") << "a=b";
    }
    void everyCharacterInAPathIsTakenAsItIs()
    {
        QFETCH(QString, name);
        const Cli cli;
        const QString target = cli.target() + u'/' + name;
        QVERIFY(QDir().mkpath(target));
        QStringList words = cli.smallRun();
        words.replace(2, target);
        const CliResult run = cli(words);
        QVERIFY2(run.exit == 0, run.err);
        QCOMPARE(Cli::entries(target), QStringList());
        QCOMPARE(Cli::entries(cli.target()), QStringList{name});
        QCOMPARE(cli.saved().first().toObject().value("target").toObject().value("path").toString(), target);

        // Out and in again, by a file in that directory.
        const QString file = target + QStringLiteral("/r,1.iolite.json");
        QCOMPARE(cli({"export", "last", "--run-file", file}).exit, 0);
        QCOMPARE(cli({"show", file, "--json"}).out, cli({"show", "last", "--json"}).out);
        QCOMPARE(cli({"compare", file, "last"}).exit, 0);
        QVERIFY(cli({"export", "last", "--csv", "-"}).out.contains("read.iops"));
    }

    void aTargetGivenRelativelyMayBeginWithADash()
    {
        const Cli cli;
        QVERIFY(QDir(cli.target()).mkpath(QStringLiteral("-x")));
        QStringList words = cli.smallRun();
        words.replace(2, QStringLiteral("-x"));
        QProcess process;
        process.setProcessEnvironment(cli.environment());
        process.setWorkingDirectory(cli.target());
        process.start(Cli::program(), words);
        const CliResult result = Cli::finish(process);
        QVERIFY2(result.exit == 0, result.err);
    }
};

QTEST_GUILESS_MAIN(TestCliLocale)
#include "tst_cli_locale.moc"
