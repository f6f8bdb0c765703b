// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/Legend.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace iolite::ui {

namespace {

constexpr double kLine = 24; // length of the sample of a line
constexpr double kSymbol = 10; // width where there is only a marker
constexpr double kSpace = 5; // sample to text
constexpr double kBetween = 16; // entry to entry

struct Placed {
    const LegendEntry *entry;
    QString text;
    double x; // from the left of its line
    double sample;
};

struct Line {
    std::vector<Placed> entries;
    double width = 0;
};

std::vector<Line> placed(const std::vector<LegendEntry> &entries, const QFont &font, double width)
{
    const QFontMetricsF metrics(font);
    std::vector<Line> lines;
    for (const LegendEntry &entry : entries) {
        const double sample = entry.line || entry.band ? kLine : kSymbol;
        const double room = std::max(20.0, std::min(width - sample - kSpace, 260.0));
        const QString text = metrics.elidedText(entry.text, Qt::ElideMiddle, room);
        const double needed = sample + kSpace + metrics.horizontalAdvance(text);
        if (lines.empty() || lines.back().width + kBetween + needed > width)
            lines.emplace_back();
        Line &line = lines.back();
        const double x = line.entries.empty() ? 0 : line.width + kBetween;
        line.entries.push_back({&entry, text, x, sample});
        line.width = x + needed;
    }
    return lines;
}

double lineHeight(const QFont &font)
{
    return QFontMetricsF(font).height() + 2;
}

} // namespace

double legendHeight(const std::vector<LegendEntry> &entries, const QFont &font, double width)
{
    return double(placed(entries, font, width).size()) * lineHeight(font);
}

void paintMarker(QPainter &painter, Marker marker, const QPointF &centre, double radius, const QColor &colour)
{
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const double r = radius;
    if (marker == Marker::Disc)
        painter.drawEllipse(centre, r, r);
    else if (marker == Marker::Triangle)
        painter.drawPolygon(QPolygonF{
            centre + QPointF(0, -r * 1.2), centre + QPointF(r * 1.15, r * 0.9), centre + QPointF(-r * 1.15, r * 0.9)});
    else if (marker == Marker::Square)
        painter.drawRect(QRectF(centre.x() - radius * 0.85, centre.y() - radius * 0.85, radius * 1.7, radius * 1.7));
    else if (marker == Marker::Diamond)
        painter.drawPolygon(QPolygonF{centre + QPointF(0, -r * 1.3), centre + QPointF(r * 1.3, 0),
            centre + QPointF(0, r * 1.3), centre + QPointF(-r * 1.3, 0)});
    painter.restore();
}

void paintLegend(QPainter &painter, const std::vector<LegendEntry> &entries, const QRectF &rect, const QFont &font,
    const ChartColours &colours, double lineWidth)
{
    painter.save();
    painter.setFont(font);
    const double height = lineHeight(font);
    double top = rect.top();
    for (const Line &line : placed(entries, font, rect.width())) {
        const double left = rect.right() - line.width;
        for (const Placed &item : line.entries) {
            const QRectF sample(left + item.x, top, item.sample, height);
            if (item.entry->band) {
                QColor shade = item.entry->colour;
                shade.setAlphaF(0.22f);
                painter.fillRect(sample.adjusted(0, height * 0.28, 0, -height * 0.28), shade);
            }
            if (item.entry->line && !item.entry->band) {
                QPen pen(item.entry->colour, lineWidth * 1.5);
                if (!item.entry->dash.isEmpty())
                    pen.setDashPattern(item.entry->dash);
                pen.setCapStyle(Qt::FlatCap);
                painter.setPen(pen);
                painter.drawLine(
                    QPointF(sample.left(), sample.center().y()), QPointF(sample.right(), sample.center().y()));
            }
            paintMarker(painter, item.entry->marker, sample.center(), 3.2, item.entry->colour);
            painter.setPen(colours.text);
            painter.drawText(QRectF(sample.right() + kSpace, top, rect.right() - sample.right(), height),
                Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, item.text);
        }
        top += height;
    }
    painter.restore();
}

} // namespace iolite::ui
