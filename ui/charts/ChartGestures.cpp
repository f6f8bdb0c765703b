// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/ChartGestures.h"

#include "ui/charts/RunPlot.h"

#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace iolite::ui {

namespace {

constexpr double kPerNotch = 0.8; // of the visible time, one notch of a wheel or one press of +
constexpr double kPanShare = 0.1; // of the visible time, one press of an arrow

} // namespace

ChartGestures::ChartGestures(RunPlot &plot, TimeWindow &window, QObject *parent)
    : QObject(parent)
    , m_plot(plot)
    , m_window(window)
{
    plot.widget()->setFocusPolicy(Qt::StrongFocus);
    plot.widget()->installEventFilter(this);
}

bool ChartGestures::eventFilter(QObject *, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Wheel:
        return wheel(static_cast<QWheelEvent *>(event));
    case QEvent::KeyPress:
        return key(static_cast<QKeyEvent *>(event));
    case QEvent::MouseButtonPress:
        if (const auto *mouse = static_cast<QMouseEvent *>(event); mouse->button() == Qt::LeftButton)
            m_dragged = mouse->position();
        return false;
    case QEvent::MouseButtonRelease:
        m_dragged.reset();
        return false;
    case QEvent::MouseButtonDblClick:
        m_dragged.reset();
        m_window.showAll();
        emit windowChanged();
        return true;
    case QEvent::MouseMove:
        move(static_cast<QMouseEvent *>(event)->position());
        return false;
    case QEvent::Leave:
        m_plot.setCrosshair(std::nullopt);
        return false;
    case QEvent::FocusIn: {
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        m_plot.setFocusFrame(
            reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason);
        return false;
    }
    case QEvent::FocusOut:
        m_plot.setFocusFrame(false);
        return false;
    default:
        return false;
    }
}

bool ChartGestures::wheel(QWheelEvent *event)
{
    const QPoint delta = event->angleDelta();
    const double visible = m_window.to() - m_window.from();
    if (delta.y() != 0 && !(event->modifiers() & Qt::ShiftModifier)) {
        const double anchor = std::clamp(m_plot.timeAt(event->position().x()), m_window.from(), m_window.to());
        m_window.zoom(std::pow(kPerNotch, delta.y() / 120.0), anchor);
    } else {
        m_window.pan(-(delta.x() != 0 ? delta.x() : delta.y()) / 120.0 * kPanShare * visible);
    }
    event->accept();
    emit windowChanged();
    return true;
}

bool ChartGestures::key(QKeyEvent *event)
{
    const double visible = m_window.to() - m_window.from();
    const double middle = m_plot.crosshair().value_or((m_window.from() + m_window.to()) / 2);
    const bool crosshair = event->modifiers() & Qt::ShiftModifier;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const double sign = event->key() == Qt::Key_Left ? -1 : 1;
        if (crosshair) {
            moveCrosshair(sign);
            return true;
        }
        m_window.pan(sign * kPanShare * visible);
        break;
    }
    case Qt::Key_Plus:
    case Qt::Key_Equal:
    case Qt::Key_Up:
        m_window.zoom(kPerNotch, middle);
        break;
    case Qt::Key_Minus:
    case Qt::Key_Underscore:
    case Qt::Key_Down:
        m_window.zoom(1 / kPerNotch, middle);
        break;
    case Qt::Key_Home:
        m_window.showAll();
        break;
    case Qt::Key_Escape:
        if (!m_plot.crosshair())
            return false;
        m_plot.setCrosshair(std::nullopt);
        return true;
    default:
        return false;
    }
    emit windowChanged();
    return true;
}

void ChartGestures::move(const QPointF &position)
{
    if (m_dragged) {
        const double before = m_window.from();
        m_window.pan(m_plot.timeAt(m_dragged->x()) - m_plot.timeAt(position.x()));
        // The plot still shows the old range until it is drawn: count from here on only what was really moved.
        m_dragged = position;
        if (m_window.from() != before)
            emit windowChanged();
    }
    if (m_plot.timeRect().contains(position))
        m_plot.setCrosshair(m_plot.timeAt(position.x()));
    else
        m_plot.setCrosshair(std::nullopt);
}

void ChartGestures::moveCrosshair(double steps)
{
    const double visible = m_window.to() - m_window.from();
    const double start = m_plot.crosshair().value_or((m_window.from() + m_window.to()) / 2);
    m_plot.setCrosshair(std::clamp(start + steps * visible / 100, m_window.from(), m_window.to()));
}

} // namespace iolite::ui
