// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/ChartColours.h"
#include "ui/charts/ChartSeries.h"

#include <QString>
#include <QVector>

#include <memory>
#include <vector>

namespace iolite::ui {

/// One run as it is drawn.
struct PlottedRun {
    std::shared_ptr<const ChartSeries> series;
    QString label;
};

enum class Marker { None, Disc, Triangle, Diamond };
/// Each direction has its own marker, so that colour is never alone.
Marker markerOf(Direction direction);

/// How one curve looks.
struct CurveStyle {
    std::size_t run = 0;
    Channel channel;
    QColor colour;
    QVector<qreal> dash; ///< in pen widths; empty = solid
    Marker marker = Marker::None; ///< on a few points, not on all
    bool fillToZero = false;
    bool fillToPrevious = false; ///< down to the curve before this one
};

/// What a legend shows besides text.
struct LegendEntry {
    QString text;
    QColor colour;
    QVector<qreal> dash;
    Marker marker = Marker::None;
    bool line = true;
    bool band = false; ///< an area in the curve's light shade
};

/// One run: the direction decides the colour, the line style the statistic. Several runs: the run decides colour and
/// dash, and the area between p50 and p99 is filled.
std::vector<CurveStyle> throughputCurves(const std::vector<PlottedRun> &runs, const ChartColours &colours);
std::vector<CurveStyle> latencyCurves(const std::vector<PlottedRun> &runs, const ChartColours &colours);

std::vector<LegendEntry> runLegend(
    const std::vector<PlottedRun> &runs, const ChartColours &colours); ///< empty for one run
std::vector<LegendEntry> throughputLegend(const std::vector<PlottedRun> &runs, const ChartColours &colours);
std::vector<LegendEntry> latencyLegend(const std::vector<PlottedRun> &runs, const ChartColours &colours);

/// Changes when other curves are needed: a direction appeared.
std::vector<bool> directionsIn(const std::vector<PlottedRun> &runs);

} // namespace iolite::ui
