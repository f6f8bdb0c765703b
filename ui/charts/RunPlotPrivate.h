// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What only the files of RunPlot see.

#include "ui/charts/CurvePane.h"
#include "ui/charts/Legend.h"
#include "ui/charts/PhaseBands.h"
#include "ui/charts/RunPlot.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPointer>

class QCustomPlot;

namespace iolite::ui {

constexpr double kScreenLine = 1.0;
// A pen of exactly 1.0 is drawn one device pixel thin however large the image's scale is; a hair more scales.
constexpr double kImageLine = 1.25;

struct RunPlot::Private {
    QPointer<QCustomPlot> plot; // a parent widget may end it before us
    std::unique_ptr<CurvePane> throughput;
    std::unique_ptr<CurvePane> latency;
    std::unique_ptr<CurvePane> kernel; // null: not shown

    std::vector<PlottedRun> runs;
    std::vector<KernelCounter> counters;
    std::vector<CounterUnit> units; // of the counters that are drawn, in the order of the kernel pane's axes
    ItemAxis items = ItemAxis::None;
    std::vector<bool> contents;
    std::vector<PhaseBand> bands;
    std::vector<LegendEntry> runEntries, rateEntries, latencyEntries, counterEntries;
    QString title;
    ChartColours colours;
    QFont font, small, heading;
    double from = 0, to = 10, end = 10;
    ValueRange shared;
    std::optional<double> crosshair;
    bool focusFrame = false;
    double lineWidth = kScreenLine;
    int nameLines = 1;

    // What the headings and names of this plot alone need.
    struct Needs {
        double rate = 0, latency = 0, kernel = 0;
        int names = 0;
        bool operator==(const Needs &) const = default;
    };
    Needs needs;
    std::vector<Private *> peers; // plots beside this one

    // From top to bottom: title, runs, heading of throughput, names of phases, pane; heading of latency, pane; heading
    // of kernel counters, pane.
    double titleHeight = 0, runsHeight = 0, rateHeight = 0, namesHeight = 0, latencyHeight = 0, kernelHeight = 0;

    void rebuildCurves();
    Needs measureNeeds() const;
    void layOut();
    ValueRange rangeOf(PhaseKind kind) const;
    void setAxes(const ValueRange &range);
    void showKernelPane(bool shown);
    std::vector<CurvePane *> panes() const;
    double contentWidth() const;
    double headingWidth(const QString &title) const { return QFontMetricsF(heading).horizontalAdvance(title); }
    // Beside its heading where there is room, else below it.
    bool legendBelow(const QString &title) const { return headingWidth(title) > 0.5 * contentWidth(); }
    double headingHeight(const QString &title, const std::vector<LegendEntry> &entries) const;
    QString rateTitle() const;
    QString kernelTitle() const;
    QString latencyTitle() const { return QCoreApplication::translate("Chart", "Latency"); }
    TimeScale timeScale() const;
    void paintShades(QPainter &painter);
    void paintHeadings(QPainter &painter);
    void paintCrosshair(QPainter &painter);
};

} // namespace iolite::ui
