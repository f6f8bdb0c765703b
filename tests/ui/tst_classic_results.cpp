// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/Event.h"
#include "ui/live/RunProgress.h"
#include "ui/results/BonnieModel.h"
#include "ui/results/MetricModel.h"
#include "ui/results/ResultsModel.h"
#include "ui/results/ResultsPanel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QTableView>
#include <QTest>

using namespace iolite;
using namespace iolite::ui;

namespace {

// The figures of bonnie++ 2.00a with -s 256m -n 4 on a fast disk, as imported.
Run bonnieRun()
{
    Run run;
    run.tool = "bonnie++";
    run.status = RunStatus::Done;
    run.workload.workload = "imported";
    const auto add = [&](const std::string &test, std::optional<double> rate, const char *unit,
                         std::optional<double> cpu, double latency) {
        run.metrics.push_back({test + ".rate", rate, unit, !rate});
        run.metrics.push_back({test + ".cpu", cpu, "%", !cpu});
        run.metrics.push_back({test + ".latency", latency, "us", false});
    };
    add("seq_write_char", 2114, "KiB/s", 86, 11654);
    add("seq_write_block", 415373, "KiB/s", 42, 13553);
    add("seq_rewrite", std::nullopt, "KiB/s", std::nullopt, 5230);
    add("seq_read_char", 1612, "KiB/s", 52, 15567);
    add("seq_read_block", std::nullopt, "KiB/s", std::nullopt, 3013);
    add("random_seeks", 4894, "ops/s", 26, 20035);
    add("seq_create", 17976, "ops/s", 46, 18013);
    add("seq_delete", 40516, "ops/s", 37, 952);
    return run;
}

QString cell(const BonnieModel &model, const QString &metric)
{
    for (int row = 0; row < model.rowCount(); ++row)
        for (int column = 0; column < model.columnCount(); ++column)
            if (model.index(row, column).data(BonnieModel::MetricRole).toString() == metric)
                return model.index(row, column).data().toString().replace(QChar(QChar::Nbsp), ' ');
    return QStringLiteral("none");
}

} // namespace

class ClassicResultsTest : public QObject {
    Q_OBJECT
private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void bonnieFiguresStandInItsOwnTable()
    {
        BonnieModel model;
        model.setRun(bonnieRun());
        QCOMPARE(cell(model, "seq_write_char.rate"), QString("2.06 MiB/s"));
        QCOMPARE(cell(model, "seq_write_char.cpu"), QString("86"));
        QCOMPARE(cell(model, "seq_write_block.latency"), QString("13.6 ms"));
        QCOMPARE(cell(model, "seq_rewrite.rate"), QString("+++++"));
        QCOMPARE(cell(model, "seq_rewrite.cpu"), QString("+++"));
        QCOMPARE(cell(model, "random_seeks.rate"), QString("4.89 k/s"));
        QCOMPARE(cell(model, "seq_stat.rate"), QString("none"));
        QStringList heads;
        for (int column = 0; column < model.columnCount(); ++column)
            heads << model.index(0, column).data().toString();
        heads.removeAll(QString());
        QCOMPARE(heads, (QStringList{"Sequential Output", "Sequential Input", "Random"}));
    }

    void plusSignsAndGapsAreExplained()
    {
        BonnieModel model;
        model.setRun(bonnieRun());
        bool plus = false, gap = false;
        for (int row = 0; row < model.rowCount(); ++row)
            for (int column = 0; column < model.columnCount(); ++column) {
                const QModelIndex index = model.index(row, column);
                const QString tip = index.data(Qt::ToolTipRole).toString();
                plus = plus || (index.data().toString() == "+++++" && tip.contains("short"));
                gap = gap || (index.data().toString() == QString::fromUtf8("–") && tip.contains("not measured"));
            }
        QVERIFY(plus);
        QVERIFY(gap);
    }

