// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace iolite::ui {

/// Fusion draws the edges of check boxes and fields darker than the window: on a dark palette nobody sees them. This
/// draws them lighter there, and leaves light palettes as they are.
class ClearFusion : public QProxyStyle {
    Q_OBJECT
public:
    ClearFusion();
    void drawPrimitive(
        PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const override;
};

} // namespace iolite::ui
