// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Run.h"

#include <string>
#include <vector>

namespace iolite::formats {

/// RFC 4180, UTF-8, C locale, times UTC (ISO 8601), units in the header. One line per metric per run:
/// run_id,label,started_utc,status,target,filesystem,workload,metric,value,unit …
std::string summaryCsv(const std::vector<Run> &runs);

/// One line per sample and direction with operations. Percentiles in microseconds.
std::string seriesCsv(const std::vector<Run> &runs);

} // namespace iolite::formats
