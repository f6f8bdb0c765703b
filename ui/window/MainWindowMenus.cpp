// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The window's menus, and the files they write and read.
#include "core/wording/Wording.h"
#include "ui/charts/RunChart.h"
#include "ui/common/MessageBar.h"
#include "ui/history/HistoryPanel.h"
#include "ui/live/RunController.h"
#include "ui/results/ResultsPanel.h"
#include "ui/window/About.h"
#include "ui/window/CounterMenu.h"
#include "ui/window/MainWindow.h"
#include "ui/window/RunFiles.h"
#include "ui/window/SetupColumn.h"
#include "ui/window/Stage.h"
#include "ui/workload/WorkloadCard.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>

#include <utility>

namespace iolite::ui {

namespace {
constexpr QSize kExportSize(1200, 700);
}

QAction *MainWindow::addAction(QMenu *menu, const QString &text, const char *name, const QKeySequence &key)
{
    QAction *action = menu->addAction(text);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(key);
    return action;
}

void MainWindow::buildMenus()
{
    buildFileMenu();
    buildRunMenus();
    buildViewMenu();
    QMenu *help = menuBar()->addMenu(tr("&Help"));
    QAction *about = addAction(help, tr("&About Iolite"), "actionAbout");
    about->setMenuRole(QAction::AboutRole);
    connect(about, &QAction::triggered, this, [this] { showAbout(this); });
}

void MainWindow::buildFileMenu()
{
    QMenu *file = menuBar()->addMenu(tr("&File"));
    QMenu *png = file->addMenu(tr("Export &Chart as PNG"));
    for (const int scale : {1, 2, 4}) {
        const QSize pixels = kExportSize * scale;
        QAction *action =
            addAction(png, tr("%1× (%2 × %3 pixels)…").arg(scale).arg(pixels.width()).arg(pixels.height()),
                scale == 1       ? "actionExportPng1"
                    : scale == 2 ? "actionExportPng2"
                                 : "actionExportPng4",
                scale == 2 ? QKeySequence(Qt::CTRL | Qt::Key_E) : QKeySequence());
        connect(action, &QAction::triggered, this, [this, scale] {
            exportTo(tr("Export chart"), QStringLiteral(".png"), tr("PNG images (*.png)"),
                [scale, layout = m_stage->layoutShown(), counters = m_stage->shownChart()->paneCounters()](
                    const QString &path, const Runs &runs) -> WriteFile {
                    // Painted here, compressed and written there.
                    return [path, image = renderRuns(runs, layout, kExportSize, scale, counters)] {
                        return writePng(path, image);
                    };
                });
        });
        m_exportActions << action;
    }
    const auto addExport = [this, file](const QString &text, const char *name, const QString &title,
                               const QString &ending, const QString &filter,
                               Result<void> (*write)(const QString &, const Runs &)) {
        QAction *action = addAction(file, text, name);
        connect(action, &QAction::triggered, this, [=, this] {
            exportTo(title, ending, filter, [write](const QString &path, const Runs &runs) -> WriteFile {
                return [write, path, runs] { return write(path, runs); };
            });
        });
        m_exportActions << action;
    };
    addExport(tr("Export &Summary as CSV…"), "actionExportSummary", tr("Export summary"), QStringLiteral(".csv"),
        tr("CSV files (*.csv)"), &exportSummary);
    addExport(tr("Export &Time Series as CSV…"), "actionExportSeries", tr("Export time series"),
        QStringLiteral("-series.csv"), tr("CSV files (*.csv)"), &exportSeries);
    addExport(tr("Export &Run File…"), "actionExportRunFile", tr("Export run file"), QStringLiteral(".iolite.json"),
        tr("Iolite runs (*.iolite.json)"), &exportRunFile);
    file->addSeparator();
    QAction *import = addAction(file, tr("&Import Run File…"), "actionImport", QKeySequence::Open);
    connect(import, &QAction::triggered, this, [this] {
        auto *dialog = new QFileDialog(this, tr("Import run file"), m_settings.folder,
            tr("Iolite runs (*.iolite.json);;JSON files (*.json);;All files (*)"));
        dialog->setObjectName(QStringLiteral("importDialog"));
        dialog->setFileMode(QFileDialog::ExistingFile);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::importFile);
        dialog->show();
    });
    file->addSeparator();
    QAction *quit = addAction(file, tr("&Quit"), "actionQuit", QKeySequence::Quit);
    if (quit->shortcut().isEmpty())
        quit->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Q));
    quit->setMenuRole(QAction::QuitRole);
    connect(quit, &QAction::triggered, this, &MainWindow::close);
}

