// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/RunPlot.h"

#include "ui/charts/CurvePane.h"
#include "ui/charts/Legend.h"
#include "ui/charts/NiceScale.h"
#include "ui/charts/PaintHook.h"
#include "ui/charts/PhaseBands.h"
#include "ui/charts/Readout.h"

#include <qcustomplot.h>

#include <QPointer>

namespace iolite::ui {

namespace {

constexpr auto kCrosshairLayer = "crosshair";

// A pen of exactly 1.0 is drawn one device pixel thin however large the image's scale is; a hair more scales.
constexpr double kEmptyRate = 100 * 1024.0 * 1024.0; // of axes without curves
constexpr double kScreenLine = 1.0;
constexpr double kImageLine = 1.25;

} // namespace

struct RunPlot::Private {
    QPointer<QCustomPlot> plot; // a parent widget may end it before us
    std::unique_ptr<CurvePane> throughput;
    std::unique_ptr<CurvePane> latency;

    std::vector<PlottedRun> runs;
    std::vector<bool> directions;
    std::vector<PhaseBand> bands;
    std::vector<LegendEntry> runEntries, rateEntries, latencyEntries;
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
        double rate = 0, latency = 0;
        int names = 0;
        bool operator==(const Needs &) const = default;
    };
    Needs needs;
    std::vector<Private *> peers; // plots beside this one

    // From top to bottom: title, runs, heading of throughput, names of phases, pane; heading of latency, pane.
    double titleHeight = 0, runsHeight = 0, rateHeight = 0, namesHeight = 0, latencyHeight = 0;

    void rebuildCurves();
    Needs measureNeeds() const;
    void layOut();
    ValueRange rangeOf(PhaseKind kind) const;
    void setAxes();
    double contentWidth() const;
    double headingWidth(const QString &title) const { return QFontMetricsF(heading).horizontalAdvance(title); }
    QString rateTitle() const;
    QString latencyTitle() const { return QCoreApplication::translate("Chart", "Latency"); }
    TimeScale timeScale() const;
    void paintShades(QPainter &painter);
    void paintHeadings(QPainter &painter);
    void paintCrosshair(QPainter &painter);
};

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
        for (QCPAxis *axis : rect->axes({QCPAxis::atTop, QCPAxis::atRight}))
            axis->setVisible(false);
    }
    upper->axis(QCPAxis::atBottom)->setTickLabels(false);
    d->throughput = std::make_unique<CurvePane>(plot, upper, CurvePane::Kind::Throughput);
    d->latency = std::make_unique<CurvePane>(plot, lower, CurvePane::Kind::Latency);

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
    d->throughput->setLook(colours, d->small);
    d->latency->setLook(colours, d->small);
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
    for (const PlottedRun &run : runs)
        for (const Direction direction : {Direction::Read, Direction::Write, Direction::Sync}) {
            if (!run.series->has(direction))
                continue;
            const auto extremes = [&](Quantity q) { return run.series->extremes({direction, q}, from, to, kind); };
            ValueRange own;
            if (direction != Direction::Sync)
                own.maxBytesPerSecond = extremes(Quantity::Rate).largest;
            own.minLatencyUs = extremes(Quantity::P50).smallest;
            own.maxLatencyUs = extremes(runs.size() > 1 ? Quantity::P99 : Quantity::Max).largest;
            range = range.united(own);
        }
    return range;
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
    if (directionsIn(d->runs) != d->directions)
        d->rebuildCurves();
    d->bands = d->runs.empty() ? std::vector<PhaseBand>() : phaseBands(*d->runs.front().series);
    const ValueRange range = valueRange().united(d->shared);
    const double upper = niceCeil(range.maxBytesPerSecond > 0 ? range.maxBytesPerSecond : kEmptyRate);
    d->throughput->setValueRange(-0.015 * upper, upper, 5); // a stalled device is a line, not hidden by the axis
    const LogBounds bounds = logBounds(range.minLatencyUs, range.maxLatencyUs);
    d->latency->setValueRange(bounds.lower, bounds.upper, 5);
    // Half logical pixels are as fine as anybody sees; four columns in one would only cost time.
    const int columns = int(std::ceil(d->contentWidth() * std::min(2.0, d->plot->bufferDevicePixelRatio())));
    const int ticks = std::max(2, int(d->contentWidth() / (7.5 * QFontMetricsF(d->small).averageCharWidth() + 24)));
    for (CurvePane *pane : {d->throughput.get(), d->latency.get()}) {
        pane->setTimeRange(d->from, d->to, ticks);
        pane->refresh(d->runs, d->from, d->to, columns);
    }
    const Private::Needs before = d->needs;
    d->needs = d->measureNeeds();
    d->layOut();
    if (d->needs != before)
        for (Private *peer : d->peers) {
            peer->layOut();
            peer->plot->replot(QCustomPlot::rpQueuedReplot);
        }
    d->plot->replot(QCustomPlot::rpImmediateRefresh);
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
    return d->throughput->rect().united(d->latency->rect());
}

