// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/PhaseTable.h"

#include "app/iolite-cli/Failure.h"
#include "app/iolite-cli/TextTable.h"
#include "core/model/Units.h"
#include "core/wording/Wording.h"

#include <algorithm>

namespace iolite::cli {

namespace {

const QString kNone = QStringLiteral("–");

// Mean to maximum, the six columns.
QStringList latencies(const Histogram &latency)
{
    QStringList columns{wording::latency(latency.meanNs() / 1000)};
    for (const double quantile : {0.5, 0.9, 0.99, 0.999})
        columns << wording::latency(double(latency.quantile(quantile)) / 1000);
    return columns << wording::latency(double(latency.maxNs) / 1000);
}

// The share of the bytes asked for that no block device moved.
QString cacheShare(const PhaseResult &phase, Direction direction)
{
    const std::uint64_t asked = phase[direction].bytes;
    if (!phase.deviceKnown || asked == 0 || direction == Direction::Sync)
        return kNone;
    const std::uint64_t moved = direction == Direction::Read ? phase.deviceReadBytes : phase.deviceWriteBytes;
    const double share = 1.0 - std::min(1.0, double(moved) / double(asked));
    return QStringLiteral("%1 %").arg(qRound(share * 100));
}

QStringList row(const PhaseResult &phase, Direction direction)
{
    const DirectionResult &result = phase[direction];
    const double seconds = double(phase.measuredNs) * 1e-9;
    const std::uint64_t allOps = phase[Direction::Read].ops + phase[Direction::Write].ops;
    const double cpuNs = double(phase.cpuUserNs + phase.cpuSystemNs);
    QString title = wording::phaseTitle(phase.info);
    if (!phase.complete)
        title += u' ' + Cli::tr("(broken off)");
    return QStringList{title, wording::directionTitle(direction),
               direction == Direction::Sync ? kNone : wording::number(double(result.bytes) / double(MiB) / seconds),
               wording::count(double(result.ops) / seconds)}
    + latencies(result.latency)
        + QStringList{wording::number(cpuNs / double(phase.measuredNs) * 100),
            wording::number(cpuNs / 1000 / double(allOps)), cacheShare(phase, direction)};
}

// In an open loop, below the service times.
QStringList responseRow(const Histogram &response)
{
    return QStringList{QString(), Cli::tr("from arrival"), QString(), QString()} + latencies(response)
        + QStringList{QString(), QString(), QString()};
}

} // namespace

QString phaseTable(const Run &run)
{
    TextTable table(2);
    table.add({Cli::tr("Test"), QString(), QStringLiteral("MiB/s"), QStringLiteral("IOPS"), Cli::tr("mean"),
        QStringLiteral("p50"), QStringLiteral("p90"), QStringLiteral("p99"), QStringLiteral("p99.9"), Cli::tr("max"),
        Cli::tr("CPU %"), Cli::tr("CPU µs/op"), Cli::tr("from cache")});
    bool any = false;
    for (const PhaseResult &phase : run.phases) {
        if (phase.info.kind != PhaseKind::Measure || phase.measuredNs <= 0)
            continue;
        for (const Direction direction : {Direction::Read, Direction::Write, Direction::Sync}) {
            if (phase[direction].ops == 0)
                continue;
            table.add(row(phase, direction));
            if (phase[direction].response.count > 0)
                table.add(responseRow(phase[direction].response));
            any = true;
        }
    }
    return any ? table.text() : QString();
}

} // namespace iolite::cli
