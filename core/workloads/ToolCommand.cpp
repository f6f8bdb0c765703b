// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/ToolCommand.h"

namespace iolite::workloads {

Result<ToolCommand> parseToolCommand(std::span<const std::string> words)
{
    Error error;
    error.code = ErrorCode::NotFound;
    error.subject = words.empty() ? std::string() : words.front();
    return error;
}

Result<std::vector<std::string>> toolCommandLine(const ToolCommand &command)
{
    Error error;
    error.code = ErrorCode::Unsupported;
    error.subject = command.workload.workload;
    return error;
}

} // namespace iolite::workloads
