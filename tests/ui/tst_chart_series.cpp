// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/Units.h"
#include "tests/ui/TestRuns.h"
#include "ui/charts/ChartColours.h"
#include "ui/charts/ChartSeries.h"
#include "ui/charts/ColumnFill.h"
#include "ui/charts/Dashes.h"
#include "ui/charts/NiceScale.h"
#include "ui/charts/TimeWindow.h"

#include <QPalette>
#include <QtTest>

#include <algorithm>

using namespace iolite;
using namespace iolite::ui;
using namespace iolite::test;

namespace {

int gaps(const std::vector<ChartPoint> &points)
{
    return int(std::count_if(points.begin(), points.end(), [](const ChartPoint &p) { return std::isnan(p.value); }));
}

PhaseInfo phaseInfo(int index, Access rw, double begin = 0)
{
    PhaseInfo info;
    info.index = index;
    info.rw = rw;
    info.beginNs = std::llround(begin * 1e9);
    return info;
}

constexpr Channel kReadRate{Direction::Read, Quantity::Rate};
constexpr Channel kReadMax{Direction::Read, Quantity::Max};

} // namespace

class ChartSeriesTest : public QObject {
    Q_OBJECT
private slots:
    void decimationKeepsEveryExtreme();
    void decimationGivesFewPointsPerColumn();
    void pointsComeInOrderOfTime();
    void stalledDeviceIsZeroRateAndNoLatency();
    void silenceBetweenSamplesIsNotBridged();
    void phasesAreNotJoined();
    void lonePointBecomesALine();
    void wideSampleIsLevel();
    void tinyLastSampleIsMerged();
    void rampAndMeasuredSamplesAreNotMerged();
    void writeRateIsAbsentWhileAPhaseOnlyReads();
    void savedAndLiveSeriesAreEqual();
    void pointIsFoundByTime();
    void niceNumbers();
    void logBoundsHoldTheValues_data();
    void logBoundsHoldTheValues();
    void timeWindowStaysWithinTheRun();
    void growingRunIsFollowedUnlessZoomed();
    void seriesColoursHaveContrast();
    void dashesHaveTheLengthsOfThePattern();
    void columnFillLeavesGapsOut();
};

void ChartSeriesTest::decimationKeepsEveryExtreme()
{
    const Run run = testRun("noise", {{"a", Access::RandRead, 4096, 1, 60}}, 0.01);
    const ChartSeries series(run);
    QCOMPARE(series.points().size(), std::size_t(6000));
    constexpr int columns = 200;
    const std::vector<ChartPoint> points = series.curve(kReadMax, 0, 60, columns);
    for (int c = 0; c < columns; ++c) {
        double smallest = 1e300, largest = 0;
        for (const SeriesPoint &p : series.points())
            if (int((p.begin + p.end) / 2 / 60 * columns) == c) {
                smallest = std::min(smallest, double(p[Direction::Read].maxUs));
                largest = std::max(largest, double(p[Direction::Read].maxUs));
            }
        const auto has = [&](double v) {
            return std::any_of(points.begin(), points.end(), [v](const ChartPoint &p) { return p.value == v; });
        };
        QVERIFY2(has(smallest), qPrintable(QString::number(c)));
        QVERIFY2(has(largest), qPrintable(QString::number(c)));
    }
}

void ChartSeriesTest::decimationGivesFewPointsPerColumn()
{
    TestPhase phase{"a", Access::RandRead, 4096, 1, 360};
    for (double t = 0; t < 360; t += 0.04)
        phase.stalls.push_back({t, t + 0.02}); // every second pair of samples is a gap
    const ChartSeries series(testRun("gaps", {phase}, 0.01));
    QCOMPARE(series.points().size(), std::size_t(36000));
    QVERIFY(series.curve(kReadMax, 0, 360, 500).size() <= 2 * 502); // no gap is as wide as a column
    QVERIFY(series.curve(kReadMax, 0, 360, 20000).size() <= 4 * 20000);
}

