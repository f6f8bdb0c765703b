// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/ResultsPanel.h"

#include "core/wording/Wording.h"
#include "core/workloads/Workload.h"
#include "ui/common/Widgets.h"
#include "ui/compare/TableText.h"
#include "ui/results/BonnieModel.h"
#include "ui/results/MetricModel.h"
#include "ui/results/ResultsModel.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMimeData>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace iolite::ui {

ResultsPanel::ResultsPanel(QWidget *parent)
    : QWidget(parent)
    , m_model(new ResultsModel(this))
    , m_bonnie(new BonnieModel(this))
    , m_metrics(new MetricModel(this))
    , m_pages(new QStackedWidget(this))
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_pages);

    auto *empty = new HintLabel(
        tr("No results yet. Choose a target on the left and press Run, or pick a run in the history."), this);
    empty->setAlignment(Qt::AlignCenter);
    m_pages->addWidget(empty);

    auto *page = new QWidget(this);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(4, 4, 4, 0);
    m_sentence = named(new QLabel(page), "resultSentence", tr("Result in words"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(m_sentence);
    m_table = newTable("resultsTable", m_model, page);
    m_metricTable = newTable("metricTable", m_metrics, page);
    m_bonnieTable = newBonnieView(m_bonnie, page);
    for (QTableView *table : {m_table, m_metricTable, m_bonnieTable}) {
        layout->addWidget(table, 1);
        auto *copyAction = new QAction(tr("Copy Results"), this);
        copyAction->setShortcut(QKeySequence::Copy);
        copyAction->setShortcutContext(Qt::WidgetShortcut);
        connect(copyAction, &QAction::triggered, this, &ResultsPanel::copy);
        table->addAction(copyAction);
        table->setContextMenuPolicy(Qt::ActionsContextMenu);
    }
    m_pages->addWidget(page);
}

QTableView *ResultsPanel::newTable(const char *name, QAbstractItemModel *model, QWidget *parent)
{
    auto *table = named(new QTableView(parent), name, tr("Results"));
    table->setModel(model);
    table->setTabKeyNavigation(false);
    table->setAlternatingRowColors(true);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setWordWrap(false);
    table->setShowGrid(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + 6);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    return table;
}

void ResultsPanel::setRun(std::shared_ptr<const Run> run)
{
    if (!run) {
        m_model->setMetrics({});
        m_pages->setCurrentIndex(0);
        return;
    }
    QString sentence = wording::runSummary(*run);
    if (run->status != RunStatus::Done)
        sentence.prepend(tr("%1. ", "status of the run").arg(wording::statusTitle(run->status)));
    if (run->error && run->status != RunStatus::Cancelled)
        sentence += QLatin1Char(' ') + wording::errorText(*run->error);
    for (const std::string &note : run->notes)
        if (!note.starts_with("journal-")) // where the journal was is for the record, not for the reader
            sentence += QLatin1Char('\n') + wording::note(note);
    display(sentence, *run);
}

void ResultsPanel::setPartial(const Run &run)
{
    Run soFar = run;
    soFar.metrics = workloads::workloadOf(run.workload).metrics(run);
    display(soFar.metrics.empty() ? tr("Running: figures appear here as each test ends.") : wording::runSummary(soFar),
        soFar);
}

void ResultsPanel::display(const QString &sentence, const Run &run)
{
    m_sentence->setText(sentence);
    m_sentence->setVisible(!sentence.isEmpty());
    m_model->setMetrics(run.metrics);
    const bool bonnie = BonnieModel::suits(run);
    const bool list = !bonnie && run.workload.workload != "job";
    if (bonnie)
        m_bonnie->setRun(run);
    m_metrics->setMetrics(list ? run.metrics : std::vector<Metric>());
    m_table->setVisible(!m_model->isEmpty() && !bonnie && !list);
    m_metricTable->setVisible(!m_model->isEmpty() && list);
    m_bonnieTable->setVisible(!m_model->isEmpty() && bonnie);
    m_pages->setCurrentIndex(1);
}

void ResultsPanel::copy()
{
    if (m_model->isEmpty())
        return;
    auto *mime = new QMimeData;
    mime->setText(!m_bonnieTable->isHidden() ? m_bonnie->toText()
            : !m_metricTable->isHidden()     ? alignedText(*m_metrics).replace(QChar(QChar::Nbsp), QLatin1Char(' '))
                                             : m_model->toText());
    mime->setData(QStringLiteral("text/csv"), m_model->toCsv());
    QGuiApplication::clipboard()->setMimeData(mime);
}

} // namespace iolite::ui
