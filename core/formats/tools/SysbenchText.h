// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/tools/ToolPrinter.h"
#include "core/workloads/fileio/FileioPrepare.h"

#include <memory>
#include <string>
#include <vector>

namespace iolite::formats {

/// sysbench's report of a run of fileio: "1.0" (as 1.0.20), "0.5" or "0.4" (as 0.4.12). What a run that failed or was
/// stopped would have said at its end is left out. nullptr if the action is not Run (see below).
std::unique_ptr<ToolPrinter> sysbenchPrinter(const workloads::ToolCommand &command);
/// Newest first.
std::vector<std::string> sysbenchVersions();

/// What `prepare` says before its first file, of each file, and when it is done.
std::string sysbenchPrepareBegin(const workloads::ToolCommand &command);
std::string sysbenchPrepareLine(const workloads::ToolCommand &command, const workloads::PreparedFile &file);
std::string sysbenchPrepareEnd(const workloads::ToolCommand &command, const workloads::Prepared &prepared);
/// All that `cleanup` says.
std::string sysbenchCleanup(const workloads::ToolCommand &command);

} // namespace iolite::formats
