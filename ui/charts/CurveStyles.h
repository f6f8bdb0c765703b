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

enum class Marker { None, Disc, Triangle, Diamond, Square, Cross };
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
    std::size_t axis = 0; ///< which of the pane's value axes: 0 left, then those on the right
};

/// Where files or seeks per second are drawn: they never share an axis with bytes.
enum class ItemAxis { None, Left, Right };

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
std::vector<CurveStyle> throughputCurves(
    const std::vector<PlottedRun> &runs, const ChartColours &colours, ItemAxis items);
std::vector<CurveStyle> latencyCurves(const std::vector<PlottedRun> &runs, const ChartColours &colours);

std::vector<LegendEntry> runLegend(
    const std::vector<PlottedRun> &runs, const ChartColours &colours); ///< empty for one run
std::vector<LegendEntry> throughputLegend(const std::vector<PlottedRun> &runs, const ChartColours &colours);
std::vector<LegendEntry> latencyLegend(const std::vector<PlottedRun> &runs, const ChartColours &colours);

/// The units of the counters that some run has, each an axis, the first on the left.
std::vector<CounterUnit> counterUnits(const std::vector<PlottedRun> &runs, const std::vector<KernelCounter> &counters);
/// One run: the counter decides the colour. Several: the run does, and the marker tells the counter.
std::vector<CurveStyle> counterCurves(
    const std::vector<PlottedRun> &runs, const std::vector<KernelCounter> &counters, const ChartColours &colours);
std::vector<LegendEntry> counterLegend(
    const std::vector<PlottedRun> &runs, const std::vector<KernelCounter> &counters, const ChartColours &colours);

/// What tells most of the filesystem below the runs: XFS's log bandwidth, ext4's journal, Btrfs's commits, else the
/// requests of the disks.
std::vector<KernelCounter> defaultCounters(const std::vector<PlottedRun> &runs);

/// "Files", "Seeks", or both where there are both.
QString itemNames(const std::vector<PlottedRun> &runs, bool withChunks);
QString itemName(Item item);
/// "files/s", "seeks/s", or both.
QString itemUnits(const std::vector<PlottedRun> &runs);
QString itemUnit(Item item);

/// Changes when other curves are needed: a direction, a kind of item or a counter appeared.
std::vector<bool> contentsOf(const std::vector<PlottedRun> &runs);

} // namespace iolite::ui
