// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/Widgets.h"

#include <QEvent>
#include <QGuiApplication>
#include <QVBoxLayout>

namespace iolite::ui {

namespace {

QColor mix(const QColor &a, const QColor &b, double share)
{
    const auto part = [share](int x, int y) { return int(x * share + y * (1 - share)); };
    return QColor(part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue()));
}

} // namespace

QColor toneColour(const QPalette &palette, HintLabel::Tone tone)
{
    const QColor window = palette.color(QPalette::Active, QPalette::Window);
    const bool dark = window.lightness() < 128;
    switch (tone) {
    case HintLabel::Tone::Quiet:
        return mix(palette.color(QPalette::Active, QPalette::WindowText), window, 0.68);
    case HintLabel::Tone::Warning:
        return dark ? QColor(0xF2, 0xB8, 0x4B) : QColor(0x8A, 0x4B, 0x00);
    case HintLabel::Tone::Problem:
        return dark ? QColor(0xFF, 0x8A, 0x80) : QColor(0xB0, 0x1C, 0x1C);
    }
    return {};
}

QString isolated(const QString &text)
{
    if (QGuiApplication::layoutDirection() == Qt::LeftToRight || text.isEmpty())
        return text;
    return QChar(0x2066) + text + QChar(0x2069);
}

HintLabel::HintLabel(const QString &text, QWidget *parent)
    : QLabel(text, parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    setFont(small);
    recolour();
}

void HintLabel::setTone(Tone tone)
{
    m_tone = tone;
    recolour();
}

void HintLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (!m_colouring && (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationPaletteChange))
        recolour();
}

void HintLabel::recolour()
{
    // Only the text role is set, so the rest keeps following the application's palette.
    m_colouring = true;
    QPalette own;
    own.setColor(QPalette::WindowText, toneColour(QGuiApplication::palette(), m_tone));
    setPalette(own);
    m_colouring = false;
}

Card::Card(const QString &heading, QWidget *parent)
    : QFrame(parent)
    , m_body(new QVBoxLayout(this))
{
    setFrameShape(QFrame::StyledPanel);
    auto *title = new QLabel(heading, this);
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    m_body->setContentsMargins(10, 8, 10, 10);
    m_body->setSpacing(6);
    m_body->addWidget(title);
    setAccessibleName(heading);
}

} // namespace iolite::ui
