// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/unit/IncludeRules.h"
#include "tests/unit/SourceTree.h"

#include <QSet>
#include <QTest>

using namespace iolite::tests;

class TestIncludeRules : public QObject {
    Q_OBJECT

private slots:
    void forbiddenIncludesAreFound_data();
    void forbiddenIncludesAreFound();
    void allowedIncludesPass_data();
    void allowedIncludesPass();
    void everyFileOfTheProjectKeepsTheRules();
    void everyIncludedHeaderOfOursExists();
};

void TestIncludeRules::forbiddenIncludesAreFound_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("line");
    const auto row = [](const char *name, const char *path, const char *line) { QTest::newRow(name) << path << line; };
    row("Qt in the engine", "core/engine/Worker.cpp", "#include <QString>");
    row("Qt by module in the model", "core/model/Run.h", "#include <QtCore/QString>");
    row("Qt by old name in the runner", "core/runner/RunSession.cpp", "#include <qglobal.h>");
    row("Qt with blanks before it", "core/formats/Csv.cpp", "  #  include <QFile>");
    row("core uses ui", "core/wording/Text.cpp", "#include \"ui/charts/RunChart.h\"");
    row("core uses app", "core/system/Machine.cpp", "#include \"app/iolite/Args.h\"");
    row("the model uses the engine", "core/model/Run.cpp", "#include \"core/engine/Clock.h\"");
    row("the engine uses workloads", "core/engine/Worker.cpp", "#include \"core/workloads/job/JobKeys.h\"");
    row("analysis uses history", "core/analysis/Comparison.cpp", "#include \"core/history/HistoryStore.h\"");
    row("formats use the runner", "core/formats/RunJson.cpp", "#include \"core/runner/EventQueue.h\"");
    row("a room nobody knows", "core/helpers/Misc.h", "#include <vector>");
    row("ui uses the engine", "ui/live/LivePage.cpp", "#include \"core/engine/Sampler.h\"");
    row("ui uses app", "ui/window/MainWindow.cpp", "#include \"app/iolite/Args.h\"");
    row("the command line uses the window", "app/iolite-cli/main.cpp", "#include \"ui/window/MainWindow.h\"");
    row("one program uses another", "app/iolite/main.cpp", "#include \"app/iolite-cli/Args.h\"");
    row("the probe uses core", "app/iolite-devices/main.cpp", "#include \"core/model/Run.h\"");
    row("the chart library in a header", "ui/charts/RunChart.h", "#include <qcustomplot.h>");
    row("the chart library in the window", "ui/window/MainWindow.cpp", "#include <qcustomplot.h>");
    row("io_uring outside the engine", "core/workloads/Job.cpp", "#include <liburing.h>");
    row("Solid in the window", "ui/target/TargetCard.cpp", "#include <Solid/Device>");
    row("a unit test of widgets", "tests/unit/tst_x.cpp", "#include \"ui/charts/RunChart.h\"");
    row("a header by its bare name", "core/model/Run.cpp", "#include \"Run.h\"");
    row("a header by a path upwards", "core/engine/Worker.cpp", "#include \"../model/Run.h\"");
}

void TestIncludeRules::forbiddenIncludesAreFound()
{
    QFETCH(const QString, path);
    QFETCH(const QString, line);
    const QStringList found = violations(path, "#pragma once\n" + line + "\n");
    QCOMPARE(found.size(), 1);
    QVERIFY2(found[0].startsWith(path + ":2: "), qPrintable(found[0]));
}

void TestIncludeRules::allowedIncludesPass_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("line");
    const auto row = [](const char *name, const char *path, const char *line) { QTest::newRow(name) << path << line; };
    row("system header", "core/engine/Worker.cpp", "#include <sys/queue.h>");
    row("io_uring in the engine", "core/engine/UringDriver.cpp", "#include <liburing.h>");
    row("the room itself", "core/engine/Worker.cpp", "#include \"core/engine/Worker.h\"");
    row("runner to engine", "core/runner/RunSession.cpp", "#include \"core/engine/PhaseRunner.h\"");
    row("Qt in wording", "core/wording/Wording.h", "#include <QString>");
    row("Qt SQL in history", "core/history/HistoryStore.cpp", "#include <QSqlQuery>");
    row("ui to core", "ui/live/LivePage.cpp", "#include \"core/runner/RunSession.h\"");
    row("charts for the command line", "app/iolite-cli/Export.cpp", "#include \"ui/export/ChartExport.h\"");
    row("the chart library where it belongs", "ui/charts/RunChart.cpp", "#include <qcustomplot.h>");
    row("Solid where it belongs", "app/iolite-devices/main.cpp", "#include <Solid/Device>");
    row("moc", "tests/unit/tst_x.cpp", "#include \"tst_x.moc\"");
    row("a comment that speaks of one", "core/model/Run.h", "// #include <QString> would be wrong here");
}

void TestIncludeRules::allowedIncludesPass()
{
    QFETCH(const QString, path);
    QFETCH(const QString, line);
    QCOMPARE(violations(path, line), QStringList());
}

void TestIncludeRules::everyFileOfTheProjectKeepsTheRules()
{
    int read = 0;
    QStringList broken;
    for (const QString &name : projectFiles()) {
        if (!isCpp(name))
            continue;
        ++read;
        broken << violations(name, QString::fromUtf8(contentOf(name)));
    }
    QVERIFY2(read > 50, "too few source files were found: is the source tree where it was at build time?");
    QVERIFY2(broken.isEmpty(), qPrintable("\n" + broken.join('\n')));
}

void TestIncludeRules::everyIncludedHeaderOfOursExists()
{
    const QStringList files = projectFiles();
    const QSet<QString> known(files.begin(), files.end());
    static const QRegularExpression ours("^(core|ui|app|tests)/");
    QStringList missing;
    for (const QString &name : files) {
        if (!isCpp(name))
            continue;
        for (const Include &include : includesOf(QString::fromUtf8(contentOf(name))))
            if (ours.match(include.header).hasMatch() && !known.contains(include.header))
                missing << QString("%1:%2: %3").arg(name).arg(include.line).arg(include.header);
    }
    QVERIFY2(missing.isEmpty(), qPrintable("\n" + missing.join('\n')));
}

QTEST_GUILESS_MAIN(TestIncludeRules)
#include "tst_include_rules.moc"
