// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/MainWindow.h"

#include "core/wording/Wording.h"
#include "core/workloads/Presets.h"
#include "ui/common/MessageBar.h"
#include "ui/history/HistoryPanel.h"
#include "ui/live/Desktop.h"
#include "ui/live/RunController.h"
#include "ui/live/RunStatus.h"
#include "ui/results/ResultsPanel.h"
#include "ui/target/DeviceProbe.h"
#include "ui/target/TargetCard.h"
#include "ui/window/CounterMenu.h"
#include "ui/window/Leftovers.h"
#include "ui/window/SetupColumn.h"
#include "ui/window/Stage.h"
#include "ui/workload/WorkloadCard.h"

#include <QDateTime>
#include <QDir>
#include <QDockWidget>
#include <QScreen>
#include <QStatusBar>
#include <QVBoxLayout>

#include <optional>

namespace iolite::ui {

namespace {
constexpr qint64 kTrashMs = qint64(30) * 24 * 3600 * 1000; // deleted runs are kept that long
} // namespace

MainWindow::MainWindow(const Surroundings &surroundings, QWidget *parent)
    : QMainWindow(parent)
    , m_surroundings(surroundings)
    , m_settings(loadSettings(surroundings.settingsFile))
    , m_probe(new DeviceProbe({}, this))
    , m_controller(new RunController(surroundings.dataDir, this))
    , m_sleep(new SleepInhibitor(this))
    , m_background(this)
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowTitle(tr("Iolite"));
    m_messages = new MessageBar(this);
    openHistory();
    compose();
    buildMenus();
    connectRun();
    connectHistory();
    restoreSettings();
    refreshActions();
    m_leftovers = new Leftovers(m_store.get(), m_messages, m_surroundings.dataDir, this);
    connect(m_leftovers, &Leftovers::kept, this, [this](const QString &id) {
        m_history->reload();
        m_history->select(id);
    });
    m_leftovers->look();
    purgeTrash();
    if (m_surroundings.probeDevices)
        m_probe->start();
}

MainWindow::~MainWindow()
{
    // Children that use the store or tell us things go first; the store is a member and would go before QObject's
    // children.
    delete m_controller;
    delete m_leftovers;
    delete m_historyDock;
    m_historyDock = nullptr;
}

void MainWindow::openHistory()
{
    auto store = history::HistoryStore::open(m_surroundings.dataDir);
    if (!store) {
        report(QStringLiteral("history"), store.error());
        return;
    }
    m_store = std::move(store).value();
    if (m_store->readOnly())
        m_messages->post(QStringLiteral("history"), MessageBar::Kind::Warning,
            tr("The history was written by a newer Iolite: it can be read, but new runs can't be saved. Export them as "
               "run files."));
}

void MainWindow::compose()
{
    auto *centre = new QWidget(this);
    auto *column = new QVBoxLayout(centre);
    column->setContentsMargins(6, 6, 6, 6);
    column->addWidget(m_messages);
    m_stage = new Stage(centre);
    column->addWidget(m_stage, 1);
    setCentralWidget(centre);

    const auto dock = [this](const char *name, const QString &title, QWidget *content, Qt::DockWidgetArea area) {
        auto *widget = new QDockWidget(title, this);
        widget->setObjectName(QLatin1String(name));
        widget->setAccessibleName(title);
        widget->setWidget(content);
        addDockWidget(area, widget);
        return widget;
    };
    // Dock sides don't mirror by themselves.
    const bool mirrored = isRightToLeft();
    const Qt::DockWidgetArea begin = mirrored ? Qt::RightDockWidgetArea : Qt::LeftDockWidgetArea;
    const Qt::DockWidgetArea end = mirrored ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea;
    m_setup = new SetupColumn(m_probe);
    m_results = new ResultsPanel;
    m_history = new HistoryPanel(m_store.get());
    m_setupDock = dock("setupDock", tr("Setup"), m_setup, begin);
    m_setupDock->setFeatures(QDockWidget::NoDockWidgetFeatures);
    m_setupDock->setTitleBarWidget(new QWidget(m_setupDock)); // the cards have headings
    m_resultsDock = dock("resultsDock", tr("Results"), m_results, Qt::BottomDockWidgetArea);
    m_historyDock = dock("historyDock", tr("History"), m_history, end);
    for (const Qt::Corner corner : {Qt::TopLeftCorner, Qt::BottomLeftCorner})
        setCorner(corner, Qt::LeftDockWidgetArea);
    for (const Qt::Corner corner : {Qt::TopRightCorner, Qt::BottomRightCorner})
        setCorner(corner, Qt::RightDockWidgetArea);

    m_statusLine = new RunStatusLine(this);
    statusBar()->addWidget(m_statusLine, 1);
}

void MainWindow::connectHistory()
{
    connect(m_history, &HistoryPanel::currentChanged, this, &MainWindow::showSelection);
    connect(m_history, &HistoryPanel::checkedChanged, this, &MainWindow::showSelection);
    connect(m_history, &HistoryPanel::runAgainRequested, this, &MainWindow::runAgain);
    connect(m_history, &HistoryPanel::failed, this,
        [this](const Error &error) { report(QStringLiteral("history"), error); });
    connect(m_history, &HistoryPanel::deleted, this, [this](int count) {
        m_messages->post(QStringLiteral("deleted"), MessageBar::Kind::Information,
            tr("%n run(s) deleted.", nullptr, count),
            {{tr("Undo"), QStringLiteral("undoDelete"), [this] { m_history->undoStack()->undo(); }}});
    });
    connect(m_history->undoStack(), &QUndoStack::indexChanged, this,
        [this] { m_messages->remove(QStringLiteral("deleted")); });
    connect(m_stage, &Stage::liveWanted, this, &MainWindow::showLive);
}

