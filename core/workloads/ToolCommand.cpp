// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/ToolCommand.h"

#include "core/workloads/archive/ArchiveCommand.h"
#include "core/workloads/bonnie/BonnieCommand.h"
#include "core/workloads/fileio/FileioCommand.h"
#include "core/workloads/fs_mark/FsMarkCommand.h"

#include <algorithm>
#include <array>

namespace iolite::workloads {

namespace {

struct Tool {
    std::string_view program;
    std::string_view workload;
    Result<ToolCommand> (*parse)(std::span<const std::string>);
    Result<std::vector<std::string>> (*write)(const ToolCommand &);
};

constexpr std::array<Tool, 4> kTools{{
    {"bonnie++", "bonnie", parseBonnie, bonnieCommandLine},
    {"fs_mark", "fs_mark", parseFsMark, fsMarkCommandLine},
    {"sysbench", "fileio", parseSysbench, sysbenchCommandLine},
    {"tar", "archive", parseTar, tarCommandLine},
}};

using Words = std::span<const std::string>;

std::string_view programOf(Words words)
{
    const std::string_view typed = words.empty() ? std::string_view() : std::string_view(words[0]);
    return typed.substr(typed.rfind('/') + 1);
}

const Tool *toolOf(Words words)
{
    for (const Tool &tool : kTools)
        if (tool.program == programOf(words))
            return &tool;
    return nullptr;
}

// The words after `time` and its options.
Words afterTime(Words words)
{
    std::size_t at = 1;
    while (at < words.size() && words[at].size() > 1 && words[at].starts_with('-')) {
        const std::string &option = words[at++];
        if (option == "--")
            break;
        // These have a value in a word of its own, unless it is written together with them.
        if (option == "-f" || option == "-o" || option == "--format" || option == "--output")
            ++at;
    }
    return words.subspan(std::min(at, words.size()));
}

} // namespace

Result<ToolCommand> parseToolCommand(std::span<const std::string> words)
{
    if (const Tool *tool = toolOf(words))
        return tool->parse(words);
    if (programOf(words) == "time") {
        // tar itself prints no figures, so its times are what is asked for. The others print their own.
        const Words timed = afterTime(words);
        const Tool *tool = toolOf(timed);
        if (!tool || tool->program == "tar")
            return parseTar(words);
        auto command = tool->parse(timed);
        if (command)
            command->remarks.insert(command->remarks.begin(), "ignored-option: time");
        return command;
    }
    std::string known;
    for (const Tool &tool : kTools)
        known += (known.empty() ? "" : ", ") + std::string(tool.program);
    Error error;
    error.code = ErrorCode::NotFound;
    error.subject = words.empty() ? std::string() : words[0];
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