    void theTextPastesIntoMail()
    {
        BonnieModel model;
        model.setRun(bonnieRun());
        const QStringList lines = model.toText().split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 10);
        for (const qsizetype first : {qsizetype(0), qsizetype(5)})
            for (qsizetype i = first; i < first + 5; ++i)
                QCOMPARE(lines[i].size(), lines[first].size()); // aligned
        QVERIFY(lines[0].contains("-Sequential Output-"));
        QVERIFY(lines[1].contains("-Per Chr-") && lines[1].contains("-Rewrite-"));
        QVERIFY(lines[3].contains("2.06 MiB/s  86") && lines[3].contains("+++++ +++"));
        QVERIFY(lines[4].startsWith("Latency"));
        QVERIFY(!model.toText().contains(QChar(QChar::Nbsp)));
    }

    void thePanelShowsTheTableThatSuitsTheRun()
    {
        ResultsPanel panel;
        panel.show();
        auto *jobs = panel.findChild<QTableView *>("resultsTable");
        auto *bonnie = panel.findChild<QTableView *>("bonnieTable");
        auto *list = panel.findChild<QTableView *>("metricTable");
        panel.setRun(std::make_shared<const Run>(bonnieRun()));
        QVERIFY(bonnie->isVisible() && !jobs->isVisible() && !list->isVisible());
        panel.copy();
        QVERIFY(QGuiApplication::clipboard()->text().contains("Sequential Create"));
        QVERIFY(QGuiApplication::clipboard()->mimeData()->data("text/csv").contains("seq_write_block"));
        Run other;
        other.workload.workload = "fs_mark";
        other.metrics = {{"files.rate.mean", 8123.0, "files/s", false}, {"cpu", 12.0, "%", false}};
        panel.setRun(std::make_shared<const Run>(other));
        QVERIFY(list->isVisible() && !jobs->isVisible() && !bonnie->isVisible());
        panel.copy();
        QVERIFY(QGuiApplication::clipboard()->text().contains("8.12 k/s"));
        Run job;
        job.metrics = {{"read.bw", 1024.0, "KiB/s", false}};
        panel.setRun(std::make_shared<const Run>(job));
        QVERIFY(jobs->isVisible() && !list->isVisible() && !bonnie->isVisible());
    }

    void theListPutsTheWorstLatencyBesideTheRate()
    {
        MetricModel model;
        model.setMetrics({{"create.rate", 100.0, "files/s", false}, {"create.cpu", 5.0, "%", false},
            {"create.latency", 1500.0, "us", false}, {"elapsed", 12.0, "s", false},
            {"lone.latency", 7.0, "us", false}});
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(model.columnCount(), 3);
        QCOMPARE(model.index(0, MetricModel::LatencyColumn).data().toString().replace(QChar(QChar::Nbsp), ' '),
            QString("1.50 ms"));
        QVERIFY(!model.index(1, MetricModel::LatencyColumn).data().isValid());
        model.setMetrics({{"elapsed", 12.0, "s", false}});
        QCOMPARE(model.columnCount(), 2);
    }

    void progressOfAClassicGoesByItems()
    {
        RunProgress progress;
        auto header = std::make_shared<Run>();
        header->workload.workload = "no such thing yet";
        progress.take(RunStarted{header});
        PhaseInfo phase;
        phase.test = "seq_create";
        phase.item = Item::Files;
        phase.plannedItems = 1000;
        progress.take(PhaseStarted{phase});
        QCOMPARE(progress.item(), Item::Files);
        Sample sample;
        sample.endNs = 1'000'000'000;
        sample[Direction::Item].ops = 250;
        sample[Direction::Write].ops = 500;
        progress.take(SampleTaken{sample});
        QCOMPARE(progress.itemsPerSecond(), 250.0);
        QCOMPARE(progress.operationsPerSecond(), 500.0); // what files are made of is not counted twice
        QCOMPARE(progress.secondsLeft(), 3.0);
        QCOMPARE(progress.fraction(), 0.25);
        sample.beginNs = sample.endNs;
        sample.endNs = 2'000'000'000;
        sample[Direction::Item].ops = 0; // it stands still
        progress.take(SampleTaken{sample});
        QVERIFY(progress.fraction() >= 0.25);
    }
};

QTEST_MAIN(ClassicResultsTest)
#include "tst_classic_results.moc"