void ChartSeriesTest::pointsComeInOrderOfTime()
{
    const ChartSeries series(testRun("quick", quickCheckPhases()));
    for (const int columns : {10, 100, 1000, 5000})
        for (const Quantity quantity : {Quantity::Rate, Quantity::P50, Quantity::Max}) {
            const auto points = series.curve({Direction::Write, quantity}, 0, series.endSeconds(), columns);
            QVERIFY(std::is_sorted(points.begin(), points.end(),
                [](const ChartPoint &a, const ChartPoint &b) { return a.time < b.time; }));
        }
}

void ChartSeriesTest::stalledDeviceIsZeroRateAndNoLatency()
{
    TestPhase phase{"a", Access::RandRead, 4096, 1, 10};
    phase.stalls = {{4, 6}};
    const ChartSeries series(testRun("stall", {phase}));
    const auto rate = series.curve(kReadRate, 0, 10, 1000);
    QCOMPARE(gaps(rate), 0);
    for (const ChartPoint &p : rate)
        QCOMPARE(p.value == 0.0, p.time > 4.0 && p.time < 6.0);
    const auto latency = series.curve({Direction::Read, Quantity::P50}, 0, 10, 1000);
    QCOMPARE(gaps(latency), 1);
    for (const ChartPoint &p : latency)
        QVERIFY(std::isnan(p.value) || p.time <= 4.0 + 1e-9 || p.time >= 6.0 - 1e-9);
}

void ChartSeriesTest::silenceBetweenSamplesIsNotBridged()
{
    ChartSeries series;
    series.startPhase(phaseInfo(0, Access::Read));
    for (const double t : {0.0, 0.1, 0.2, 3.0, 3.1})
        series.append(testSample(t, t + 0.1, 0, Direction::Read, 10, 40960, 100, 200));
    QCOMPARE(gaps(series.curve(kReadRate, 0, 4, 400)), 1);
}

void ChartSeriesTest::phasesAreNotJoined()
{
    const ChartSeries series(
        testRun("two", {{"a", Access::Read, 4096, 1, 5, 2e8}, {"b", Access::RandRead, 4096, 1, 5, 1e8}}));
    for (const int columns : {7, 100, 1000}) // also where both phases touch within one column
        QCOMPARE(gaps(series.curve(kReadRate, 0, 10, columns)), 1);
}

void ChartSeriesTest::lonePointBecomesALine()
{
    TestPhase phase{"a", Access::RandRead, 4096, 1, 2};
    phase.stalls = {{0, 1}, {1.1, 2}};
    const ChartSeries series(testRun("lone", {phase}));
    for (const int columns : {20, 2000}) {
        const auto points = series.curve({Direction::Read, Quantity::P50}, 0, 2, columns);
        QVERIFY(points.size() >= 2);
        QVERIFY(points.back().time > points.front().time);
        QCOMPARE(gaps(points), 0);
    }
}

void ChartSeriesTest::wideSampleIsLevel()
{
    ChartSeries series;
    series.startPhase(phaseInfo(0, Access::Read));
    series.append(testSample(0, 0.1, 0, Direction::Read, 10, 40960, 100, 200));
    series.append(testSample(0.1, 5.1, 0, Direction::Read, 10, 40960, 100, 200)); // nobody took samples for 5 s
    series.append(testSample(5.1, 5.2, 0, Direction::Read, 10, 40960, 100, 200));
    const auto points = series.curve(kReadRate, 0, 5.2, 1000);
    const double low = 40960 / 5.0;
    QVERIFY(std::any_of(
        points.begin(), points.end(), [&](auto &p) { return qFuzzyCompare(p.value, low) && p.time < 0.11; }));
    QVERIFY(std::any_of(
        points.begin(), points.end(), [&](auto &p) { return qFuzzyCompare(p.value, low) && p.time > 5.09; }));
}

void ChartSeriesTest::tinyLastSampleIsMerged()
{
    ChartSeries series;
    series.startPhase(phaseInfo(0, Access::Read));
    series.append(testSample(0, 0.1, 0, Direction::Read, 100, 409600, 100, 200));
    series.append(testSample(0.1, 0.101, 0, Direction::Read, 32, 131072, 150, 900)); // would be 131 MB/s
    QCOMPARE(series.points().size(), std::size_t(1));
    const SeriesPoint &p = series.points().front();
    QCOMPARE(p[Direction::Read].bytes, 540672.0);
    QCOMPARE(p[Direction::Read].ops, 132.0);
    QCOMPARE(p[Direction::Read].maxUs, 900.f);
    QCOMPARE(p.end, 0.101);
    QVERIFY(series.extremes(kReadRate, 0, 1).largest < 5.5e6);
}

