// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/ClearFusion.h"

#include <QStyleFactory>
#include <QStyleOption>

namespace iolite::ui {

namespace {

template <class Option>
bool drawWithEdge(const QStyleOption *option, const QColor &edge, const auto &draw)
{
    const auto *typed = qstyleoption_cast<const Option *>(option);
    if (!typed)
        return false;
    Option clear = *typed;
    clear.palette.setColor(QPalette::Window, edge);
    draw(&clear);
    return true;
}

} // namespace

ClearFusion::ClearFusion()
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
{
}

void ClearFusion::drawPrimitive(
    PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const bool edged = element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck
        || element == PE_IndicatorRadioButton || element == PE_FrameLineEdit;
    if (edged && option && option->palette.color(QPalette::Window).lightness() < 128) {
        // Fusion's edge is the window's colour, darker(140).
        const QColor edge = QColor(0x8C, 0x8C, 0x92).lighter(140);
        const auto draw = [&](const QStyleOption *clear) {
            QProxyStyle::drawPrimitive(element, clear, painter, widget);
        };
        if (drawWithEdge<QStyleOptionViewItem>(option, edge, draw)
            || drawWithEdge<QStyleOptionFrame>(option, edge, draw)
            || drawWithEdge<QStyleOptionButton>(option, edge, draw) || drawWithEdge<QStyleOption>(option, edge, draw))
            return;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

} // namespace iolite::ui
