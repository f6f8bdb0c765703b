// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/TestRuns.h"
#include "ui/charts/RunChart.h"
#include "ui/charts/RunPlot.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QtTest>

using namespace iolite;
using namespace iolite::ui;
using namespace iolite::test;

namespace {

std::shared_ptr<const Run> shared(Run run)
{
    return std::make_shared<const Run>(std::move(run));
}

std::shared_ptr<const Run> headerOf(const Run &run)
{
    Run header = run;
    header.phases.clear();
    header.series.clear();
    header.status = RunStatus::Running;
    return shared(std::move(header));
}

QPalette darkPalette()
{
    QPalette palette;
    palette.setColor(QPalette::Base, QColor(0x1E, 0x1E, 0x1E));
    palette.setColor(QPalette::Text, QColor(0xE6, 0xE6, 0xE6));
    return palette;
}

QWidget *plotOf(RunChart &chart)
{
    return chart.findChild<QWidget *>(QStringLiteral("chartPlot"));
}

void wheel(QWidget *widget, double xShare, int delta)
{
    const QPointF position(widget->width() * xShare, widget->height() * 0.5);
    QWheelEvent event(position, widget->mapToGlobal(position), {}, {0, delta}, Qt::NoButton, Qt::NoModifier,
        Qt::NoScrollPhase, false);
    QApplication::sendEvent(widget, &event);
}

} // namespace

class RunChartTest : public QObject {
    Q_OBJECT
private slots:
    void emptyChartSaysWhatToDoNext();
    void runWithoutSeriesSaysSo();
    void liveRunGrows();
    void hiddenChartKeepsDataAndNeverDraws();
    void idleChartDoesNotDraw();
    void liveFramesAreBoundToTenPerSecond();
    void endLiveKeepsTheFinishedRecord();
    void paletteChangeIsFollowed();
    void wheelZoomsAndDoubleClickShowsAll();
    void dragPans();
    void keysZoomPanAndMoveTheCrosshair();
    void linkedChartsFollowEachOther();
    void sharedRangeRaisesTheAxis();
    void layoutDoesNotSetTheAxis();
    void alignedPlotsHaveTheSameHeights();
    void imageHasTheSizeAskedFor_data();
    void imageHasTheSizeAskedFor();
    void imageOfImpossibleSizeIsNull();
    void darkImageIsDark();
    void imageLeavesTheWidgetAlone();
    void readoutNamesPhaseAndValues();
    void panesAreAligned();
    void rightToLeftLayoutKeepsTimeToTheRight();
    void longRunDrawsInBoundedTime();
};

void RunChartTest::emptyChartSaysWhatToDoNext()
{
    RunChart chart;
    chart.show();
    const auto *message = chart.findChild<QLabel *>(QStringLiteral("chartMessage"));
    QVERIFY(message->isVisible());
    QVERIFY(message->text().contains(QStringLiteral("Run")));
    QVERIFY(!plotOf(chart)->isVisible());
    chart.setRuns({shared(testRun("a", {{}}))});
    QVERIFY(!message->isVisible());
    QVERIFY(plotOf(chart)->isVisible());
    chart.setRuns({});
    QVERIFY(message->isVisible());
}

void RunChartTest::runWithoutSeriesSaysSo()
{
    Run run = testRun("imported", {{}});
    run.series.clear();
    run.phases.clear();
    RunChart chart;
    chart.setRuns({shared(run)});
    QVERIFY(chart.summary().contains(QStringLiteral("no time series")));
}

void RunChartTest::liveRunGrows()
{
    const Run run = testRun("live", {{"a", Access::RandRead, 4096, 1, 20}});
    RunChart chart;
    chart.resize(800, 500);
    chart.show();
    chart.beginLive(headerOf(run));
    QVERIFY(chart.isLive());
    const Event started = PhaseStarted{run.phases.front().info};
    chart.append({&started, 1});
    QTRY_VERIFY(chart.framesDrawn() > 0);
    const double before = chart.endSeconds();
    std::vector<Event> events;
    for (const Sample &sample : run.series)
        events.push_back(SampleTaken{sample});
    const int frames = chart.framesDrawn();
    chart.append(events);
    QVERIFY(chart.endSeconds() > before);
    QVERIFY(chart.timeTo() >= 20.0);
    QVERIFY(chart.valueRange().maxBytesPerSecond > 1e8);
    QTRY_VERIFY(chart.framesDrawn() > frames);
}

