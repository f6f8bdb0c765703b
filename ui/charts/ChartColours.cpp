// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/ChartColours.h"

#include <QPalette>

#include <cmath>

namespace iolite::ui {

namespace {

QColor mix(const QColor &from, const QColor &to, double share)
{
    const auto part = [share](int a, int b) { return int(std::lround(a + (b - a) * share)); };
    return QColor(part(from.red(), to.red()), part(from.green(), to.green()), part(from.blue(), to.blue()));
}

double luminance(const QColor &colour)
{
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

} // namespace

double contrast(const QColor &a, const QColor &b)
{
    const double la = luminance(a), lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

ChartColours chartColours(const QPalette &palette)
{
    ChartColours c;
    c.background = palette.color(QPalette::Active, QPalette::Base);
    c.text = palette.color(QPalette::Active, QPalette::Text);
    c.dark = luminance(c.background) < 0.2;
    c.mutedText = mix(c.background, c.text, c.dark ? 0.72 : 0.68);
    c.axis = mix(c.background, c.text, 0.45);
    c.grid = mix(c.background, c.text, c.dark ? 0.16 : 0.12);
    c.subGrid = mix(c.background, c.text, c.dark ? 0.08 : 0.05);
    c.band = mix(c.background, c.text, c.dark ? 0.06 : 0.04);
    c.hatch = mix(c.background, c.text, c.dark ? 0.20 : 0.16);
    c.focus = palette.color(QPalette::Active, QPalette::Highlight);
    // Okabe and Ito's colours, for people with any kind of colour vision; the dark set is their brighter half.
    if (c.dark)
        c.series = {QColor(0x56, 0xB4, 0xE9), QColor(0xE6, 0x9F, 0x00), QColor(0x00, 0x9E, 0x73),
            QColor(0xCC, 0x79, 0xA7), QColor(0xF0, 0xE4, 0x42)};
    else
        c.series = {QColor(0x00, 0x72, 0xB2), QColor(0xD5, 0x5E, 0x00), QColor(0x00, 0x9E, 0x73),
            QColor(0xCC, 0x79, 0xA7), QColor(0x59, 0x59, 0x59)};
    return c;
}

QPalette paperPalette()
{
    QPalette palette;
    palette.setColor(QPalette::Base, Qt::white);
    palette.setColor(QPalette::Window, Qt::white);
    palette.setColor(QPalette::Text, QColor(0x20, 0x20, 0x20));
    palette.setColor(QPalette::WindowText, QColor(0x20, 0x20, 0x20));
    return palette;
}

} // namespace iolite::ui
