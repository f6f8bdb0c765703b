// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/tools/ToolPrinter.h"

namespace iolite::formats {

/// The output of bonnie++: progress on standard error unless quiet, the table (on standard error if quiet, none with
/// several runs) and a line of CSV for each run that was done to its end. A run that was not prints no numbers, as the
/// tool doesn't. nullptr for a version that is not listed.
std::unique_ptr<ToolPrinter> bonniePrinter(const workloads::ToolCommand &command);
/// Newest first.
std::vector<std::string> bonnieVersions();

} // namespace iolite::formats
