// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/TestRuns.h"
#include "ui/charts/RunChart.h"
#include "ui/compare/CompareModel.h"
#include "ui/compare/CompareView.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QMimeData>
#include <QTableView>
#include <QToolButton>
#include <QtTest>

using namespace iolite;
using namespace iolite::ui;
using namespace iolite::test;

namespace {

std::shared_ptr<const Run> runWith(const std::string &label, double writeKiB, double latencyUs, unsigned seed)
{
    Run run = testRun(label, {{"a", Access::Write, 4096, 1, 20.0 * seed, writeKiB * 1024}}, 0.1, seed);
    run.metrics = {
        {"write.bw", writeKiB, "KiB/s"}, {"write.clat_p99", latencyUs, "us"}, {"write.cache_share", 5.0 * seed, "%"}};
    return std::make_shared<const Run>(std::move(run));
}

QString plain(QString text)
{
    return text.replace(QChar(0xA0), QLatin1Char(' '));
}

} // namespace

class CompareViewTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void modelIsSound();
    void ratioAndChangeOfAKnownCase();
    void directionDecidesWhatIsBetter();
    void aSmallChangeIsNotJudged();
    void numbersKeepTheirOrderFromRightToLeft();
    void missingValueIsADash();
    void fewerThanTwoRunsSayWhatToDoNext();
    void layoutsToggle();
    void sideBySideAxesAreLinkedBothWays();
    void sideBySideValuesShareTheirBounds();
    void thirdRunCanBePicked();
    void differencesAreListed();
    void copyGivesTextCsvAndImage();
    void controlsHaveNames();

private:
    std::shared_ptr<const Run> m_a, m_b, m_c;
};

void CompareViewTest::initTestCase()
{
    m_a = runWith("noatime", 153107, 900, 1);
    m_b = runWith("delaylog", 67527, 700, 2);
    m_c = runWith("third", 160000, 950, 3);
}

void CompareViewTest::modelIsSound()
{
    CompareModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setComparison(analysis::compare({*m_a}, {*m_b}), QStringLiteral("a"), QStringLiteral("b"));
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.columnCount(), int(CompareModel::ColumnCount));
    model.setComparison({}, {}, {});
    QCOMPARE(model.rowCount(), 0);
}

void CompareViewTest::ratioAndChangeOfAKnownCase()
{
    CompareModel model;
    model.setComparison(analysis::compare({*m_a}, {*m_b}), QStringLiteral("a"), QStringLiteral("b"));
    const auto text = [&](int column) { return plain(model.index(0, column).data().toString()); };
    QCOMPARE(text(CompareModel::BaseColumn), QStringLiteral("150 MiB/s"));
    QCOMPARE(text(CompareModel::CandidateColumn), QStringLiteral("65.9 MiB/s"));
    QCOMPARE(text(CompareModel::RatioColumn), QStringLiteral("44.1 %"));
    QCOMPARE(text(CompareModel::ChangeColumn), QStringLiteral("▼ −55.9 % worse"));
}

void CompareViewTest::directionDecidesWhatIsBetter()
{
    CompareModel model;
    model.setComparison(analysis::compare({*m_a}, {*m_b}), QStringLiteral("a"), QStringLiteral("b"));
    QCOMPARE(model.verdict(0), CompareModel::Verdict::Worse); // bandwidth fell
    QCOMPARE(model.verdict(1), CompareModel::Verdict::Better); // latency fell
    QCOMPARE(model.verdict(2), CompareModel::Verdict::None); // a share is neither
    QVERIFY(
        model.index(1, CompareModel::ChangeColumn).data().toString().endsWith(QStringLiteral("better"))); // not only by
                                                                                                          // colour
    QVERIFY(model.index(0, CompareModel::ChangeColumn).data(Qt::ForegroundRole).isValid());
    QVERIFY(!model.index(2, CompareModel::ChangeColumn).data(Qt::ForegroundRole).isValid());
}

void CompareViewTest::aSmallChangeIsNotJudged()
{
    const auto first = [this](double kibPerSecond, int role) {
        CompareModel model;
        model.setComparison(analysis::compare({*m_a}, {*runWith("near", kibPerSecond, 900, 2)}), {}, {});
        return model.index(0, CompareModel::ChangeColumn).data(role);
    };
    QCOMPARE(plain(first(153107 * 0.985, Qt::DisplayRole).toString()), QStringLiteral("▼ −1.5 %"));
    QVERIFY(!first(153107 * 0.985, Qt::ForegroundRole).isValid());
    QCOMPARE(plain(first(153107 * 1.025, Qt::DisplayRole).toString()), QStringLiteral("▲ +2.5 % better"));
    QVERIFY(first(153107 * 1.025, Qt::ForegroundRole).isValid());
}

void CompareViewTest::numbersKeepTheirOrderFromRightToLeft()
{
    CompareView view;
    view.setRuns({m_a, m_b});
    const QString before = view.tableText();
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    const QString shown = view.findChild<CompareModel *>()->index(0, CompareModel::BaseColumn).data().toString();
    const QString copied = view.tableText();
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    QVERIFY(shown.startsWith(QChar(0x2066)) && shown.endsWith(QChar(0x2069)));
    QCOMPARE(copied, before);
}

void CompareViewTest::missingValueIsADash()
{
    Run without = *m_b;
    without.metrics.erase(without.metrics.begin());
    CompareModel model;
    model.setComparison(analysis::compare({*m_a}, {without}), QStringLiteral("a"), QStringLiteral("b"));
    for (const int column : {CompareModel::CandidateColumn, CompareModel::RatioColumn, CompareModel::ChangeColumn})
        QCOMPARE(model.index(0, column).data().toString(), QStringLiteral("–"));
}

