// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/Inodes.h"

#include <sys/statvfs.h>

namespace iolite::system {

std::optional<std::uint64_t> freeInodes(int folder)
{
    struct statvfs status { };
    if (fstatvfs(folder, &status) != 0 || status.f_files == 0)
        return std::nullopt;
    return status.f_ffree;
}

void tellWantOfInodes(Error &error, int folder)
{
    struct statvfs status { };
    if (error.code != ErrorCode::DiskFull || fstatvfs(folder, &status) != 0)
        return;
    // Filesystems that make inodes as they need them have some left when their space ends.
    if (status.f_files > 0 && status.f_ffree == 0 && status.f_bfree > 0)
        error.detail = "inodes";
}

} // namespace iolite::system