void RunChartTest::hiddenChartKeepsDataAndNeverDraws()
{
    const Run run = testRun("live", {{"a", Access::RandRead, 4096, 1, 20}});
    RunChart chart;
    chart.resize(800, 500);
    chart.beginLive(headerOf(run));
    for (const Sample &sample : run.series) {
        const Event event = SampleTaken{sample};
        chart.append({&event, 1});
    }
    QTest::qWait(250);
    QCOMPARE(chart.framesDrawn(), 0);
    QVERIFY(chart.valueRange().maxBytesPerSecond > 1e8); // nothing is lost
    chart.show();
    QTRY_VERIFY(chart.framesDrawn() > 0);
    chart.hide();
    QTest::qWait(20);
    const int frames = chart.framesDrawn();
    const Event event = SampleTaken{testSample(20, 20.1, 0, Direction::Read, 1, 4096, 5, 5)};
    chart.append({&event, 1});
    QTest::qWait(250);
    QCOMPARE(chart.framesDrawn(), frames);
}

void RunChartTest::idleChartDoesNotDraw()
{
    RunChart chart;
    chart.resize(800, 500);
    chart.setRuns({shared(testRun("a", {{}}))});
    chart.show();
    QTRY_VERIFY(chart.framesDrawn() > 0);
    QTest::qWait(100);
    const int frames = chart.framesDrawn();
    QTest::qWait(400);
    QCOMPARE(chart.framesDrawn(), frames);
}

void RunChartTest::liveFramesAreBoundToTenPerSecond()
{
    const Run run = testRun("live", {{"a", Access::RandRead, 4096, 1, 20}});
    RunChart chart;
    chart.resize(400, 300);
    chart.show();
    chart.beginLive(headerOf(run));
    QTRY_VERIFY(chart.framesDrawn() > 0);
    QTest::qWait(150);
    const int before = chart.framesDrawn();
    QElapsedTimer clock;
    clock.start();
    for (std::size_t i = 0; i < 80 && clock.elapsed() < 900; ++i) { // all below 10 s, so the axis stays
        const Event event = SampleTaken{run.series[i]};
        chart.append({&event, 1});
        QTest::qWait(10);
    }
    QVERIFY(chart.framesDrawn() > before);
    QVERIFY2(chart.framesDrawn() - before <= clock.elapsed() / 100 + 1,
        qPrintable(QString::number(chart.framesDrawn() - before)));
}

void RunChartTest::endLiveKeepsTheFinishedRecord()
{
    const Run run = testRun("live", {{"a", Access::RandRead, 4096, 1, 12}});
    RunChart chart;
    chart.show();
    chart.beginLive(headerOf(run));
    chart.endLive(shared(run));
    QVERIFY(!chart.isLive());
    QCOMPARE(chart.endSeconds(), 12.0);
    QVERIFY(chart.summary().contains(QStringLiteral("live")));
    const Event late = SampleTaken{testSample(12, 99, 0, Direction::Read, 1, 4096, 5, 5)};
    chart.append({&late, 1}); // belongs to no live run
    QCOMPARE(chart.endSeconds(), 12.0);
}

void RunChartTest::paletteChangeIsFollowed()
{
    RunChart chart;
    chart.resize(600, 400);
    chart.setRuns({shared(testRun("a", {{}}))});
    chart.show();
    QTRY_VERIFY(chart.framesDrawn() > 0);
    const auto corner = [&] { return chart.grab().toImage().pixelColor(3, chart.height() - 3); };
    QCOMPARE(corner(), chart.palette().color(QPalette::Base));
    chart.setPalette(darkPalette());
    QTRY_COMPARE(corner(), QColor(0x1E, 0x1E, 0x1E));
}

