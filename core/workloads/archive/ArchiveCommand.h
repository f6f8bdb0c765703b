// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/ToolCommand.h"

namespace iolite::workloads {

/// `tar xf FILE [-C DIR]` in all its spellings, with or without `time [-p|-v]` before it: extraction of a whole archive
/// without the sync that tar does not make either. The version of the command is "posix" for time's -p, "verbose" for
/// its -v.
Result<ToolCommand> parseTar(std::span<const std::string> words);

/// Error: Unsupported for a generated tree, which no archive holds.
Result<std::vector<std::string>> tarCommandLine(const ToolCommand &command);

} // namespace iolite::workloads
