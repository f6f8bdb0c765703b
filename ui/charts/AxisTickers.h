// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSharedPointer>

class QCPAxisTicker;

namespace iolite::ui {

QSharedPointer<QCPAxisTicker> makeTimeTicker(); ///< seconds
QSharedPointer<QCPAxisTicker> makeRateTicker(); ///< bytes per second, shown in the unit of rateUnit(upper bound)
QSharedPointer<QCPAxisTicker> makeCountTicker(); ///< anything per second: "500", "20 k"
QSharedPointer<QCPAxisTicker> makeLatencyTicker(); ///< microseconds, for log axes

} // namespace iolite::ui