void RunChartTest::wheelZoomsAndDoubleClickShowsAll()
{
    RunChart chart;
    chart.resize(800, 500);
    chart.setRuns({shared(testRun("a", {{"a", Access::Read, 4096, 1, 60}}))});
    chart.show();
    QTRY_VERIFY(chart.framesDrawn() > 0);
    QSignalSpy spy(&chart, &RunChart::timeRangeChanged);
    wheel(plotOf(chart), 0.5, 120);
    QVERIFY(!spy.isEmpty());
    QVERIFY(chart.timeFrom() > 0 && chart.timeTo() < 60);
    QTest::mouseDClick(plotOf(chart), Qt::LeftButton, {}, QPoint(400, 200));
    QCOMPARE(chart.timeFrom(), 0.0);
    QCOMPARE(chart.timeTo(), 60.0);
    wheel(plotOf(chart), 0.5, -120);
    QCOMPARE(chart.timeTo(), 60.0); // not beyond the run
}

void RunChartTest::dragPans()
{
    RunChart chart;
    chart.resize(800, 500);
    chart.setRuns({shared(testRun("a", {{"a", Access::Read, 4096, 1, 60}}))});
    chart.show();
    chart.setTimeRange(20, 30);
    QTRY_VERIFY(chart.framesDrawn() > 0);
    QTest::qWait(50);
    QTest::mousePress(plotOf(chart), Qt::LeftButton, {}, QPoint(400, 200));
    QTest::mouseMove(plotOf(chart), QPoint(300, 200));
    QTest::mouseRelease(plotOf(chart), Qt::LeftButton, {}, QPoint(300, 200));
    QVERIFY(chart.timeFrom() > 20.5); // the curves follow the pointer to the left
    QVERIFY(qAbs(chart.timeTo() - chart.timeFrom() - 10) < 1e-6);
}

