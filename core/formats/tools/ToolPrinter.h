// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Event.h"
#include "core/workloads/ToolCommand.h"

#include <memory>
#include <string>

namespace iolite::formats {

/// What is to be written where.
struct ToolStreams {
    std::string out;
    std::string err;
};

/// Writes what the tool that a command line belongs to would have written, as the run goes on: its progress, its
/// tables, its CSV, byte for byte in its format (C locale). One object a command, fed with the events of all its runs
/// in order.
class ToolPrinter {
public:
    virtual ~ToolPrinter() = default;
    /// Appends to `streams` what is due now.
    virtual void event(const Event &event, ToolStreams &streams) = 0;
    /// All runs have ended: what comes last.
    virtual void end(ToolStreams &) { }
};

/// nullptr for a command whose action is not Run and whose tool says nothing then. `command.version` is one that
/// toolVersions() lists for the tool, or empty.
std::unique_ptr<ToolPrinter> toolPrinter(const workloads::ToolCommand &command);
/// Output versions that can be asked for, newest first; empty: only one.
std::vector<std::string> toolVersions(const std::string &tool);

} // namespace iolite::formats
