// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Run.h"

#include <QString>
#include <QStringList>

QT_BEGIN_NAMESPACE
class QFontMetricsF;
QT_END_NAMESPACE

namespace iolite::ui {

// Words and numbers on charts.

/// Keeps a number with its unit in one piece in text that runs from right to left.
QString inOnePiece(const QString &text);

QString timeTick(double seconds, double step, double end); ///< "12 s", "1:30", "2:00:00"
QString latencyTick(double microseconds); ///< "100 µs", "1 ms"
QString exactTime(double seconds); ///< for read-outs: "12.30 s", "1:30.2"

/// What the user calls the run, or when and what it was if it has no name.
QString runLabel(const Run &run);
QString startedText(const Run &run); ///< local date and time

/// Lines of at most `width` (pixels of `metrics`), broken between words; what doesn't fit into `maxLines` ends in "…".
QStringList wrapText(const QString &text, const QFontMetricsF &metrics, double width, int maxLines);
/// Whether wrapText shows all of it.
bool fitsWrapped(const QString &text, const QFontMetricsF &metrics, double width, int maxLines);

} // namespace iolite::ui
