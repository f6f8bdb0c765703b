// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Private to this room.

#include "core/model/Run.h"

#include <string>
#include <vector>

namespace iolite::analysis {

/// Identifiers for wording::note:
/// "repeats: ID"        run ID of the candidate side is the same measurement as one of the base (same id, or same start
/// and figures) "counted-twice: ID"  the same measurement stands twice on one side, so it is no repeat "partial: ID"
/// that run wasn't finished "different-tool: A → B"
std::vector<std::string> comparisonNotes(const std::vector<Run> &base, const std::vector<Run> &candidate);

} // namespace iolite::analysis
