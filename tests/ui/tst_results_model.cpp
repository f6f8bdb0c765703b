// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/WindowFixture.h"
#include "ui/results/ResultsModel.h"
#include "ui/results/ResultsPanel.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

using namespace iolite;
using namespace iolite::ui;

class ResultsModelTest : public QObject {
    Q_OBJECT

    static std::vector<Metric> metrics()
    {
        return {{"seq.read.lat_max", 950.5, "us", false}, {"seq.read.bw", 1048576.0, "KiB/s", false},
            {"seq.write.bw", 524288.0, "KiB/s", false}, {"seq.write.oddity", std::nullopt, "s", true}};
    }

private slots:
    void aRowPerTestAColumnPerQuantity()
    {
        ResultsModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setMetrics(metrics());
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.columnCount(), 4); // test, rate, max, and the one nobody knows
        QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), QString("Rate"));
        QCOMPARE(model.index(0, 1).data(ResultsModel::NumberRole).toDouble(), 1048576.0);
        QCOMPARE(model.index(0, 1).data(ResultsModel::MetricRole).toString(), QString("seq.read.bw"));
        QVERIFY(model.index(0, 1).data().toString().contains("GiB/s"));
        QVERIFY(!model.index(1, 2).data(ResultsModel::NumberRole).isValid()); // no maximum of the write
        model.setMetrics({});
        QVERIFY(model.isEmpty());
    }

    void csvHasBareNumbersWhateverTheLocale()
    {
        QLocale::setDefault(QLocale(QLocale::German));
        ResultsModel model;
        model.setMetrics(metrics());
        const QByteArray csv = model.toCsv();
        QLocale::setDefault(QLocale::c());
        QVERIFY2(csv.startsWith("test,bw (KiB/s),lat_max (us),oddity (s)\r\n"), csv.constData());
        QVERIFY2(csv.contains("seq.read,1048576,950.5,\r\n"), csv.constData());
        QVERIFY2(csv.contains("seq.write,524288,,\r\n"), csv.constData());
    }

    void textHasAlignedColumns()
    {
        ResultsModel model;
        model.setMetrics(metrics());
        const QStringList lines = model.toText().split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines[0].size(), lines[1].size());
        QCOMPARE(lines[1].size(), lines[2].size());
    }

    void copyPutsTextAndCsvOnTheClipboard()
    {
        ResultsPanel panel;
        panel.setRun(std::make_shared<const Run>(tests::savedRun("aaaaaaaaaaaa", "x", 0)));
        panel.copy();
        const QMimeData *mime = QGuiApplication::clipboard()->mimeData();
        QVERIFY(mime->hasText());
        QVERIFY(mime->data("text/csv").contains("read,204800,51200"));
    }
};

QTEST_MAIN(ResultsModelTest)
#include "tst_results_model.moc"
