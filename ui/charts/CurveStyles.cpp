// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/CurveStyles.h"

#include "core/wording/Wording.h"

#include <QCoreApplication>

#include <array>

namespace iolite::ui {

namespace {

constexpr std::array kAll{Direction::Read, Direction::Write, Direction::Sync};

QString words(const char *text)
{
    return QCoreApplication::translate("Chart", text);
}

QString directionName(Direction d)
{
    switch (d) {
    case Direction::Read:
        return words(QT_TRANSLATE_NOOP("Chart", "Read"));
    case Direction::Write:
        return words(QT_TRANSLATE_NOOP("Chart", "Write"));
    case Direction::Sync:
        return QStringLiteral("fsync");
    case Direction::Item:
        break;
    }
    return words(QT_TRANSLATE_NOOP("Chart", "Operation"));
}

QVector<qreal> runDash(std::size_t run)
{
    switch (run % 5) {
    case 0:
        return {};
    case 1:
        return {7, 3};
    case 2:
        return {2, 3};
    case 3:
        return {9, 3, 2, 3};
    default:
        return {4, 2, 1, 2, 1, 2};
    }
}

const QVector<qreal> kP99Dash{5, 3};
const QVector<qreal> kMaxDash{1, 3};

bool anyHas(const std::vector<PlottedRun> &runs, Direction d)
{
    for (const PlottedRun &run : runs)
        if (run.series->has(d))
            return true;
    return false;
}

int countDirections(const std::vector<PlottedRun> &runs)
{
    int count = 0;
    for (const Direction d : kAll)
        count += anyHas(runs, d) ? 1 : 0;
    return count;
}

// Curves of the directions that a run has; `add` completes one direction.
template <class Add>
std::vector<CurveStyle> curvesOf(const std::vector<PlottedRun> &runs, const ChartColours &colours, Add add)
{
    std::vector<CurveStyle> curves;
    const bool overlay = runs.size() > 1;
    const bool marked = countDirections(runs) > 1;
    for (std::size_t run = 0; run < runs.size(); ++run)
        for (const Direction d : kAll) {
            if (!runs[run].series->has(d))
                continue;
            CurveStyle style;
            style.run = run;
            style.channel.direction = d;
            style.colour = overlay ? colours.run(run) : colours.series[std::size_t(d)];
            style.dash = overlay ? runDash(run) : QVector<qreal>();
            style.marker = marked ? markerOf(d) : Marker::None;
            add(curves, style, overlay);
        }
    return curves;
}

std::vector<LegendEntry> directionEntries(
    const std::vector<PlottedRun> &runs, const ChartColours &colours, bool withSync)
{
    std::vector<LegendEntry> entries;
    const bool overlay = runs.size() > 1;
    const bool marked = countDirections(runs) > 1;
    for (const Direction d : kAll) {
        if (!anyHas(runs, d) || (d == Direction::Sync && !withSync))
            continue;
        LegendEntry entry;
        entry.text = directionName(d);
        entry.colour = overlay ? colours.mutedText : colours.series[std::size_t(d)];
        entry.marker = marked ? markerOf(d) : overlay ? Marker::None : Marker::Disc;
        entry.line = !overlay;
        if (overlay && !marked)
            entry.line = false;
        entries.push_back(entry);
    }
    return entries;
}

} // namespace

Marker markerOf(Direction direction)
{
    return direction == Direction::Read ? Marker::Disc
        : direction == Direction::Write ? Marker::Triangle
                                        : Marker::Diamond;
}

std::vector<CurveStyle> throughputCurves(const std::vector<PlottedRun> &runs, const ChartColours &colours)
{
    return curvesOf(runs, colours, [](std::vector<CurveStyle> &curves, CurveStyle style, bool overlay) {
        if (style.channel.direction == Direction::Sync)
            return; // moves no bytes
        style.channel.quantity = Quantity::Rate;
        style.fillToZero = !overlay;
        curves.push_back(style);
    });
}

std::vector<CurveStyle> latencyCurves(const std::vector<PlottedRun> &runs, const ChartColours &colours)
{
    return curvesOf(runs, colours, [](std::vector<CurveStyle> &curves, CurveStyle style, bool overlay) {
        style.channel.quantity = Quantity::P50;
        curves.push_back(style);
        style.channel.quantity = Quantity::P99;
        style.fillToPrevious = true;
        if (!overlay)
            style.dash = kP99Dash;
        curves.push_back(style);
        if (overlay)
            return; // a third line per run can't be told apart any more; the read-out has it
        style.channel.quantity = Quantity::Max;
        style.fillToPrevious = false;
        style.dash = kMaxDash;
        curves.push_back(style);
    });
}

std::vector<LegendEntry> runLegend(const std::vector<PlottedRun> &runs, const ChartColours &colours)
{
    std::vector<LegendEntry> entries;
    if (runs.size() < 2)
        return entries;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        LegendEntry entry;
        entry.text = runs[i].series->empty()
            ? words(QT_TRANSLATE_NOOP("Chart", "%1 (no time series)")).arg(runs[i].label)
            : runs[i].label;
        entry.colour = colours.run(i);
        entry.dash = runDash(i);
        entries.push_back(entry);
    }
    return entries;
}

std::vector<LegendEntry> throughputLegend(const std::vector<PlottedRun> &runs, const ChartColours &colours)
{
    return directionEntries(runs, colours, false);
}

std::vector<LegendEntry> latencyLegend(const std::vector<PlottedRun> &runs, const ChartColours &colours)
{
    std::vector<LegendEntry> entries = directionEntries(runs, colours, true);
    if (entries.empty())
        return entries;
    LegendEntry entry;
    entry.colour = colours.mutedText;
    if (runs.size() > 1) {
        entry.text = words(QT_TRANSLATE_NOOP("Chart", "p50 to p99"));
        entry.band = true;
        entries.push_back(entry);
        return entries;
    }
    entry.text = QStringLiteral("p50");
    entries.push_back(entry);
    entry.text = QStringLiteral("p99");
    entry.dash = kP99Dash;
    entries.push_back(entry);
    entry.text = words(QT_TRANSLATE_NOOP("Chart", "max"));
    entry.dash = kMaxDash;
    entries.push_back(entry);
    return entries;
}

std::vector<bool> directionsIn(const std::vector<PlottedRun> &runs)
{
    std::vector<bool> has;
    for (const PlottedRun &run : runs)
        for (const Direction d : kAll)
            has.push_back(run.series->has(d));
    return has;
}

} // namespace iolite::ui