void MainWindow::buildRunMenus()
{
    QMenu *edit = menuBar()->addMenu(tr("&Edit"));
    QAction *undo = m_history->undoStack()->createUndoAction(this, tr("&Undo"));
    undo->setObjectName(QStringLiteral("actionUndo"));
    undo->setShortcut(QKeySequence::Undo);
    QAction *redo = m_history->undoStack()->createRedoAction(this, tr("&Redo"));
    redo->setObjectName(QStringLiteral("actionRedo"));
    redo->setShortcut(QKeySequence::Redo);
    edit->addActions({undo, redo});
    edit->addSeparator();
    connect(addAction(edit, tr("&Copy Results"), "actionCopyResults", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)),
        &QAction::triggered, this, &MainWindow::copy);
    connect(addAction(edit, tr("Copy C&hart as Image"), "actionCopyChart"), &QAction::triggered, this,
        [this] { m_stage->copy(); });
    edit->addSeparator();
    edit->addActions({m_history->renameAction(), m_history->deleteAction(), m_history->uncheckAction()});

    QMenu *workload = menuBar()->addMenu(tr("&Workload"));
    connect(addAction(workload, tr("&Paste a Command Line…"), "actionPasteCommand",
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V)),
        &QAction::triggered, m_setup, &SetupColumn::pasteCommandLine);
    connect(addAction(workload, tr("&Copy as Command Line"), "actionCopyCommand"), &QAction::triggered,
        m_setup->workload(), &WorkloadCard::copyCommandLine);

    QMenu *run = menuBar()->addMenu(tr("&Run"));
    m_runAction = addAction(run, tr("&Run"), "actionRun", QKeySequence(Qt::CTRL | Qt::Key_R));
    connect(m_runAction, &QAction::triggered, this, &MainWindow::startRun);
    run->QWidget::addAction(m_history->runAgainAction());
    m_cancelAction = addAction(run, tr("&Cancel"), "actionCancel", QKeySequence(Qt::CTRL | Qt::Key_Period));
}

void MainWindow::buildViewMenu()
{
    QMenu *view = menuBar()->addMenu(tr("&View"));
    QAction *history = m_historyDock->toggleViewAction();
    history->setObjectName(QStringLiteral("actionShowHistory"));
    history->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_H));
    QAction *results = m_resultsDock->toggleViewAction();
    results->setObjectName(QStringLiteral("actionShowResults"));
    results->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_T));
    view->addActions({history, results});
    view->addSeparator();
    connect(addAction(view, tr("Show the &Whole Run"), "actionShowAll", QKeySequence(Qt::CTRL | Qt::Key_0)),
        &QAction::triggered, this, [this] { m_stage->showWholeTime(); });
    m_counters = new CounterMenu([this] { return m_stage->shownChart(); }, this);
    view->addAction(m_counters->toggle());
    view->addMenu(m_counters->list());
    m_stage->addChartActions({m_counters->toggle(), m_counters->list()->menuAction()});
    connect(m_counters, &CounterMenu::changed, this,
        [this] { m_stage->setCounters(m_counters->isShown(), m_counters->chosen()); });
    view->addSeparator();
    QMenu *appearance = view->addMenu(tr("&Appearance"));
    auto *group = new QActionGroup(this);
    const auto addChoice = [&](const QString &text, const char *name, Appearance value) {
        QAction *action = addAction(appearance, text, name);
        action->setCheckable(true);
        action->setChecked(m_settings.appearance == value);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, value] {
            m_settings.appearance = value;
            applyAppearance(value);
        });
    };
    addChoice(tr("As the &Desktop"), "actionAppearanceSystem", Appearance::System);
    addChoice(tr("&Light"), "actionAppearanceLight", Appearance::Light);
    addChoice(tr("Dar&k"), "actionAppearanceDark", Appearance::Dark);
}

void MainWindow::refreshActions()
{
    const bool active = m_controller->isActive();
    m_runAction->setEnabled(m_setup->canRun());
    m_cancelAction->setEnabled(active && !m_controller->isCancelling());
    const history::RunSummary *current =
        m_history->model()->summary(m_history->model()->indexOf(m_history->currentId()));
    m_history->runAgainAction()->setEnabled(!active && current && current->tool == "iolite");
    const bool something = !m_stage->shownRuns().empty();
    for (QAction *action : std::as_const(m_exportActions))
        action->setEnabled(something);
}

void MainWindow::copy()
{
    if (m_stage->isComparing())
        m_stage->copy();
    else
        m_results->copy();
}

void MainWindow::exportTo(const QString &title, const QString &ending, const QString &filter,
    std::function<WriteFile(const QString &, const RunList &)> prepare)
{
    const Runs runs = m_stage->shownRuns();
    if (runs.empty())
        return;
    const QString folder = m_settings.folder.isEmpty() ? QDir::homePath() : m_settings.folder;
    auto *dialog = new QFileDialog(this, title, folder, filter);
    dialog->setObjectName(QStringLiteral("exportDialog"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(ending.section(QLatin1Char('.'), 1));
    dialog->selectFile(suggestedName(runs, ending));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, [this, runs, prepare = std::move(prepare)](const QString &path) {
        m_settings.folder = QFileInfo(path).path();
        ++m_writing;
        m_background.run(prepare(path, runs), [this, path](const Result<void> &result) {
            if (!result)
                report(QStringLiteral("export"), result.error());
            else
                m_messages->post(QStringLiteral("export"), MessageBar::Kind::Information, tr("Written: %1").arg(path));
            if (--m_writing > 0 || !std::exchange(m_closeAfterWriting, false))
                return;
            if (result) // else stay: the message has to be read
                close();
        });
    });
    dialog->show();
}

void MainWindow::importFile(const QString &path)
{
    m_settings.folder = QFileInfo(path).path();
    m_background.run([path, dataDir = m_surroundings.dataDir] { return importRunFile(path, dataDir); },
        [this](const Result<Imported> &result) {
            if (!result) {
                report(QStringLiteral("import"), result.error());
                return;
            }
            QString text = tr("%n run(s) imported.", nullptr, result->added);
            if (result->known > 0)
                text +=
                    QLatin1Char(' ') + tr("%n run(s) of the file were in the history already.", nullptr, result->known);
            m_messages->post(QStringLiteral("import"), MessageBar::Kind::Information, text);
            m_history->reload();
            m_history->select(result->lastId);
        });
}

} // namespace iolite::ui
