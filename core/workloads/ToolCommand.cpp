// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/ToolCommand.h"

#include "core/workloads/archive/ArchiveCommand.h"
#include "core/workloads/bonnie/BonnieCommand.h"
#include "core/workloads/fileio/FileioCommand.h"
#include "core/workloads/fs_mark/FsMarkCommand.h"

#include <array>

namespace iolite::workloads {

namespace {

struct Tool {
    std::string_view program;
    std::string_view workload;
    Result<ToolCommand> (*parse)(std::span<const std::string>);
    Result<std::vector<std::string>> (*write)(const ToolCommand &);
};

constexpr std::array<Tool, 5> kTools{{
    {"bonnie++", "bonnie", parseBonnie, bonnieCommandLine}, {"fs_mark", "fs_mark", parseFsMark, fsMarkCommandLine},
    {"sysbench", "fileio", parseSysbench, sysbenchCommandLine}, {"tar", "archive", parseTar, tarCommandLine},
    {"time", "archive", parseTar, tarCommandLine}, // time tar …
}};

} // namespace

Result<ToolCommand> parseToolCommand(std::span<const std::string> words)
{
    const std::string_view typed = words.empty() ? std::string_view() : std::string_view(words[0]);
    const std::string_view program = typed.substr(typed.rfind('/') + 1);
    std::string known;
    for (const Tool &tool : kTools) {
        if (tool.program == program)
            return tool.parse(words);
        if (tool.program != "time")
            known += (known.empty() ? "" : ", ") + std::string(tool.program);
    }
    Error error;
    error.code = ErrorCode::NotFound;
    error.subject = std::string(typed);
    error.expected = known;
    return error;
}

Result<std::vector<std::string>> toolCommandLine(const ToolCommand &command)
{
    for (const Tool &tool : kTools)
        if (tool.workload == command.workload.workload)
            return tool.write(command);
    Error error;
    error.code = ErrorCode::Unsupported;
    error.subject = command.workload.workload;
    error.detail = "no tool has a command line for it";
    return error;
}

} // namespace iolite::workloads
