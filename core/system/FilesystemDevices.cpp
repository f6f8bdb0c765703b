// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/FilesystemDevices.h"

#include "core/system/BlockDevices.h"
#include "core/system/FilesystemKinds.h"
#include "core/system/MountOf.h"
#include "core/system/SysFile.h"

#include <algorithm>
#include <fcntl.h>
#include <linux/btrfs.h>
#include <optional>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

namespace iolite::system {
namespace {

/// Kernel name of a device node, or of a mount source whose node is not to be seen from here.
std::string nameOfNode(const std::string &node, const std::string &sysRoot)
{
    if (!node.starts_with("/dev/"))
        return {};
    struct stat facts = {};
    if (stat(node.c_str(), &facts) == 0 && S_ISBLK(facts.st_mode)) {
        const std::string name = deviceName(major(facts.st_rdev), minor(facts.st_rdev), sysRoot);
        if (!name.empty())
            return name;
    }
    const std::string name = baseName(node);
    return canonicalPath(sysRoot + "/class/block/" + name).empty() ? std::string() : name;
}

/// bcachefs names all its devices in the source, "/dev/sda:/dev/sdb"; a colon alone may be part of a name.
std::vector<std::string> namesOfSource(const std::string &source, const std::string &sysRoot)
{
    std::vector<std::string> names;
    for (std::size_t begin = 0; begin < source.size();) {
        const std::size_t end = std::min(source.find(":/dev/", begin), source.size());
        const std::string name = nameOfNode(source.substr(begin, end - begin), sysRoot);
        if (!name.empty())
            names.push_back(name);
        begin = end + 1;
    }
    return names;
}

/// The filesystem's UUID as /sys/fs/btrfs spells it. Needs leave to read the mount point.
std::string btrfsUuid(const std::string &mountPoint)
{
    const int fd = open(mountPoint.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0)
        return {};
    btrfs_ioctl_fs_info_args info = {};
    const int failed = ioctl(fd, BTRFS_IOC_FS_INFO, &info);
    close(fd);
    if (failed)
        return {};
    std::string uuid;
    for (int i = 0; i < BTRFS_FSID_SIZE; ++i) {
        constexpr char digits[] = "0123456789abcdef";
        if (i == 4 || i == 6 || i == 8 || i == 10)
            uuid += '-';
        uuid += digits[info.fsid[i] >> 4];
        uuid += digits[info.fsid[i] & 15];
    }
    return uuid;
}

std::vector<std::string> btrfsDevices(const Mount &mount, const std::string &sysRoot)
{
    const std::string all = sysRoot + "/fs/btrfs";
    const std::string uuid = btrfsUuid(mount.mountPoint);
    if (!uuid.empty()) {
        const auto devices = listDirectory(all + "/" + uuid + "/devices");
        if (!devices.empty())
            return devices;
    }
    const std::vector<std::string> named = namesOfSource(mount.source, sysRoot);
    for (const auto &filesystem : listDirectory(all)) {
        const auto devices = listDirectory(all + "/" + filesystem + "/devices");
        if (!named.empty() && std::find(devices.begin(), devices.end(), named.front()) != devices.end())
            return devices;
    }
    return named;
}

std::vector<std::string> overlayDevices(
    const Mount &mount, const std::vector<Mount> &mounts, const std::string &sysRoot)
{
    const std::string upper = canonicalPath(mountOption(mount.options, "upperdir"));
    if (upper.empty())
        return {};
    const auto below = mountOf(upper, mounts);
    // An overlay on an overlay is refused by the kernel as upper layer, so one step is all.
    return below && below->fsType != "overlay" ? filesystemDevices(*below, mounts, sysRoot)
                                               : std::vector<std::string>();
}

} // namespace

std::vector<std::string> filesystemDevices(
    const Mount &mount, const std::vector<Mount> &mounts, const std::string &sysRoot)
{
    if (isMemoryFilesystem(mount.fsType) || isPseudoFilesystem(mount.fsType) || isNetworkFilesystem(mount.fsType))
        return {};
    if (mount.fsType == "btrfs")
        return btrfsDevices(mount, sysRoot);
    if (mount.fsType == "overlay")
        return overlayDevices(mount, mounts, sysRoot);
    const std::string numbered = mount.major != 0 ? deviceName(mount.major, mount.minor, sysRoot) : std::string();
    if (!numbered.empty())
        return {numbered};
    return namesOfSource(mount.source, sysRoot);
}

} // namespace iolite::system
