// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/system/CliProcess.h"

#include <QFile>

using iolite::test::Cli;
using iolite::test::CliResult;

// Wrong words end with status 2, one sentence that names the word at fault, and nothing on standard output.
class TestCliUsage : public QObject {
    Q_OBJECT

private slots:
    void wrongWordsAreNamed_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("fault"); // must be named
        QTest::addColumn<QString>("right"); // what would be right
        const QStringList run{"run", "--target", "/tmp"};
        QTest::newRow("nothing") << QStringList{} << "iolite-cli run"
                                 << "--help";
        QTest::newRow("unknown command") << QStringList{"lst"} << "lst"
                                         << "list";
        QTest::newRow("a tool nobody knows") << QStringList{"exec", "--", "dd"} << "dd"
                                             << "bonnie++";
        QTest::newRow("another of later") << QStringList{"import", "x"} << "import"
                                          << "list";
        QTest::newRow("study") << QStringList{"study", "x"} << "study"
                               << "run";
        QTest::newRow("serve") << QStringList{"serve"} << "serve"
                               << "run";
        QTest::newRow("html") << QStringList{"compare", "a", "b", "--html", "x"} << "--html"
                              << "version";
        QTest::newRow("svg") << QStringList{"export", "a", "--svg", "x"} << "--svg"
                             << "version";
        QTest::newRow("bonnie csv") << QStringList{"export", "a", "--bonnie-csv=x"} << "--bonnie-csv"
                                    << "version";
        QTest::newRow("job file") << run + QStringList{"--job-file", "x.fio"} << "--job-file"
                                  << "x.fio";
        QTest::newRow("endless job file") << run + QStringList{"--job-file", "/dev/zero"} << "/dev/zero"
                                          << "regular file";
        QTest::newRow("endless spec") << run + QStringList{"--spec", "/dev/zero"} << "/dev/zero"
                                      << "regular file";
        QTest::newRow("nothing to ignore in") << run + QStringList{"--ignore-unknown"} << "--ignore-unknown"
                                              << "--job-file";
        QTest::newRow("no target") << QStringList{"run"} << "run"
                                   << "--target";
        QTest::newRow("empty target") << QStringList{"run", "--target", ""} << "--target"
                                      << "directory";
        QTest::newRow("misspelt option") << QStringList{"run", "--taget", "/tmp"} << "--taget"
                                         << "--target";
        QTest::newRow("no value") << QStringList{"run", "--target"} << "--target"
                                  << "PATH";
        QTest::newRow("value is an option") << QStringList{"run", "--target", "--events"} << "--target"
                                            << "PATH";
        QTest::newRow("value of a switch") << run + QStringList{"--events=yes"} << "--events"
                                           << "no value";
        QTest::newRow("twice") << run + QStringList{"--target", "/"} << "--target"
                               << "once";
        QTest::newRow("stray word") << run + QStringList{"stray"} << "stray"
                                    << "--help";
        QTest::newRow("no pair") << run + QStringList{"--set", "bs"} << "bs"
                                 << "KEY=VALUE";
        QTest::newRow("unknown key") << run + QStringList{"--set", "bss=4k"} << "bss"
                                     << "bs";
        QTest::newRow("second of several pairs") << run + QStringList{"--set", "bs=4k", "sise=1m"} << "sise"
                                                 << "size";
        QTest::newRow("out of range") << run + QStringList{"--set", "bs=1"} << "bs"
                                      << "512";
        QTest::newRow("unknown choice") << run + QStringList{"--set", "rw=sideways"} << "sideways"
                                        << "randread";
        QTest::newRow("decimal comma") << run + QStringList{"--set", "size=1,5g"} << "1,5g"
                                       << "size";
        QTest::newRow("conflict") << run + QStringList{"--workload", "job", "--set", "ioengine=psync", "iodepth=4"}
                                  << "iodepth"
                                  << "ioengine=io_uring";
        QTest::newRow("unknown preset") << run + QStringList{"--preset", "slow"} << "slow"
                                        << "quick-check";
        QTest::newRow("unknown workload") << run + QStringList{"--workload", "tar"} << "tar"
                                          << "job";
        QTest::newRow("two workloads") << run + QStringList{"--preset", "quick-check", "--workload", "job"}
                                       << "--preset"
                                       << "--workload";
        QTest::newRow("missing spec") << run + QStringList{"--spec", "/nonexistent.json"} << "/nonexistent.json"
                                      << "read";
        QTest::newRow("repeat 0") << run + QStringList{"--repeat", "0"} << "--repeat"
                                  << "1…";
        QTest::newRow("format") << run + QStringList{"--format", "xml"} << "xml"
                                << "json";
        QTest::newRow("seed") << run + QStringList{"--seed", "-1"} << "-1"
                              << "seed";
        QTest::newRow("out in no directory") << run + QStringList{"--out", "/nonexistent/x"} << "/nonexistent"
                                             << "Create";
        QTest::newRow("show without a run") << QStringList{"show"} << "show"
                                            << "RUN";
        QTest::newRow("show two") << QStringList{"show", "a", "second"} << "second"
                                  << "RUN";
        QTest::newRow("run that isn't there") << QStringList{"show", "zz"} << "zz"
                                              << "found";
        QTest::newRow("last of none") << QStringList{"show", "last"} << "last"
                                      << "found";
        QTest::newRow("file that isn't there") << QStringList{"show", "./none.iolite.json"} << "none.iolite.json"
                                               << "No such";
        QTest::newRow("export to nothing") << QStringList{"export", "last"} << "export"
                                           << "--csv";
        QTest::newRow("png to standard output") << QStringList{"export", "last", "--png", "-"} << "--png"
                                                << "file";
        QTest::newRow("since") << QStringList{"list", "--since", "yesterday"} << "yesterday"
                               << "2026-";
    }

    void wrongWordsAreNamed()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, fault);
        QFETCH(QString, right);
        const Cli cli;
        const CliResult result = cli(words);
        const QString sentence = QString::fromUtf8(result.err);
        QVERIFY2(result.exit == 2, qPrintable(sentence));
        QVERIFY2(sentence.count(u'\n') == 1 && sentence.endsWith(u'\n'), qPrintable(sentence));
        QVERIFY2(sentence.startsWith(QLatin1String("iolite-cli: ")), qPrintable(sentence));
        QVERIFY2(sentence.contains(fault), qPrintable(sentence));
        QVERIFY2(sentence.contains(right), qPrintable(sentence));
        QCOMPARE(result.out, QByteArray());
    }

    void helpAndVersionNeedNoDisplay()
    {
        const Cli cli;
        for (const QStringList &words :
            {QStringList{"--help"}, QStringList{"help", "run"}, QStringList{"version"}, QStringList{"--version"},
                QStringList{"run", "--help"}, QStringList{"export", "--png", "x", "--help"}}) {
            const CliResult result = cli(words);
            QCOMPARE(result.exit, 0);
            QVERIFY(!result.out.isEmpty());
            QCOMPARE(result.err, QByteArray());
        }
        QVERIFY(cli({"version"}).out.startsWith("iolite-cli "));
    }

    void everyCommandExplainsItself()
    {
        const Cli cli;
        for (const char *command : {"run", "list", "show", "compare", "export", "targets", "presets", "workloads",
                 "recover", "delete", "version"}) {
            const CliResult result = cli({QLatin1String(command), QStringLiteral("--help")});
            QCOMPARE(result.exit, 0);
            QVERIFY2(result.out.contains(QByteArray("iolite-cli ") + command), command);
        }
    }

    void listsOfWhatCanBeRunAreJson()
    {
        const Cli cli;
        const QJsonArray presets = cli({"presets", "--json"}).json().value(QStringLiteral("presets")).toArray();
        QVERIFY(presets.size() >= 3);
        QCOMPARE(presets.first().toObject().value(QStringLiteral("id")).toString(), QStringLiteral("quick-check"));
        const QJsonArray workloads = cli({"workloads", "--json"}).json().value(QStringLiteral("workloads")).toArray();
        const QJsonArray keys = workloads.first().toObject().value(QStringLiteral("keys")).toArray();
        QCOMPARE(keys.size(), 33);
        const CliResult targets = cli({"targets", "--json"});
        QCOMPARE(targets.exit, 0);
        QVERIFY(targets.json().contains(QStringLiteral("targets")));
        for (const char *word : {"presets", "workloads", "targets", "list"})
            QCOMPARE(cli({QLatin1String(word)}).exit, 0);
    }

    void aPlainLocaleGivesNoWarnings()
    {
        Cli cli;
        cli.setLocale(QStringLiteral("C"));
        const CliResult result = cli({"presets"});
        QCOMPARE(result.exit, 0);
        QCOMPARE(result.err, QByteArray());
    }
};

QTEST_GUILESS_MAIN(TestCliUsage)
#include "tst_cli_usage.moc"
