// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/PhaseBands.h"

#include "core/wording/Wording.h"
#include "ui/charts/ChartText.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <optional>

namespace iolite::ui {

namespace {

constexpr double kPadding = 3;
constexpr double kHatchStep = 7;

std::optional<QRectF> visiblePart(const PhaseBand &band, const TimeScale &scale, const QRectF &rect)
{
    const double left = std::max(scale.x(band.begin), rect.left());
    const double right = std::min(scale.x(band.end), rect.right());
    if (right - left < 0.5)
        return std::nullopt;
    return QRectF(left, rect.top(), right - left, rect.height());
}

QString shortTitle(const PhaseInfo &info)
{
    const auto words = [](const char *text) { return QCoreApplication::translate("Chart", text); };
    if (info.kind == PhaseKind::Layout)
        return words(QT_TRANSLATE_NOOP("Chart", "Layout"));
    if (!info.test.empty())
        return wording::phaseTitle(info);
    const char *access = "";
    switch (info.rw) {
    case Access::Read:
        access = QT_TRANSLATE_NOOP("Chart", "Seq. read");
        break;
    case Access::Write:
        access = QT_TRANSLATE_NOOP("Chart", "Seq. write");
        break;
    case Access::RandRead:
        access = QT_TRANSLATE_NOOP("Chart", "Rand. read");
        break;
    case Access::RandWrite:
        access = QT_TRANSLATE_NOOP("Chart", "Rand. write");
        break;
    case Access::ReadWrite:
        access = QT_TRANSLATE_NOOP("Chart", "Seq. mixed");
        break;
    case Access::RandRW:
        access = QT_TRANSLATE_NOOP("Chart", "Rand. mixed");
        break;
    }
    return QStringLiteral("%1 %2 QD%3").arg(words(access), wording::blockSize(info)).arg(info.iodepth);
}

QString tinySize(std::uint64_t bytes)
{
    return bytes >= 1048576 && bytes % 1048576 == 0 ? QString::number(bytes / 1048576) + QLatin1Char('M')
        : bytes >= 1024 && bytes % 1024 == 0        ? QString::number(bytes / 1024) + QLatin1Char('k')
                                                    : QString::number(bytes);
}

// What differs between the phases of one run, in as few letters as can be read: direction, block size, queue depth.
QString tinyTitle(const PhaseInfo &info)
{
    if (info.kind == PhaseKind::Layout)
        return {};
    if (!info.test.empty()) { // "seq_create": SC
        QString initials;
        for (const QString &word : QString::fromStdString(info.test).split(QLatin1Char('_'), Qt::SkipEmptyParts))
            initials += word.front().toUpper();
        return initials;
    }
    const QString way = isMixed(info.rw) ? QStringLiteral("RW")
        : doesRead(info.rw)              ? QStringLiteral("R")
                                         : QStringLiteral("W");
    const QString block =
        tinySize(info.bs) + (info.bsMax > info.bs ? QLatin1Char('-') + tinySize(info.bsMax) : QString());
    return QStringLiteral("%1 %2 Q%3").arg(way, block).arg(info.iodepth);
}

// The fullest title that fits; empty where none does.
QStringList nameLines(const PhaseBand &band, const QFontMetricsF &metrics, double width, int lines)
{
    if (fitsWrapped(band.title, metrics, width, lines))
        return wrapText(band.title, metrics, width, lines);
    if (fitsWrapped(band.shortTitle, metrics, width, lines))
        return wrapText(band.shortTitle, metrics, width, lines);
    // Never cut off: the queue depth at its end is often all that differs.
    if (!band.tinyTitle.isEmpty() && fitsWrapped(band.tinyTitle, metrics, width, lines))
        return wrapText(band.tinyTitle, metrics, width, lines);
    return {};
}

void paintHatch(QPainter &painter, const QRectF &rect, const QColor &colour)
{
    painter.save();
    painter.setClipRect(rect, Qt::IntersectClip);
    painter.setPen(QPen(colour, 1.0));
    // Starts at a multiple of the step, so the lines stand still while the rectangle grows.
    const double first = std::floor((rect.left() - rect.height()) / kHatchStep) * kHatchStep;
    for (double x = first; x < rect.right(); x += kHatchStep)
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()));
    painter.restore();
}

} // namespace

