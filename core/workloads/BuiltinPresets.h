// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace iolite::workloads {

/// A file of resources/presets, built in by cmake/EmbedPresets.cmake.
struct BuiltinPreset {
    std::string_view fileName;
    std::string_view json;
};

const std::vector<BuiltinPreset> &builtinPresetFiles();

} // namespace iolite::workloads