void RunChartTest::keysZoomPanAndMoveTheCrosshair()
{
    RunChart chart;
    chart.resize(800, 500);
    chart.setRuns({shared(testRun("a", {{"a", Access::Read, 4096, 1, 60}}))});
    chart.show();
    QVERIFY(QTest::qWaitForWindowActive(&chart));
    QWidget *plot = plotOf(chart);
    QTest::keyClick(plot, Qt::Key_Plus);
    const double from = chart.timeFrom();
    QVERIFY(from > 0);
    QTest::keyClick(plot, Qt::Key_Right);
    QVERIFY(chart.timeFrom() > from);
    const double to = chart.timeTo();
    QTest::keyClick(plot, Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(chart.timeTo(), to); // only the crosshair moves
    QTest::keyClick(plot, Qt::Key_Home);
    QCOMPARE(chart.timeFrom(), 0.0);
    QCOMPARE(chart.timeTo(), 60.0);
    QVERIFY(plot->focusPolicy() & Qt::TabFocus);
    QVERIFY(!plot->accessibleName().isEmpty());
    QVERIFY(!plot->accessibleDescription().isEmpty());
}

void RunChartTest::linkedChartsFollowEachOther()
{
    RunChart a, b;
    a.setRuns({shared(testRun("a", {{"a", Access::Read, 4096, 1, 60}}))});
    b.setRuns({shared(testRun("b", {{"a", Access::Read, 4096, 1, 30}}))});
    connect(&a, &RunChart::timeRangeChanged, &b, &RunChart::setTimeRange);
    connect(&b, &RunChart::timeRangeChanged, &a, &RunChart::setTimeRange);
    a.setTimeRange(40, 50); // beyond the other's end
    QCOMPARE(b.timeFrom(), 40.0);
    QCOMPARE(b.timeTo(), 50.0);
    b.setTimeRange(1, 3);
    QCOMPARE(a.timeFrom(), 1.0);
    QCOMPARE(a.timeTo(), 3.0);
}

void RunChartTest::sharedRangeRaisesTheAxis()
{
    RunPlot plot;
    plot.setRuns({{std::make_shared<ChartSeries>(testRun("a", {{}})), QStringLiteral("a")}});
    plot.setTime(0, 5, 5);
    plot.render({600, 400}, 1);
    const double own = plot.throughputUpper();
    plot.setSharedRange({own * 3, 0, 0});
    plot.render({600, 400}, 1);
    QVERIFY(plot.throughputUpper() >= own * 3);
    plot.setSharedRange({});
    plot.render({600, 400}, 1);
    QCOMPARE(plot.throughputUpper(), own);
}

void RunChartTest::layoutDoesNotSetTheAxis()
{
    const test::TestPhase layout{.rate = 4e9, .kind = PhaseKind::Layout};
    const test::TestPhase measured{.rate = 50e6};
    const auto plotOf = [](const Run &run) {
        auto plot = std::make_unique<RunPlot>();
        plot->setRuns({{std::make_shared<ChartSeries>(run), QStringLiteral("a")}});
        plot->setTime(0, 10, 10);
        return plot;
    };
    const auto both = plotOf(testRun("a", {layout, measured}));
    const auto only = plotOf(testRun("b", {layout}));
    both->render({600, 400}, 1);
    QVERIFY2(both->throughputUpper() < 200e6, qPrintable(QString::number(both->throughputUpper())));
    both->setSharedRange(only->valueRange()); // beside a run that shows nothing but its layout
    both->render({600, 400}, 1);
    QVERIFY(both->throughputUpper() < 200e6);
    only->render({600, 400}, 1);
    QVERIFY(only->throughputUpper() >= 3e9); // better than nothing
}

void RunChartTest::alignedPlotsHaveTheSameHeights()
{
    RunPlot few, many;
    few.setRuns({{std::make_shared<ChartSeries>(testRun("few", {{.seconds = 40}})), QStringLiteral("few")}});
    many.setRuns({{std::make_shared<ChartSeries>(testRun("many", test::quickCheckPhases())), QStringLiteral("many")}});
    for (RunPlot *plot : {&few, &many})
        plot->setTime(0, 60, 60);
    const auto render = [&] {
        for (int pass = 0; pass < 2; ++pass)
            for (RunPlot *plot : {&few, &many})
                plot->render({500, 500}, 1);
    };
    render();
    QVERIFY(few.throughputRect().top() != many.throughputRect().top()); // else this shows nothing
    RunPlot::align({&few, &many});
    render();
    QCOMPARE(few.throughputRect().top(), many.throughputRect().top());
    QCOMPARE(few.throughputRect().bottom(), many.throughputRect().bottom());
    QCOMPARE(few.latencyRect().top(), many.latencyRect().top());
    QCOMPARE(few.latencyRect().bottom(), many.latencyRect().bottom());
}

void RunChartTest::imageHasTheSizeAskedFor_data()
{
    QTest::addColumn<double>("scale");
    QTest::newRow("1x") << 1.0;
    QTest::newRow("2x") << 2.0;
    QTest::newRow("4x") << 4.0;
}

void RunChartTest::imageHasTheSizeAskedFor()
{
    QFETCH(const double, scale);
    RunChart chart;
    chart.setRuns({shared(testRun("a", quickCheckPhases()))});
    const QImage image = chart.toImage({900, 600}, scale);
    QCOMPARE(image.size(), QSize(900, 600) * scale);
    QCOMPARE(image.devicePixelRatio(), scale);
    // There are curves: the colour of reads in the upper part, and text in the caption.
    int blue = 0, dark = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QColor c = image.pixelColor(x, y);
            blue += y < image.height() / 2 && c.blue() > 140 && c.red() < 60 ? 1 : 0;
            dark += y > image.height() * 3 / 4 && c.lightness() < 90 ? 1 : 0;
        }
    QVERIFY(blue > 300 * scale);
    QVERIFY(dark > 300 * scale);
}

void RunChartTest::imageOfImpossibleSizeIsNull()
{
    RunChart chart;
    chart.setRuns({shared(testRun("a", {{}}))});
    QVERIFY(chart.toImage({0, 0}, 1).isNull());
    QVERIFY(chart.toImage({100, 600}, 1).isNull());
    QVERIFY(chart.toImage({900, 600}, 0).isNull());
    QVERIFY(chart.toImage({100000, 100000}, 4).isNull());
}

