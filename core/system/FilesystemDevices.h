// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/system/Mounts.h"

namespace iolite::system {

/// Kernel names of the block devices directly below a filesystem, in order. Empty for filesystems in memory, over the
/// network, of a userspace driver that does not tell, and for ZFS (whose pools the kernel does not show). btrfs has no
/// device number of its own, so its devices come from /sys/fs/btrfs; those of an overlay are of the filesystem that
/// takes the writes, if `mounts` has it.
std::vector<std::string> filesystemDevices(
    const Mount &mount, const std::vector<Mount> &mounts = {}, const std::string &sysRoot = "/sys");

} // namespace iolite::system
