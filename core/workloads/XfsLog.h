// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Run.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace iolite::workloads {

/// What the counters of XFS say of one or more phases of one kind (definitions in docs/workloads.md, "XFS").
struct XfsLog {
    double bandwidthKiB = 0; ///< KiB/s written to the log
    double writesPerSecond = 0; ///< log buffers sent to disk
    std::uint64_t noiclogs = 0; ///< times that every log buffer was busy
    std::uint64_t forces = 0; ///< log forces
    std::optional<double> meanWriteBytes; ///< none: no log write
    std::optional<double> bytesPerFile; ///< none: no file
    std::optional<double> transactionsPerFile;
    std::optional<double> inodeHitRate; ///< 0…1; none: no inode was looked for
};

/// `files` made or removed; 0: the phases' items, or without those the names that XFS made or removed (folders too).
/// None if a phase lies on no XFS or they took no time.
std::optional<XfsLog> xfsLog(std::span<const PhaseResult *const> phases, std::uint64_t files = 0);
std::optional<XfsLog> xfsLog(const PhaseResult &phase, std::uint64_t files = 0);
/// As metrics: `prefix` ("", "unlink.") before "log_bandwidth", "log_bytes_per_file" … Nothing without a log.
void addXfsLog(std::vector<Metric> &metrics, const std::string &prefix, const std::optional<XfsLog> &log);

} // namespace iolite::workloads
