// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Run.h"

#include <cstdint>
#include <optional>

namespace iolite::workloads {

/// What the counters of XFS say of a phase (definitions in docs/workloads.md, "XFS").
struct XfsLog {
    double bandwidthKiB = 0; ///< KiB/s written to the log
    double writesPerSecond = 0; ///< log buffers sent to disk
    std::optional<double> meanWriteBytes; ///< none: no log write
    std::optional<double> bytesPerFile; ///< none: no file
    std::optional<double> transactionsPerFile;
    std::optional<double> inodeHitRate; ///< 0…1; none: no inode was looked for
};

/// `files` made or removed; 0: the phase's items, or without those the names that XFS made or removed (folders too).
/// None if the phase lies on no XFS or took no time.
std::optional<XfsLog> xfsLog(const PhaseResult &phase, std::uint64_t files = 0);

} // namespace iolite::workloads
