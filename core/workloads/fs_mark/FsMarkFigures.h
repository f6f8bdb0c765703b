// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Run.h"
#include "core/workloads/fs_mark/FsMarkWriter.h"

#include <memory>
#include <string_view>
#include <vector>

namespace iolite::workloads {

/// What the writers of a phase measured, as the phase's figures: "loop.rate" (files/s, sum over writers of files / own
/// loop seconds), "loop.seconds" (of the slowest), "loop.cpu_us" (sum), "app_overhead.us" (sum), for each call
/// "<call>.min_us", "<call>.avg_us" (mean of the writers' means), "<call>.max_us"; "final_sync.us"; "full" (1: the
/// filesystem was full before the loop's end). Calls of a files phase: creat, write, fsync, sync, close; of an unlink
/// phase: unlink.
void addFsMarkFigures(PhaseResult &result, const std::vector<std::shared_ptr<FsMarkWriter>> &writers);

/// The figure "<call>.<what>" of a phase, 0 if it isn't there.
double fsMarkFigure(const PhaseResult &phase, std::string_view name);

/// Ids of the two tests.
inline constexpr std::string_view kFsMarkFiles = "files";
inline constexpr std::string_view kFsMarkUnlink = "unlink";

} // namespace iolite::workloads
