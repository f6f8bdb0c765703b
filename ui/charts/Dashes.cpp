// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/Dashes.h"

#include <algorithm>
#include <cmath>

namespace iolite::ui {

QVector<QLineF> cutDashes(const QVector<QPointF> &line, const QVector<qreal> &pattern, double width)
{
    QVector<QLineF> dashes;
    qsizetype part = 0; // even: dash, odd: space
    const auto lengthOf = [&](qsizetype i) { return std::max(pattern[i] * width, 0.1); };
    double left = pattern.isEmpty() ? 0 : lengthOf(0);
    for (qsizetype i = 1; i < line.size() && !pattern.isEmpty(); ++i) {
        const QPointF a = line[i - 1], b = line[i];
        if (!std::isfinite(a.x() + a.y()) || !std::isfinite(b.x() + b.y())) {
            part = 0;
            left = lengthOf(0);
            continue;
        }
        const double length = std::hypot(b.x() - a.x(), b.y() - a.y());
        double done = 0;
        while (done < length) {
            const double step = std::min(left, length - done);
            if (part % 2 == 0)
                dashes.append(QLineF(a + (b - a) * (done / length), a + (b - a) * ((done + step) / length)));
            done += step;
            left -= step;
            if (left <= 1e-9) {
                part = (part + 1) % pattern.size();
                left = lengthOf(part);
            }
        }
    }
    return dashes;
}

} // namespace iolite::ui
