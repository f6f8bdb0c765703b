// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/BlockDevices.h"
#include "core/system/FilesystemDevices.h"
#include "core/system/FilesystemKinds.h"
#include "core/system/MountOf.h"
#include "core/system/Mounts.h"

#include <algorithm>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

namespace iolite::system {
namespace {

bool liesBelow(const std::string &path, const char *directory)
{
    return path == directory || path.starts_with(std::string(directory) + "/");
}

/// Places in memory where services keep their state; nobody measures these.
bool isServiceMemory(const Mount &mount)
{
    if (!isMemoryFilesystem(mount.fsType) || liesBelow(mount.mountPoint, "/dev/shm"))
        return false;
    for (const char *directory : {"/run", "/var/run", "/dev", "/sys", "/proc"}) {
        if (liesBelow(mount.mountPoint, directory))
            return true;
    }
    return false;
}

/// Asks the filesystem; may block on a dead server.
bool isReachableDirectory(const Mount &mount)
{
    struct stat facts = {};
    if (stat(mount.mountPoint.c_str(), &facts) != 0 || !S_ISDIR(facts.st_mode))
        return false;
    const int visible = mountNumberOf(mount.mountPoint);
    return !visible || !mount.id || visible == mount.id; // else another mount covers it
}

MountedVolume describe(const Mount &mount, const std::vector<Mount> &mounts, const std::string &sysRoot)
{
    MountedVolume volume;
    volume.mount = mount;
    struct statvfs space = {};
    if (statvfs(mount.mountPoint.c_str(), &space) == 0) {
        volume.sizeBytes = static_cast<std::uint64_t>(space.f_blocks) * space.f_frsize;
        volume.freeBytes = static_cast<std::uint64_t>(space.f_bavail) * space.f_frsize;
    }
    const bool readOnly = mount.readOnly || (space.f_flag & ST_RDONLY);
    volume.writable = !readOnly && faccessat(AT_FDCWD, mount.mountPoint.c_str(), W_OK | X_OK, AT_EACCESS) == 0;
    volume.cannotUse = readOnly ? "read-only" : volume.writable ? "" : "not-writable";

    for (const auto &device : filesystemDevices(mount, mounts, sysRoot)) {
        for (const auto &disk : disksBelow(device, sysRoot)) {
            if (std::find(volume.disks.begin(), volume.disks.end(), disk) == volume.disks.end())
                volume.disks.push_back(disk);
        }
    }
    if (!volume.disks.empty()) {
        const BlockDevice first = readBlockDevice(volume.disks.front(), sysRoot);
        volume.model = first.model;
        volume.removable = first.removable;
    }
    return volume;
}

bool isBetter(const MountedVolume &a, const MountedVolume &b)
{
    if (a.cannotUse.empty() != b.cannotUse.empty())
        return a.cannotUse.empty();
    return a.mount.mountPoint.size() < b.mount.mountPoint.size();
}

bool isSameFilesystem(const Mount &a, const Mount &b)
{
    return a.major == b.major && a.minor == b.minor;
}

} // namespace

std::vector<MountedVolume> volumesOf(const std::vector<Mount> &mounts, const std::string &sysRoot)
{
    std::vector<MountedVolume> volumes;
    for (const auto &mount : mounts) {
        if (isPseudoFilesystem(mount.fsType) || isSystemImage(mount.fsType) || isServiceMemory(mount)
            || !isReachableDirectory(mount))
            continue;
        MountedVolume volume = describe(mount, mounts, sysRoot);
        const auto same = std::find_if(volumes.begin(), volumes.end(),
            [&](const MountedVolume &known) { return isSameFilesystem(known.mount, mount); });
        if (same == volumes.end())
            volumes.push_back(std::move(volume));
        else if (isBetter(volume, *same))
            *same = std::move(volume);
    }
    std::sort(volumes.begin(), volumes.end(),
        [](const MountedVolume &a, const MountedVolume &b) { return a.mount.mountPoint < b.mount.mountPoint; });
    return volumes;
}

std::vector<MountedVolume> mountedVolumes()
{
    return volumesOf(readMounts());
}

} // namespace iolite::system
