// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Event.h"
#include "ui/export/ChartExport.h"

#include <QWidget>

#include <memory>
#include <vector>

QT_BEGIN_NAMESPACE
class QAction;
class QStackedWidget;
QT_END_NAMESPACE

namespace iolite::ui {

class CompareView;
class RunChart;

/// The centre: the live chart, the chart of a saved run, or a comparison, one at a time. A live run goes on drawing
/// into its own chart while something else is looked at; a row above then leads back to it.
class Stage : public QWidget {
    Q_OBJECT
public:
    using Runs = std::vector<std::shared_ptr<const Run>>;
    explicit Stage(QWidget *parent = nullptr);

    void showSaved(std::shared_ptr<const Run> run); ///< null: the empty state
    void showComparison(Runs runs);
    void showLive();

    void beginLive(std::shared_ptr<const Run> header, Runs beside);
    void append(const std::vector<Event> &events);
    void endLive(std::shared_ptr<const Run> finished);
    bool isLiveShown() const;
    bool isComparing() const;

    /// What is on screen, for exports. While a run is going on, the live chart gives none: its record isn't complete.
    Runs shownRuns() const;
    ChartLayout layoutShown() const;
    void showWholeTime();
    void copy();
    /// The pane of kernel counters in all charts, as RunChart's.
    void setCounters(bool shown, const std::vector<KernelCounter> &chosen);
    const RunChart *shownChart() const;
    /// Actions of the charts' own menus.
    void addChartActions(const QList<QAction *> &actions);
    CompareView *comparison() const { return m_compare; }
    RunChart *liveChart() const { return m_live; }

signals:
    void liveWanted();

private:
    void refreshWayBack();

    QWidget *m_wayBack;
    QStackedWidget *m_pages;
    RunChart *m_live;
    RunChart *m_saved;
    CompareView *m_compare;
    std::shared_ptr<const Run> m_savedRun;
    std::shared_ptr<const Run> m_liveRun; ///< once finished
    bool m_running = false;
};

} // namespace iolite::ui
