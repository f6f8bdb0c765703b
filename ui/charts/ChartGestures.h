// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/TimeWindow.h"

#include <QObject>
#include <QPointF>

#include <functional>
#include <optional>

QT_BEGIN_NAMESPACE
class QKeyEvent;
class QMouseEvent;
class QWheelEvent;
QT_END_NAMESPACE

namespace iolite::ui {

class RunPlot;

/// Mouse and keyboard of one plot: changes a TimeWindow and the plot's crosshair, and tells when the window changed.
class ChartGestures : public QObject {
    Q_OBJECT
public:
    ChartGestures(RunPlot &plot, TimeWindow &window, QObject *parent);

signals:
    void windowChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool wheel(QWheelEvent *event);
    bool key(QKeyEvent *event);
    void move(const QPointF &position);
    void moveCrosshair(double steps);

    RunPlot &m_plot;
    TimeWindow &m_window;
    std::optional<QPointF> m_dragged; ///< where the pointer was last while a button is down
};

} // namespace iolite::ui