void MainWindow::showSelection()
{
    const int asked = ++m_selectionAsked;
    const QStringList checked = m_history->model()->checkedIds();
    if (checked.isEmpty())
        m_checkedRuns.clear();
    QStringList ids = checked;
    if (ids.isEmpty() && !m_history->currentId().isEmpty())
        ids << m_history->currentId();
    if (ids.isEmpty()) {
        showRuns({});
        return;
    }
    load(ids, [this, asked, checked](const RunList &runs) {
        if (!checked.isEmpty() && checked == m_history->model()->checkedIds())
            m_checkedRuns = runs;
        if (asked == m_selectionAsked)
            showRuns(runs);
    });
}

void MainWindow::showRuns(const RunList &runs)
{
    const auto first = runs.empty() ? nullptr : runs.front();
    if (runs.size() >= 2)
        m_stage->showComparison(runs);
    else
        m_stage->showSaved(first);
    m_results->setRun(first);
    makeRoomForComparison();
    refreshActions();
}

void MainWindow::makeRoomForComparison()
{
    if (m_stage->isComparing() && !m_resultsDock->isHidden()) {
        m_resultsAside = true;
        m_resultsDock->hide();
    } else if (!m_stage->isComparing() && m_resultsAside) {
        m_resultsAside = false;
        m_resultsDock->show();
    }
}

void MainWindow::load(const QStringList &ids, std::function<void(const RunList &)> done)
{
    struct Loaded {
        RunList runs;
        std::optional<Error> error;
    };
    const auto read = [ids, dataDir = m_surroundings.dataDir] {
        Loaded loaded;
        auto store = history::HistoryStore::open(dataDir); // connections belong to their thread
        if (!store) {
            loaded.error = store.error();
            return loaded;
        }
        for (const QString &id : ids) {
            auto run = (*store)->load(id.toStdString());
            if (run)
                loaded.runs.push_back(std::make_shared<const Run>(std::move(run).value()));
            else
                loaded.error = run.error();
        }
        return loaded;
    };
    m_background.run(read, [this, done = std::move(done)](const Loaded &loaded) {
        if (loaded.error)
            report(QStringLiteral("history"), *loaded.error);
        done(loaded.runs);
    });
}

void MainWindow::purgeTrash()
{
    if (!m_store || m_store->readOnly())
        return;
    const auto purge = [dataDir = m_surroundings.dataDir, before = QDateTime::currentMSecsSinceEpoch() - kTrashMs] {
        auto store = history::HistoryStore::open(dataDir);
        return store ? (*store)->purgeDeleted(before) : Result<void>(store.error());
    };
    m_background.run(purge, [](const Result<void> &) {}); // the next start tries again
}

void MainWindow::report(const QString &id, const Error &error)
{
    m_messages->post(id, MessageBar::Kind::Problem, wording::errorText(error));
}

void MainWindow::restoreSettings()
{
    for (const auto &[id, own] : m_settings.own)
        m_setup->workload()->setOwnSettings(own);
    if (const auto preset = workloads::findPreset(m_settings.preset.toStdString())) {
        WorkloadSpec workload = preset->workload;
        workload.preset = preset->id;
        m_setup->workload()->setWorkload(workload);
    } else if (m_settings.preset.isEmpty()) {
        m_setup->workload()->chooseOwn(m_settings.workload.toStdString());
    }
    m_counters->restore(m_settings.kernelPane, m_settings.counters);
    m_history->setGrouping(Grouping(m_settings.grouping));
    const QString target = !m_surroundings.target.isEmpty() ? m_surroundings.target
        : !m_settings.target.isEmpty()                      ? m_settings.target
                                                            : QDir::homePath();
    m_setup->target()->setPath(target);

    const bool known = restoreGeometry(m_settings.geometry);
    if (!known)
        resize(QSize(1440, 900).boundedTo(screen()->availableSize() - QSize(16, 48))); // room for the frame
    if (m_settings.mirrored != isRightToLeft() || !restoreState(m_settings.windowState)) {
        const int unit = fontMetrics().averageCharWidth();
        resizeDocks({m_setupDock, m_historyDock}, {unit * 52, unit * 46}, Qt::Horizontal);
        resizeDocks({m_resultsDock}, {fontMetrics().height() * 15}, Qt::Vertical);
    }
}

void MainWindow::storeSettings()
{
    m_settings.geometry = saveGeometry();
    if (m_resultsAside) // only for the comparison of now
        m_resultsDock->show();
    m_settings.windowState = saveState();
    m_settings.mirrored = isRightToLeft();
    m_settings.target = m_setup->target()->path();
    m_settings.preset = QString::fromStdString(m_setup->workload()->workload().preset);
    m_settings.workload = QString::fromStdString(m_setup->workload()->workload().workload);
    m_settings.own = m_setup->workload()->ownSettings();
    m_settings.kernelPane = m_counters->isShown();
    m_settings.counters = m_counters->chosenNames();
    m_settings.grouping = int(m_history->model()->grouping());
    saveSettings(m_surroundings.settingsFile, m_settings);
}

} // namespace iolite::ui
