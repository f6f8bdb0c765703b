// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/RunPlotPrivate.h"

#include "ui/charts/NiceScale.h"
#include "ui/charts/Readout.h"

#include <qcustomplot.h>

namespace iolite::ui {

void RunPlot::Private::rebuildCurves()
{
    using Unit = CurvePane::Unit;
    contents = contentsOf(runs);
    throughput->setUnits({items == ItemAxis::Left ? Unit::PerSecond : Unit::BytesPerSecond,
        items == ItemAxis::Right ? Unit::PerSecond : Unit::None});
    throughput->setCurves(throughputCurves(runs, colours, items));
    latency->setCurves(latencyCurves(runs, colours));
    runEntries = runLegend(runs, colours);
    rateEntries = throughputLegend(runs, colours);
    latencyEntries = latencyLegend(runs, colours);
    if (!kernel)
        return;
    units = counterUnits(runs, counters);
    std::array<Unit, CurvePane::kAxes> axes{};
    for (std::size_t i = 0; i < units.size(); ++i)
        axes[i] = units[i] == CounterUnit::BytesPerSecond ? Unit::BytesPerSecond
            : units[i] == CounterUnit::PerSecond          ? Unit::PerSecond
                                                          : Unit::MillisecondsPerSecond;
    kernel->setUnits(axes);
    kernel->setCurves(counterCurves(runs, counters, colours));
    counterEntries = counterLegend(runs, counters, colours);
}

namespace {

// The unit of a left axis of bytes.
QString byteUnit(const CurvePane &pane)
{
    const std::string_view unit = rateUnit(pane.axisRect()->axis(QCPAxis::atLeft)->range().upper).name;
    return QString::fromUtf8(unit.data(), qsizetype(unit.size()));
}

} // namespace

double RunPlot::Private::contentWidth() const
{
    // Before the first layout the axes have no place yet.
    const double width = throughput->rect().width();
    const double most = plot->viewport().width() - 40;
    return std::max(50.0, width > 10 && width <= most ? width : most - 40);
}

double RunPlot::Private::headingHeight(const QString &title, const std::vector<LegendEntry> &entries) const
{
    const double line = QFontMetricsF(heading).height() + 6;
    if (legendBelow(title))
        return line + (entries.empty() ? 0 : legendHeight(entries, small, contentWidth()) + 3);
    return std::max(line, legendHeight(entries, small, contentWidth() - headingWidth(title) - 16));
}

RunPlot::Private::Needs RunPlot::Private::measureNeeds() const
{
    const TimeScale all{0, std::max(end, to), 0, contentWidth()};
    const int height = plot->viewport().height();
    const int most = height < 200 ? 0 : height < 280 ? 1 : height < 380 ? 3 : 4; // curves first
    return {headingHeight(rateTitle(), rateEntries), headingHeight(latencyTitle(), latencyEntries) + 3,
        kernel ? headingHeight(kernelTitle(), counterEntries) + 3 : 0, phaseNameLines(bands, all, small, most)};
}

void RunPlot::Private::layOut()
{
    const double line = QFontMetricsF(heading).height() + 6;
    Needs most = needs;
    for (const Private *peer : peers)
        most = {std::max(most.rate, peer->needs.rate), std::max(most.latency, peer->needs.latency),
            std::max(most.kernel, peer->needs.kernel), std::max(most.names, peer->needs.names)};
    nameLines = most.names;
    titleHeight = title.isEmpty() ? 0 : line;
    runsHeight = runEntries.empty() ? 0 : legendHeight(runEntries, small, contentWidth()) + 4;
    rateHeight = most.rate;
    namesHeight = nameLines * QFontMetricsF(small).height() + (nameLines > 0 ? 3 : 0);
    latencyHeight = most.latency;
    throughput->axisRect()->setMargins(QMargins(0, int(titleHeight + runsHeight + rateHeight + namesHeight), 0, 0));
    latency->axisRect()->setMargins(QMargins(0, int(latencyHeight), 0, 0));
    kernelHeight = most.kernel;
    if (kernel)
        kernel->axisRect()->setMargins(QMargins(0, int(kernelHeight), 0, 0));
    // Half of the last label of the time axis stands beyond its end.
    const int beyond = int(QFontMetricsF(small).averageCharWidth() * 4) + 4;
    for (const CurvePane *pane : panes())
        pane->axisRect()->setMinimumMargins(QMargins(beyond, 0, beyond, 8));
    plot->plotLayout()->setRowStretchFactor(0, 1.25);
    plot->plotLayout()->setRowStretchFactor(1, 1.0);
    if (kernel)
        plot->plotLayout()->setRowStretchFactor(2, 0.8);
}

QString RunPlot::Private::rateTitle() const
{
    if (items == ItemAxis::Left)
        return QCoreApplication::translate("Chart", "Throughput, %1").arg(itemUnits(runs));
    const QString title = QCoreApplication::translate("Chart", "Throughput, %1").arg(byteUnit(*throughput));
    if (items != ItemAxis::Right)
        return title;
    const QString both =
        QCoreApplication::translate("Chart", "%1; on the right %2", "what the left axis is; unit of the right axis")
            .arg(title, itemUnits(runs));
    return headingWidth(both) <= contentWidth() ? both
                                                : QCoreApplication::translate("Chart", "%1 | %2",
                                                    "unit of the left axis | of the right axis, where it is narrow")
                                                      .arg(byteUnit(*throughput), itemUnits(runs));
}

QString RunPlot::Private::kernelTitle() const
{
    QStringList names;
    for (const CounterUnit unit : units)
        names.append(unit == CounterUnit::BytesPerSecond ? byteUnit(*kernel)
                : unit == CounterUnit::PerSecond         ? QCoreApplication::translate("Chart", "1/s")
                                                         : QCoreApplication::translate("Chart", "ms/s"));
    if (names.isEmpty())
        return QCoreApplication::translate("Chart", "Kernel counters: none in this run");
    QString title = QCoreApplication::translate("Chart", "Kernel counters, %1").arg(names.takeFirst());
    return names.isEmpty()
        ? title
        : QCoreApplication::translate("Chart", "%1; on the right %2", "what the left axis is; unit of the right axis")
              .arg(title, names.join(QStringLiteral(", ")));
}

TimeScale RunPlot::Private::timeScale() const
{
    const QRectF rect = throughput->rect();
    return {from, to, rect.left(), rect.width()};
}

void RunPlot::Private::paintShades(QPainter &painter)
{
    for (const CurvePane *pane : panes())
        paintPhaseShades(painter, bands, timeScale(), pane->rect(), colours);
    QRectF strip = throughput->rect();
    strip.setBottom(strip.top() - 1);
    strip.setTop(strip.bottom() - namesHeight);
    if (nameLines > 0)
        paintPhaseNames(painter, bands, timeScale(), strip, nameLines, small, colours);
}

void RunPlot::Private::paintHeadings(QPainter &painter)
{
    const QRectF upper = throughput->rect(), lower = latency->rect();
    const double line = QFontMetricsF(heading).height();
    const auto paint = [&](const QRectF &row, const QString &title, const std::vector<LegendEntry> &entries) {
        painter.setFont(heading);
        painter.setPen(colours.text);
        painter.drawText(QRectF(row.left(), row.top(), row.width(), line), Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetricsF(heading).elidedText(title, Qt::ElideRight, row.width()));
        const QRectF beside =
            legendBelow(title) ? row.adjusted(0, line + 3, 0, 0) : row.adjusted(headingWidth(title) + 16, 0, 0, 0);
        paintLegend(painter, entries, beside, small, colours, lineWidth);
    };
    const double rateTop = upper.top() - namesHeight - rateHeight;
    paint(QRectF(upper.left(), rateTop, upper.width(), rateHeight), rateTitle(), rateEntries);
    paint(QRectF(lower.left(), lower.top() - latencyHeight, lower.width(), latencyHeight), latencyTitle(),
        latencyEntries);
    if (kernel) {
        const QRectF lowest = kernel->rect();
        paint(QRectF(lowest.left(), lowest.top() - kernelHeight, lowest.width(), kernelHeight), kernelTitle(),
            counterEntries);
    }
    if (!title.isEmpty()) {
        painter.setFont(heading);
        painter.setPen(colours.mutedText);
        const double top = rateTop - runsHeight - titleHeight;
        painter.drawText(QRectF(upper.left(), top, upper.width(), line),
            Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
            QFontMetricsF(heading).elidedText(title, Qt::ElideMiddle, upper.width()));
    }
    if (!runEntries.empty())
        paintLegend(painter, runEntries, QRectF(upper.left(), rateTop - runsHeight, upper.width(), runsHeight), small,
            colours, lineWidth);
}

void RunPlot::Private::paintCrosshair(QPainter &painter)
{
    if (focusFrame) {
        painter.setPen(QPen(colours.focus, 1.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(plot->rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
    if (!crosshair || *crosshair < from || *crosshair > to || runs.empty())
        return;
    const double x = timeScale().x(*crosshair);
    painter.setPen(QPen(colours.axis, 1.0));
    for (const CurvePane *pane : panes())
        painter.drawLine(QPointF(x, pane->rect().top()), QPointF(x, pane->rect().bottom()));
    paintReadout(painter, readoutAt(runs, *crosshair, colours), x, throughput->rect(), small, colours);
    if (!kernel)
        return;
    Readout values = countersAt(runs, counters, *crosshair, colours);
    if (!values.columns.empty())
        paintReadout(painter, values, x, kernel->rect(), small, colours);
}

} // namespace iolite::ui
