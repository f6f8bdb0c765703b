// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Private to this room.

#include "core/model/Run.h"

#include <string>
#include <vector>

namespace iolite::analysis {

/// Settings that are not the same in all runs of both sides, "key: base → candidate". Several values within one side
/// are joined by
/// ", "; "–" stands for a value that isn't known. Keys of jobs carry the job's name where a run has several jobs, and
/// its pattern where jobs of a run share a name: "seq1m_q8 write.bs: 1m → 2m". wording::differenceText reads this form.
std::vector<std::string> settingDifferences(const std::vector<Run> &base, const std::vector<Run> &candidate);

} // namespace iolite::analysis
