// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/ChartColours.h"
#include "ui/charts/CurveStyles.h"

#include <QRectF>

#include <vector>

QT_BEGIN_NAMESPACE
class QFont;
QT_END_NAMESPACE
class QCPAxisRect;
class QCPGraph;
class QCustomPlot;

namespace iolite::ui {

/// One axis rectangle with its curves. The plot owns the parts.
class CurvePane {
public:
    enum class Kind { Throughput, Latency };
    CurvePane(QCustomPlot *plot, QCPAxisRect *rect, Kind kind);

    void setCurves(std::vector<CurveStyle> styles);
    void setLook(const ChartColours &colours, const QFont &font);
    /// Width of lines in logical pixels: exactly 1.0 on screen (anything wider is drawn many times slower), a little
    /// more in images.
    void setLineWidth(double width);

    /// Reads the visible part of the curves anew.
    void refresh(const std::vector<PlottedRun> &runs, double from, double to, int columns);
    void setTimeRange(double from, double to, int ticks);
    void setValueRange(double lower, double upper, int ticks);

    QCPAxisRect *axisRect() const { return m_rect; }
    QRectF rect() const;

private:
    struct Curve {
        CurveStyle style;
        QCPGraph *line = nullptr;
        QCPGraph *markers = nullptr;
    };
    void dress(Curve &curve);

    QCustomPlot *m_plot;
    QCPAxisRect *m_rect;
    Kind m_kind;
    double m_lineWidth = 1.0;
    std::vector<Curve> m_curves;
};

} // namespace iolite::ui
