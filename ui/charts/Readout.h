// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/ChartColours.h"
#include "ui/charts/CurveStyles.h"

#include <QPointF>
#include <QRectF>
#include <QStringList>

#include <vector>

QT_BEGIN_NAMESPACE
class QFont;
class QPainter;
QT_END_NAMESPACE

namespace iolite::ui {

/// The values at one time, as a small table.
struct Readout {
    struct Column {
        QString head; ///< "Read", with the run's label in an overlay
        QColor colour;
        QStringList values; ///< as many as `rows`
    };
    QString time;
    QString phase; ///< of the first run; empty outside of phases or where the runs differ
    QStringList rows; ///< "Rate", "IOPS", "p50" …
    std::vector<Column> columns;
};

/// At most six columns. No columns where no run has a sample.
Readout readoutAt(const std::vector<PlottedRun> &runs, double seconds, const ChartColours &colours);
/// The same for kernel counters: a row each, a column per run that has a sample.
Readout countersAt(const std::vector<PlottedRun> &runs, const std::vector<KernelCounter> &counters, double seconds,
    const ChartColours &colours);
/// The same as one line of text, for assistive technology.
QString readoutText(const Readout &readout);

/// A box within `area` near `x`, on the side where there is more room.
void paintReadout(QPainter &painter, const Readout &readout, double x, const QRectF &area, const QFont &font,
    const ChartColours &colours);

} // namespace iolite::ui
