// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/RunPlotPrivate.h"

#include "ui/charts/NiceScale.h"
#include "ui/charts/PaintHook.h"

#include <qcustomplot.h>

namespace iolite::ui {

namespace {

constexpr auto kCrosshairLayer = "crosshair";
constexpr double kEmptyRate = 100 * 1024.0 * 1024.0; // of axes without curves

} // namespace

RunPlot::RunPlot(QWidget *parent)
    : d(std::make_unique<Private>())
{
    auto *plot = new QCustomPlot(parent);
    d->plot = plot;
    plot->setPlottingHint(QCP::phFastPolylines);
    plot->setAutoAddPlottableToLegend(false);
    plot->setNoAntialiasingOnDrag(false);
    plot->setLocale(QLocale());
    plot->setMinimumSize(200, 160);
    plot->addLayer(QLatin1String(kCrosshairLayer), plot->layer(QStringLiteral("overlay")), QCustomPlot::limAbove);
    plot->layer(QLatin1String(kCrosshairLayer))->setMode(QCPLayer::lmBuffered);

    plot->plotLayout()->clear();
    auto *upper = new QCPAxisRect(plot);
    auto *lower = new QCPAxisRect(plot);
    plot->plotLayout()->addElement(0, 0, upper);
    plot->plotLayout()->addElement(1, 0, lower);
    plot->plotLayout()->setRowSpacing(0);
    plot->plotLayout()->setMargins(QMargins(4, 2, 4, 4));
    auto *group = new QCPMarginGroup(plot);
    for (QCPAxisRect *rect : {upper, lower}) {
        rect->setAutoMargins(QCP::msLeft | QCP::msRight | QCP::msBottom);
        rect->setMarginGroup(QCP::msLeft | QCP::msRight, group);
    }
    d->throughput = std::make_unique<CurvePane>(plot, upper);
    d->throughput->setTimeLabels(false);
    d->latency = std::make_unique<CurvePane>(plot, lower);
    d->latency->setUnits({CurvePane::Unit::Microseconds});

    Private *p = d.get();
    addPaintHook(plot, QStringLiteral("background"), [p](QPainter &painter) { p->paintShades(painter); });
    addPaintHook(plot, QStringLiteral("axes"), [p](QPainter &painter) { p->paintHeadings(painter); });
    addPaintHook(plot, QLatin1String(kCrosshairLayer), [p](QPainter &painter) { p->paintCrosshair(painter); });
    setLook(chartColours(plot->palette()), plot->font());
}

RunPlot::~RunPlot()
{
    for (Private *peer : d->peers)
        std::erase(peer->peers, d.get());
    delete d->plot;
}

QWidget *RunPlot::widget() const
{
    return d->plot;
}

void RunPlot::setRuns(std::vector<PlottedRun> runs)
{
    d->runs = std::move(runs);
    d->rebuildCurves();
}

void RunPlot::setCounters(std::vector<KernelCounter> counters)
{
    if (counters == d->counters)
        return;
    d->counters = std::move(counters);
    d->showKernelPane(!d->counters.empty());
    d->rebuildCurves();
}

const std::vector<KernelCounter> &RunPlot::counters() const
{
    return d->counters;
}

const std::vector<PlottedRun> &RunPlot::runs() const
{
    return d->runs;
}

void RunPlot::setLook(const ChartColours &colours, const QFont &font)
{
    d->colours = colours;
    d->font = font;
    d->small = font;
    if (font.pointSizeF() > 0)
        d->small.setPointSizeF(font.pointSizeF() * 0.9);
    d->heading = font;
    d->heading.setBold(true);
    d->plot->setBackground(QBrush(colours.background));
    for (CurvePane *pane : d->panes())
        pane->setLook(colours, d->small);
    d->rebuildCurves();
}

void RunPlot::setTitle(const QString &title)
{
    d->title = title;
}

const ChartColours &RunPlot::colours() const
{
    return d->colours;
}

QFont RunPlot::font() const
{
    return d->font;
}

void RunPlot::setTime(double from, double to, double end)
{
    d->from = from;
    d->to = to;
    d->end = end;
}

void RunPlot::setSharedRange(const ValueRange &range)
{
    d->shared = range;
}

ValueRange RunPlot::valueRange() const
{
    const ValueRange measured = d->rangeOf(PhaseKind::Measure);
    if (!measured.empty())
        return measured;
    ValueRange layout = d->rangeOf(PhaseKind::Layout);
    layout.layoutOnly = !layout.empty();
    return layout;
}

ValueRange RunPlot::Private::rangeOf(PhaseKind kind) const
{
    ValueRange range;
    for (const PlottedRun &run : runs) {
        for (const KernelCounter counter : counters) {
            double &most = range.maxCounters[std::size_t(counterUnit(counter))];
            if (run.series->has(counter))
                most = std::max(
                    most, run.series->extremes({Direction::Read, Quantity::Counter, counter}, from, to, kind).largest);
        }
        for (const Direction direction : kAllDirections) {
            if (!run.series->has(direction))
                continue;
            const auto extremes = [&](Quantity q) { return run.series->extremes({direction, q}, from, to, kind); };
            ValueRange own;
            if (direction == Direction::Item)
                own.maxItemsPerSecond = extremes(Quantity::Items).largest;
            else if (direction != Direction::Sync)
                own.maxBytesPerSecond = extremes(Quantity::Rate).largest;
            own.minLatencyUs = extremes(Quantity::P50).smallest;
            own.maxLatencyUs = extremes(runs.size() > 1 ? Quantity::P99 : Quantity::Max).largest;
            range = range.united(own);
        }
    }
    return range;
}

// Zero stands a little above the lower edge: a stalled device is a line, not hidden by the axis.
void RunPlot::Private::setAxes(const ValueRange &range)
{
    const auto fromZero = [](CurvePane &pane, std::size_t axis, double largest, double ifEmpty) {
        const double upper = niceCeil(largest > 0 ? largest : ifEmpty);
        pane.setValueRange(axis, -0.015 * upper, upper, 5);
    };
    if (items == ItemAxis::Left)
        fromZero(*throughput, 0, range.maxItemsPerSecond, 1);
    else
        fromZero(*throughput, 0, range.maxBytesPerSecond, kEmptyRate);
    if (items == ItemAxis::Right)
        fromZero(*throughput, 1, range.maxItemsPerSecond, 1);
    const LogBounds bounds = logBounds(range.minLatencyUs, range.maxLatencyUs);
    latency->setValueRange(0, bounds.lower, bounds.upper, 5);
    for (std::size_t axis = 0; kernel && axis < units.size(); ++axis)
        fromZero(*kernel, axis, range.maxCounters[std::size_t(units[axis])], 1);
}

std::vector<CurvePane *> RunPlot::Private::panes() const
{
    std::vector<CurvePane *> all{throughput.get(), latency.get()};
    if (kernel)
        all.push_back(kernel.get());
    return all;
}

void RunPlot::Private::showKernelPane(bool shown)
{
    if (shown == bool(kernel))
        return;
    latency->setTimeLabels(!shown);
    if (!shown) {
        kernel->setCurves({});
        plot->plotLayout()->remove(kernel->axisRect());
        kernel.reset();
        plot->plotLayout()->simplify();
        return;
    }
    auto *rect = new QCPAxisRect(plot);
    plot->plotLayout()->addElement(2, 0, rect);
    rect->setAutoMargins(QCP::msLeft | QCP::msRight | QCP::msBottom);
    rect->setMarginGroup(QCP::msLeft | QCP::msRight, throughput->axisRect()->marginGroup(QCP::msLeft));
    kernel = std::make_unique<CurvePane>(plot, rect);
    kernel->setLook(colours, small);
    kernel->setLineWidth(lineWidth);
}

void RunPlot::align(const std::vector<RunPlot *> &plots)
{
    for (RunPlot *plot : plots)
        for (RunPlot *peer : plots)
            if (peer != plot)
                plot->d->peers.push_back(peer->d.get());
}

void RunPlot::draw()
{
    const ValueRange range = valueRange().united(d->shared);
    const ItemAxis items = range.maxItemsPerSecond <= 0 ? ItemAxis::None
        : range.maxBytesPerSecond > 0                   ? ItemAxis::Right
                                                        : ItemAxis::Left;
    if (contentsOf(d->runs) != d->contents || items != d->items) {
        d->items = items;
        d->rebuildCurves();
    }
    d->bands = d->runs.empty() ? std::vector<PhaseBand>() : phaseBands(*d->runs.front().series);
    d->setAxes(range);
    // Half logical pixels are as fine as anybody sees; four columns in one would only cost time.
    const int columns = int(std::ceil(d->contentWidth() * std::min(2.0, d->plot->bufferDevicePixelRatio())));
    const int ticks = std::max(2, int(d->contentWidth() / (7.5 * QFontMetricsF(d->small).averageCharWidth() + 24)));
    for (CurvePane *pane : d->panes()) {
        pane->setTimeRange(d->from, d->to, ticks);
        pane->refresh(d->runs, d->from, d->to, columns);
    }
    // Headings need what the width leaves them, and the width is known once the axes have their numbers: seldom twice.
    for (int round = 0; round < 2; ++round) {
        const Private::Needs before = d->needs;
        d->needs = d->measureNeeds();
        if (round > 0 && d->needs == before)
            break;
        d->layOut();
        if (d->needs != before)
            for (Private *peer : d->peers) {
                peer->layOut();
                peer->plot->replot(QCustomPlot::rpQueuedReplot);
            }
        d->plot->replot(QCustomPlot::rpImmediateRefresh);
    }
}

void RunPlot::setCrosshair(std::optional<double> seconds)
{
    if (d->crosshair == seconds)
        return;
    d->crosshair = seconds;
    d->plot->layer(QLatin1String(kCrosshairLayer))->replot();
}

std::optional<double> RunPlot::crosshair() const
{
    return d->crosshair;
}

void RunPlot::setFocusFrame(bool visible)
{
    if (d->focusFrame == visible)
        return;
    d->focusFrame = visible;
    d->plot->layer(QLatin1String(kCrosshairLayer))->replot();
}

double RunPlot::timeAt(double x) const
{
    const QRectF rect = d->throughput->rect();
    return d->from + (x - rect.left()) / std::max(1.0, rect.width()) * (d->to - d->from);
}

QRectF RunPlot::timeRect() const
{
    return d->throughput->rect().united((d->kernel ? d->kernel : d->latency)->rect());
}

QRectF RunPlot::throughputRect() const
{
    return d->throughput->rect();
}

QRectF RunPlot::latencyRect() const
{
    return d->latency->rect();
}

QRectF RunPlot::counterRect() const
{
    return d->kernel ? d->kernel->rect() : QRectF();
}

ItemAxis RunPlot::itemAxis() const
{
    return d->items;
}

double RunPlot::itemsUpper() const
{
    const QCPAxisRect *rect = d->throughput->axisRect();
    return d->items == ItemAxis::None
        ? 0
        : rect->axis(d->items == ItemAxis::Left ? QCPAxis::atLeft : QCPAxis::atRight)->range().upper;
}

double RunPlot::throughputUpper() const
{
    return d->throughput->axisRect()->axis(QCPAxis::atLeft)->range().upper;
}

QImage RunPlot::render(QSize size, qreal scale)
{
    QCustomPlot &plot = *d->plot;
    d->lineWidth = scale > 1 ? kImageLine : kScreenLine;
    for (CurvePane *pane : d->panes())
        pane->setLineWidth(d->lineWidth);
    plot.resize(size);
    plot.setViewport(QRect(QPoint(), size));
    plot.setBufferDevicePixelRatio(scale);
    draw(); // places the axes,
    draw(); // whose width decides the columns and the lines of the names
    QImage image(size * scale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    image.fill(d->colours.background);
    plot.render(&image);
    return image;
}

} // namespace iolite::ui
