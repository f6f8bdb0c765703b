// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/ToolCommand.h"

#include <span>
#include <string>
#include <vector>

namespace iolite::workloads {

/// Reads sysbench's command line: `sysbench fileio …` as 1.0 has it, `sysbench --test=fileio …` as 0.4 and 0.5 have it
/// (1.0 and 0.5 where an option is used that only they have). words[0] is the program. The form decides on defaults,
/// on FileioSpec::rules and on ToolCommand::version. Options and words in any order; a value follows `=`, a switch
/// may stand alone. Errors as parseToolCommand(); Unsupported also for sysbench's other tests.
Result<ToolCommand> parseSysbench(std::span<const std::string> words);

/// The command line for a command, in the form that FileioSpec::rules belongs to. Left out, for want of an option:
/// regions, stride, preparation, use_existing, parts of a second, in 0.4 also report_interval, rate and seeds but 0 and
/// 1. Error: Unsupported for another workload.
Result<std::vector<std::string>> sysbenchCommandLine(const ToolCommand &command);

/// Settings with the defaults that a version has (not those of Iolite's form).
FileioSpec sysbenchDefaults(FileioRules rules);

} // namespace iolite::workloads
