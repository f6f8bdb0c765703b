// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/CurvePane.h"

#include "ui/charts/AxisTickers.h"
#include "ui/charts/ColumnFill.h"
#include "ui/charts/Dashes.h"
#include "ui/charts/NiceScale.h"

#include <qcustomplot.h>

namespace iolite::ui {

namespace {

/// A graph that cuts its dashes itself where the line is wider than one pixel, and fills column by column: the raster
/// engine's own dashing of wide polylines and its filling of noisy polygons take seconds.
class CurveGraph : public QCPGraph {
public:
    using QCPGraph::QCPGraph;

    const CurveGraph *downTo = nullptr; ///< the curve that the fill ends at; null: zero

protected:
    void drawFill(QCPPainter *painter, QVector<QPointF> *lines) const override
    {
        if (painter->brush().style() == Qt::NoBrush)
            return;
        const QRect area = keyAxis()->axisRect()->rect();
        painter->setPen(Qt::NoPen);
        applyFillAntialiasingHint(painter);
        if (!downTo) {
            fillColumns(painter, columnsToLevel(*lines, valueAxis()->coordToPixel(0), area.left(), area.width()));
            return;
        }
        QVector<QPointF> lower;
        downTo->getLines(&lower, QCPDataRange(0, downTo->dataCount()));
        fillColumns(painter, columnsBetween(*lines, lower, area.left(), area.width()));
    }
    static void fillColumns(QCPPainter *painter, const QVector<QRectF> &columns);
    void drawLinePlot(QCPPainter *painter, const QVector<QPointF> &lines) const override
    {
        const QPen pen = painter->pen();
        if (pen.style() != Qt::CustomDashLine || pen.widthF() <= 1.0) {
            QCPGraph::drawLinePlot(painter, lines);
            return;
        }
        QPen solid = pen;
        solid.setStyle(Qt::SolidLine);
        solid.setCapStyle(Qt::FlatCap);
        painter->setPen(solid);
        painter->drawLines(cutDashes(lines, pen.dashPattern(), pen.widthF()));
        painter->setPen(pen);
    }
};

void CurveGraph::fillColumns(QCPPainter *painter, const QVector<QRectF> &columns)
{
    const QColor colour = painter->brush().color();
    for (const QRectF &column : columns)
        painter->fillRect(column, colour); // drawRects takes the slow way through paths
}

QCPScatterStyle scatterOf(Marker marker, const QColor &colour)
{
    switch (marker) {
    case Marker::Disc:
        return QCPScatterStyle(QCPScatterStyle::ssDisc, colour, colour, 5.5);
    case Marker::Triangle:
        return QCPScatterStyle(QCPScatterStyle::ssTriangle, colour, colour, 7);
    case Marker::Diamond:
        return QCPScatterStyle(QCPScatterStyle::ssDiamond, colour, colour, 7);
    case Marker::Square:
        return QCPScatterStyle(QCPScatterStyle::ssSquare, colour, colour, 5.5);
    case Marker::Cross:
        return QCPScatterStyle(QCPScatterStyle::ssCross, colour, colour, 7);
    case Marker::None:
        break;
    }
    return QCPScatterStyle::ssNone;
}

void dressAxis(QCPAxis *axis, const ChartColours &colours, const QFont &font)
{
    axis->setBasePen(QPen(colours.axis, 1.0));
    axis->setTickPen(QPen(colours.axis, 1.0));
    axis->setSubTickPen(Qt::NoPen);
    axis->setTickLabelColor(colours.mutedText);
    axis->setTickLabelFont(font);
    axis->setLabelColor(colours.mutedText);
    axis->setLabelFont(font);
    axis->setTickLengthIn(0);
    axis->setTickLengthOut(4);
    axis->setTickLabelPadding(4);
    axis->grid()->setPen(QPen(colours.grid, 1.0));
    axis->grid()->setSubGridPen(QPen(colours.subGrid, 1.0));
    axis->grid()->setZeroLinePen(Qt::NoPen);
}

} // namespace

CurvePane::CurvePane(QCustomPlot *plot, QCPAxisRect *rect)
    : m_plot(plot)
    , m_rect(rect)
{
    rect->axis(QCPAxis::atBottom)->setTicker(makeTimeTicker());
    rect->axis(QCPAxis::atTop)->setVisible(false);
    m_axes = {rect->axis(QCPAxis::atLeft), rect->axis(QCPAxis::atRight), rect->addAxis(QCPAxis::atRight)};
    for (QCPAxis *axis : m_axes) {
        axis->setVisible(axis == m_axes.front());
        axis->grid()->setVisible(axis == m_axes.front());
        axis->setPadding(axis == m_axes.back() ? 8 : 5);
    }
    for (QCPAxis *axis : rect->axes())
        axis->grid()->setLayer(QStringLiteral("grid"));
}

void CurvePane::setUnits(const std::array<Unit, kAxes> &units)
{
    for (std::size_t i = 0; i < kAxes; ++i) {
        if (m_units[i] == units[i])
            continue;
        m_units[i] = units[i];
        QCPAxis *axis = m_axes[i];
        const bool logarithmic = units[i] == Unit::Microseconds;
        axis->setScaleType(logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
        axis->grid()->setSubGridVisible(logarithmic);
        if (units[i] != Unit::None)
            axis->setTicker(logarithmic                ? makeLatencyTicker()
                    : units[i] == Unit::BytesPerSecond ? makeRateTicker()
                                                       : makeCountTicker());
        axis->setVisible(i == 0 || units[i] != Unit::None); // a pane without curves still has its frame
    }
}

void CurvePane::setCurves(std::vector<CurveStyle> styles)
{
    for (const Curve &curve : m_curves) {
        if (curve.markers)
            m_plot->removeGraph(curve.markers);
        m_plot->removeGraph(curve.line);
    }
    m_curves.clear();
    QCPAxis *time = m_rect->axis(QCPAxis::atBottom);
    for (CurveStyle &style : styles) {
        QCPAxis *values = m_axes[style.axis];
        auto *graph = new CurveGraph(time, values);
        Curve curve{std::move(style), graph, nullptr};
        curve.line->setAdaptiveSampling(false); // reduced already
        curve.line->setAntialiasedFill(false);
        if (curve.style.fillToPrevious && !m_curves.empty())
            graph->downTo = static_cast<const CurveGraph *>(m_curves.back().line);
        if (curve.style.marker != Marker::None) {
            curve.markers = new QCPGraph(time, values);
            curve.markers->setAdaptiveSampling(false);
            curve.markers->setLineStyle(QCPGraph::lsNone);
        }
        dress(curve);
        m_curves.push_back(std::move(curve));
    }
}

void CurvePane::dress(Curve &curve)
{
    QPen pen(curve.style.colour, m_lineWidth);
    if (!curve.style.dash.isEmpty()) {
        pen.setDashPattern(curve.style.dash);
        pen.setCapStyle(Qt::FlatCap);
    }
    curve.line->setPen(pen);
    QColor shade = curve.style.colour;
    shade.setAlphaF(curve.style.fillToZero ? 0.16f : 0.13f);
    curve.line->setBrush(curve.style.fillToZero || curve.style.fillToPrevious ? QBrush(shade) : QBrush(Qt::NoBrush));
    if (curve.markers)
        curve.markers->setScatterStyle(scatterOf(curve.style.marker, curve.style.colour));
}

void CurvePane::setLook(const ChartColours &colours, const QFont &font)
{
    for (QCPAxis *axis : m_rect->axes())
        dressAxis(axis, colours, font);
}

void CurvePane::setLineWidth(double width)
{
    m_lineWidth = width;
    for (Curve &curve : m_curves)
        dress(curve);
}

void CurvePane::refresh(const std::vector<PlottedRun> &runs, double from, double to, int columns)
{
    constexpr int markerEvery = 90; // columns
    int number = 0;
    for (Curve &curve : m_curves) {
        const std::vector<ChartPoint> points =
            runs[curve.style.run].series->curve(curve.style.channel, from, to, columns);
        QVector<QCPGraphData> line, markers;
        line.reserve(qsizetype(points.size()));
        for (const ChartPoint &point : points)
            line.append(QCPGraphData(point.time, point.value));
        if (curve.markers) {
            const double step = (to - from) * markerEvery / std::max(columns, 1);
            // Markers of different curves stand at different times, so none hides another. They stand still when time
            // is zoomed.
            const double shift = step * (0.2 + 0.23 * double(number % 4));
            double next = from, pieceEnd = from;
            bool fresh = true; // each piece begins with a marker of its own: short phases have one as well
            for (std::size_t i = 0; i < points.size(); ++i) {
                const ChartPoint &point = points[i];
                if (std::isnan(point.value)) {
                    fresh = true;
                    continue;
                }
                if (fresh) {
                    fresh = false;
                    std::size_t last = i;
                    while (last + 1 < points.size() && !std::isnan(points[last + 1].value))
                        ++last;
                    pieceEnd = points[last].time;
                    // In the middle where the piece is too short to reach its first marker.
                    next = std::min(point.time + std::min(shift, step / 2), (point.time + pieceEnd) / 2);
                } else if (point.time > pieceEnd - step / 12) {
                    continue; // half a marker at a border looks like a flaw
                }
                if (point.time < next)
                    continue;
                markers.append(QCPGraphData(point.time, point.value));
                next = point.time + step;
            }
            curve.markers->data()->set(markers, true);
        }
        curve.line->data()->set(line, true);
        ++number;
    }
}

void CurvePane::setTimeRange(double from, double to, int ticks)
{
    QCPAxis *axis = m_rect->axis(QCPAxis::atBottom);
    axis->ticker()->setTickCount(ticks);
    axis->setRange(from, to);
}

void CurvePane::setTimeLabels(bool shown)
{
    m_rect->axis(QCPAxis::atBottom)->setTickLabels(shown);
}

void CurvePane::setValueRange(std::size_t axis, double lower, double upper, int ticks)
{
    m_axes[axis]->ticker()->setTickCount(ticks);
    m_axes[axis]->setRange(lower, upper);
}

QRectF CurvePane::rect() const
{
    return m_rect->rect();
}

} // namespace iolite::ui
