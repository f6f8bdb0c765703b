// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/TimeWindow.h"

#include <algorithm>
#include <cmath>

namespace iolite::ui {

void TimeWindow::setEnd(double seconds)
{
    m_end = std::max(seconds, kShortest);
    if (m_all)
        showAll();
}

void TimeWindow::set(double from, double to)
{
    if (!(to - from > 1e-6) || !std::isfinite(from) || !std::isfinite(to))
        return;
    m_from = from;
    m_to = to;
    m_all = from == 0.0 && to == m_end;
}

void TimeWindow::showAll()
{
    m_from = 0.0;
    m_to = m_end;
    m_all = true;
}

void TimeWindow::zoom(double factor, double anchor)
{
    const double width = m_to - m_from;
    const double wanted = std::max(width * factor, std::min(width, kShortest));
    if (wanted >= m_end) {
        showAll();
        return;
    }
    const double share = (anchor - m_from) / width;
    m_from = std::clamp(anchor - share * wanted, 0.0, m_end - wanted);
    m_to = m_from + wanted;
    m_all = false;
}

void TimeWindow::pan(double seconds)
{
    const double width = m_to - m_from;
    if (width >= m_end)
        return;
    m_from = std::clamp(m_from + seconds, 0.0, m_end - width);
    m_to = m_from + width;
}

} // namespace iolite::ui
