// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Private to this room.

#include "core/history/Database.h"
#include "core/history/HistoryStore.h"

namespace iolite::history {

/// Three queries, however many runs there are. Throws Failure.
std::vector<RunSummary> listRuns(const Database &database, const Filter &filter);

} // namespace iolite::history
