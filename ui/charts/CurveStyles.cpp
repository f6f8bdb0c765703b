// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/CurveStyles.h"

#include "core/wording/Wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace iolite::ui {

namespace {

constexpr std::array kItems{Item::Files, Item::Seeks, Item::Chunks};

QString words(const char *text)
{
    return QCoreApplication::translate("Chart", text);
}

QString directionName(Direction d, const std::vector<PlottedRun> &runs, bool withChunks)
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
    return itemNames(runs, withChunks);
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

template <class What>
bool anyHas(const std::vector<PlottedRun> &runs, What what)
{
    return std::any_of(runs.begin(), runs.end(), [what](const PlottedRun &run) { return run.series->has(what); });
}

Marker counterMarker(std::size_t place)
{
    constexpr std::array all{Marker::Disc, Marker::Triangle, Marker::Diamond, Marker::Square, Marker::Cross};
    return all[place % all.size()];
}

bool hasRate(const std::vector<PlottedRun> &runs, Direction d)
{
    if (d == Direction::Read || d == Direction::Write)
        return std::any_of(runs.begin(), runs.end(), [d](const PlottedRun &run) { return run.series->hasBytes(d); });
    if (d == Direction::Sync)
        return false; // moves no bytes
    return std::any_of(runs.begin(), runs.end(), [](const PlottedRun &run) { return run.series->hasItemRate(); });
}

int countDirections(const std::vector<PlottedRun> &runs)
{
    int count = 0;
    for (const Direction d : kAllDirections)
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
        for (const Direction d : kAllDirections) {
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
    const std::vector<PlottedRun> &runs, const ChartColours &colours, bool ofLatency)
{
    std::vector<LegendEntry> entries;
    const bool overlay = runs.size() > 1;
    const bool marked = countDirections(runs) > 1;
    for (const Direction d : kAllDirections) {
        if (!anyHas(runs, d) || (!ofLatency && !hasRate(runs, d)))
            continue;
        LegendEntry entry;
        entry.text = directionName(d, runs, ofLatency);
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
        : direction == Direction::Item  ? Marker::Square
                                        : Marker::Diamond;
}

std::vector<CurveStyle> throughputCurves(
    const std::vector<PlottedRun> &runs, const ChartColours &colours, ItemAxis items)
{
    return curvesOf(runs, colours, [&](std::vector<CurveStyle> &curves, CurveStyle style, bool overlay) {
        if (!hasRate(runs, style.channel.direction))
            return;
        const bool item = style.channel.direction == Direction::Item;
        style.channel.quantity = item ? Quantity::Items : Quantity::Rate;
        style.axis = item && items == ItemAxis::Right ? 1 : 0;
        style.fillToZero = !overlay && style.axis == 0; // an area belongs to the axis beside it
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

std::vector<CounterUnit> counterUnits(const std::vector<PlottedRun> &runs, const std::vector<KernelCounter> &counters)
{
    std::vector<CounterUnit> units;
    for (const CounterUnit unit :
        {CounterUnit::BytesPerSecond, CounterUnit::PerSecond, CounterUnit::MillisecondsPerSecond})
        if (std::any_of(counters.begin(), counters.end(),
                [&](KernelCounter counter) { return counterUnit(counter) == unit && anyHas(runs, counter); }))
            units.push_back(unit);
    return units;
}

std::vector<CurveStyle> counterCurves(
    const std::vector<PlottedRun> &runs, const std::vector<KernelCounter> &counters, const ChartColours &colours)
{
    const std::vector<CounterUnit> units = counterUnits(runs, counters);
    const bool overlay = runs.size() > 1;
    std::vector<CurveStyle> curves;
    for (std::size_t run = 0; run < runs.size(); ++run)
        for (std::size_t c = 0; c < counters.size(); ++c) {
            if (!runs[run].series->has(counters[c]))
                continue;
            CurveStyle style;
            style.run = run;
            style.channel = {Direction::Read, Quantity::Counter, counters[c]};
            style.colour = overlay ? colours.run(run) : colours.run(c);
            style.dash = runDash(overlay ? run : c + c / 5);
            style.marker = counters.size() > 1 ? counterMarker(c) : Marker::None;
            style.axis = std::size_t(std::find(units.begin(), units.end(), counterUnit(counters[c])) - units.begin());
            curves.push_back(style);
        }
    return curves;
}

std::vector<LegendEntry> counterLegend(
    const std::vector<PlottedRun> &runs, const std::vector<KernelCounter> &counters, const ChartColours &colours)
{
    std::vector<LegendEntry> entries;
    const bool overlay = runs.size() > 1;
    for (std::size_t c = 0; c < counters.size(); ++c) {
        if (!anyHas(runs, counters[c]))
            continue;
        LegendEntry entry;
        entry.text = wording::counterTitle(counters[c]);
        entry.colour = overlay ? colours.mutedText : colours.run(c);
        entry.dash = overlay ? QVector<qreal>() : runDash(c + c / 5);
        entry.marker = counters.size() > 1 ? counterMarker(c) : Marker::None;
        entry.line = !overlay;
        entries.push_back(entry);
    }
    return entries;
}

std::vector<KernelCounter> defaultCounters(const std::vector<PlottedRun> &runs)
{
    using enum KernelCounter;
    for (const KernelCounter counter : {XfsLogBlocks, Ext4WrittenKiB, Jbd2Transactions, BtrfsCommits})
        if (anyHas(runs, counter))
            return {counter};
    return {DiskReads, DiskWrites};
}

QString itemName(Item item)
{
    return item == Item::Files ? words(QT_TRANSLATE_NOOP("Chart", "Files"))
        : item == Item::Seeks  ? words(QT_TRANSLATE_NOOP("Chart", "Seeks"))
                               : words(QT_TRANSLATE_NOOP("Chart", "Chunks"));
}

QString itemUnit(Item item)
{
    return item == Item::Files ? words(QT_TRANSLATE_NOOP("Chart", "files/s"))
                               : words(QT_TRANSLATE_NOOP("Chart", "seeks/s"));
}

QString itemNames(const std::vector<PlottedRun> &runs, bool withChunks)
{
    QStringList names;
    for (const Item item : kItems)
        if (anyHas(runs, item) && (withChunks || item != Item::Chunks))
            names.append(itemName(item));
    return names.isEmpty() ? words(QT_TRANSLATE_NOOP("Chart", "Operation")) : names.join(QStringLiteral(" / "));
}

QString itemUnits(const std::vector<PlottedRun> &runs)
{
    QStringList units;
    for (const Item item : {Item::Files, Item::Seeks})
        if (anyHas(runs, item))
            units.append(itemUnit(item));
    return units.join(QStringLiteral(" · "));
}

std::vector<bool> contentsOf(const std::vector<PlottedRun> &runs)
{
    std::vector<bool> has;
    for (const PlottedRun &run : runs) {
        for (const Direction d : kAllDirections)
            has.push_back(run.series->has(d));
        for (const Item item : kItems)
            has.push_back(run.series->has(item));
        for (std::size_t counter = 0; counter < kKernelCounters; ++counter)
            has.push_back(run.series->has(KernelCounter(counter)));
    }
    return has;
}

} // namespace iolite::ui
