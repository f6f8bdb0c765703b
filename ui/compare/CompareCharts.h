// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Run.h"

#include <QPointer>
#include <QWidget>

#include <memory>
#include <vector>

QT_BEGIN_NAMESPACE
class QStackedWidget;
QT_END_NAMESPACE

namespace iolite::ui {

class RunChart;

/// The charts of a comparison: one with all runs overlaid, or two side by side whose time axes follow each other and
/// whose value axes have the same bounds.
class CompareCharts : public QWidget {
    Q_OBJECT
public:
    explicit CompareCharts(QWidget *parent = nullptr);

    void setOverlay(std::vector<std::shared_ptr<const Run>> runs);
    void setPair(std::shared_ptr<const Run> base, std::shared_ptr<const Run> candidate);
    void showOverlay(bool overlay);

    /// As RunChart's; in all three.
    void setCounters(bool shown, const std::vector<KernelCounter> &chosen);

    RunChart *overlay() const { return m_overlay; }
    RunChart *base() const { return m_base; }
    RunChart *candidate() const { return m_candidate; }

private:
    void link(RunChart *from, RunChart *to);
    void shareRange();

    QStackedWidget *m_pages;
    RunChart *m_overlay;
    RunChart *m_base;
    RunChart *m_candidate;
};

} // namespace iolite::ui
