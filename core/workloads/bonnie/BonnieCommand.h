// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/ToolCommand.h"

namespace iolite::workloads {

/// Reads a command line of bonnie++ 1.9x or 2.00 (words[0] is the tool). Errors: UnknownKey (no option of the tool),
/// InvalidValue (subject = the option as written), ConflictingSettings, Unsupported (-p, -y, -Z).
Result<ToolCommand> parseBonnie(std::span<const std::string> words);

/// The inverse: shortest form. The size is always there, for the tool's default depends on the machine. Error:
/// Unsupported for another workload.
Result<std::vector<std::string>> bonnieCommandLine(const ToolCommand &command);

} // namespace iolite::workloads
