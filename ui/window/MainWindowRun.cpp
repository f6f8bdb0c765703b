// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The window's part in a run: from Run to the saved record, and closing while one goes on.
#include "core/wording/Wording.h"
#include "ui/common/MessageBar.h"
#include "ui/history/HistoryPanel.h"
#include "ui/live/Desktop.h"
#include "ui/live/RunController.h"
#include "ui/live/RunStatus.h"
#include "ui/results/ResultsPanel.h"
#include "ui/target/TargetCard.h"
#include "ui/window/MainWindow.h"
#include "ui/window/SetupColumn.h"
#include "ui/window/Stage.h"
#include "ui/workload/WorkloadCard.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QFile>

#include <utility>

namespace iolite::ui {

namespace {
constexpr qint64 kLongRunMs = 20'000; // shorter ones are over before anybody looks away
const QString kClosing = QStringLiteral("closing");
const QString kRun = QStringLiteral("run");
} // namespace

void MainWindow::connectRun()
{
    connect(m_setup, &SetupColumn::runRequested, this, &MainWindow::startRun);
    connect(m_setup, &SetupColumn::canRunChanged, this, [this] { refreshActions(); });
    connect(m_controller, &RunController::activeChanged, this, &MainWindow::activeChanged);
    connect(m_controller, &RunController::events, this, &MainWindow::runEvents);
    connect(m_controller, &RunController::ended, this, &MainWindow::runEnded);
    connect(m_controller, &RunController::lost, this, &MainWindow::runLost);
    connect(m_controller, &RunController::refused, this, [this](const Error &error) {
        report(kRun, error);
        m_statusLine->showIdle(tr("The run did not start"));
    });
    connect(m_controller, &RunController::saveFailed, this, [this](const Error &error) {
        m_messages->post(QStringLiteral("save"), MessageBar::Kind::Problem,
            tr("The run could not be saved: %1 Export it as a run file to keep it.").arg(wording::errorText(error)));
    });
    const auto cancel = [this] {
        m_statusLine->showCancelling(); // acknowledged before anything else
        m_controller->cancel();
        refreshActions();
    };
    connect(m_statusLine, &RunStatusLine::cancelRequested, this, cancel);
    connect(m_cancelAction, &QAction::triggered, this, cancel);
}

void MainWindow::startRun()
{
    if (m_controller->isActive() || !m_setup->canRun())
        return;
    m_messages->remove(kRun);
    m_controller->start(m_setup->request());
}

void MainWindow::activeChanged(bool active)
{
    m_setup->setRunActive(active);
    if (active) {
        m_runClock.start();
        m_statusLine->showStarting();
        m_sleep->hold(tr("Measuring storage"));
    } else {
        m_sleep->release();
        m_live.reset();
        m_messages->remove(kClosing);
        if (m_closeAfterRun)
            close();
    }
    refreshActions();
}

void MainWindow::runBegan(const std::shared_ptr<const Run> &header)
{
    m_live = std::make_unique<Run>(*header);
    ++m_selectionAsked; // the live chart comes last
    m_stage->beginLive(header, m_checkedRuns);
    m_results->setPartial(*m_live);
    makeRoomForComparison();
}

void MainWindow::runEvents(const std::vector<Event> &events)
{
    bool phaseEnded = false;
    for (const Event &event : events) {
        if (const auto *started = std::get_if<RunStarted>(&event))
            runBegan(started->run);
        else if (const auto *finished = std::get_if<PhaseFinished>(&event); finished && m_live) {
            m_live->phases.push_back(*finished->phase);
            phaseEnded = true;
        }
    }
    m_stage->append(events);
    if (phaseEnded && m_stage->isLiveShown())
        m_results->setPartial(*m_live);
    m_statusLine->showProgress(m_controller->progress());
}

void MainWindow::runEnded(const std::shared_ptr<const Run> &run)
{
    const bool watching = m_stage->isLiveShown();
    m_stage->endLive(run);
    m_history->reload();
    if (watching) {
        m_history->select(QString::fromStdString(run->id)); // shows it too, unless it could not be saved
        ++m_selectionAsked; // the record is here, nothing to wait for
        m_results->setRun(run);
        m_stage->showLive();
    }
    const QString outcome =
        tr("%1 after %2", "status after duration")
            .arg(wording::statusTitle(run->status), wording::duration(double(run->durationNs) * 1e-9));
    m_statusLine->showIdle(outcome);
    if (run->error && run->status != RunStatus::Cancelled)
        report(kRun, *run->error);
    if (m_runClock.elapsed() > kLongRunMs && (!isActiveWindow() || !isVisible()))
        notifyDesktop(tr("Iolite: %1").arg(outcome), wording::runSummary(*run));
}

void MainWindow::runLost()
{
    const bool watching = m_stage->isLiveShown();
    m_stage->endLive(nullptr);
    if (watching)
        showSelection();
    m_statusLine->showIdle(tr("The run left no result"));
}

void MainWindow::showLive()
{
    ++m_selectionAsked;
    m_stage->showLive();
    if (m_live)
        m_results->setPartial(*m_live);
    makeRoomForComparison();
    refreshActions();
}

void MainWindow::runAgain(const QString &id)
{
    if (m_controller->isActive())
        return;
    load({id}, [this](const RunList &runs) {
        if (!runs.empty() && !m_controller->isActive())
            rerun(*runs.front());
    });
}

void MainWindow::rerun(const Run &run)
{
    // A relative path was meant from the directory of then.
    const TargetFacts &target = run.target;
    const std::string &place = target.path.starts_with('/') || target.realPath.empty() ? target.path : target.realPath;
    m_setup->workload()->setWorkload(run.workload);
    m_setup->target()->setPath(QFile::decodeName(QByteArray::fromStdString(place)));
    m_messages->remove(kRun);
    // The start checks everything itself; no need to wait for the cards to have looked.
    runner::RunRequest request = m_setup->request();
    request.label = run.label;
    request.tags = run.tags;
    m_controller->start(std::move(request));
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_controller->isActive()) {
        event->ignore();
        if (!m_closeAfterRun)
            askBeforeClosing();
        return;
    }
    if (m_writing > 0 && !std::exchange(m_closeAfterWriting, true)) {
        event->ignore(); // closes when the files are whole; asked again, it closes all the same
        return;
    }
    storeSettings();
    QMainWindow::closeEvent(event);
    emit closedForGood();
}

void MainWindow::askBeforeClosing()
{
    if (m_messages->has(kClosing))
        return;
    m_messages->post(kClosing, MessageBar::Kind::Question, tr("A run is going on. Close the window?"),
        {{tr("Keep measuring in background"), QStringLiteral("closeBackground"),
             [this] {
                 m_closeAfterRun = true;
                 storeSettings(); // the geometry of a hidden window is worth nothing
                 QApplication::setQuitOnLastWindowClosed(false);
                 hide();
             }},
            {tr("Stop and keep what was measured"), QStringLiteral("closeStop"), [this] { stopAndClose(); }},
            {tr("Don't close"), QStringLiteral("closeNot"), {}}});
}

void MainWindow::stopAndClose()
{
    m_closeAfterRun = true;
    if (!m_controller->isActive()) {
        close();
        return;
    }
    m_statusLine->showCancelling();
    m_controller->cancel();
}

} // namespace iolite::ui
