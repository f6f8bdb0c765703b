// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/system/Mounts.h"

#include <optional>

namespace iolite::system {

/// The mount that holds a path without symbolic links: by the kernel's mount number, where the kernel and `mounts` know
/// it; else the last one of the longest mount point that the path lies in (later mounts cover earlier ones).
std::optional<Mount> mountOf(const std::string &realPath, const std::vector<Mount> &mounts);

/// Number of the mount that a path lies in, 0 if unknown.
int mountNumberOf(const std::string &path);

} // namespace iolite::system
