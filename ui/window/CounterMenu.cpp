// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/CounterMenu.h"

#include "core/wording/Wording.h"
#include "ui/charts/RunChart.h"

#include <QAction>
#include <QMenu>

#include <algorithm>

namespace iolite::ui {

CounterMenu::CounterMenu(std::function<const RunChart *()> chart, QWidget *parent)
    : QObject(parent)
    , m_chart(std::move(chart))
    , m_toggle(new QAction(tr("Show &Kernel Counters"), this))
    , m_list(new QMenu(tr("Kernel C&ounters"), parent))
{
    m_toggle->setObjectName(QStringLiteral("actionKernelCounters"));
    m_toggle->setCheckable(true);
    m_toggle->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_K));
    m_toggle->setToolTip(tr("What the kernel counted meanwhile, in a pane below the latency"));
    connect(m_toggle, &QAction::toggled, this, &CounterMenu::changed);

    m_list->setObjectName(QStringLiteral("counterMenu"));
    m_automatic = m_list->addAction(tr("&By the Filesystem"));
    m_automatic->setObjectName(QStringLiteral("actionCountersAutomatic"));
    m_automatic->setCheckable(true);
    connect(m_automatic, &QAction::triggered, this, [this] {
        m_chosen.clear();
        emit changed();
    });
    m_list->addSeparator();
    m_none = m_list->addAction(tr("This run has no kernel counters"));
    m_none->setObjectName(QStringLiteral("actionCountersNone"));
    m_none->setEnabled(false);
    for (std::size_t i = 0; i < kKernelCounters; ++i) {
        const KernelCounter counter{std::uint8_t(i)};
        const std::string name(kernelCounterInfo(counter).name);
        QAction *action = m_list->addAction(wording::counterTitle(counter));
        action->setObjectName(QStringLiteral("actionCounter_") + QString::fromStdString(name));
        action->setToolTip(QString::fromStdString(name));
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, &CounterMenu::choose);
        m_actions.push_back(action);
    }
    m_list->setToolTipsVisible(true);
    connect(m_list, &QMenu::aboutToShow, this, &CounterMenu::refreshList);
    refreshList();
}

bool CounterMenu::isShown() const
{
    return m_toggle->isChecked();
}

void CounterMenu::restore(bool shown, const QStringList &names)
{
    m_chosen.clear();
    for (const QString &name : names)
        if (const KernelCounterInfo *info = findKernelCounter(name.toStdString()))
            m_chosen.push_back(info->counter);
    const QSignalBlocker quiet(m_toggle);
    m_toggle->setChecked(shown);
    emit changed();
}

QStringList CounterMenu::chosenNames() const
{
    QStringList names;
    for (const KernelCounter counter : m_chosen)
        names << QString::fromStdString(std::string(kernelCounterInfo(counter).name));
    return names;
}

void CounterMenu::refreshList()
{
    const RunChart *chart = m_chart ? m_chart() : nullptr;
    const std::vector<KernelCounter> shown = chart ? chart->shownCounters() : m_chosen;
    bool any = false;
    for (std::size_t i = 0; i < m_actions.size(); ++i) {
        const KernelCounter counter{std::uint8_t(i)};
        const bool has = chart && chart->hasCounter(counter);
        const bool checked = std::find(shown.begin(), shown.end(), counter) != shown.end();
        m_actions[i]->setVisible(has || (checked && !m_chosen.empty())); // what was chosen can be taken back
        m_actions[i]->setChecked(checked);
        any = any || has;
    }
    m_none->setVisible(!any);
    m_automatic->setChecked(m_chosen.empty());
}

void CounterMenu::choose()
{
    m_chosen.clear();
    for (std::size_t i = 0; i < m_actions.size(); ++i)
        if (m_actions[i]->isChecked() && m_actions[i]->isVisible())
            m_chosen.push_back(KernelCounter{std::uint8_t(i)});
    if (!m_toggle->isChecked() && !m_chosen.empty()) {
        m_toggle->setChecked(true); // who picks one wants to see it; says changed()
        return;
    }
    emit changed();
}

} // namespace iolite::ui
