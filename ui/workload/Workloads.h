// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/ToolCommand.h"
#include "core/workloads/Workload.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace iolite::ui {

/// The workloads that a part of the window offers, and how the tools' command lines are read and written: those of the
/// program, unless a test gives others.
struct Workloads {
    std::span<const workloads::Workload *const> all = workloads::allWorkloads();
    Result<workloads::ToolCommand> (*read)(std::span<const std::string> words) = &workloads::parseToolCommand;
    Result<std::vector<std::string>> (*write)(const workloads::ToolCommand &command) = &workloads::toolCommandLine;

    /// nullptr if there is none of that id.
    const workloads::Workload *find(std::string_view id) const
    {
        for (const workloads::Workload *workload : all)
            if (workload->id() == id)
                return workload;
        return nullptr;
    }
};

} // namespace iolite::ui
