// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/ClearFusion.h"
#include "ui/settings/Settings.h"

#include <QApplication>
#include <QPalette>
#include <QStyle>
#include <QStyleFactory>

namespace iolite::ui {

namespace {

QPalette paletteOf(QColor window, QColor base, QColor text, QColor button, QColor accent, QColor link)
{
    QPalette palette(
        text, button, button.lighter(150), button.darker(200), button.darker(140), text, Qt::white, base, window);
    palette.setColor(QPalette::AlternateBase,
        QColor(
            (window.red() + base.red()) / 2, (window.green() + base.green()) / 2, (window.blue() + base.blue()) / 2));
    palette.setColor(QPalette::ToolTipBase, base);
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::Highlight, accent);
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, link);
    QColor faint = text;
    faint.setAlpha(150);
    palette.setColor(QPalette::PlaceholderText, faint);
    QColor off = text;
    off.setAlpha(115);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, off);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, button.lighter(110));
    return palette;
}

} // namespace

void applyAppearance(Appearance appearance)
{
    const QByteArray forced = qgetenv("IOLITE_APPEARANCE");
    if (forced == "light")
        appearance = Appearance::Light;
    else if (forced == "dark")
        appearance = Appearance::Dark;
    else if (forced == "system")
        appearance = Appearance::System;

    // The style and palette the desktop gave us, to go back to.
    static const QString systemStyle = QApplication::style()->name();
    static const QPalette systemPalette = QApplication::palette();
    static bool changed = false;
    if (appearance == Appearance::System) {
        const bool fusion = systemStyle.compare(QLatin1String("fusion"), Qt::CaseInsensitive) == 0;
        if (fusion)
            QApplication::setStyle(new ClearFusion);
        else if (changed)
            QApplication::setStyle(QStyleFactory::create(systemStyle));
        if (changed)
            QApplication::setPalette(systemPalette);
        return;
    }
    changed = true;
    QApplication::setStyle(new ClearFusion);
    QApplication::setPalette(appearance == Appearance::Dark
            ? paletteOf(QColor(0x2A, 0x2A, 0x2E), QColor(0x1E, 0x1E, 0x1E), QColor(0xEC, 0xEC, 0xEC),
                QColor(0x3A, 0x3A, 0x40), QColor(0x2F, 0x65, 0xA8), QColor(0x7F, 0xB4, 0xF0))
            : paletteOf(QColor(0xF0, 0xF0, 0xF0), Qt::white, QColor(0x1B, 0x1B, 0x1B), QColor(0xEA, 0xEA, 0xEA),
                QColor(0x2A, 0x6F, 0xB8), QColor(0x00, 0x57, 0xAE)));
}

} // namespace iolite::ui
