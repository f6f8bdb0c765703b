// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/live/Notices.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QPushButton;
class QVBoxLayout;
QT_END_NAMESPACE

namespace iolite::ui {

class HintLabel;

/// The big Run button with what the run will cost, why it can't start, and what its numbers will mean.
class RunPanel : public QWidget {
    Q_OBJECT
public:
    explicit RunPanel(QWidget *parent = nullptr);

    /// Time, bytes written and space of the workload; or `insteadText` where there is nothing to estimate.
    void setEstimate(const WorkloadSpec &workload);
    void setEstimateText(const QString &insteadText);
    void setNotices(const std::vector<Notice> &notices);
    void setCanRun(bool can);
    QPushButton *button() const { return m_run; }

signals:
    void runRequested();
    void remedyChosen(const iolite::ui::Notice &notice, const iolite::ui::Remedy &remedy);

private:
    void addNotice(const Notice &notice);

    QPushButton *m_run;
    HintLabel *m_estimate;
    QVBoxLayout *m_list;
    std::vector<Notice> m_notices;
};

} // namespace iolite::ui