void ChartSeriesTest::rampAndMeasuredSamplesAreNotMerged()
{
    ChartSeries series;
    series.startPhase(phaseInfo(0, Access::Read));
    Sample ramp = testSample(0, 0.1, 0, Direction::Read, 100, 409600, 100, 200);
    ramp.ramp = true;
    series.append(ramp);
    series.append(testSample(0.1, 0.12, 0, Direction::Read, 30, 120000, 100, 200));
    QCOMPARE(series.points().size(), std::size_t(2));
    QCOMPARE(series.phases().front().measuredFrom.value(), 0.1);
}

void ChartSeriesTest::writeRateIsAbsentWhileAPhaseOnlyReads()
{
    const ChartSeries series(testRun("rw", {{"a", Access::Read}, {"b", Access::Write}}));
    for (const ChartPoint &p : series.curve({Direction::Write, Quantity::Rate}, 0, 10, 1000))
        QVERIFY(p.time >= 5.0 - 1e-9);
}

void ChartSeriesTest::savedAndLiveSeriesAreEqual()
{
    const Run run = testRun("quick", quickCheckPhases());
    const ChartSeries saved(run);
    ChartSeries live(run.sampleIntervalNs);
    std::size_t next = 0;
    for (const PhaseResult &phase : run.phases) {
        live.startPhase(phase.info);
        while (next < run.series.size() && run.series[next].phase == phase.info.index)
            live.append(run.series[next++]);
        live.finishPhase(phase);
    }
    QCOMPARE(live.points().size(), saved.points().size());
    QCOMPARE(live.endSeconds(), saved.endSeconds());
    const auto a = live.curve(kReadRate, 0, 90, 700), b = saved.curve(kReadRate, 0, 90, 700);
    QVERIFY(std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const ChartPoint &x, const ChartPoint &y) {
        return x.time == y.time && (x.value == y.value || (std::isnan(x.value) && std::isnan(y.value)));
    }));
}

void ChartSeriesTest::pointIsFoundByTime()
{
    const ChartSeries series(testRun("two", {{"a", Access::Read}, {"b", Access::Write}}));
    QCOMPARE(series.at(0.05), &series.points().front());
    QCOMPARE(series.at(5.25)->phase, 1);
    QVERIFY(!series.at(11));
    QCOMPARE(series.phaseAt(6)->info.name, std::string("b"));
    QVERIFY(!ChartSeries().at(0));
}

void ChartSeriesTest::niceNumbers()
{
    QCOMPARE(ceil125(0.3), 0.5);
    QCOMPARE(ceil125(1000), 1000.0);
    QCOMPARE(floor125(0.3), 0.2);
    QCOMPARE(floor125(1000), 1000.0);
    QVERIFY(niceCeil(973) >= 973 * 1.05 && niceCeil(973) < 973 * 1.3);
    QCOMPARE(std::string(rateUnit(5.0 * MiB).name), std::string("MiB/s"));
    QCOMPARE(std::string(rateUnit(900).name), std::string("B/s"));
    QCOMPARE(timeStep(90, 9), 10.0);
    QCOMPARE(timeStep(3600, 8), 600.0);
    QCOMPARE(timeStep(1, 10), 0.1);
    for (double t = 0; t < 5000; t += 7.3)
        QVERIFY(growingEnd(t) >= t && growingEnd(t) <= std::max(10.0, 1.3 * t + 5));
}

void ChartSeriesTest::logBoundsHoldTheValues_data()
{
    QTest::addColumn<double>("smallest");
    QTest::addColumn<double>("largest");
    QTest::newRow("usual") << 71.0 << 138e3;
    QTest::newRow("one value") << 100.0 << 100.0;
    QTest::newRow("nanoseconds") << 0.05 << 0.9;
    QTest::newRow("minutes") << 3e6 << 6e7;
    QTest::newRow("nothing") << 0.0 << 0.0;
}

