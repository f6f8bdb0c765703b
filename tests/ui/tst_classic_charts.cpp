// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wording/Wording.h"
#include "tests/ui/ClassicRuns.h"
#include "tests/ui/TestRuns.h"
#include "ui/charts/Readout.h"
#include "ui/charts/RunChart.h"
#include "ui/charts/RunPlot.h"
#include "ui/compare/CompareCharts.h"
#include "ui/export/ChartExport.h"
#include "ui/window/CounterMenu.h"

#include <QAction>
#include <QMenu>
#include <QtTest>

using namespace iolite;
using namespace iolite::ui;
using namespace iolite::test;

namespace {

PlottedRun plotted(const Run &run)
{
    return {std::make_shared<ChartSeries>(run), QString::fromStdString(run.label)};
}

std::unique_ptr<RunPlot> plotOf(std::vector<PlottedRun> runs, double from, double to)
{
    auto plot = std::make_unique<RunPlot>();
    plot->setRuns(std::move(runs));
    plot->setTime(from, to, to);
    plot->widget()->resize(900, 600);
    plot->render({900, 600}, 1);
    return plot;
}

bool containsColour(const QImage &image, const QColor &colour, const QRectF &area)
{
    for (int y = int(area.top()); y < int(area.bottom()); ++y)
        for (int x = int(area.left()); x < int(area.right()); ++x)
            if (image.pixelColor(x, y) == colour)
                return true;
    return false;
}

std::shared_ptr<const Run> shared(Run run)
{
    return std::make_shared<const Run>(std::move(run));
}

} // namespace

class ClassicChartsTest : public QObject {
    Q_OBJECT
private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void filesAndSeeksHaveARateChunksDoNot()
    {
        const ChartSeries series(bonnieLikeRun());
        const auto rate = [&](double at, Direction d, Quantity q) { return series.value(*series.at(at), {d, q}); };
        QVERIFY(!rate(1.05, Direction::Item, Quantity::Items)); // block write
        QVERIFY(rate(1.05, Direction::Write, Quantity::Rate).value_or(0) > 200e6);
        QVERIFY(rate(18.05, Direction::Item, Quantity::Items).value_or(0) > 3000); // seeks
        QVERIFY(rate(22.05, Direction::Item, Quantity::Items).value_or(0) > 10000); // files
        QVERIFY(!rate(22.05, Direction::Item, Quantity::Rate)); // items have no bytes
        QVERIFY(!rate(22.05, Direction::Write, Quantity::Rate)); // and nothing was written to draw a zero for
        QVERIFY(series.has(Item::Chunks) && series.hasItemRate());
    }

    void aStandstillOfItemsIsZeroNotAGap()
    {
        const ChartSeries series(classicRun("fs_mark", {{"files", Item::Files, 0}, {"files", Item::Files, 100}}));
        QCOMPARE(series.value(*series.at(1.05), {Direction::Item, Quantity::Items}).value_or(-1), 0.0);
    }

    void chunksTimedAsAWholeReplaceTheirCalls()
    {
        const ChartSeries series(bonnieLikeRun());
        const auto p50 = [&](double at, Direction d) { return series.value(*series.at(at), {d, Quantity::P50}); };
        QVERIFY(p50(8.05, Direction::Item));
        QVERIFY(!p50(8.05, Direction::Read)); // rewrite: one operation reads and writes
        QVERIFY(!p50(8.05, Direction::Write));
        QVERIFY(p50(18.05, Direction::Read)); // seeks: the calls are shown as well
        QVERIFY(p50(18.05, Direction::Item));
    }

    void itemsNeverShareAnAxisWithBytes()
    {
        const Run run = bonnieLikeRun();
        const auto all = plotOf({plotted(run)}, 0, 30);
        QCOMPARE(all->itemAxis(), ItemAxis::Right);
        QVERIFY(all->throughputUpper() > 300e6 && all->throughputUpper() < 2e9);
        QVERIFY(all->itemsUpper() > 150e3 && all->itemsUpper() < 400e3);
        const auto bytesOnly = plotOf({plotted(run)}, 0, 12);
        QCOMPARE(bytesOnly->itemAxis(), ItemAxis::None);
        const auto filesOnly = plotOf({plotted(run)}, 20.5, 29);
        QCOMPARE(filesOnly->itemAxis(), ItemAxis::Left);
        QCOMPARE(filesOnly->throughputUpper(), filesOnly->itemsUpper());
    }

