// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QVector>

namespace iolite::ui {

/// The area between a curve and a level (pixel y) below it as one rectangle per pixel column of [left, left + width).
/// A polygon of a noisy curve takes the raster engine fifty times as long. NaN values leave columns out. Points in
/// order of x.
QVector<QRectF> columnsToLevel(const QVector<QPointF> &curve, double level, int left, int width);

/// The area between two curves; only where both have values.
QVector<QRectF> columnsBetween(const QVector<QPointF> &upper, const QVector<QPointF> &lower, int left, int width);

} // namespace iolite::ui
