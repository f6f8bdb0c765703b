// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/CompareCharts.h"

#include "ui/charts/ChartText.h"
#include "ui/charts/RunChart.h"

#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace iolite::ui {

CompareCharts::CompareCharts(QWidget *parent)
    : QWidget(parent)
    , m_pages(new QStackedWidget)
    , m_overlay(new RunChart)
    , m_base(new RunChart)
    , m_candidate(new RunChart)
{
    m_overlay->setObjectName(QStringLiteral("compareOverlay"));
    m_base->setObjectName(QStringLiteral("compareBase"));
    m_candidate->setObjectName(QStringLiteral("compareCandidate"));
    auto *pair = new QSplitter(Qt::Horizontal);
    pair->setObjectName(QStringLiteral("comparePair"));
    pair->setChildrenCollapsible(false);
    pair->addWidget(m_base);
    pair->addWidget(m_candidate);
    pair->setSizes({1000, 1000});
    m_pages->addWidget(m_overlay);
    m_pages->addWidget(pair);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages);
    m_base->alignWith(*m_candidate);
    link(m_base, m_candidate);
    link(m_candidate, m_base);
}

void CompareCharts::setOverlay(std::vector<std::shared_ptr<const Run>> runs)
{
    m_overlay->setRuns(std::move(runs));
}

void CompareCharts::setPair(std::shared_ptr<const Run> base, std::shared_ptr<const Run> candidate)
{
    const auto show = [](RunChart *chart, std::shared_ptr<const Run> run) {
        chart->setSharedEnd(0);
        chart->setSharedRange({});
        chart->setTitle(run ? runLabel(*run) : QString());
        chart->setRuns(run ? std::vector{std::move(run)} : std::vector<std::shared_ptr<const Run>>());
    };
    show(m_base, std::move(base));
    show(m_candidate, std::move(candidate));
    const double end = std::max(m_base->endSeconds(), m_candidate->endSeconds());
    m_base->setSharedEnd(end);
    m_candidate->setSharedEnd(end);
    m_base->showAll();
    m_candidate->showAll();
    shareRange();
}

void CompareCharts::showOverlay(bool overlay)
{
    m_pages->setCurrentIndex(overlay ? 0 : 1);
}

void CompareCharts::setCounters(bool shown, const std::vector<KernelCounter> &chosen)
{
    for (RunChart *chart : {m_overlay, m_base, m_candidate}) {
        chart->setKernelPane(shown);
        chart->setCounters(chosen);
    }
    shareRange();
}

void CompareCharts::link(RunChart *from, RunChart *to)
{
    // Ends by itself: setting the range that a chart has tells nobody.
    connect(from, &RunChart::timeRangeChanged, to, &RunChart::setTimeRange);
    connect(from, &RunChart::timeRangeChanged, this, &CompareCharts::shareRange);
}

void CompareCharts::shareRange()
{
    const ValueRange range = m_base->valueRange().united(m_candidate->valueRange());
    m_base->setSharedRange(range);
    m_candidate->setSharedRange(range);
}

} // namespace iolite::ui
