// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"
#include "core/model/WorkloadSpec.h"

#include <string>
#include <string_view>
#include <vector>

namespace iolite::workloads {

/// A ready workload, read from resources/presets/*.json (built into the program).
struct Preset {
    std::string id; ///< "quick-check"
    std::string title; ///< English; wording::presetTitle translates the ones we ship
    std::string description; ///< English, one sentence
    WorkloadSpec workload;
};

/// All presets, Quick check first.
const std::vector<Preset> &presets();

/// Error: NotFound with the known ids.
Result<Preset> findPreset(std::string_view id);

/// Reads one preset from JSON text: {"workload": "job", "defaults": {…}, "jobs": [{key: value}, …]} or, for the other
/// workloads, {"workload": "bonnie", "settings": {key: value}}; with id, title, description, order. Used for the
/// built-in ones and for --spec files. Errors: BadFile, UnknownKey, InvalidValue.
Result<Preset> parsePreset(std::string_view json, const std::string &fileName);

} // namespace iolite::workloads
