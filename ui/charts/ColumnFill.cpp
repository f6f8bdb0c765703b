// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/ColumnFill.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace iolite::ui {

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

// For each pixel column the y that is furthest up (`highest`) or down. y grows downwards.
std::vector<double> envelope(const QVector<QPointF> &curve, int left, int width, bool highest)
{
    std::vector<double> out(std::size_t(std::max(width, 0)), kNone);
    const auto put = [&](double x, double y) {
        const double column = std::floor(x) - left;
        if (column < 0 || column >= width)
            return;
        double &known = out[std::size_t(column)];
        known = std::isnan(known) ? y : highest ? std::min(known, y) : std::max(known, y);
    };
    for (qsizetype i = 0; i < curve.size(); ++i) {
        const QPointF b = curve[i];
        if (!std::isfinite(b.x()) || !std::isfinite(b.y()))
            continue;
        put(b.x(), b.y());
        if (i == 0 || !std::isfinite(curve[i - 1].x()) || !std::isfinite(curve[i - 1].y()))
            continue;
        const QPointF a = curve[i - 1];
        const double first = std::max(std::floor(a.x()) + 1, double(left));
        const double last = std::min(std::floor(b.x()), double(left + width));
        for (double x = first; x < last; ++x)
            put(x, a.y() + (b.y() - a.y()) * (x + 0.5 - a.x()) / (b.x() - a.x()));
    }
    return out;
}

QVector<QRectF> rectangles(const std::vector<double> &upper, const std::vector<double> &lower, int left)
{
    QVector<QRectF> out;
    for (std::size_t i = 0; i < upper.size(); ++i)
        if (lower[i] > upper[i]) // false for NaN
            out.append(QRectF(left + double(i), upper[i], 1, lower[i] - upper[i]));
    return out;
}

} // namespace

QVector<QRectF> columnsToLevel(const QVector<QPointF> &curve, double level, int left, int width)
{
    const std::vector<double> upper = envelope(curve, left, width, true);
    return rectangles(upper, std::vector<double>(upper.size(), level), left);
}

QVector<QRectF> columnsBetween(const QVector<QPointF> &upper, const QVector<QPointF> &lower, int left, int width)
{
    return rectangles(envelope(upper, left, width, true), envelope(lower, left, width, false), left);
}

} // namespace iolite::ui