QRectF RunPlot::throughputRect() const
{
    return d->throughput->rect();
}

QRectF RunPlot::latencyRect() const
{
    return d->latency->rect();
}

double RunPlot::throughputUpper() const
{
    return d->throughput->axisRect()->axis(QCPAxis::atLeft)->range().upper;
}

QImage RunPlot::render(QSize size, qreal scale)
{
    QCustomPlot &plot = *d->plot;
    d->lineWidth = scale > 1 ? kImageLine : kScreenLine;
    d->throughput->setLineWidth(d->lineWidth);
    d->latency->setLineWidth(d->lineWidth);
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

void RunPlot::Private::rebuildCurves()
{
    directions = directionsIn(runs);
    throughput->setCurves(throughputCurves(runs, colours));
    latency->setCurves(latencyCurves(runs, colours));
    runEntries = runLegend(runs, colours);
    rateEntries = throughputLegend(runs, colours);
    latencyEntries = latencyLegend(runs, colours);
}

double RunPlot::Private::contentWidth() const
{
    // Before the first layout the axes have no place yet.
    const double width = throughput->rect().width();
    const double most = plot->viewport().width() - 40;
    return std::max(50.0, width > 10 && width <= most ? width : most - 40);
}

RunPlot::Private::Needs RunPlot::Private::measureNeeds() const
{
    const double width = contentWidth();
    const double line = QFontMetricsF(heading).height() + 6;
    const TimeScale all{0, std::max(end, to), 0, width};
    const int height = plot->viewport().height();
    const int most = height < 200 ? 0 : height < 280 ? 1 : height < 380 ? 3 : 4; // curves first
    return {std::max(line, legendHeight(rateEntries, small, width - headingWidth(rateTitle()) - 16)),
        std::max(line, legendHeight(latencyEntries, small, width - headingWidth(latencyTitle()) - 16)) + 3,
        phaseNameLines(bands, all, small, most)};
}

void RunPlot::Private::layOut()
{
    const double line = QFontMetricsF(heading).height() + 6;
    Needs most = needs;
    for (const Private *peer : peers)
        most = {std::max(most.rate, peer->needs.rate), std::max(most.latency, peer->needs.latency),
            std::max(most.names, peer->needs.names)};
    nameLines = most.names;
    titleHeight = title.isEmpty() ? 0 : line;
    runsHeight = runEntries.empty() ? 0 : legendHeight(runEntries, small, contentWidth()) + 4;
    rateHeight = most.rate;
    namesHeight = nameLines * QFontMetricsF(small).height() + (nameLines > 0 ? 3 : 0);
    latencyHeight = most.latency;
    throughput->axisRect()->setMargins(QMargins(0, int(titleHeight + runsHeight + rateHeight + namesHeight), 0, 0));
    latency->axisRect()->setMargins(QMargins(0, int(latencyHeight), 0, 0));
    // Half of the last label of the time axis stands beyond its end.
    const int beyond = int(QFontMetricsF(small).averageCharWidth() * 4) + 4;
    for (QCPAxisRect *rect : {throughput->axisRect(), latency->axisRect()})
        rect->setMinimumMargins(QMargins(beyond, 0, beyond, 8));
    plot->plotLayout()->setRowStretchFactor(0, 1.25);
    plot->plotLayout()->setRowStretchFactor(1, 1.0);
}

QString RunPlot::Private::rateTitle() const
{
    const double upper = throughput->axisRect()->axis(QCPAxis::atLeft)->range().upper;
    const std::string_view unit = rateUnit(upper).name;
    return QCoreApplication::translate("Chart", "Throughput, %1")
        .arg(QString::fromUtf8(unit.data(), qsizetype(unit.size())));
}

TimeScale RunPlot::Private::timeScale() const
{
    const QRectF rect = throughput->rect();
    return {from, to, rect.left(), rect.width()};
}

void RunPlot::Private::paintShades(QPainter &painter)
{
    paintPhaseShades(painter, bands, timeScale(), throughput->rect(), colours);
    paintPhaseShades(painter, bands, timeScale(), latency->rect(), colours);
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
        painter.drawText(QRectF(row.left(), row.top(), row.width(), line), Qt::AlignLeft | Qt::AlignVCenter, title);
        paintLegend(painter, entries, row.adjusted(headingWidth(title) + 16, 0, 0, 0), small, colours, lineWidth);
    };
    const double rateTop = upper.top() - namesHeight - rateHeight;
    paint(QRectF(upper.left(), rateTop, upper.width(), rateHeight), rateTitle(), rateEntries);
    paint(QRectF(lower.left(), lower.top() - latencyHeight, lower.width(), latencyHeight), latencyTitle(),
        latencyEntries);
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
    for (const QRectF &rect : {throughput->rect(), latency->rect()})
        painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()));
    paintReadout(painter, readoutAt(runs, *crosshair, colours), x, throughput->rect(), small, colours);
}

} // namespace iolite::ui
