// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/MinMaxColumns.h"

#include <algorithm>
#include <cmath>

namespace iolite::ui {

MinMaxColumns::MinMaxColumns(double from, double to, int columns)
    : m_from(from)
    , m_columnWidth(std::max(to - from, 1e-9) / std::max(columns, 1))
{
}

void MinMaxColumns::add(double time, double value)
{
    const long column = long(std::floor((time - m_from) / m_columnWidth));
    if (m_columnUsed && column != m_column) {
        flushColumn();
        if (m_interrupted)
            closePiece();
    }
    m_interrupted = false; // an interruption within one column can't be seen
    if (!m_columnUsed) {
        m_column = column;
        m_columnUsed = true;
        m_min = m_max = {time, value};
        return;
    }
    if (value < m_min.value)
        m_min = {time, value};
    // The later of equal values: a level piece within a column keeps its length.
    if (value >= m_max.value)
        m_max = {time, value};
}

void MinMaxColumns::interrupt()
{
    m_interrupted = true;
}

void MinMaxColumns::cut()
{
    flushColumn();
    closePiece();
    m_interrupted = false;
}

std::vector<ChartPoint> MinMaxColumns::take()
{
    cut();
    if (!m_points.empty())
        m_points.pop_back(); // no gap mark after the last piece
    return std::move(m_points);
}

void MinMaxColumns::flushColumn()
{
    if (!m_columnUsed)
        return;
    m_columnUsed = false;
    const bool minFirst = m_min.time <= m_max.time;
    m_points.push_back(minFirst ? m_min : m_max);
    ++m_pieceLength;
    if (m_min.time != m_max.time) {
        m_points.push_back(minFirst ? m_max : m_min);
        ++m_pieceLength;
    }
}

void MinMaxColumns::closePiece()
{
    if (m_pieceLength == 0)
        return;
    if (m_pieceLength == 1)
        m_points.push_back({m_points.back().time + m_columnWidth, m_points.back().value});
    m_points.push_back({m_points.back().time, ChartPoint::gap});
    m_pieceLength = 0;
}

} // namespace iolite::ui
