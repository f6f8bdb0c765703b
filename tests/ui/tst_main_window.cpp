// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/HistoryStore.h"
#include "tests/ui/WindowFixture.h"
#include "ui/charts/RunChart.h"
#include "ui/common/MessageBar.h"
#include "ui/compare/CompareView.h"
#include "ui/export/ChartExport.h"
#include "ui/live/RunPanel.h"
#include "ui/results/ResultsModel.h"
#include "ui/results/ResultsPanel.h"
#include "ui/window/RunFiles.h"
#include "ui/window/Stage.h"

#include <QAction>
#include <QDialog>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

using namespace iolite;
using tests::WindowFixture;

class MainWindowTest : public QObject {
    Q_OBJECT

    static void press(ui::MainWindow &window, const char *name)
    {
        auto *button = window.findChild<QPushButton *>(name);
        QVERIFY2(button && button->isEnabled(), name);
        button->click();
    }

    /// One short run from the Run button to its record.
    static std::shared_ptr<const Run> runOnce(ui::MainWindow &window, double seconds = 0.6)
    {
        std::shared_ptr<const Run> record;
        const auto connection = connect(window.controller(), &ui::RunController::ended, &window,
            [&record](std::shared_ptr<const Run> run) { record = std::move(run); });
        if (WindowFixture::choose(window, WindowFixture::smallJob(seconds))) {
            press(window, "runButton");
            WindowFixture::waitForEnd(window);
        }
        disconnect(connection);
        return record;
    }

private slots:
    void theWholeJourney()
    {
        const WindowFixture fixture;
        QString first;
        {
            auto window = fixture.open();
            QVERIFY(WindowFixture::choose(*window, WindowFixture::smallJob(1.2)));
            press(*window, "runButton");
            QVERIFY(window->controller()->isActive());
            QVERIFY(!window->findChild<QPushButton *>("runButton")->isEnabled());

            // The charts grow while it runs.
            QVERIFY(WindowFixture::waitForBytes(*window));
            QVERIFY(window->stage()->isLiveShown());
            QVERIFY(window->stage()->liveChart()->isLive());
            const int frames = window->stage()->liveChart()->framesDrawn();
            QTRY_VERIFY(window->stage()->liveChart()->valueRange().maxBytesPerSecond > 0);
            QTRY_VERIFY(window->stage()->liveChart()->framesDrawn() > frames + 1);
            QTRY_VERIFY(window->controller()->progress().fraction() > 0.2);
            QVERIFY(WindowFixture::waitForEnd(*window));

            first = window->historyPanel()->currentId();
            QVERIFY(!first.isEmpty());
            QVERIFY(window->results()->model()->rowCount() > 0);
            QCOMPARE(fixture.leftInTarget(), QStringList());
            QVERIFY(window->close());
        }
        // Another start finds it, and runs it again.
        auto window = fixture.open();
        QCOMPARE(window->historyPanel()->model()->runCount(), 1);
        window->historyPanel()->select(first);
        QTRY_COMPARE(window->stage()->shownRuns().size(), std::size_t(1));
        QVERIFY(!window->stage()->shownRuns().front()->series.empty());
        auto *again = window->findChild<QAction *>("actionRunAgain");
        QVERIFY(again->isEnabled());
        again->trigger();
        QTRY_VERIFY(window->controller()->isActive());
        QVERIFY(WindowFixture::waitForEnd(*window));
        QCOMPARE(window->historyPanel()->model()->runCount(), 2);

        // Check both: a comparison.
        const QString second = window->historyPanel()->currentId();
        QVERIFY(second != first);
        window->historyPanel()->model()->setChecked(first, true);
        QVERIFY(!window->stage()->isComparing());
        window->historyPanel()->model()->setChecked(second, true);
        QTRY_VERIFY(window->stage()->isComparing());
        QCOMPARE(window->stage()->comparison()->runs().size(), std::size_t(2));
        QCOMPARE(window->stage()->comparison()->runs().front()->id, first.toStdString());
        QVERIFY(window->stage()->comparison()->tableText().contains('%'));

        const ui::Runs runs = window->stage()->shownRuns();
        const QString png = fixture.file("chart.png");
        QVERIFY(ui::exportChartPng(png, runs, ui::ChartLayout::SideBySide, QSize(1200, 700), 2).ok());
        QCOMPARE(QImage(png).size(), QSize(2400, 1400));
        QVERIFY(ui::exportSummary(fixture.file("summary.csv"), runs).ok());
        QVERIFY(ui::exportSeries(fixture.file("series.csv"), runs).ok());
        for (const char *name : {"summary.csv", "series.csv"}) {
            QFile file(fixture.file(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray text = file.readAll();
            QVERIFY2(text.contains(first.toUtf8()) && text.contains(second.toUtf8()), text.left(300).constData());
        }
        window->historyPanel()->model()->uncheckAll();
        QTRY_VERIFY(!window->stage()->isComparing());
        QVERIFY(window->results()->isVisible());
    }

    void exportsAreInTheMenuOnceThereIsSomething()
    {
        const WindowFixture fixture;
        auto window = fixture.open();
        auto *action = window->findChild<QAction *>("actionExportPng2");
        QVERIFY(!action->isEnabled());
        QVERIFY(runOnce(*window));
        QVERIFY(action->isEnabled());
        action->trigger();
        auto *dialog = window->findChild<QDialog *>("exportDialog");
        QVERIFY(dialog);
        QVERIFY(!dialog->isModal()); // a run may be going on
        dialog->close();
    }

    void aRunFileGoesOutAndComesInOnce()
    {
        const WindowFixture fixture;
        const QString file = fixture.file("mine.iolite.json");
        {
            auto window = fixture.open();
            const auto run = runOnce(*window);
            QVERIFY(run);
            QVERIFY(ui::exportRunFile(file, {run}).ok());
        }
        const WindowFixture other;
        auto window = other.open();
        window->importFile(file);
        QTRY_COMPARE(window->historyPanel()->model()->runCount(), 1);
        QTRY_VERIFY(window->messages()->has("import"));
        window->importFile(file);
        QTRY_VERIFY2(
            window->messages()->text("import").contains("already"), qPrintable(window->messages()->text("import")));
        QCOMPARE(window->historyPanel()->model()->runCount(), 1);
        window->importFile(other.file("missing.iolite.json"));
        QTRY_VERIFY(window->messages()->text("import").contains("missing"));
    }

    void cancelIsAcknowledgedAtOnceAndKeepsThePart()
    {
        const WindowFixture fixture;
        auto window = fixture.open();
        QVERIFY(WindowFixture::choose(*window, WindowFixture::smallJob(30)));
        std::shared_ptr<const Run> record;
        connect(window->controller(), &ui::RunController::ended, this,
            [&](std::shared_ptr<const Run> run) { record = std::move(run); });
        press(*window, "runButton");
        QVERIFY(WindowFixture::waitForBytes(*window));
        press(*window, "statusCancel");
        QVERIFY(window->findChild<QLabel *>("statusPhase")->text().startsWith("Cancelling"));
        QVERIFY(WindowFixture::waitForEnd(*window, 3000));
        QVERIFY(record);
        QCOMPARE(record->status, RunStatus::Cancelled);
        QVERIFY(!record->series.empty());
        QCOMPARE(fixture.leftInTarget(), QStringList());
        QCOMPARE(window->historyPanel()->model()->runCount(), 1);
    }

    void aRunWithoutARecordDoesNotLeaveTheWindowWaiting()
    {
        const WindowFixture fixture;
        auto window = fixture.open();
        QVERIFY(WindowFixture::choose(*window, WindowFixture::smallJob(30)));
        press(*window, "runButton");
        QVERIFY(WindowFixture::waitForBytes(*window));
        press(*window, "statusCancel");
        emit window->controller()->lost();
        QVERIFY(!window->findChild<QLabel *>("statusPhase")->text().startsWith("Cancelling"));
        QTRY_VERIFY(!window->stage()->isLiveShown());
        QVERIFY(WindowFixture::waitForEnd(*window));
    }

    void closingDuringARunAsksAndStopsOnRequest()
    {
        const WindowFixture fixture;
        auto window = fixture.open();
        QVERIFY(WindowFixture::choose(*window, WindowFixture::smallJob(30)));
        press(*window, "runButton");
        QVERIFY(WindowFixture::waitForBytes(*window));
        QSignalSpy closed(window.get(), &ui::MainWindow::closedForGood);
        QVERIFY(!window->close());
        QVERIFY(window->messages()->has("closing"));
        press(*window, "closeNot");
        QVERIFY(window->controller()->isActive());
        QVERIFY(!window->close());
        press(*window, "closeStop");
        QTRY_COMPARE(closed.count(), 1);
        QVERIFY(!window->isVisible());
        auto store = history::HistoryStore::open(fixture.dataDir());
        QVERIFY(store.ok());
        QCOMPARE((*store)->list()->size(), std::size_t(1));
    }

    void closingCanLeaveTheRunGoing()
    {
        const WindowFixture fixture;
        auto window = fixture.open();
        QVERIFY(WindowFixture::choose(*window, WindowFixture::smallJob(1.5)));
        press(*window, "runButton");
        QVERIFY(WindowFixture::waitForBytes(*window));
        QSignalSpy closed(window.get(), &ui::MainWindow::closedForGood);
        QVERIFY(!window->close());
        press(*window, "closeBackground");
        QVERIFY(!window->isVisible());
        QVERIFY(window->controller()->isActive());
        QTRY_COMPARE_WITH_TIMEOUT(closed.count(), 1, 10'000);
        auto store = history::HistoryStore::open(fixture.dataDir());
        const auto runs = (*store)->list();
        QCOMPARE(runs->size(), std::size_t(1));
        QCOMPARE(runs->front().status, RunStatus::Done);
    }

    void aTargetThatCantBeUsedSaysWhyAndCantRun()
    {
        const WindowFixture fixture;
        auto window = fixture.open();
        QVERIFY(WindowFixture::choose(*window, WindowFixture::smallJob(1)));
        window->setup()->target()->setPath(fixture.file("nowhere"));
        QTRY_VERIFY(window->setup()->target()->error());
        QVERIFY(!window->setup()->canRun());
        QVERIFY(!window->findChild<QPushButton *>("runButton")->isEnabled());
        window->setup()->target()->setPath(fixture.targetPath());
        QTRY_VERIFY(window->setup()->canRun());
    }

    void tooLittleSpaceIsAnObstacleWithARemedy()
    {
        const WindowFixture fixture;
        auto window = fixture.open();
        QVERIFY(WindowFixture::choose(*window, WindowFixture::smallJob(1)));
        window->setup()->workload()->setForAll("size", "16t");
        QTRY_VERIFY(!window->setup()->readiness()->state().obstacles.empty());
        QVERIFY(!window->setup()->canRun());
        QPushButton *remedy = nullptr;
        for (QPushButton *button : window->findChildren<QPushButton *>("remedy"))
            if (button->property("remedyKey").toString() == "size" && button->isVisible())
                remedy = button;
        QVERIFY(remedy);
        remedy->click();
        QTRY_VERIFY(window->setup()->canRun() && window->setup()->readiness()->state().known);
        QVERIFY(window->setup()->workload()->workload().jobs.front().size < 16 * TiB);
    }

    void aCachedReadIsCautionedAndCanBePutAside()
    {
        const WindowFixture fixture;
        auto window = fixture.open();
        QVERIFY(WindowFixture::choose(*window, WindowFixture::smallJob(1))); // direct=off, 8 MiB
        const auto putAside = [&]() -> QPushButton * {
            for (QPushButton *button : window->findChildren<QPushButton *>("remedy"))
                if (button->property("remedyKey").toString().isEmpty() && button->isVisible())
                    return button;
            return nullptr;
        };
        QTRY_VERIFY(putAside());
        putAside()->click();
        QTRY_VERIFY(!putAside());
        QVERIFY(window->setup()->canRun());
    }
};

QTEST_MAIN(MainWindowTest)
#include "tst_main_window.moc"
