// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/CurveStyles.h"

#include <QRectF>

QT_BEGIN_NAMESPACE
class QFont;
class QPainter;
QT_END_NAMESPACE

namespace iolite::ui {

// Legends in the heading above a pane: entries in lines, wrapped and elided to the width.

double legendHeight(const std::vector<LegendEntry> &entries, const QFont &font, double width);
/// Lines end at the right edge of `rect`.
void paintLegend(QPainter &painter, const std::vector<LegendEntry> &entries, const QRectF &rect, const QFont &font,
    const ChartColours &colours, double lineWidth);
void paintMarker(QPainter &painter, Marker marker, const QPointF &centre, double radius, const QColor &colour);

} // namespace iolite::ui
