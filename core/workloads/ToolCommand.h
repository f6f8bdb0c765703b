// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"
#include "core/model/WorkloadSpec.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace iolite::workloads {

/// What a classic tool's command line asks for.
enum class ToolAction {
    Run,
    Prepare, ///< sysbench: make the files and leave them
    Cleanup, ///< sysbench: remove them
    Help, ///< the tool's own help or version was asked for
};

/// A classic tool's command line, understood. Comparing two compares what they ask for, not how they were written.
struct ToolCommand {
    std::string tool; ///< "bonnie++", "fs_mark", "sysbench", "tar"
    ToolAction action = ToolAction::Run;
    WorkloadSpec workload;
    std::string directory = "."; ///< where the tool would have worked
    int repeats = 1; ///< bonnie++'s -x; other tools 1 (fs_mark's loops are in its settings)
    bool quiet = false; ///< bonnie++'s -q
    std::string label; ///< bonnie++'s -m; empty: the host's name
    std::string version; ///< whose output is wanted: "2.00", "1.97" …, "1.0", "0.4"; empty: the newest
    std::vector<std::string> remarks; ///< options that were understood and change nothing here, as "option: why" for
                                      ///< wording::note ("ignored-option: -q"); not compared

    bool operator==(const ToolCommand &other) const
    {
        return tool == other.tool && action == other.action && workload == other.workload
            && directory == other.directory && repeats == other.repeats && quiet == other.quiet && label == other.label
            && version == other.version;
    }
};

/// Splits a pasted line into words as a shell does: blanks, quotes, backslashes, a line continued by a backslash; a
/// leading prompt ("$ ", "# ") and variable assignments, `sudo`, `nice`, `time` before the tool are passed over. No
/// expansion is done. Error: InvalidValue (subject = "command line", detail = what is wrong) for an open quote, a pipe,
/// a redirection, a variable.
Result<std::vector<std::string>> splitCommandLine(std::string_view line);

/// The inverse for showing and copying: words quoted where they have to be.
std::string joinCommandLine(std::span<const std::string> words);

/// Reads a command line; words[0] is the tool (with or without a path). Errors: NotFound (no tool we know; expected =
/// those we do), UnknownKey (an option that the tool doesn't have; expected = nearest), InvalidValue (a value it can't
/// have), Unsupported (an option of the tool that has no meaning here: subject = the option as written, detail = why).
Result<ToolCommand> parseToolCommand(std::span<const std::string> words);

/// A command line that parseToolCommand reads as this very command: shortest form, defaults left out. Settings that the
/// tool has no option for are left out. Errors: Unsupported for a workload no tool stands for.
Result<std::vector<std::string>> toolCommandLine(const ToolCommand &command);

} // namespace iolite::workloads