void ChartSeriesTest::logBoundsHoldTheValues()
{
    QFETCH(const double, smallest);
    QFETCH(const double, largest);
    const LogBounds bounds = logBounds(smallest, largest);
    QVERIFY(bounds.lower > 0);
    QVERIFY(bounds.upper >= bounds.lower * 9.99);
    QVERIFY(smallest == 0 || bounds.lower < smallest);
    QVERIFY(bounds.upper > largest);
    const std::vector<double> ticks = logTicks(bounds.lower, bounds.upper);
    QVERIFY(ticks.size() >= 2 && ticks.size() <= 12);
    QVERIFY(std::is_sorted(ticks.begin(), ticks.end()));
}

void ChartSeriesTest::timeWindowStaysWithinTheRun()
{
    TimeWindow window;
    window.setEnd(100);
    window.zoom(0.5, 0);
    QCOMPARE(window.from(), 0.0);
    QCOMPARE(window.to(), 50.0);
    window.pan(1000);
    QCOMPARE(window.from(), 50.0);
    QCOMPARE(window.to(), 100.0);
    window.pan(-1000);
    QCOMPARE(window.from(), 0.0);
    window.zoom(0.5, 20);
    QCOMPARE(window.from(), 10.0); // 20 keeps its place
    for (int i = 0; i < 200; ++i)
        window.zoom(0.8, 20);
    QVERIFY(window.to() - window.from() >= TimeWindow::kShortest * 0.99);
    for (int i = 0; i < 200; ++i)
        window.zoom(1.25, 20);
    QVERIFY(window.showsAll());
    window.set(7, 7);
    QVERIFY(window.showsAll()); // an empty range is none
}

void ChartSeriesTest::growingRunIsFollowedUnlessZoomed()
{
    TimeWindow window;
    window.setEnd(10);
    window.setEnd(20);
    QCOMPARE(window.to(), 20.0);
    window.zoom(0.5, 10);
    window.setEnd(40);
    QCOMPARE(window.to(), 15.0);
    window.showAll();
    QCOMPARE(window.to(), 40.0);
}

void ChartSeriesTest::seriesColoursHaveContrast()
{
    for (const QColor &base : {QColor(Qt::white), QColor(0x1E, 0x1E, 0x1E)}) {
        QPalette palette;
        palette.setColor(QPalette::Base, base);
        palette.setColor(QPalette::Text, base == QColor(Qt::white) ? QColor(Qt::black) : QColor(0xE6, 0xE6, 0xE6));
        const ChartColours colours = chartColours(palette);
        for (const QColor &colour : colours.series)
            QVERIFY2(contrast(colour, base) >= 3.0, qPrintable(colour.name() + " on " + base.name()));
        QVERIFY(contrast(colours.text, base) >= 7.0);
        QVERIFY(contrast(colours.mutedText, base) >= 4.5);
    }
}

void ChartSeriesTest::dashesHaveTheLengthsOfThePattern()
{
    const auto dashes = cutDashes({{0, 0}, {50, 0}, {100, 0}}, {5, 3}, 2); // 10 on, 6 off
    QCOMPARE(dashes.size(), 8); // 7 dashes, one of them in two parts at the vertex
    double drawn = 0;
    for (const QLineF &dash : dashes)
        drawn += dash.length();
    QCOMPARE(drawn, 64.0); // 6 × 10 and the 4 that are left
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QCOMPARE(cutDashes({{0, 0}, {5, nan}, {10, 0}}, {5, 3}, 1).size(), 0);
}

void ChartSeriesTest::columnFillLeavesGapsOut()
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const auto columns = columnsToLevel({{0, 10}, {4, 10}, {4, nan}, {8, 10}, {10, 10}}, 20, 0, 12);
    QCOMPARE(columns.size(), 8); // 0…4 and 8…10
    for (const QRectF &column : columns) {
        QVERIFY(column.left() <= 4 || column.left() >= 8);
        QCOMPARE(column.height(), 10.0);
    }
    QCOMPARE(columnsBetween({{0, 5}, {10, 5}}, {{5, 9}, {10, 9}}, 0, 11).size(), 6);
}

QTEST_APPLESS_MAIN(ChartSeriesTest)
#include "tst_chart_series.moc"
