// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include <array>
#include <cstddef>

QT_BEGIN_NAMESPACE
class QPalette;
QT_END_NAMESPACE

namespace iolite::ui {

/// Colours of a chart, made from a palette; read anew when the palette changes. Series colours have at least 3:1
/// contrast to the background (light or dark).
struct ChartColours {
    bool dark = false;
    QColor background;
    QColor text;
    QColor mutedText;
    QColor axis;
    QColor grid;
    QColor subGrid;
    QColor band; ///< shade of every second phase
    QColor hatch; ///< lines over layouts and ramps
    QColor focus;
    std::array<QColor, 5> series;

    const QColor &run(std::size_t index) const { return series[index % series.size()]; }
    bool operator==(const ChartColours &) const = default;
};

ChartColours chartColours(const QPalette &palette);
/// The palette of paper: black on white, whatever the desktop's.
QPalette paperPalette();
/// WCAG contrast ratio, 1 … 21.
double contrast(const QColor &a, const QColor &b);

} // namespace iolite::ui
