// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/ChartColours.h"
#include "ui/charts/CurveStyles.h"
#include "ui/charts/ValueRange.h"

#include <QFont>
#include <QImage>
#include <QRectF>

#include <memory>
#include <optional>
#include <vector>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace iolite::ui {

/// The drawing of the panes with phases, legends and crosshair; on screen and for images. Knows nothing of events and
/// gestures: set what is to be seen, then draw().
class RunPlot {
public:
    explicit RunPlot(QWidget *parent = nullptr);
    ~RunPlot();

    QWidget *widget() const;

    void setRuns(std::vector<PlottedRun> runs);
    const std::vector<PlottedRun> &runs() const;
    /// Kernel counters in a third pane below; none: no such pane. Those that no run has are left out.
    void setCounters(std::vector<KernelCounter> counters);
    const std::vector<KernelCounter> &counters() const;
    /// Above all, where it isn't clear from elsewhere which run this is. Empty: none.
    void setTitle(const QString &title);
    void setLook(const ChartColours &colours, const QFont &font);
    const ChartColours &colours() const;
    QFont font() const;
    /// The visible part, and the end of the whole time axis.
    void setTime(double from, double to, double end);
    /// Axes reach at least these values; all zero: as the curves need.
    void setSharedRange(const ValueRange &range);
    /// Values in the visible time; those of layouts only where nothing measured is visible.
    ValueRange valueRange() const;

    /// Plots beside each other: headings and names take the same height in all, so equal values are equally high.
    static void align(const std::vector<RunPlot *> &plots);

    /// Reads the curves anew and paints, now.
    void draw();

    /// The vertical line with its values; draws only its own layer.
    void setCrosshair(std::optional<double> seconds);
    std::optional<double> crosshair() const;
    void setFocusFrame(bool visible);

    double timeAt(double x) const; ///< logical pixel of widget()
    QRectF timeRect() const; ///< from the top of the uppermost to the bottom of the lowest pane
    QRectF throughputRect() const;
    QRectF latencyRect() const;
    QRectF counterRect() const; ///< empty without that pane
    double throughputUpper() const; ///< upper bound of the left axis: bytes per second, or items where nothing else is
    ItemAxis itemAxis() const; ///< as drawn last
    double itemsUpper() const; ///< upper bound of the axis of files or seeks, 0 without one

    /// Draws into an image of `size` × `scale` pixels; leaves the widget at that size.
    QImage render(QSize size, qreal scale);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace iolite::ui
