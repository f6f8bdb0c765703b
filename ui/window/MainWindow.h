// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/HistoryStore.h"
#include "core/model/Event.h"
#include "ui/common/Background.h"
#include "ui/settings/Settings.h"

#include <QElapsedTimer>
#include <QMainWindow>

#include <functional>
#include <memory>
#include <string>

QT_BEGIN_NAMESPACE
class QAction;
class QDockWidget;
QT_END_NAMESPACE

namespace iolite {
class DeviceProbe;
}

namespace iolite::ui {

class CounterMenu;
class HistoryPanel;
class Leftovers;
class MessageBar;
class ResultsPanel;
class RunController;
class RunStatusLine;
class SetupColumn;
class SleepInhibitor;
class Stage;

/// The workbench: composes setup, charts, results and history, and wires them to the run controller. Each part does its
/// own work.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    struct Surroundings {
        std::string dataDir; ///< of the history
        QString settingsFile;
        QString target; ///< chosen on the command line; empty: the last one
        bool probeDevices = true; ///< start iolite-devices
    };
    explicit MainWindow(const Surroundings &surroundings, QWidget *parent = nullptr);
    ~MainWindow() override;

    SetupColumn *setup() const { return m_setup; }
    Stage *stage() const { return m_stage; }
    ResultsPanel *results() const { return m_results; }
    HistoryPanel *historyPanel() const { return m_history; }
    RunController *controller() const { return m_controller; }
    MessageBar *messages() const { return m_messages; }

    void importFile(const QString &path);
    /// Ends a run, keeps what was measured, then closes: for a signal or the end of the desktop session.
    void stopAndClose();

public slots:
    void startRun();

signals:
    /// Nothing is left to do: the program may end. After closing, also when a run went on in the background.
    void closedForGood();

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    void openHistory();
    void compose();
    void buildMenus();
    void buildFileMenu();
    void buildRunMenus();
    void buildViewMenu();
    void connectRun();
    void connectHistory();
    void restoreSettings();
    void storeSettings();

    void runBegan(const std::shared_ptr<const Run> &header);
    void runEvents(const std::vector<Event> &events);
    void runEnded(const std::shared_ptr<const Run> &run);
    void runLost(); ///< it is over without a record
    void activeChanged(bool active);
    void runAgain(const QString &id);
    void rerun(const Run &run);
    void showSelection(); ///< what is selected or checked in the history, once it is read
    void showRuns(const std::vector<std::shared_ptr<const Run>> &runs); ///< none, one, or a comparison
    void purgeTrash();
    void showLive();
    void makeRoomForComparison(); ///< it has a table of its own: the results dock steps aside meanwhile
    using RunList = std::vector<std::shared_ptr<const Run>>;
    /// Reads runs off the GUI thread, then calls `done` with those that could be read; errors are reported.
    void load(const QStringList &ids, std::function<void(const RunList &)> done);
    void report(const QString &id, const Error &error);
    void askBeforeClosing();
    void refreshActions();
    void copy();
    using WriteFile = std::function<Result<void>()>;
    /// Asks for a file name, then calls `prepare`; what that gives is done off the GUI thread. Errors go to the message
    /// bar.
    void exportTo(const QString &title, const QString &ending, const QString &filter,
        std::function<WriteFile(const QString &, const RunList &)> prepare);
    QAction *addAction(QMenu *menu, const QString &text, const char *name, const QKeySequence &key = {});

    Surroundings m_surroundings;
    Settings m_settings;
    std::unique_ptr<history::HistoryStore> m_store;
    DeviceProbe *m_probe;
    SetupColumn *m_setup = nullptr;
    Stage *m_stage = nullptr;
    MessageBar *m_messages = nullptr;
    ResultsPanel *m_results = nullptr;
    HistoryPanel *m_history = nullptr;
    RunStatusLine *m_statusLine = nullptr;
    RunController *m_controller = nullptr;
    SleepInhibitor *m_sleep = nullptr;
    Leftovers *m_leftovers = nullptr;
    QDockWidget *m_setupDock = nullptr;
    QDockWidget *m_resultsDock = nullptr;
    QDockWidget *m_historyDock = nullptr;
    CounterMenu *m_counters = nullptr;
    QAction *m_runAction = nullptr;
    QAction *m_cancelAction = nullptr;
    QList<QAction *> m_exportActions;
    std::unique_ptr<Run> m_live; ///< header and finished phases of the run going on
    bool m_resultsAside = false;
    bool m_closeAfterRun = false;
    int m_selectionAsked = 0; ///< counts what the stage was told to show: a slow read that was overtaken shows nothing
    RunList m_checkedRuns; ///< the last ones read
    int m_writing = 0; ///< exports going on
    bool m_closeAfterWriting = false;
    QElapsedTimer m_runClock;
    Background m_background;
};

} // namespace iolite::ui