    void theItemCurveIsDrawnInItsColour()
    {
        RunPlot plot;
        plot.setRuns({plotted(bonnieLikeRun())});
        plot.setTime(0, 30, 30);
        const QImage image = plot.render({900, 600}, 1);
        const QColor colour = plot.colours().series[std::size_t(Direction::Item)];
        QVERIFY(containsColour(image, colour, plot.throughputRect()));
        QVERIFY(containsColour(image, colour, plot.latencyRect()));
    }

    void runsSideBySideHaveEqualItemAxes()
    {
        CompareCharts charts;
        charts.resize(1200, 500);
        charts.setPair(shared(bonnieLikeRun(1)), shared(bonnieLikeRun(3, 2)));
        QCOMPARE(charts.base()->valueRange().united(charts.candidate()->valueRange()).maxItemsPerSecond,
            charts.candidate()->valueRange().maxItemsPerSecond);
        QVERIFY(charts.base()->valueRange().maxItemsPerSecond < charts.candidate()->valueRange().maxItemsPerSecond);
    }

    void theReadoutNamesItemsWithTheirUnit()
    {
        RunChart chart;
        chart.setRuns({shared(bonnieLikeRun())});
        QVERIFY2(chart.readout(22.05).contains("Files: Rate ") && chart.readout(22.05).contains("files/s"),
            qPrintable(chart.readout(22.05)));
        QVERIFY2(chart.readout(18.05).contains("seeks/s"), qPrintable(chart.readout(18.05)));
        QVERIFY2(!chart.readout(1.05).contains("/s, IOPS 4") || chart.readout(1.05).contains("Chunks"),
            qPrintable(chart.readout(1.05)));
        QVERIFY2(chart.summary().contains("files/s"), qPrintable(chart.summary()));
    }

    void kernelCountersHaveAPaneOfTheirOwn()
    {
        RunPlot plot;
        plot.setRuns({plotted(bonnieLikeRun())});
        plot.setTime(0, 30, 30);
        plot.render({900, 700}, 1);
        QVERIFY(plot.counterRect().isEmpty());
        const QRectF before = plot.timeRect();
        plot.setCounters({KernelCounter::XfsLogBlocks});
        const QImage image = plot.render({900, 700}, 1);
        QVERIFY(plot.counterRect().top() > plot.latencyRect().bottom());
        QCOMPARE(plot.counterRect().left(), plot.throughputRect().left());
        QCOMPARE(plot.counterRect().right(), plot.throughputRect().right());
        QVERIFY(containsColour(image, plot.colours().series[0], plot.counterRect()));
        QVERIFY(plot.valueRange().maxCounters[std::size_t(CounterUnit::BytesPerSecond)] > 50e6);
        plot.setCounters({});
        plot.render({900, 700}, 1);
        QVERIFY(plot.counterRect().isEmpty());
        QCOMPARE(plot.timeRect(), before);
    }

    void countersOfThreeUnitsHaveThreeAxes()
    {
        using enum KernelCounter;
        const std::vector<PlottedRun> runs{plotted(bonnieLikeRun()), plotted(bonnieLikeRun(2, 2))};
        const std::vector<KernelCounter> counters{XfsLogBlocks, DiskBusyMs, XfsLogWrites, BtrfsCommits};
        QCOMPARE(counterUnits(runs, counters).size(), std::size_t(3));
        const auto curves = counterCurves(runs, counters, ChartColours());
        QCOMPARE(curves.size(), std::size_t(6)); // Btrfs has nothing here
        QCOMPARE(curves[0].axis, std::size_t(0));
        QCOMPARE(curves[1].axis, std::size_t(2));
        QCOMPARE(curves[2].axis, std::size_t(1));
        QVERIFY(curves[0].marker != curves[1].marker);
        RunPlot plot;
        plot.setRuns(runs);
        plot.setCounters(counters);
        plot.setTime(0, 30, 30);
        QVERIFY(!plot.render({900, 700}, 2).isNull());
    }

    void aNarrowChartPutsTheLegendBelowItsLongHeading()
    {
        const auto upper = [](int width) {
            RunPlot plot;
            plot.setRuns({plotted(bonnieLikeRun())});
            plot.setTime(0, 30, 30);
            plot.render({width, 600}, 1);
            return plot.throughputRect().top();
        };
        QVERIFY(upper(380) > upper(1000));
    }