void RunChartTest::darkImageIsDark()
{
    RunChart chart;
    chart.setPalette(darkPalette());
    chart.setRuns({shared(testRun("a", {{}}))});
    const QImage image = chart.toImage({600, 400}, 1);
    QCOMPARE(image.pixelColor(1, 1), QColor(0x1E, 0x1E, 0x1E));
    QCOMPARE(image.pixelColor(1, 398), QColor(0x1E, 0x1E, 0x1E));
}

void RunChartTest::imageLeavesTheWidgetAlone()
{
    RunChart chart;
    chart.resize(700, 400);
    chart.setRuns({shared(testRun("a", {{}}))});
    chart.show();
    chart.setTimeRange(1, 2);
    QTRY_VERIFY(chart.framesDrawn() > 0);
    QTest::qWait(50);
    const QImage before = chart.grab().toImage();
    chart.toImage({1200, 800}, 2);
    QCOMPARE(chart.grab().toImage(), before);
    QCOMPARE(plotOf(chart)->width(), 700);
}

void RunChartTest::readoutNamesPhaseAndValues()
{
    RunChart chart;
    chart.setRuns({shared(testRun("a", quickCheckPhases()))});
    const QString text = chart.readout(50);
    QVERIFY2(text.contains(QStringLiteral("Random read")), qPrintable(text));
    for (const char *word : {"IOPS", "p50", "p99", "MiB/s"})
        QVERIFY2(text.contains(QLatin1String(word)), qPrintable(text));
    QVERIFY(!chart.readout(1e6).contains(QStringLiteral("IOPS")));
}

void RunChartTest::panesAreAligned()
{
    RunPlot plot;
    plot.setRuns({{std::make_shared<ChartSeries>(testRun("a", quickCheckPhases())), QStringLiteral("a")}});
    plot.setTime(0, 86, 86);
    for (const QSize size : {QSize(1000, 600), QSize(600, 400), QSize(320, 240)}) {
        plot.render(size, 1);
        QCOMPARE(plot.throughputRect().left(), plot.latencyRect().left());
        QCOMPARE(plot.throughputRect().right(), plot.latencyRect().right());
        QVERIFY(plot.throughputRect().bottom() < plot.latencyRect().top());
        QVERIFY(QRectF(QPointF(), QSizeF(size)).contains(plot.timeRect()));
    }
}

void RunChartTest::rightToLeftLayoutKeepsTimeToTheRight()
{
    RunChart chart;
    chart.setLayoutDirection(Qt::RightToLeft);
    chart.resize(800, 500);
    chart.setRuns({shared(testRun("a", {{"a", Access::Read, 4096, 1, 60}}))});
    chart.show();
    QTRY_VERIFY(chart.framesDrawn() > 0);
    QTest::qWait(50);
    wheel(plotOf(chart), 0.9, 120);
    QVERIFY(60 - chart.timeTo() < chart.timeFrom()); // near the end, which is to the right
}

void RunChartTest::longRunDrawsInBoundedTime()
{
    const auto fastest = [](double seconds) {
        RunPlot plot;
        plot.setRuns({{std::make_shared<ChartSeries>(testRun("a", {{"a", Access::RandRW, 4096, 1, seconds}})),
            QStringLiteral("a")}});
        plot.setTime(0, seconds, seconds);
        plot.render({1000, 600}, 1);
        qint64 best = std::numeric_limits<qint64>::max();
        for (int i = 0; i < 5; ++i) {
            QElapsedTimer clock;
            clock.start();
            plot.draw();
            best = std::min(best, clock.nsecsElapsed());
        }
        return best;
    };
    const qint64 shortRun = fastest(60), longRun = fastest(3600);
    // Sixty times the samples: reduced to the pixel columns, they cost a few times as much, not sixty times.
    QVERIFY2(longRun < 12 * shortRun,
        qPrintable(QStringLiteral("%1 ms and %2 ms").arg(double(shortRun) / 1e6).arg(double(longRun) / 1e6)));
}

QTEST_MAIN(RunChartTest)
#include "tst_run_chart.moc"
