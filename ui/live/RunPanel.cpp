// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/RunPanel.h"

#include "core/wording/Wording.h"
#include "core/workloads/Estimate.h"
#include "ui/common/Widgets.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace iolite::ui {

RunPanel::RunPanel(QWidget *parent)
    : QWidget(parent)
    , m_run(named(new QPushButton(tr("Run"), this), "runButton", tr("Run the benchmark")))
    , m_estimate(named(new HintLabel({}, this), "runEstimate", tr("What the run will cost")))
    , m_list(new QVBoxLayout)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(m_list);
    layout->addWidget(m_estimate);
    layout->addWidget(m_run);
    QFont big = m_run->font();
    big.setPointSizeF(big.pointSizeF() * 1.25);
    big.setBold(true);
    m_run->setFont(big);
    m_run->setMinimumHeight(QFontMetrics(big).height() * 2);
    connect(m_run, &QPushButton::clicked, this, &RunPanel::runRequested);
}

void RunPanel::setEstimate(const WorkloadSpec &workload)
{
    const workloads::Estimate estimate = workloads::estimate(workload);
    const QString time = wording::duration(double(estimate.seconds));
    const QString written = wording::bytes(double(estimate.writtenBytesMin));
    QStringList parts;
    parts << (estimate.secondsAreBound ? tr("About %1").arg(time) : tr("About %1, longer on a slow disk").arg(time));
    parts << (estimate.writesUnbounded ? tr("writes more than %1").arg(written) : tr("writes %1").arg(written));
    parts << tr("needs %1 of space").arg(wording::bytes(double(estimate.spaceBytes)));
    setEstimateText(parts.join(QStringLiteral(" · ")));
}

void RunPanel::setEstimateText(const QString &insteadText)
{
    m_estimate->setText(insteadText);
}

void RunPanel::setCanRun(bool can)
{
    m_run->setEnabled(can);
}

void RunPanel::setNotices(const std::vector<Notice> &notices)
{
    if (notices == m_notices)
        return; // keep the focus where it is
    m_notices = notices;
    while (QLayoutItem *item = m_list->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // we may be in a slot of one of its buttons
        delete item;
    }
    for (const Notice &notice : m_notices)
        addNotice(notice);
}

void RunPanel::addNotice(const Notice &notice)
{
    auto *row = new QWidget(this);
    row->setObjectName(notice.blocking ? QStringLiteral("obstacle") : QStringLiteral("caution"));
    auto *layout = new QVBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 4);
    layout->setSpacing(3);
    auto *text = named(new HintLabel(notice.text, row), "noticeText", notice.text);
    text->setTone(notice.blocking ? HintLabel::Tone::Problem : HintLabel::Tone::Warning);
    layout->addWidget(text);
    for (const Remedy &remedy : notice.remedies) {
        auto *button = named(new QPushButton(remedy.text, row), "remedy", remedy.text);
        button->setProperty("remedyKey", remedy.key); // tests find it by this
        connect(button, &QPushButton::clicked, this, [this, notice, remedy] { emit remedyChosen(notice, remedy); });
        layout->addWidget(button, 0, Qt::AlignLeading);
    }
    m_list->addWidget(row);
}

} // namespace iolite::ui
