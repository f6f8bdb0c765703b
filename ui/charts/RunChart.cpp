// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/RunChart.h"
#include "ui/charts/ChartGestures.h"
#include "ui/charts/ChartSummary.h"
#include "ui/charts/ChartText.h"
#include "ui/charts/NiceScale.h"
#include "ui/charts/Readout.h"
#include "ui/charts/RunPlot.h"
#include "ui/export/ChartImage.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QLabel>
#include <QStackedLayout>
#include <QTimer>

#include <algorithm>

namespace iolite::ui {

namespace {

constexpr double kLeastFrameMs = 100;
constexpr double kCostFactor = 50; // drawing takes at most 1/50 of one core: one per cent of two

} // namespace

struct RunChart::Private {
    RunChart *q;
    QStackedLayout *pages = nullptr;
    QLabel *message = nullptr;
    RunPlot plot;
    TimeWindow window;
    std::unique_ptr<ChartGestures> gestures;
    QTimer timer;
    QElapsedTimer sinceFrame;
    double lastCostMs = 0;
    int frames = 0;

    std::vector<std::shared_ptr<const Run>> runs;
    std::shared_ptr<ChartSeries> live; ///< set while a run goes on; then also the first of the plot's runs
    bool kernelPane = false;
    std::vector<KernelCounter> counters; ///< chosen by the user
    double sharedEnd = 0;
    double toldFrom = 0, toldTo = 0;

    explicit Private(RunChart *chart)
        : q(chart)
        , plot(chart)
    {
    }
    std::vector<PlottedRun> plotted(std::size_t first) const;
    void showPage();
    void updateEnd();
    void windowChanged();
    void request(double delayMs);
    void requestLiveFrame();
    void frame();
    void takeCounters() { plot.setCounters(q->paneCounters()); }
    void look();
    void retranslate();
    double end() const;
};

RunChart::RunChart(QWidget *parent)
    : QWidget(parent)
    , d(std::make_unique<Private>(this))
{
    d->message = new QLabel(this);
    d->message->setObjectName(QStringLiteral("chartMessage"));
    d->message->setAlignment(Qt::AlignCenter);
    d->message->setWordWrap(true);
    d->message->setMargin(24);
    d->message->setAutoFillBackground(true);
    d->message->setBackgroundRole(QPalette::Base);
    d->message->setForegroundRole(QPalette::Text);
    d->plot.widget()->setObjectName(QStringLiteral("chartPlot"));
    d->pages = new QStackedLayout(this);
    d->pages->setContentsMargins(0, 0, 0, 0);
    d->pages->addWidget(d->message);
    d->pages->addWidget(d->plot.widget());
    d->timer.setSingleShot(true);
    connect(&d->timer, &QTimer::timeout, this, [this] { d->frame(); });
    d->gestures = std::make_unique<ChartGestures>(d->plot, d->window, nullptr);
    connect(d->gestures.get(), &ChartGestures::windowChanged, this, [this] { d->windowChanged(); });
    d->plot.widget()->installEventFilter(this);
    d->look();
    d->retranslate();
    d->showPage();
}

RunChart::~RunChart()
{
    // Widgets that end still send events (focus, leave); nobody is there any more to take them.
    d->plot.widget()->removeEventFilter(this);
    d->gestures.reset();
}

void RunChart::setRuns(std::vector<std::shared_ptr<const Run>> runs)
{
    d->live.reset();
    d->runs = std::move(runs);
    d->plot.setRuns(d->plotted(0));
    d->window.showAll();
    d->showPage();
    d->updateEnd();
    d->request(0);
}

void RunChart::beginLive(std::shared_ptr<const Run> header, std::vector<std::shared_ptr<const Run>> beside)
{
    d->live = std::make_shared<ChartSeries>(header->sampleIntervalNs);
    d->runs = std::move(beside);
    d->runs.insert(d->runs.begin(), std::move(header));
    std::vector<PlottedRun> plotted = d->plotted(1);
    plotted.insert(plotted.begin(), {d->live, runLabel(*d->runs.front())});
    d->plot.setRuns(std::move(plotted));
    d->window.showAll();
    d->showPage();
    d->updateEnd();
    d->request(0);
}

void RunChart::append(std::span<const Event> events)
{
    if (!d->live || events.empty())
        return;
    for (const Event &event : events)
        d->live->take(event);
    d->updateEnd();
    d->requestLiveFrame();
}

void RunChart::endLive(std::shared_ptr<const Run> finished)
{
    if (!d->live || !finished)
        return;
    std::shared_ptr<const ChartSeries> series = d->live;
    if (!finished->series.empty())
        series = std::make_shared<ChartSeries>(*finished);
    d->live.reset();
    std::vector<PlottedRun> plotted = d->plot.runs();
    plotted.front() = {std::move(series), runLabel(*finished)};
    d->runs.front() = std::move(finished);
    d->plot.setRuns(std::move(plotted));
    d->showPage();
    d->updateEnd();
    d->request(0);
}

void RunChart::setTimeRange(double fromSeconds, double toSeconds)
{
    d->window.set(fromSeconds, toSeconds);
    d->windowChanged();
}

double RunChart::timeFrom() const
{
    return d->window.from();
}

double RunChart::timeTo() const
{
    return d->window.to();
}

void RunChart::showAll()
{
    d->window.showAll();
    d->windowChanged();
}

double RunChart::endSeconds() const
{
    return d->window.end();
}

void RunChart::setSharedEnd(double seconds)
{
    d->sharedEnd = seconds;
    d->updateEnd();
    d->request(0);
}

void RunChart::setSharedRange(const ValueRange &range)
{
    d->plot.setSharedRange(range);
    d->request(0);
}

ValueRange RunChart::valueRange() const
{
    d->takeCounters();
    d->plot.setTime(d->window.from(), d->window.to(), d->window.end());
    return d->plot.valueRange();
}

void RunChart::alignWith(RunChart &other)
{
    RunPlot::align({&d->plot, &other.d->plot});
}

void RunChart::setTitle(const QString &title)
{
    d->plot.setTitle(title);
    d->request(0);
}

void RunChart::setKernelPane(bool shown)
{
    d->kernelPane = shown;
    d->request(0);
}

void RunChart::setCounters(std::vector<KernelCounter> chosen)
{
    d->counters = std::move(chosen);
    d->request(0);
}

std::vector<KernelCounter> RunChart::shownCounters() const
{
    return d->counters.empty() ? defaultCounters(d->plot.runs()) : d->counters;
}

std::vector<KernelCounter> RunChart::paneCounters() const
{
    return d->kernelPane ? shownCounters() : std::vector<KernelCounter>();
}

bool RunChart::hasCounter(KernelCounter counter) const
{
    const auto &runs = d->plot.runs();
    return std::any_of(runs.begin(), runs.end(), [counter](const PlottedRun &run) { return run.series->has(counter); });
}

bool RunChart::isLive() const
{
    return d->live != nullptr;
}

int RunChart::framesDrawn() const
{
    return d->frames;
}

QImage RunChart::toImage(QSize size, qreal scale) const
{
    if (!imageSizeAllowed(size, scale))
        return {};
    RunPlot image;
    image.setLook(chartColours(palette()), font());
    image.setRuns(d->plot.runs());
    image.setCounters(paneCounters());
    image.setTime(d->window.from(), d->window.to(), d->window.end());
    return chartImage({&image}, d->runs, size, scale);
}

QString RunChart::readout(double seconds) const
{
    QString text = readoutText(readoutAt(d->plot.runs(), seconds, d->plot.colours()));
    if (const Readout counters = countersAt(d->plot.runs(), paneCounters(), seconds, d->plot.colours());
        !counters.columns.empty())
        text += QStringLiteral("; ") + readoutText(counters);
    return text;
}

void RunChart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::StyleChange:
        d->look();
        break;
    case QEvent::LanguageChange:
    case QEvent::LocaleChange:
        d->retranslate();
        d->look(); // legends are words too
        break;
    default:
        break;
    }
}

