// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <vector>

namespace iolite::ui {

/// A vertex of a curve. `value` is NaN where the curve is interrupted.
struct ChartPoint {
    double time = 0.0;
    double value = 0.0;

    static constexpr double gap = std::numeric_limits<double>::quiet_NaN();
};

/// Reduces a curve to what can be seen: at most the smallest and the largest value per pixel column (in their order of
/// time), so no spike is lost, and one gap mark where the curve is interrupted for more than a column. A lone point
/// becomes a short line.
class MinMaxColumns {
public:
    /// Columns of equal width over [from, to] seconds.
    MinMaxColumns(double from, double to, int columns);

    /// Next vertex, in order of time.
    void add(double time, double value);
    /// The curve is interrupted here: what comes next isn't joined to what was before, unless both are in the same
    /// column.
    void interrupt();
    /// What comes next is never joined to what was before, not even within a column: another phase.
    void cut();
    std::vector<ChartPoint> take();

private:
    void flushColumn();
    void closePiece();

    double m_from;
    double m_columnWidth;
    std::vector<ChartPoint> m_points;
    long m_column = 0;
    bool m_columnUsed = false;
    bool m_interrupted = false;
    int m_pieceLength = 0; ///< points given out since the last gap
    ChartPoint m_min;
    ChartPoint m_max;
};

} // namespace iolite::ui
