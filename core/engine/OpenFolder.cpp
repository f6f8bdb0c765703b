// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/OpenFolder.h"

#include <fcntl.h>
#include <linux/openat2.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>

namespace iolite::engine {

namespace {

constexpr int kFlags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;

// True if the kernel says so: by the mount's number, on old ones (before 5.8) by the filesystem's.
bool onOneMount(int one, int other)
{
    struct statx first = {};
    struct statx second = {};
    if (statx(one, "", AT_EMPTY_PATH, STATX_MNT_ID, &first) != 0
        || statx(other, "", AT_EMPTY_PATH, STATX_MNT_ID, &second) != 0)
        return false;
    if (first.stx_dev_major != second.stx_dev_major || first.stx_dev_minor != second.stx_dev_minor)
        return false;
    const bool told = (first.stx_mask & second.stx_mask & STATX_MNT_ID) != 0;
    return !told || first.stx_mnt_id == second.stx_mnt_id;
}

} // namespace

int openFolder(int parent, const char *name)
{
    open_how how = {};
    how.flags = kFlags;
    how.resolve = RESOLVE_NO_XDEV | RESOLVE_NO_SYMLINKS | RESOLVE_BENEATH;
    const long opened = syscall(SYS_openat2, parent, name, &how, sizeof how);
    // Before Linux 5.6 there is none, and a container's filter may forbid what it does not know.
    if (opened >= 0 || (errno != ENOSYS && errno != EPERM))
        return int(opened);
    const int fd = openat(parent, name, kFlags);
    if (fd < 0 || onOneMount(parent, fd))
        return fd;
    close(fd);
    errno = EXDEV;
    return -1;
}

} // namespace iolite::engine
