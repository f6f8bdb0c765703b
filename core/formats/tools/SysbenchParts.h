// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Private to this folder: parts of sysbench's report.

#include "core/model/FileioSpec.h"
#include "core/model/Run.h"
#include "core/workloads/ToolCommand.h"

#include <string>

namespace iolite::formats {

enum class SysbenchVersion { V1_0, V0_5, V0_4 };

/// By ToolCommand::version; empty: the newest.
SysbenchVersion sysbenchVersion(const workloads::ToolCommand &command);
/// The first line and the empty one after it.
std::string sysbenchBanner(SysbenchVersion version);
std::string sysbenchFlags(SysbenchVersion version, const FileioSpec &spec);
/// From the banner to the line before "Threads started!".
std::string sysbenchHeader(SysbenchVersion version, const FileioSpec &spec);
/// After the measured phase.
std::string sysbenchReport(SysbenchVersion version, const FileioSpec &spec, const PhaseResult &phase);
/// The line of one interval, which ends `second` seconds after the start.
std::string sysbenchInterval(SysbenchVersion version, const FileioSpec &spec, const Sample &sum, std::uint64_t second);

/// As printf's %*.*f in the C locale.
std::string fixedText(double value, int digits, std::size_t width = 0);
/// Blanks before `text` up to a width.
std::string padded(const std::string &text, std::size_t width);
/// Five significant digits and a unit: "21.333MiB" (1.0), "2.9986Gb" (before).
std::string sysbenchSize(SysbenchVersion version, double bytes);

} // namespace iolite::formats