void CompareViewTest::fewerThanTwoRunsSayWhatToDoNext()
{
    CompareView view;
    view.show();
    const auto *empty = view.findChild<QLabel *>(QStringLiteral("compareEmpty"));
    QVERIFY(empty->isVisible());
    view.setRuns({m_a});
    QVERIFY(empty->isVisible());
    view.setRuns({m_a, m_b});
    QVERIFY(!empty->isVisible());
    view.setRuns({});
    QVERIFY(empty->isVisible());
}

void CompareViewTest::layoutsToggle()
{
    CompareView view;
    view.resize(1000, 800);
    view.setRuns({m_a, m_b, m_c});
    view.show();
    QSignalSpy spy(&view, &CompareView::layoutChanged);
    QCOMPARE(view.layout(), CompareView::Layout::Overlay);
    QVERIFY(view.findChild<RunChart *>(QStringLiteral("compareOverlay"))->isVisible());
    QCOMPARE(view.shownRuns().size(), std::size_t(3));
    QTest::mouseClick(view.findChild<QToolButton *>(QStringLiteral("compareSideButton")), Qt::LeftButton);
    QCOMPARE(view.layout(), CompareView::Layout::SideBySide);
    QCOMPARE(spy.size(), 1);
    QVERIFY(view.findChild<RunChart *>(QStringLiteral("compareBase"))->isVisible());
    QCOMPARE(view.shownRuns().size(), std::size_t(2));
    view.setLayout(CompareView::Layout::Overlay);
    QCOMPARE(spy.size(), 2);
    QVERIFY(view.findChild<QToolButton *>(QStringLiteral("compareOverlayButton"))->isChecked());
}

void CompareViewTest::sideBySideAxesAreLinkedBothWays()
{
    CompareView view;
    view.setRuns({m_a, m_b});
    auto *base = view.findChild<RunChart *>(QStringLiteral("compareBase"));
    auto *candidate = view.findChild<RunChart *>(QStringLiteral("compareCandidate"));
    QCOMPARE(base->timeTo(), 40.0); // the longer of both
    QCOMPARE(candidate->timeTo(), 40.0);
    base->setTimeRange(3, 7);
    QCOMPARE(candidate->timeFrom(), 3.0);
    QCOMPARE(candidate->timeTo(), 7.0);
    candidate->setTimeRange(30, 35);
    QCOMPARE(base->timeFrom(), 30.0);
    base->showAll();
    QCOMPARE(candidate->timeTo(), 40.0);
}

void CompareViewTest::sideBySideValuesShareTheirBounds()
{
    CompareView view;
    view.resize(1000, 800);
    view.setRuns({m_a, m_b});
    view.setLayout(CompareView::Layout::SideBySide);
    view.show();
    auto *candidate = view.findChild<RunChart *>(QStringLiteral("compareCandidate"));
    QTRY_VERIFY(candidate->framesDrawn() > 0);
    QTest::qWait(50);
    // The slower run's curve stays in the lower half of the pane: the axis is that of the faster one.
    const QImage image = candidate->grab().toImage();
    int highest = image.height();
    for (int y = 60; y < image.height() && highest == image.height(); ++y)
        for (int x = 100; x < image.width(); ++x)
            if (image.pixelColor(x, y).saturation() > 200)
                highest = y;
    QVERIFY2(highest > 100, qPrintable(QString::number(highest)));
}

void CompareViewTest::thirdRunCanBePicked()
{
    CompareView view;
    view.setRuns({m_a, m_b, m_c});
    auto *pick = view.findChild<QComboBox *>(QStringLiteral("compareWith"));
    QCOMPARE(pick->count(), 2);
    pick->setCurrentIndex(1);
    emit pick->activated(1);
    view.setLayout(CompareView::Layout::SideBySide);
    QCOMPARE(view.shownRuns().back(), m_c);
    QVERIFY(plain(view.tableText()).contains(QStringLiteral("+4.5 %")));
}

void CompareViewTest::differencesAreListed()
{
    Run other = *m_b;
    other.workload.jobs.front().iodepth = 32;
    CompareView view;
    view.setRuns({m_a, std::make_shared<const Run>(other)});
    const QString text = view.findChild<QLabel *>(QStringLiteral("compareNotes"))->text();
    QVERIFY2(text.contains(QStringLiteral("iodepth")), qPrintable(text));
}

void CompareViewTest::copyGivesTextCsvAndImage()
{
    CompareView view;
    view.setRuns({m_a, m_b});
    view.copy();
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    QVERIFY(data->hasImage());
    QVERIFY(plain(data->text()).contains(QStringLiteral("44.1 %")));
    const QString csv = QString::fromUtf8(data->data(QStringLiteral("text/csv")));
    QVERIFY2(csv.contains(QStringLiteral("write.bw,KiB/s,153107,67527,0.44")), qPrintable(csv));
    const QStringList lines = view.tableText().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 4);
    for (const QString &line : lines)
        QCOMPARE(line.size(), lines.front().size()); // aligned
}

void CompareViewTest::controlsHaveNames()
{
    CompareView view;
    for (const char *name :
        {"compareOverlayButton", "compareSideButton", "compareWith", "compareTable", "compareNotes"}) {
        const auto *widget = view.findChild<QWidget *>(QLatin1String(name));
        QVERIFY2(widget, name);
        QVERIFY2(!widget->accessibleName().isEmpty(), name);
    }
    QVERIFY(!view.findChild<QTableView *>(QStringLiteral("compareTable"))->tabKeyNavigation());
}

QTEST_MAIN(CompareViewTest)
#include "tst_compare_view.moc"
