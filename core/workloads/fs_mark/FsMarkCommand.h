// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/ToolCommand.h"

namespace iolite::workloads {

/// fs_mark's command line. words[0] is the tool. ToolCommand::directory is the directory of -d if it is there, else the
/// nearest one above it that is; of several -d the nearest one above all of them, if it lies on the same filesystem and
/// folders may be made in it, else the first.
/// Errors: UnknownKey, InvalidValue, ConflictingSettings as the workload's rules; Unsupported for directories on
/// different filesystems (subject = the option). Looks at the directories.
Result<ToolCommand> parseFsMark(std::span<const std::string> words);

/// Several directories are written as "DIRECTORY/0", "DIRECTORY/1" …
Result<std::vector<std::string>> fsMarkCommandLine(const ToolCommand &command);

} // namespace iolite::workloads
