// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/tools/ToolPrinter.h"

namespace iolite::formats {

/// What `time tar xf …` prints when the extraction has ended: GNU time's two lines on standard error, or with version
/// "posix" the three of its -p, with "verbose" the list of its -v. Of the removal, which tar does not do, nothing is
/// said. A run that failed is a tar that ended with status 2.
std::unique_ptr<ToolPrinter> tarPrinter(const workloads::ToolCommand &command);
std::vector<std::string> tarVersions();

} // namespace iolite::formats
