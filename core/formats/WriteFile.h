// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"

#include <string>
#include <string_view>

namespace iolite::formats {

/// Writes a whole file: under a temporary name in the same folder, synced, then renamed, so that a full disk leaves no
/// half file and the old content stays until the new is safe. Through a symbolic link the file it points to is
/// replaced. What is no regular file (a pipe, /dev/stdout, /dev/null) is written to as it is, never replaced; block
/// devices are refused. Errors: IoFailed, DiskFull, TargetIsDevice.
Result<void> writeFile(const std::string &path, std::string_view data);

} // namespace iolite::formats
