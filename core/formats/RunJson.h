// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"
#include "core/model/Event.h"
#include "core/model/Run.h"

#include <string>
#include <string_view>
#include <vector>

namespace iolite::formats {

/// The self-describing form of runs (docs/formats.md, after the command line contract): {"iolite":1,"runs":[…]}.
/// Numbers in the C locale, times UTC. `pretty` puts line ends and indents.
std::string runsToJson(const std::vector<Run> &runs, bool withSeries, bool pretty);

/// Reads what runsToJson wrote; a newer format version or a field of the wrong kind is a BadFile error that names the
/// field. Unknown fields are skipped. Reading back gives an equal Run when it was written with its series.
Result<std::vector<Run>> runsFromJson(std::string_view json, const std::string &fileName);

/// One event as one line of JSON without the line end: {"event":"sample",…}. Journal and `--events` share it.
std::string eventToJsonLine(const Event &event);
Result<Event> eventFromJsonLine(std::string_view line, const std::string &fileName);

/// Parts of a record for stores that keep series apart.
std::string runHeaderToJson(const Run &run); ///< all but the series
std::string seriesToJson(const std::vector<Sample> &series);
/// Puts the parts together again; `series` may be empty (a run without its series). Error: BadFile with `name` as
/// subject.
Result<Run> runFromParts(std::string_view header, std::string_view series, const std::string &name);

} // namespace iolite::formats
