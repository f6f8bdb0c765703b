// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/system/CliProcess.h"

#include <QFile>
#include <QImage>

using iolite::test::Cli;
using iolite::test::CliResult;

class TestCliRoundtrip : public QObject {
    Q_OBJECT

    static QJsonObject firstRun(const CliResult &result)
    {
        return result.json().value(QStringLiteral("runs")).toArray().first().toObject();
    }
    static double metric(const QJsonObject &run, const char *name)
    {
        return run.value(QStringLiteral("metrics"))
            .toObject()
            .value(QLatin1String(name))
            .toObject()
            .value(QStringLiteral("value"))
            .toDouble();
    }

private slots:
    void aRunIsMeasuredSavedShownComparedExportedAndDeleted()
    {
        const Cli cli;
        const CliResult run = cli(cli.smallRun({"--label", "A1", "--tag", "one", "--tag", "two", "--format", "json"}));
        QVERIFY2(run.exit == 0, run.err);
        QCOMPARE(run.err, QByteArray());
        const QJsonObject measured = firstRun(run);
        const QString id = measured.value("id").toString();
        QCOMPARE(measured.value("status").toString(), QStringLiteral("done"));
        QVERIFY(metric(measured, "read.iops") > 0);
        QVERIFY(qFuzzyCompare(metric(measured, "read.iops") * 4, metric(measured, "read.bw")));
        QCOMPARE(Cli::entries(cli.target()), QStringList());

        const QJsonArray saved = cli.saved();
        QCOMPARE(saved.size(), 1);
        const QJsonObject summary = saved.first().toObject();
        QCOMPARE(summary.value("id").toString(), id);
        QCOMPARE(summary.value("label").toString(), QStringLiteral("A1"));
        QCOMPARE(summary.value("tags").toArray(), (QJsonArray{"one", "two"}));
        QCOMPARE(summary.value("metrics").toObject(), measured.value("metrics").toObject());

        QCOMPARE(firstRun(cli({"show", id.left(6), "--json"})), measured);
        const CliResult shown = cli({"show", "last"});
        QVERIFY(shown.out.contains("Random read") && shown.out.contains(id.toUtf8()) && shown.out.contains("A1"));

        QCOMPARE(cli(cli.smallRun({"--set", "bs=8k"})).exit, 0);
        const CliResult compared = cli({"compare", "last~1", "last", "--json"});
        QCOMPARE(compared.exit, 0);
        const QJsonObject comparison = compared.json();
        QCOMPARE(comparison.value("base").toArray(), (QJsonArray{id}));
        const QJsonObject row = comparison.value("metrics").toArray().first().toObject();
        QCOMPARE(row.value("verdict").toString(), QStringLiteral("undecided"));
        QVERIFY(row.value("ci95").isNull() && row.value("p").isNull());
        const double ratio = row.value("candidate").toObject().value("mean").toDouble()
            / row.value("base").toObject().value("mean").toDouble();
        QVERIFY(qAbs(row.value("ratio").toDouble() - ratio) < 1e-9);
        QVERIFY(cli({"compare", "last~1", "last"}).out.contains("(bs): 4k"));
        QVERIFY(cli({"compare", "last", "last"}).out.contains("same measurement"));

        QCOMPARE(cli({"export", "last", "last~1", "--csv", cli.file("a.csv"), "--series-csv", cli.file("s.csv"),
                         "--run-file", cli.file("r.iolite.json")})
                     .exit,
            0);
        QCOMPARE(firstRun(cli({"show", cli.file("r.iolite.json"), "--json"})).value("label"),
            firstRun(cli({"show", "last", "--json"})).value("label"));
        QFile csv(cli.file("a.csv"));
        QVERIFY(csv.open(QIODevice::ReadOnly));
        const QByteArray figures = csv.readAll();
        QVERIFY(figures.startsWith("run_id,") && figures.contains(id.toUtf8()) && figures.contains("read.iops"));
        QCOMPARE(cli({"export", "last", "last~1", "--csv", "-"}).out, figures);

        QCOMPARE(cli({"delete", id, "no-such-run"}).exit, 2);
        QCOMPARE(cli.saved().size(), 2);
        QCOMPARE(cli({"delete", "last", "last~1"}).exit, 0);
        QCOMPARE(cli.saved().size(), 0);
    }

    void aPictureNeedsNoDisplay()
    {
        const Cli cli;
        QCOMPARE(cli(cli.smallRun()).exit, 0);
        const CliResult result = cli({"export", "last", "--png", cli.file("chart.png")});
        QVERIFY2(result.exit == 0, result.err);
        QCOMPARE(result.err, QByteArray());
        const QImage image(cli.file("chart.png"));
        QVERIFY(image.width() >= 1000 && image.height() >= 600);
    }

