// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/ChartColours.h"
#include "ui/charts/ChartSeries.h"

#include <QRectF>
#include <QString>

#include <vector>

QT_BEGIN_NAMESPACE
class QFont;
class QPainter;
QT_END_NAMESPACE

namespace iolite::ui {

/// Where times lie on the screen.
struct TimeScale {
    double from = 0;
    double to = 1;
    double left = 0; ///< pixels
    double width = 1;

    double x(double seconds) const { return left + (seconds - from) / (to - from) * width; }
};

/// One phase as it is shaded.
struct PhaseBand {
    double begin = 0;
    double end = 0;
    double hatchedTo = 0; ///< layouts all the way, else the end of the ramp; `begin` if nothing is hatched
    QString title;
    QString shortTitle; ///< for narrow bands
    QString tinyTitle; ///< for still narrower ones: "R 1M Q8"; empty for layouts
    bool shaded = false; ///< every second measured phase
    bool layout = false;
};

std::vector<PhaseBand> phaseBands(const ChartSeries &series);

/// Lines (0 … `most`) that the names need when all of the time axis is shown. Zooming in only makes bands wider, so it
/// stays.
int phaseNameLines(const std::vector<PhaseBand> &bands, const TimeScale &all, const QFont &font, int most);

void paintPhaseShades(QPainter &painter, const std::vector<PhaseBand> &bands, const TimeScale &scale,
    const QRectF &rect, const ChartColours &colours);
/// Each name in the visible part of its band; none where too little of it would be readable, never over another.
void paintPhaseNames(QPainter &painter, const std::vector<PhaseBand> &bands, const TimeScale &scale,
    const QRectF &strip, int lines, const QFont &font, const ChartColours &colours);

} // namespace iolite::ui
