// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/tools/ToolPrinter.h"

namespace iolite::formats {

/// fs_mark's table. `command.version`: "3.3" (or empty), or "3.3-2015", which ends with a summary of the loops.
std::unique_ptr<ToolPrinter> fsMarkPrinter(const workloads::ToolCommand &command);
std::vector<std::string> fsMarkVersions();

} // namespace iolite::formats
