// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"
#include "core/model/Run.h"

#include <string>
#include <vector>

namespace iolite::formats {

/// Writes runs as one *.iolite.json; to a temporary name first, then renamed, so that a full disk leaves no half file.
/// Error: IoFailed, DiskFull.
Result<void> writeRunFile(const std::string &path, const std::vector<Run> &runs);
Result<std::vector<Run>> readRunFile(const std::string &path);

} // namespace iolite::formats
