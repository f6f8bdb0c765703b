// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/MountOf.h"

#include <algorithm>
#include <fcntl.h>
#include <sys/stat.h>

namespace iolite::system {
namespace {

bool liesIn(const std::string &path, const std::string &directory)
{
    if (directory == "/")
        return path.starts_with('/');
    return path.starts_with(directory) && (path.size() == directory.size() || path[directory.size()] == '/');
}

} // namespace

int mountNumberOf(const std::string &path)
{
#ifdef STATX_MNT_ID
    struct statx facts = {};
    if (statx(AT_FDCWD, path.c_str(), AT_NO_AUTOMOUNT, STATX_MNT_ID, &facts) == 0 && (facts.stx_mask & STATX_MNT_ID))
        return static_cast<int>(facts.stx_mnt_id);
#endif
    return 0;
}

std::optional<Mount> mountOf(const std::string &realPath, const std::vector<Mount> &mounts)
{
    if (const int number = mountNumberOf(realPath)) {
        const auto same = std::find_if(mounts.begin(), mounts.end(),
            [&](const Mount &mount) { return mount.id == number && liesIn(realPath, mount.mountPoint); });
        if (same != mounts.end())
            return *same;
    }
    const Mount *best = nullptr;
    for (const auto &mount : mounts) {
        if (liesIn(realPath, mount.mountPoint) && (!best || mount.mountPoint.size() >= best->mountPoint.size()))
            best = &mount;
    }
    return best ? std::optional<Mount>(*best) : std::nullopt;
}

} // namespace iolite::system
