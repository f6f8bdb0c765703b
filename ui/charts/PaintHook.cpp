// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/PaintHook.h"

#include <qcustomplot.h>

namespace iolite::ui {

namespace {

class PaintHook : public QCPLayerable {
public:
    PaintHook(QCustomPlot *plot, const QString &layer, std::function<void(QPainter &)> paint)
        : QCPLayerable(plot, layer)
        , m_paint(std::move(paint))
    {
    }

protected:
    void applyDefaultAntialiasingHint(QCPPainter *painter) const override { painter->setAntialiasing(true); }
    void draw(QCPPainter *painter) override { m_paint(*painter); }

private:
    std::function<void(QPainter &)> m_paint;
};

} // namespace

void addPaintHook(QCustomPlot *plot, const QString &layer, std::function<void(QPainter &)> paint)
{
    new PaintHook(plot, layer, std::move(paint)); // a child of the plot
}

} // namespace iolite::ui
