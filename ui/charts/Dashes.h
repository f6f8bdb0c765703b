// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QPointF>
#include <QVector>

namespace iolite::ui {

/// The dashes of a polyline as separate lines. `pattern` as in QPen (dash, space, … in units of `width`); NaN values
/// interrupt the line and begin the pattern anew.
QVector<QLineF> cutDashes(const QVector<QPointF> &line, const QVector<qreal> &pattern, double width);

} // namespace iolite::ui
