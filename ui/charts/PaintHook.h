// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <functional>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE
class QCustomPlot;
class QString;

namespace iolite::ui {

/// Lets plain QPainter code draw on a layer of a plot, in the plot's logical pixels, whenever that layer is drawn.
/// The plot owns what is made.
void addPaintHook(QCustomPlot *plot, const QString &layer, std::function<void(QPainter &)> paint);

} // namespace iolite::ui
