// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/Readout.h"

#include "core/wording/Wording.h"
#include "ui/charts/ChartText.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>

namespace iolite::ui {

namespace {

constexpr std::size_t kMostColumns = 6;
constexpr double kPadding = 8;
constexpr double kColumnSpace = 14;
constexpr double kLongestHead = 130;

QString words(const char *text)
{
    return QCoreApplication::translate("Chart", text);
}

QString latencyValue(const ChartSeries &series, const SeriesPoint &point, Direction d, Quantity quantity)
{
    const std::optional<double> us = series.value(point, {d, quantity});
    return us ? inOnePiece(wording::latency(*us)) : QStringLiteral("–");
}

QString counterValue(const ChartSeries &series, const SeriesPoint &point, KernelCounter counter)
{
    const std::optional<double> rate = series.value(point, {Direction::Read, Quantity::Counter, counter});
    if (!rate)
        return QStringLiteral("–");
    switch (counterUnit(counter)) {
    case CounterUnit::BytesPerSecond:
        return inOnePiece(wording::bytesPerSecond(*rate));
    case CounterUnit::MillisecondsPerSecond:
        return inOnePiece(words(QT_TRANSLATE_NOOP("Chart", "%1 ms/s")).arg(wording::number(*rate)));
    case CounterUnit::PerSecond:
        break;
    }
    return inOnePiece(wording::count(*rate) + QStringLiteral("/s"));
}

// Files and seeks have a rate of their own, chunks only their number and latency.
Readout::Column itemColumn(const ChartSeries &series, const SeriesPoint &point, Item item)
{
    const double rate = point[Direction::Item].ops / point.seconds();
    const bool chunks = item != Item::Files && item != Item::Seeks;
    Readout::Column column;
    column.head = itemName(item);
    column.values = {
        chunks ? QStringLiteral("–") : inOnePiece(wording::count(rate) + QChar(QChar::Nbsp) + itemUnit(item)),
        chunks ? inOnePiece(wording::count(rate)) : QStringLiteral("–"),
        latencyValue(series, point, Direction::Item, Quantity::P50),
        latencyValue(series, point, Direction::Item, Quantity::P99),
        latencyValue(series, point, Direction::Item, Quantity::Max)};
    return column;
}

Readout::Column columnOf(const ChartSeries &series, const SeriesPoint &point, Direction d, Item item)
{
    if (d == Direction::Item)
        return itemColumn(series, point, item);
    Readout::Column column;
    column.head = d == Direction::Read ? words(QT_TRANSLATE_NOOP("Chart", "Read"))
        : d == Direction::Write        ? words(QT_TRANSLATE_NOOP("Chart", "Write"))
                                       : QStringLiteral("fsync");
    const double seconds = point.seconds();
    column.values = {
        d == Direction::Sync ? QStringLiteral("–") : inOnePiece(wording::bytesPerSecond(point[d].bytes / seconds)),
        inOnePiece(wording::count(point[d].ops / seconds)), latencyValue(series, point, d, Quantity::P50),
        latencyValue(series, point, d, Quantity::P99), latencyValue(series, point, d, Quantity::Max)};
    return column;
}

} // namespace

Readout readoutAt(const std::vector<PlottedRun> &runs, double seconds, const ChartColours &colours)
{
    Readout out;
    out.time = exactTime(seconds);
    out.rows = {words(QT_TRANSLATE_NOOP("Chart", "Rate")), QStringLiteral("IOPS"), QStringLiteral("p50"),
        QStringLiteral("p99"), words(QT_TRANSLATE_NOOP("Chart", "max"))};
    const bool overlay = runs.size() > 1;
    QStringList phases; // of each column
    for (std::size_t run = 0; run < runs.size(); ++run) {
        const ChartSeries &series = *runs[run].series;
        const SeriesPhase *phase = series.phaseAt(seconds);
        if (run == 0 && phase)
            out.phase = wording::phaseTitle(phase->info);
        const SeriesPoint *point = series.at(seconds);
        for (const Direction d : kAllDirections) {
            const Quantity rate = d == Direction::Item ? Quantity::Items : Quantity::Rate;
            if (!point || !(point->dir[std::size_t(d)].ops > 0 || series.value(*point, {d, rate}))
                || out.columns.size() == kMostColumns)
                continue;
            Readout::Column column = columnOf(series, *point, d, phase ? phase->info.item : Item::None);
            column.colour = overlay ? colours.run(run) : colours.series[std::size_t(d)];
            if (overlay)
                column.head = runs[run].label + QStringLiteral(" · ") + column.head;
            out.columns.push_back(column);
            phases.append(phase ? wording::phaseTitle(phase->info) : QStringLiteral("–"));
        }
    }
    phases.removeDuplicates();
    if (phases.size() > 1) // the numbers are not of the same thing
        out.phase = words(QT_TRANSLATE_NOOP("Chart", "different phases"));
    return out;
}

Readout countersAt(const std::vector<PlottedRun> &runs, const std::vector<KernelCounter> &counters, double seconds,
    const ChartColours &colours)
{
    Readout out;
    out.time = exactTime(seconds);
    std::vector<KernelCounter> shown;
    for (const KernelCounter counter : counters)
        if (std::any_of(runs.begin(), runs.end(), [&](const PlottedRun &run) { return run.series->has(counter); })) {
            shown.push_back(counter);
            out.rows.append(wording::counterTitle(counter));
        }
    for (std::size_t run = 0; run < runs.size() && !shown.empty(); ++run) {
        const SeriesPoint *point = runs[run].series->at(seconds);
        if (!point || out.columns.size() == kMostColumns)
            continue;
        Readout::Column column;
        if (runs.size() > 1)
            column.head = runs[run].label;
        column.colour = runs.size() > 1 ? colours.run(run) : colours.text;
        for (const KernelCounter counter : shown)
            column.values.append(counterValue(*runs[run].series, *point, counter));
        out.columns.push_back(column);
    }
    return out;
}

QString readoutText(const Readout &readout)
{
    QStringList parts{readout.time};
    if (!readout.phase.isEmpty())
        parts.append(readout.phase);
    for (const Readout::Column &column : readout.columns) {
        QStringList values;
        for (qsizetype i = 0; i < column.values.size(); ++i)
            values.append(readout.rows[i] + QLatin1Char(' ') + column.values[i]);
        parts.append((column.head.isEmpty() ? QString() : column.head + QStringLiteral(": "))
            + values.join(QStringLiteral(", ")));
    }
    return parts.join(QStringLiteral("; "));
}

void paintReadout(QPainter &painter, const Readout &readout, double x, const QRectF &area, const QFont &font,
    const ChartColours &colours)
{
    QFont bold = font;
    bold.setBold(true);
    const QFontMetricsF metrics(font), boldMetrics(bold);
    const double line = metrics.height() + 1;
    const auto headOf = [&](const Readout::Column &column) {
        return boldMetrics.elidedText(column.head, Qt::ElideMiddle, kLongestHead);
    };

    double rowNames = 0;
    for (const QString &row : readout.rows)
        rowNames = std::max(rowNames, metrics.horizontalAdvance(row));
    std::vector<double> widths;
    double table = readout.columns.empty() ? 0 : rowNames;
    for (const Readout::Column &column : readout.columns) {
        double width = boldMetrics.horizontalAdvance(headOf(column));
        for (const QString &value : column.values)
            width = std::max(width, metrics.horizontalAdvance(value));
        widths.push_back(width);
        table += kColumnSpace + width;
    }
    const double titleWidth = boldMetrics.horizontalAdvance(readout.time)
        + (readout.phase.isEmpty() ? 0 : kColumnSpace + metrics.horizontalAdvance(readout.phase));
    const double width = std::min(std::max(table, titleWidth) + 2 * kPadding, area.width());
    const bool heads = std::any_of(readout.columns.begin(), readout.columns.end(),
        [](const Readout::Column &column) { return !column.head.isEmpty(); });
    const double lines = 1.0 + (readout.columns.empty() ? 0.0 : (heads ? 1.0 : 0.0) + double(readout.rows.size()));
    QRectF box(0, area.top() + 6, width, lines * line + kPadding);
    box.moveLeft(x - area.left() < area.right() - x ? x + 10 : x - 10 - width);
    box.moveLeft(std::clamp(box.left(), area.left(), std::max(area.left(), area.right() - width)));

    painter.save();
    QColor ground = colours.background;
    ground.setAlphaF(0.93f);
    painter.setPen(QPen(colours.axis, 1.0));
    painter.setBrush(ground);
    painter.drawRoundedRect(box, 4, 4);
    double y = box.top() + kPadding / 2;
    const auto cell = [&](double left, double cellWidth, const QFont &f, const QColor &colour, int align,
                          const QString &text) {
        painter.setFont(f);
        painter.setPen(colour);
        painter.drawText(QRectF(left, y, cellWidth, line), align | Qt::AlignVCenter | Qt::TextSingleLine, text);
    };
    const double left = box.left() + kPadding;
    cell(left, width, bold, colours.text, Qt::AlignLeft, readout.time);
    const double phaseLeft = left + boldMetrics.horizontalAdvance(readout.time) + kColumnSpace;
    cell(phaseLeft, box.right() - phaseLeft, font, colours.mutedText, Qt::AlignLeft,
        metrics.elidedText(readout.phase, Qt::ElideRight, std::max(0.0, box.right() - kPadding / 2 - phaseLeft)));
    for (qsizetype row = heads ? -1 : 0; row < (readout.columns.empty() ? 0 : readout.rows.size()); ++row) {
        y += line;
        if (row >= 0)
            cell(left, rowNames, font, colours.mutedText, Qt::AlignLeft, readout.rows[row]);
        double columnLeft = left + rowNames + kColumnSpace;
        for (std::size_t c = 0; c < readout.columns.size(); ++c) {
            const Readout::Column &column = readout.columns[c];
            cell(columnLeft, widths[c], row < 0 ? bold : font, row < 0 ? column.colour : colours.text, Qt::AlignRight,
                row < 0 ? headOf(column) : column.values[row]);
            columnLeft += widths[c] + kColumnSpace;
        }
    }
    painter.restore();
}

} // namespace iolite::ui