void RunChart::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    d->request(0); // whatever came while hidden
}

bool RunChart::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        d->request(0); // another width, other pixel columns
    return QWidget::eventFilter(watched, event);
}

std::vector<PlottedRun> RunChart::Private::plotted(std::size_t first) const
{
    std::vector<PlottedRun> out;
    for (std::size_t i = first; i < runs.size(); ++i)
        out.push_back({std::make_shared<ChartSeries>(*runs[i]), runLabel(*runs[i])});
    return out;
}

void RunChart::Private::showPage()
{
    const bool curves = live || std::any_of(plot.runs().begin(), plot.runs().end(), [](const PlottedRun &run) {
        return !run.series->empty() || !run.series->phases().empty();
    });
    retranslate();
    pages->setCurrentWidget(curves ? plot.widget() : message);
}

double RunChart::Private::end() const
{
    double end = sharedEnd;
    for (const PlottedRun &run : plot.runs())
        end = std::max(end, run.series == live ? growingEnd(run.series->endSeconds()) : run.series->endSeconds());
    return end > 0 ? end : 10.0;
}

void RunChart::Private::updateEnd()
{
    const double now = end();
    if (now == window.end())
        return;
    window.setEnd(now);
    windowChanged();
}

void RunChart::Private::windowChanged()
{
    if (toldFrom == window.from() && toldTo == window.to())
        return;
    toldFrom = window.from();
    toldTo = window.to();
    request(0);
    emit q->timeRangeChanged(toldFrom, toldTo);
}

void RunChart::Private::request(double delayMs)
{
    if (!q->isVisible())
        return; // showEvent asks again
    const int delay = int(std::max(0.0, delayMs));
    if (!timer.isActive() || timer.remainingTime() > delay)
        timer.start(delay);
}

void RunChart::Private::requestLiveFrame()
{
    const double since = sinceFrame.isValid() ? double(sinceFrame.elapsed()) : kLeastFrameMs;
    request(std::max(kLeastFrameMs, kCostFactor * lastCostMs) - since);
}

void RunChart::Private::frame()
{
    if (!q->isVisible() || q->window()->isMinimized())
        return; // data is kept; the next event or showEvent draws
    QElapsedTimer cost;
    cost.start();
    takeCounters();
    plot.setTime(window.from(), window.to(), window.end());
    plot.draw();
    lastCostMs = double(cost.nsecsElapsed()) * 1e-6;
    sinceFrame.start();
    ++frames;
}

void RunChart::Private::look()
{
    plot.setLook(chartColours(q->palette()), q->font());
    request(0);
}

void RunChart::Private::retranslate()
{
    message->setText(runs.empty()
            ? RunChart::tr(
                "Nothing to show yet.\nChoose a target and a workload and press Run, or select a saved run in the "
                "history.")
            : RunChart::tr(
                "This run has no time series: whatever made it kept only totals.\nIts figures are in the table "
                "below."));
    plot.widget()->setAccessibleName(RunChart::tr("Throughput and latency over time"));
    plot.widget()->setAccessibleDescription(q->summary());
}

QString RunChart::summary() const
{
    if (d->runs.empty() || d->pages->currentWidget() == d->message)
        return d->message->text().simplified();
    return chartSummary(d->plot.runs(), d->window.end());
}

} // namespace iolite::ui
