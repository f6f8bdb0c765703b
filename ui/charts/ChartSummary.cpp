// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/ChartSummary.h"

#include "core/wording/Wording.h"
#include "ui/charts/RunChart.h"
#include "ui/charts/ValueRange.h"

#include <algorithm>

namespace iolite::ui {

QString chartSummary(const std::vector<PlottedRun> &runs, double seconds)
{
    QStringList names;
    int phases = 0;
    for (const PlottedRun &run : runs) {
        names.append(run.label);
        phases = std::max(phases, int(run.series->phases().size()));
    }
    ValueRange range;
    for (const PlottedRun &run : runs)
        for (const Direction direction : kAllDirections) {
            const double end = run.series->endSeconds();
            range.maxItemsPerSecond =
                std::max(range.maxItemsPerSecond, run.series->extremes({direction, Quantity::Items}, 0, end).largest);
            range.maxBytesPerSecond =
                std::max(range.maxBytesPerSecond, run.series->extremes({direction, Quantity::Rate}, 0, end).largest);
            range.maxLatencyUs =
                std::max(range.maxLatencyUs, run.series->extremes({direction, Quantity::Max}, 0, end).largest);
        }
    const QString text =
        RunChart::tr("Throughput and latency of %1 over %2, %n phase(s). Highest throughput %3, highest latency %4.",
            nullptr, phases)
            .arg(names.join(QStringLiteral(", ")), wording::duration(seconds),
                wording::bytesPerSecond(range.maxBytesPerSecond), wording::latency(range.maxLatencyUs));
    return range.maxItemsPerSecond > 0 ? text + QLatin1Char(' ')
            + RunChart::tr("Most per second: %1 (%2).", "number (unit)")
                  .arg(wording::count(range.maxItemsPerSecond), itemUnits(runs))
                                       : text;
}

} // namespace iolite::ui
