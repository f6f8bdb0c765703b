// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/KernelCounter.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <vector>

QT_BEGIN_NAMESPACE
class QAction;
class QMenu;
class QWidget;
QT_END_NAMESPACE

namespace iolite::ui {

class RunChart;

/// Whether charts show kernel counters, and which: a toggle and a list to check, for the View menu and for the charts'
/// own menus.
class CounterMenu : public QObject {
    Q_OBJECT
public:
    /// `chart` gives the chart on screen, asked when the list opens.
    CounterMenu(std::function<const RunChart *()> chart, QWidget *parent);

    QAction *toggle() const { return m_toggle; }
    QMenu *list() const { return m_list; }

    bool isShown() const;
    /// Empty: what suits the run's filesystem.
    const std::vector<KernelCounter> &chosen() const { return m_chosen; }
    /// Names as in KernelCounterInfo; unknown ones are passed over. Says changed().
    void restore(bool shown, const QStringList &names);
    QStringList chosenNames() const;

signals:
    void changed();

private:
    void refreshList();
    void choose();

    std::function<const RunChart *()> m_chart;
    QAction *m_toggle;
    QAction *m_automatic;
    QAction *m_none;
    QMenu *m_list;
    std::vector<QAction *> m_actions; ///< by KernelCounter
    std::vector<KernelCounter> m_chosen;
};

} // namespace iolite::ui
