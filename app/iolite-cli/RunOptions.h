// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/iolite-cli/Arguments.h"
#include "app/iolite-cli/Progress.h"
#include "core/runner/RunSession.h"

#include <string>
#include <vector>

namespace iolite::cli {

enum class Format { Text, Json, Csv };

/// What `run` is to do, read from its words.
struct RunPlan {
    runner::RunRequest request;
    Format format = Format::Text;
    bool events = false;
    bool save = true;
    std::string out; ///< run file to write, empty if none
    std::vector<std::string> remarks; ///< on how the words were read; identifiers of wording::note
    Progress::Mode progress = Progress::Mode::None;
};

std::vector<Option> runOptions();

/// Throws Failure, before anything has been touched.
RunPlan readRunPlan(const Arguments &arguments);

} // namespace iolite::cli