    void aRelativeTargetIsSavedAsTheDirectoryItWas()
    {
        const Cli cli;
        const QString directory = QFileInfo(cli.target()).canonicalFilePath();
        QVERIFY(QDir(directory).mkpath(QStringLiteral("sub")));
        const auto in = [&](const QString &place, const QStringList &words) {
            QProcess process;
            process.setProcessEnvironment(cli.environment());
            process.setWorkingDirectory(place);
            process.start(Cli::program(), words);
            return Cli::finish(process);
        };
        QStringList words = cli.smallRun();
        words[2] = QStringLiteral(".");
        QCOMPARE(in(directory, words).exit, 0);
        words[2] = QStringLiteral("./sub//../");
        QCOMPARE(in(directory, words).exit, 0);
        QCOMPARE(cli.saved().size(), 2);
        for (const QJsonValue &run : cli.saved())
            QCOMPARE(run.toObject().value("target").toObject().value("path").toString(), directory);
        const auto listed = [&](const QString &target) {
            return in(directory, {"list", "--json", "--target", target}).json().value("runs").toArray().size();
        };
        QCOMPARE(listed(QStringLiteral(".")), 2);
        QCOMPARE(listed(QStringLiteral("sub/..")), 2);
        QCOMPARE(listed(QStringLiteral("sub")), 0);

        words[2] = QStringLiteral("./none");
        const CliResult missing = in(directory, words);
        QCOMPARE(missing.exit, 2);
        QVERIFY2(missing.err.contains(" ./none."), missing.err);
    }

    void repeatsAreRunsOfTheirOwn()
    {
        const Cli cli;
        const CliResult result = cli(
            cli.smallRun({"--repeat", "3", "--no-save", "--out", cli.file("three.iolite.json"), "--format", "csv"}));
        QVERIFY2(result.exit == 0, result.err);
        QVERIFY(result.out.startsWith("run_id,"));
        QCOMPARE(cli.saved().size(), 0);
        const QJsonArray runs = cli({"show", cli.file("three.iolite.json"), "--json"}).json().value("runs").toArray();
        QCOMPARE(runs.size(), 3);
        QVERIFY(runs[0].toObject().value("id") != runs[1].toObject().value("id"));
    }

    void eventsAreLinesOfJsonAndNothingElse()
    {
        const Cli cli;
        const CliResult result = cli(cli.smallRun({"--events"}));
        QVERIFY2(result.exit == 0, result.err);
        QStringList kinds;
        for (const QByteArray &line : result.out.trimmed().split('\n')) {
            QJsonParseError error;
            const QJsonObject event = QJsonDocument::fromJson(line, &error).object();
            QVERIFY2(error.error == QJsonParseError::NoError, line);
            kinds += event.value("event").toString();
        }
        QCOMPARE(kinds.first(), QStringLiteral("run_started"));
        QCOMPARE(kinds.last(), QStringLiteral("run_finished"));
        QCOMPARE(kinds.count(QStringLiteral("phase_started")), kinds.count(QStringLiteral("phase_finished")));
        QCOMPARE(cli.saved().size(), 1);
    }

    void aSpecFileIsRun()
    {
        const Cli cli;
        QFile spec(cli.file("two.json"));
        QVERIFY(spec.open(QIODevice::WriteOnly));
        spec.write(R"({"id":"own","title":"Own","description":"d","workload":"job",
            "defaults":{"size":"1m","bs":"4k","direct":false},
            "jobs":[{"name":"first","rw":"write"},{"name":"second","rw":"randread"}]})");
        spec.close();
        const CliResult result =
            cli({"run", "--target", cli.target(), "--spec", spec.fileName(), "--seed", "7", "--format", "json"});
        QVERIFY2(result.exit == 0, result.err);
        const QJsonObject run = firstRun(result);
        QVERIFY(metric(run, "first.write.iops") > 0 && metric(run, "second.read.iops") > 0);
        QVERIFY(spec.remove());
    }

    void progressLinesGoToStandardErrorOnlyWhenAskedFor()
    {
        const Cli cli;
        const QStringList timed = cli.smallRun({"--set", "runtime=1500ms", "time_based=on", "--no-save"});
        QCOMPARE(cli(timed).err, QByteArray());
        const CliResult result = cli(timed + QStringList{"--progress"});
        QVERIFY2(result.err.contains("Random read") && result.err.contains("left"), result.err);
        QVERIFY(!result.err.contains('\r'));
    }

    void aReaderThatGoesAwayLosesNoRun()
    {
        const Cli cli;
        QProcess shell;
        shell.setProcessEnvironment(cli.environment());
        shell.start(QStringLiteral("/bin/sh"),
            QStringList{"-c", "\"$@\" | true", "sh", Cli::program()}
                + cli.smallRun({"--events", "--set", "runtime=500ms", "time_based=on"}));
        QCOMPARE(Cli::finish(shell).exit, 0);
        QTRY_COMPARE_WITH_TIMEOUT(cli.saved().size(), 1, 20'000);
        QCOMPARE(cli.saved().first().toObject().value("status").toString(), QStringLiteral("done"));
    }

    void aFullStandardOutputIsReported()
    {
        if (!QFile::exists(QStringLiteral("/dev/full")))
            QSKIP("there is no /dev/full");
        const Cli cli;
        QProcess process;
        process.setProcessEnvironment(cli.environment());
        process.setStandardOutputFile(QStringLiteral("/dev/full"));
        process.start(Cli::program(), {"presets"});
        const CliResult result = Cli::finish(process);
        QCOMPARE(result.exit, 1);
        QVERIFY(result.err.contains("standard output"));
    }
};

QTEST_GUILESS_MAIN(TestCliRoundtrip)
#include "tst_cli_roundtrip.moc"
