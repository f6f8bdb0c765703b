// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/tools/ToolPrinter.h"

#include "core/formats/tools/BonniePrinter.h"
#include "core/formats/tools/FsMarkText.h"
#include "core/formats/tools/SysbenchText.h"
#include "core/formats/tools/TimeText.h"

#include <array>

namespace iolite::formats {

namespace {

struct Tool {
    std::string_view program;
    std::unique_ptr<ToolPrinter> (*printer)(const workloads::ToolCommand &);
    std::vector<std::string> (*versions)();
};

constexpr std::array<Tool, 4> kTools{{
    {"bonnie++", bonniePrinter, bonnieVersions},
    {"fs_mark", fsMarkPrinter, fsMarkVersions},
    {"sysbench", sysbenchPrinter, sysbenchVersions},
    {"tar", tarPrinter, tarVersions},
}};

} // namespace

std::unique_ptr<ToolPrinter> toolPrinter(const workloads::ToolCommand &command)
{
    for (const Tool &tool : kTools)
        if (tool.program == command.tool)
            return tool.printer(command);
    return nullptr;
}

std::vector<std::string> toolVersions(const std::string &tool)
{
    for (const Tool &each : kTools)
        if (each.program == tool)
            return each.versions();
    return {};
}

} // namespace iolite::formats
