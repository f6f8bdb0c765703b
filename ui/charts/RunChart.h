// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Event.h"
#include "ui/charts/ValueRange.h"

#include <QImage>
#include <QWidget>

#include <memory>
#include <span>
#include <vector>

namespace iolite::ui {

/// Throughput above, latency below, kernel counters below that if wanted, one time axis: the same widget for a live
/// run, a saved run, and several runs overlaid. Phases are shaded and named. Gestures: wheel zooms time, drag pans,
/// double click shows all; a crosshair shows values. Colours follow the palette (light, dark) and are told apart by
/// dash and marker as well. Keys: arrows pan, + and − zoom, Home shows all, Shift with arrows moves the crosshair,
/// Escape removes it. GUI thread only. Never draws while hidden; a live run draws at most at 10 Hz and at a rate bound
/// to what drawing costs.
class RunChart : public QWidget {
    Q_OBJECT
public:
    explicit RunChart(QWidget *parent = nullptr);
    ~RunChart() override;

    /// Saved runs in the same axes, in this order of colours; phases of the first are shaded. Ends a live display.
    /// An empty list shows the empty state (what to do next).
    void setRuns(std::vector<std::shared_ptr<const Run>> runs);

    /// A live run begins: `header` as in RunStarted. Saved runs given as `beside` stay overlaid.
    void beginLive(std::shared_ptr<const Run> header, std::vector<std::shared_ptr<const Run>> beside = {});
    /// What came from the stream since the last call, in order.
    void append(std::span<const Event> events);
    /// The live run is over; it stays on screen as the finished record.
    void endLive(std::shared_ptr<const Run> finished);

    /// Visible time range in seconds since the run started; linking two charts: connect timeRangeChanged to
    /// setTimeRange both ways.
    void setTimeRange(double fromSeconds, double toSeconds);
    double timeFrom() const;
    double timeTo() const;
    void showAll();
    /// Where the time axis ends when all is shown; `setSharedEnd` makes it at least that long (0: own length only).
    double endSeconds() const;
    void setSharedEnd(double seconds);
    /// Value axes that reach at least these values, for two charts side by side; a default one ends sharing.
    void setSharedRange(const ValueRange &range);
    /// Values in the visible time.
    ValueRange valueRange() const;
    /// This chart and another beside it keep equal values at equal heights.
    void alignWith(RunChart &other);
    /// A heading for one of several charts; empty: none.
    void setTitle(const QString &title);

    /// The pane of kernel counters. Without a choice it shows what tells most of the filesystem of the runs.
    void setKernelPane(bool shown);
    void setCounters(std::vector<KernelCounter> chosen); ///< empty: no choice
    std::vector<KernelCounter> shownCounters() const; ///< in the pane, or that would be
    std::vector<KernelCounter> paneCounters() const; ///< none where the pane isn't shown
    bool hasCounter(KernelCounter counter) const; ///< whether any run on the chart has values of it
    bool isLive() const;
    /// Times the curves were drawn since the chart was made.
    int framesDrawn() const;

    /// The chart as an image of `size` × `scale` pixels on `background`, with a caption below that says what was run on
    /// what. Returns a null image if the size is out of range.
    QImage toImage(QSize size, qreal scale) const;

    /// One or two sentences for people who can't see the chart.
    QString summary() const;
    /// The values at a time as text.
    QString readout(double seconds) const;

signals:
    void timeRangeChanged(double fromSeconds, double toSeconds);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace iolite::ui
