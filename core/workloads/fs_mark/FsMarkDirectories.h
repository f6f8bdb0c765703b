// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"

#include <string>
#include <vector>

namespace iolite::workloads {

/// Where a command line with these -d works.
struct FsMarkDirectories {
    std::string target; ///< exists (or is the nearest to existing): the folder to measure in
    int count = 1; ///< of different directories
};

/// Errors: Unsupported (subject "-d DIR") for directories
/// on different filesystems, or one named twice where the others are not.
Result<FsMarkDirectories> resolveFsMarkDirectories(const std::vector<std::string> &named);

} // namespace iolite::workloads
