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

/// One line per sample and direction with operations; a sample without any has one line with 0 operations and no
/// direction. Percentiles in microseconds, of that interval. Processor time and device bytes of a sample stand in its
/// first line only.
std::string seriesCsv(const std::vector<Run> &runs);

} // namespace iolite::formats
