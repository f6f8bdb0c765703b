// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/RunStatus.h"

#include "core/wording/Wording.h"
#include "ui/charts/CurveStyles.h"
#include "ui/common/Widgets.h"
#include "ui/live/RunProgress.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>

namespace iolite::ui {

RunStatusLine::RunStatusLine(QWidget *parent)
    : QWidget(parent)
    , m_phase(named(new QLabel(this), "statusPhase", tr("Phase")))
    , m_rate(named(new QLabel(this), "statusRate", tr("Rate")))
    , m_left(named(new QLabel(this), "statusLeft", tr("Time left")))
    , m_bar(named(new QProgressBar(this), "statusBar", tr("Progress of the run")))
    , m_cancel(named(new QPushButton(tr("Cancel"), this), "statusCancel", tr("Cancel the run")))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(6, 0, 6, 0);
    layout->setSpacing(14);
    layout->addWidget(m_phase, 1);
    layout->addWidget(m_rate);
    layout->addWidget(m_left);
    layout->addWidget(m_bar);
    layout->addWidget(m_cancel);
    m_phase->setTextFormat(Qt::PlainText);
    m_phase->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a long title must not widen the window
    m_bar->setRange(0, 1000);
    m_bar->setTextVisible(true);
    m_bar->setFixedWidth(fontMetrics().averageCharWidth() * 24);
    // Room for the longest number, so that nothing jumps ten times a second.
    m_rate->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("0000 MiB/s · 000.0 k IOPS")));
    m_rate->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_left->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("00 min 00 s left")));
    m_cancel->setToolTip(tr("Ends the run; what was measured is kept"));
    connect(m_cancel, &QPushButton::clicked, this, &RunStatusLine::cancelRequested);
    showIdle(tr("Ready"));
}

void RunStatusLine::setRunning(bool running)
{
    for (QWidget *widget : {static_cast<QWidget *>(m_rate), static_cast<QWidget *>(m_left),
             static_cast<QWidget *>(m_bar), static_cast<QWidget *>(m_cancel)})
        widget->setVisible(running);
}

void RunStatusLine::showIdle(const QString &text)
{
    m_cancelling = false;
    m_phase->setText(text);
    setRunning(false);
}

void RunStatusLine::showStarting()
{
    m_cancelling = false;
    m_phase->setText(tr("Starting…"));
    m_rate->clear();
    m_left->clear();
    m_bar->setValue(0);
    m_cancel->setEnabled(true);
    setRunning(true);
}

void RunStatusLine::showProgress(const RunProgress &progress)
{
    if (!m_cancelling && !progress.phaseTitle().isEmpty())
        m_phase->setText(progress.phaseTitle());
    const QString bytes = isolated(wording::bytesPerSecond(progress.bytesPerSecond()));
    if (progress.item() == Item::None)
        m_rate->setText(tr("%1 · %2 IOPS", "rate · operations per second")
                            .arg(bytes, isolated(wording::count(progress.operationsPerSecond()))));
    else if (progress.item() == Item::Chunks)
        m_rate->setText(bytes); // of a chunk nobody asks how many
    else
        m_rate->setText(
            tr("%1 · %2 %3", "rate · number unit")
                .arg(bytes, isolated(wording::count(progress.itemsPerSecond())), itemUnit(progress.item())));
    const double left = progress.secondsLeft();
    m_left->setText(left < 0 ? QString() : tr("%1 left", "time").arg(wording::duration(double(qint64(left + 0.5)))));
    m_bar->setValue(int(progress.fraction() * 1000));
}

void RunStatusLine::showCancelling()
{
    m_cancelling = true;
    m_phase->setText(tr("Cancelling: waiting for operations under way and removing the test files…"));
    m_cancel->setEnabled(false);
}

} // namespace iolite::ui
