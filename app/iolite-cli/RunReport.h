// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Run.h"

#include <QString>

namespace iolite::cli {

/// A run as text for a terminal or a mail: what was run on what, a table of the phases, a plain sentence, the remarks.
QString runReport(const Run &run);

/// "Quick check", or what the jobs do where no preset was used.
QString workloadTitle(const WorkloadSpec &workload);

/// Started, in the machine's own time zone: "2026-11-30 20:05".
QString localTime(std::int64_t ms);

} // namespace iolite::cli
