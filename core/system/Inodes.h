// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"

#include <cstdint>
#include <optional>

namespace iolite::system {

/// Files and folders that the filesystem of an open folder can still hold; none where it makes inodes without a limit.
std::optional<std::uint64_t> freeInodes(int folder);

/// The kernel has one errno for want of space and of inodes: an error DiskFull gets the detail "inodes" where the
/// filesystem of the open folder has space, but no inodes. Any other error stays as it is.
void tellWantOfInodes(Error &error, int folder);

} // namespace iolite::system
