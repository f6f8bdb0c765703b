// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/Stage.h"

#include "ui/charts/RunChart.h"
#include "ui/common/Widgets.h"
#include "ui/compare/CompareView.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace iolite::ui {

namespace {
constexpr QSize kCopiedSize(1200, 700);
}

Stage::Stage(QWidget *parent)
    : QWidget(parent)
    , m_wayBack(new QWidget(this))
    , m_pages(new QStackedWidget(this))
    , m_live(new RunChart)
    , m_saved(new RunChart)
    , m_compare(new CompareView)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *row = new QHBoxLayout(m_wayBack);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(new HintLabel(tr("A run is going on."), m_wayBack), 1);
    auto *back = named(new QPushButton(tr("Show the &live chart"), m_wayBack), "showLive", tr("Show the live chart"));
    row->addWidget(back);
    connect(back, &QPushButton::clicked, this, &Stage::liveWanted);
    layout->addWidget(m_wayBack);
    layout->addWidget(m_pages, 1);
    m_live->setObjectName(QStringLiteral("liveChart"));
    m_saved->setObjectName(QStringLiteral("savedChart"));
    m_compare->setObjectName(QStringLiteral("compareView"));
    for (QWidget *page :
        {static_cast<QWidget *>(m_saved), static_cast<QWidget *>(m_live), static_cast<QWidget *>(m_compare)})
        m_pages->addWidget(page);
    showSaved(nullptr);
}

void Stage::refreshWayBack()
{
    m_wayBack->setVisible(m_running && !isLiveShown());
}

bool Stage::isLiveShown() const
{
    return m_pages->currentWidget() == m_live;
}

bool Stage::isComparing() const
{
    return m_pages->currentWidget() == m_compare;
}

void Stage::showSaved(std::shared_ptr<const Run> run)
{
    // The run that just ended is on the live chart already, with the range the user chose.
    if (run && m_liveRun && !m_running && run->id == m_liveRun->id) {
        showLive();
        return;
    }
    m_saved->setRuns(run ? Runs{run} : Runs{});
    m_savedRun = std::move(run);
    m_pages->setCurrentWidget(m_saved);
    refreshWayBack();
}

void Stage::showComparison(Runs runs)
{
    m_compare->setRuns(std::move(runs));
    m_pages->setCurrentWidget(m_compare);
    refreshWayBack();
}

void Stage::showLive()
{
    m_pages->setCurrentWidget(m_live);
    refreshWayBack();
}

void Stage::beginLive(std::shared_ptr<const Run> header, Runs beside)
{
    m_running = true;
    m_liveRun.reset();
    m_live->beginLive(std::move(header), std::move(beside));
    showLive();
}

void Stage::append(const std::vector<Event> &events)
{
    m_live->append(events);
}

void Stage::endLive(std::shared_ptr<const Run> finished)
{
    m_running = false;
    m_live->endLive(finished);
    m_liveRun = std::move(finished);
    refreshWayBack();
}

Stage::Runs Stage::shownRuns() const
{
    if (isComparing())
        return m_compare->shownRuns();
    const auto &run = isLiveShown() ? m_liveRun : m_savedRun;
    return run ? Runs{run} : Runs{};
}

ChartLayout Stage::layoutShown() const
{
    return isComparing() ? m_compare->layout() : ChartLayout::Overlay;
}

void Stage::showWholeTime()
{
    for (RunChart *chart :
        isComparing() ? m_compare->findChildren<RunChart *>() : QList{isLiveShown() ? m_live : m_saved})
        chart->showAll();
}

void Stage::setCounters(bool shown, const std::vector<KernelCounter> &chosen)
{
    for (RunChart *chart : {m_live, m_saved}) {
        chart->setKernelPane(shown);
        chart->setCounters(chosen);
    }
    m_compare->setCounters(shown, chosen);
}

const RunChart *Stage::shownChart() const
{
    return isComparing() ? m_compare->chart() : isLiveShown() ? m_live : m_saved;
}

void Stage::addChartActions(const QList<QAction *> &actions)
{
    for (RunChart *chart : findChildren<RunChart *>()) {
        chart->addActions(actions);
        chart->setContextMenuPolicy(Qt::ActionsContextMenu);
    }
}

void Stage::copy()
{
    if (isComparing())
        m_compare->copy();
    else
        QGuiApplication::clipboard()->setImage((isLiveShown() ? m_live : m_saved)->toImage(kCopiedSize, 2));
}

} // namespace iolite::ui
