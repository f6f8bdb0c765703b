// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/iolite-cli/Arguments.h"
#include "core/history/HistoryStore.h"

#include <memory>
#include <string>

namespace iolite::cli {

Option dataDirOption();

/// --data-dir, else IOLITE_DATA_DIR, else the XDG data directory.
std::string dataDir(const Arguments &arguments);

/// Throws Failure.
std::unique_ptr<history::HistoryStore> openHistory(const Arguments &arguments);

} // namespace iolite::cli
