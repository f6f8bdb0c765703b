// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/XfsLog.h"

#include <algorithm>

namespace iolite::workloads {

namespace {

// Only what grew is in the record, so a quiet log has no counter, but something of XFS always moves.
bool onXfs(const PhaseResult &phase)
{
    return std::any_of(phase.counters.begin(), phase.counters.end(),
        [](const CounterDelta &counter) { return counter.name.starts_with("xfs."); });
}

} // namespace

std::optional<XfsLog> xfsLog(const PhaseResult &phase, std::uint64_t files)
{
    const PhaseResult *const one = &phase;
    return xfsLog(std::span(&one, 1), files);
}

std::optional<XfsLog> xfsLog(std::span<const PhaseResult *const> phases, std::uint64_t files)
{
    double seconds = 0;
    std::uint64_t items = 0;
    for (const PhaseResult *phase : phases) {
        if (!onXfs(*phase))
            return std::nullopt;
        seconds += double(phase->measuredNs) * 1e-9;
        items += (*phase)[Direction::Item].ops;
    }
    if (seconds <= 0)
        return std::nullopt;
    const auto grown = [phases](std::string_view name) {
        std::uint64_t sum = 0;
        for (const PhaseResult *phase : phases)
            if (const std::uint64_t *value = phase->counter(name))
                sum += *value;
        return sum;
    };
    const double bytes = double(grown("xfs.log.blocks_512")) * 512.0;
    const std::uint64_t writes = grown("xfs.log.writes");
    XfsLog log;
    log.bandwidthKiB = bytes / 1024.0 / seconds;
    log.writesPerSecond = double(writes) / seconds;
    log.noiclogs = grown("xfs.log.noiclogs");
    log.forces = grown("xfs.log.force");
    if (writes > 0)
        log.meanWriteBytes = bytes / double(writes);
    if (files == 0)
        files = items;
    if (files == 0)
        files = std::max(grown("xfs.dir_ops.create"), grown("xfs.dir_ops.remove"));
    if (files > 0) {
        log.bytesPerFile = bytes / double(files);
        log.transactionsPerFile =
            double(grown("xfs.transactions.sync") + grown("xfs.transactions.async") + grown("xfs.transactions.empty"))
            / double(files);
    }
    if (const std::uint64_t attempts = grown("xfs.inode_ops.ig_attempts"); attempts > 0)
        log.inodeHitRate = double(grown("xfs.inode_ops.ig_found")) / double(attempts);
    return log;
}

void addXfsLog(std::vector<Metric> &metrics, const std::string &prefix, const std::optional<XfsLog> &log)
{
    if (!log)
        return;
    const auto add = [&](const char *name, std::optional<double> value, const char *unit) {
        if (value)
            metrics.push_back({prefix + name, value, unit, false});
    };
    add("log_bandwidth", log->bandwidthKiB, "KiB/s");
    add("log_bytes_per_file", log->bytesPerFile, "bytes");
    add("log_writes", log->writesPerSecond, "ops/s");
    add("log_write_size", log->meanWriteBytes, "bytes");
    add("log_noiclogs", double(log->noiclogs), "");
    add("log_forces", double(log->forces), "");
    add("transactions_per_file", log->transactionsPerFile, "");
}

} // namespace iolite::workloads