std::vector<PhaseBand> phaseBands(const ChartSeries &series)
{
    std::vector<PhaseBand> bands;
    int measured = 0;
    for (const SeriesPhase &phase : series.phases()) {
        PhaseBand band;
        band.begin = phase.begin;
        band.end = phase.end;
        band.layout = phase.info.kind == PhaseKind::Layout;
        band.title = wording::phaseTitle(phase.info);
        band.shortTitle = shortTitle(phase.info);
        band.tinyTitle = tinyTitle(phase.info);
        band.hatchedTo = band.layout ? band.end : phase.measuredFrom.value_or(band.begin);
        band.shaded = !band.layout && measured++ % 2 == 0;
        bands.push_back(band);
    }
    return bands;
}

int phaseNameLines(const std::vector<PhaseBand> &bands, const TimeScale &all, const QFont &font, int most)
{
    const QFontMetricsF metrics(font);
    int lines = bands.empty() ? 0 : std::min(1, most);
    for (const PhaseBand &band : bands) {
        if (band.layout)
            continue; // not what people look for: it may be shortened
        const double width = all.x(band.end) - all.x(band.begin) - 2 * kPadding;
        const bool whole = fitsWrapped(band.title, metrics, width, 2);
        const QString &title = whole                             ? band.title
            : fitsWrapped(band.shortTitle, metrics, width, most) ? band.shortTitle
                                                                 : band.tinyTitle;
        if (!fitsWrapped(title, metrics, width, most))
            continue; // no name will be painted
        int needed = 1;
        while (needed < most && !fitsWrapped(title, metrics, width, needed))
            ++needed;
        lines = std::max(lines, std::min(needed, most));
    }
    return lines;
}

void paintPhaseShades(QPainter &painter, const std::vector<PhaseBand> &bands, const TimeScale &scale,
    const QRectF &rect, const ChartColours &colours)
{
    painter.save();
    for (const PhaseBand &band : bands) {
        const std::optional<QRectF> part = visiblePart(band, scale, rect);
        if (!part)
            continue;
        painter.setRenderHint(QPainter::Antialiasing, false);
        if (band.shaded)
            painter.fillRect(*part, colours.band);
        if (scale.x(band.begin) > rect.left() + 0.5) {
            painter.setPen(QPen(colours.grid, 1.0));
            painter.drawLine(part->topLeft(), part->bottomLeft());
        }
        painter.setRenderHint(QPainter::Antialiasing, true);
        QRectF hatched = *part;
        hatched.setRight(std::min(part->right(), scale.x(band.hatchedTo)));
        if (band.hatchedTo > band.begin && hatched.width() > 0.5)
            paintHatch(painter, hatched, colours.hatch);
    }
    painter.restore();
}

void paintPhaseNames(QPainter &painter, const std::vector<PhaseBand> &bands, const TimeScale &scale,
    const QRectF &strip, int lines, const QFont &font, const ChartColours &colours)
{
    const QFontMetricsF metrics(font);
    painter.save();
    painter.setFont(font);
    for (const PhaseBand &band : bands) {
        const std::optional<QRectF> part = visiblePart(band, scale, strip);
        if (!part)
            continue;
        const QRectF box = part->adjusted(kPadding, 1, -kPadding, 0);
        QStringList text = nameLines(band, metrics, box.width(), lines);
        for (QString &line : text)
            if (line.endsWith(QLatin1Char(',')))
                line.chop(1);
        painter.setPen(band.layout ? colours.mutedText : colours.text);
        double y = box.bottom() - metrics.height() * double(text.size());
        for (const QString &line : text) {
            painter.drawText(
                QRectF(box.left(), y, box.width(), metrics.height()), Qt::AlignHCenter | Qt::AlignVCenter, line);
            y += metrics.height();
        }
    }
    painter.restore();
}

} // namespace iolite::ui