    void logBandwidthIsTheDefaultOnXfs()
    {
        RunChart chart;
        chart.setRuns({shared(bonnieLikeRun())});
        QVERIFY(chart.paneCounters().empty());
        chart.setKernelPane(true);
        QVERIFY(chart.paneCounters() == std::vector{KernelCounter::XfsLogBlocks});
        QVERIFY2(chart.readout(22.05).contains(wording::counterTitle(KernelCounter::XfsLogBlocks))
                && chart.readout(22.05).contains("MiB/s"),
            qPrintable(chart.readout(22.05)));
        chart.setRuns({shared(testRun("no counters", {{}}))});
        QVERIFY(!chart.hasCounter(KernelCounter::XfsLogBlocks));
        QVERIFY(!chart.toImage({800, 600}, 1).isNull());
    }

    void aLiveRunFillsTheKernelPane()
    {
        const Run run = bonnieLikeRun();
        Run header = run;
        header.series.clear();
        header.phases.clear();
        RunChart chart;
        chart.resize(900, 700);
        chart.show();
        chart.setKernelPane(true);
        chart.beginLive(shared(header));
        std::vector<Event> events;
        for (const PhaseResult &phase : run.phases)
            events.push_back(PhaseStarted{phase.info});
        for (const Sample &sample : run.series)
            events.push_back(SampleTaken{sample});
        chart.append(events);
        QTRY_VERIFY(chart.framesDrawn() > 0);
        QVERIFY(chart.valueRange().maxCounters[std::size_t(CounterUnit::BytesPerSecond)] > 50e6);
        chart.endLive(shared(run));
        QVERIFY(chart.hasCounter(KernelCounter::XfsLogBlocks));
    }

    void everyCounterHasAName()
    {
        QStringList names;
        for (std::size_t i = 0; i < kKernelCounters; ++i)
            names << wording::counterTitle(KernelCounter(std::uint8_t(i)));
        QVERIFY(!names.contains(QString()));
        QCOMPARE(names.removeDuplicates(), 0);
    }

    void theListOffersWhatTheRunHas()
    {
        RunChart chart;
        chart.setRuns({shared(bonnieLikeRun())});
        QWidget parent;
        CounterMenu menu([&chart] { return &chart; }, &parent);
        QSignalSpy changed(&menu, &CounterMenu::changed);
        emit menu.list()->aboutToShow();
        const auto action = [&](const char *name) { return menu.list()->findChild<QAction *>(QLatin1String(name)); };
        QAction *log = action("actionCounter_xfs.log.blocks_512");
        QVERIFY(log->isVisible() && log->isChecked());
        QVERIFY(!action("actionCounter_btrfs.commit.count")->isVisible());
        QVERIFY(!action("actionCountersNone")->isVisible());
        QAction *busy = action("actionCounter_disk.dev.avactive");
        busy->trigger();
        QVERIFY(menu.isShown()); // who picks one wants to see it
        QCOMPARE(menu.chosenNames(), (QStringList{"xfs.log.blocks_512", "disk.dev.avactive"}));
        action("actionCountersAutomatic")->trigger();
        QVERIFY(menu.chosen().empty());
        QVERIFY(!changed.isEmpty());
        menu.restore(true, {"disk.dev.read", "gone.counter"});
        QVERIFY(menu.chosen() == std::vector{KernelCounter::DiskReads});
    }

    void theExportHasThePaneIfItIsShown()
    {
        const std::vector<std::shared_ptr<const Run>> runs{shared(bonnieLikeRun()), shared(bonnieLikeRun(2, 2))};
        for (const ChartLayout layout : {ChartLayout::Overlay, ChartLayout::SideBySide}) {
            const QImage without = renderRuns(runs, layout, {1200, 800}, 1);
            const QImage with = renderRuns(runs, layout, {1200, 800}, 1, {KernelCounter::XfsLogBlocks});
            QVERIFY(!with.isNull() && with.size() == without.size());
            QVERIFY(with != without);
        }
    }

    void manySamplesStayQuick()
    {
        const Run run = classicRun("fs_mark", {{"files", Item::Files, 9000, 50, 0, 30e6, 20e6, 1800}});
        RunPlot plot;
        plot.setRuns({plotted(run)});
        plot.setCounters({KernelCounter::XfsLogBlocks, KernelCounter::XfsLogWrites, KernelCounter::DiskBusyMs});
        plot.setTime(0, 1800, 1800);
        plot.render({1200, 800}, 1);
        QElapsedTimer time;
        time.start();
        for (int i = 0; i < 5; ++i)
            plot.draw();
        QVERIFY2(time.elapsed() < 5 * 250, qPrintable(QString::number(double(time.elapsed()) / 5)));
    }
};

QTEST_MAIN(ClassicChartsTest)
#include "tst_classic_charts.moc"
