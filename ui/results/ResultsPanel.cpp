// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/ResultsPanel.h"

#include "core/wording/Wording.h"
#include "core/workloads/Workload.h"
#include "ui/common/Widgets.h"
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
    m_table = named(new QTableView(page), "resultsTable", tr("Results"));
    m_table->setModel(m_model);
    m_table->setTabKeyNavigation(false);
    m_table->setAlternatingRowColors(true);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setWordWrap(false);
    m_table->setShowGrid(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 6);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    layout->addWidget(m_table, 1);
    m_pages->addWidget(page);

    auto *copyAction = new QAction(tr("Copy Results"), this);
    copyAction->setShortcut(QKeySequence::Copy);
    copyAction->setShortcutContext(Qt::WidgetShortcut);
    connect(copyAction, &QAction::triggered, this, &ResultsPanel::copy);
    m_table->addAction(copyAction);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
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
    show(sentence, *run);
}

void ResultsPanel::setPartial(const Run &run)
{
    Run soFar = run;
    soFar.metrics = workloads::workloadOf(run.workload).metrics(run);
    show(soFar.metrics.empty() ? tr("Running: figures appear here as each test ends.") : wording::runSummary(soFar),
        soFar);
}

void ResultsPanel::show(const QString &sentence, const Run &run)
{
    m_sentence->setText(sentence);
    m_model->setMetrics(run.metrics);
    m_table->setVisible(!m_model->isEmpty());
    m_pages->setCurrentIndex(1);
}

void ResultsPanel::copy()
{
    if (m_model->isEmpty())
        return;
    auto *mime = new QMimeData;
    mime->setText(m_model->toText());
    mime->setData(QStringLiteral("text/csv"), m_model->toCsv());
    QGuiApplication::clipboard()->setMimeData(mime);
}

} // namespace iolite::ui
