// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/ChartColours.h"
#include "ui/charts/CurveStyles.h"

#include <QRectF>

#include <array>
#include <vector>

QT_BEGIN_NAMESPACE
class QFont;
QT_END_NAMESPACE
class QCPAxis;
class QCPAxisRect;
class QCPGraph;
class QCustomPlot;

namespace iolite::ui {

/// One axis rectangle with its curves. The plot owns the parts.
class CurvePane {
public:
    /// What a value axis shows. Microseconds are on a logarithmic scale.
    enum class Unit { None, BytesPerSecond, PerSecond, MillisecondsPerSecond, Microseconds };
    static constexpr std::size_t kAxes = 3; ///< left, right, beside that on the right

    CurvePane(QCustomPlot *plot, QCPAxisRect *rect);

    /// From the left axis on; axes without a unit are not shown. To be set before the curves that use them.
    void setUnits(const std::array<Unit, kAxes> &units);

    void setCurves(std::vector<CurveStyle> styles);
    void setLook(const ChartColours &colours, const QFont &font);
    /// Width of lines in logical pixels: exactly 1.0 on screen (anything wider is drawn many times slower), a little
    /// more in images.
    void setLineWidth(double width);

    /// Reads the visible part of the curves anew.
    void refresh(const std::vector<PlottedRun> &runs, double from, double to, int columns);
    void setTimeRange(double from, double to, int ticks);
    void setTimeLabels(bool shown); ///< numbers at the time axis
    void setValueRange(std::size_t axis, double lower, double upper, int ticks);

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
    std::array<QCPAxis *, kAxes> m_axes{};
    std::array<Unit, kAxes> m_units{};
    double m_lineWidth = 1.0;
    std::vector<Curve> m_curves;
};

} // namespace iolite::ui
