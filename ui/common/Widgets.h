// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QLabel>

QT_BEGIN_NAMESPACE
class QVBoxLayout;
QT_END_NAMESPACE

namespace iolite::ui {

/// Gives a control the name tests use and the name assistive technology reads.
template <class Widget>
Widget *named(Widget *widget, const char *objectName, const QString &accessibleName)
{
    widget->setObjectName(QLatin1String(objectName));
    widget->setAccessibleName(accessibleName);
    return widget;
}

/// A smaller, quieter line below something: help, facts, meanings. Wraps; plain text; follows the palette.
class HintLabel : public QLabel {
    Q_OBJECT
public:
    enum class Tone { Quiet, Warning, Problem };
    explicit HintLabel(const QString &text = {}, QWidget *parent = nullptr);
    void setTone(Tone tone);

protected:
    void changeEvent(QEvent *event) override;

private:
    void recolour();
    Tone m_tone = Tone::Quiet;
    bool m_colouring = false;
};

/// One card of the setup column: a heading and what is below it.
class Card : public QFrame {
    Q_OBJECT
public:
    explicit Card(const QString &heading, QWidget *parent = nullptr);
    QVBoxLayout *body() const { return m_body; }

private:
    QVBoxLayout *m_body;
};

/// In a right-to-left window: a path or a number with its unit, marked so that its parts keep their order. Else as it
/// is.
QString isolated(const QString &text);

/// Colours of warnings and problems on the given palette: at least 4.5:1 on its window colour.
QColor toneColour(const QPalette &palette, HintLabel::Tone tone);

} // namespace iolite::ui
