// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Run.h"
#include "ui/export/ChartExport.h"

#include <QWidget>

#include <memory>
#include <vector>

namespace iolite::ui {

class RunChart;

/// Two or more saved runs against each other: overlaid in one chart or side by side with linked axes, above a table
/// with ratio and change of every metric. The first run is A, the base. GUI thread only.
class CompareView : public QWidget {
    Q_OBJECT
public:
    using Layout = ChartLayout; ///< what exportChartPng takes

    explicit CompareView(QWidget *parent = nullptr);
    ~CompareView() override;

    /// The first is the base. Fewer than two runs show what to do next. Overlay draws all of them; side by side and the
    /// table compare the first with one other, the second unless the user picks another.
    void setRuns(std::vector<std::shared_ptr<const Run>> runs);
    const std::vector<std::shared_ptr<const Run>> &runs() const;
    /// What is on screen now, for exportChartPng: all runs in the overlay, the two that are compared side by side.
    std::vector<std::shared_ptr<const Run>> shownRuns() const;

    Layout layout() const;
    void setLayout(Layout layout);

    /// The pane of kernel counters, as RunChart's.
    void setCounters(bool shown, const std::vector<KernelCounter> &chosen);
    const RunChart *chart() const; ///< one of those on screen

    /// The table as text that pastes into mail (aligned columns), and as CSV.
    QString tableText() const;
    QString tableCsv() const;

public slots:
    /// Text, CSV and the chart's image on the clipboard together.
    void copy();

signals:
    void layoutChanged(iolite::ui::CompareView::Layout layout);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace iolite::ui
