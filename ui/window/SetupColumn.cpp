// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/SetupColumn.h"

#include "ui/live/RunPanel.h"
#include "ui/target/FilesystemCard.h"
#include "ui/target/TargetCard.h"
#include "ui/workload/CommandDialog.h"
#include "ui/workload/WorkloadCard.h"

#include <QClipboard>
#include <QEvent>
#include <QFile>
#include <QGuiApplication>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace iolite::ui {

SetupColumn::SetupColumn(DeviceProbe *probe, QWidget *parent)
    : QWidget(parent)
    , m_target(new TargetCard(probe))
    , m_workload(new WorkloadCard)
    , m_filesystem(new FilesystemCard)
    , m_run(new RunPanel(this))
    , m_scroll(new QScrollArea(this))
    , m_cards(new QWidget(this))
    , m_readiness(new Readiness(this))
{
    auto *column = new QVBoxLayout(m_cards);
    column->setContentsMargins(0, 0, 4, 0);
    column->addWidget(m_target);
    column->addWidget(m_workload);
    column->addWidget(m_filesystem);
    column->addStretch(1);
    m_scroll->setObjectName(QStringLiteral("setupScroll"));
    m_scroll->setAccessibleName(tr("Setup"));
    m_scroll->setFocusPolicy(Qt::NoFocus); // its fields take the focus
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(m_cards);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(m_run);
    m_cards->installEventFilter(this);
    fitWidth();

    connect(m_target, &TargetCard::pathChanged, this, [this] {
        m_workload->setDirectory(QFile::encodeName(m_target->path()).toStdString());
        ask();
    });
    connect(m_workload, &WorkloadCard::pasteRequested, this, &SetupColumn::pasteCommandLine);
    connect(m_target, &TargetCard::factsChanged, this, [this] {
        m_filesystem->setFacts(m_target->facts());
        ask();
    });
    connect(m_workload, &WorkloadCard::changed, this, &SetupColumn::ask);
    connect(m_readiness, &Readiness::changed, this, &SetupColumn::refresh);
    connect(m_run, &RunPanel::runRequested, this, &SetupColumn::runRequested);
    connect(m_run, &RunPanel::remedyChosen, this, &SetupColumn::apply);
    ask();
}

bool SetupColumn::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_cards && event->type() == QEvent::LayoutRequest)
        fitWidth();
    return QWidget::eventFilter(watched, event);
}

void SetupColumn::fitWidth()
{
    // Nothing is ever cut off at the side: only up and down is scrolled.
    m_scroll->setMinimumWidth(
        m_cards->minimumSizeHint().width() + m_scroll->verticalScrollBar()->sizeHint().width() + 4);
}

void SetupColumn::ask()
{
    m_putAside.clear();
    const bool sound = !m_workload->error();
    m_readiness->ask(m_workload->workload(), sound ? m_target->facts() : std::nullopt);
}

void SetupColumn::refresh()
{
    if (const auto error = m_workload->error())
        m_run->setEstimateText(tr("Correct the marked field of the workload to run."));
    else if (m_target->path().isEmpty())
        m_run->setEstimateText(tr("Choose a target to run."));
    else
        m_run->setEstimate(m_workload->workload());

    if (m_readiness->state().known) { // while looking, the old notices stay: no flicker
        std::vector<Notice> notices = noticesFor(m_readiness->state(), m_workload->workload(), *m_target->facts());
        std::erase_if(notices, [this](const Notice &notice) { return m_putAside.contains(notice.id); });
        m_run->setNotices(notices);
    } else if (!m_target->facts()) {
        m_run->setNotices({});
    }
    m_run->setCanRun(canRun());
    emit canRunChanged(canRun());
}

bool SetupColumn::canRun() const
{
    return !m_active && !m_workload->error() && m_target->facts() && m_readiness->state().obstacles.empty();
}

void SetupColumn::setRunActive(bool active)
{
    m_active = active;
    m_readiness->setPaused(active); // a look at the disk would be measured
    refresh();
}

void SetupColumn::apply(const Notice &notice, const Remedy &remedy)
{
    if (remedy.key.isEmpty()) {
        m_putAside.insert(notice.id);
        refresh();
    } else {
        m_workload->setForAll(remedy.key, remedy.value);
    }
}

void SetupColumn::pasteCommandLine()
{
    if (!m_commandDialog) {
        m_commandDialog = new CommandDialog(this);
        connect(m_commandDialog, &CommandDialog::used, this,
            [this](const WorkloadSpec &workload, const QString &directory) {
                m_workload->setWorkload(workload);
                if (!directory.isEmpty())
                    m_target->setPath(directory);
            });
        m_commandDialog->setText(QGuiApplication::clipboard()->text().trimmed().left(4096));
        if (!m_commandDialog->command())
            m_commandDialog->setText({}); // something else was copied
    }
    m_commandDialog->show(); // not exec: a run may go on
    m_commandDialog->raise();
    m_commandDialog->activateWindow();
}

runner::RunRequest SetupColumn::request() const
{
    runner::RunRequest request;
    request.targetPath = QFile::encodeName(m_target->path()).toStdString();
    request.workload = m_workload->workload();
    return request;
}

} // namespace iolite::ui
