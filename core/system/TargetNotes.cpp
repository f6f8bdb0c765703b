// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/TargetNotes.h"

#include "core/system/BlockDevices.h"
#include "core/system/FilesystemKinds.h"
#include "core/system/SysFile.h"

#include <algorithm>
#include <linux/magic.h>
#include <sys/vfs.h>
#include <sys/xattr.h>

namespace iolite::system {
namespace {

std::string withoutLevel(const std::string &algorithm)
{
    return algorithm.substr(0, algorithm.find(':'));
}

/// Algorithm that files made in the directory will be compressed with, empty for none.
std::string compressionOf(const TargetFacts &facts, const Mount &mount)
{
    if (facts.fsType == "btrfs") {
        char own[16] = {}; // set on the directory, it comes before the mount option
        const auto length = getxattr(facts.realPath.c_str(), "btrfs.compression", own, sizeof own - 1);
        if (length > 0)
            return withoutLevel(std::string(own, static_cast<std::size_t>(length)));
        for (const char *name : {"compress-force", "compress"}) {
            if (hasMountOption(mount.options, name)) {
                const std::string algorithm = withoutLevel(mountOption(mount.options, name));
                return algorithm.empty() ? "zlib" : algorithm;
            }
        }
    }
    if (facts.fsType == "f2fs")
        return withoutLevel(mountOption(mount.options, "compress_algorithm"));
    if (facts.fsType == "bcachefs")
        return withoutLevel(mountOption(mount.options, "compression"));
    return {};
}

bool isInMemory(const std::string &disk, const BlockDevice &device)
{
    if (disk.starts_with("zram") || disk.starts_with("ram"))
        return true;
    struct statfs image = {};
    return !device.backingFile.empty() && statfs(device.backingFile.c_str(), &image) == 0
        && (image.f_type == TMPFS_MAGIC || image.f_type == RAMFS_MAGIC);
}

} // namespace

std::vector<std::string> notesOn(const TargetFacts &facts, const Mount &mount, const std::string &sysRoot)
{
    std::vector<std::string> notes;
    const auto add = [&](bool applies, const std::string &note) {
        if (applies && std::find(notes.begin(), notes.end(), note) == notes.end())
            notes.push_back(note);
    };
    add(isMemoryFilesystem(facts.fsType), "memory-filesystem");
    add(isFuse(facts.fsType), "fuse");
    add(isNetworkFilesystem(facts.fsType), "network");
    add(isHostFolder(facts.fsType), "host-folder");
    add(facts.fsType == "overlay", "overlay");
    add(hasMountOption(mount.options, "sync"), "mounted-sync");
    const std::string algorithm = compressionOf(facts, mount);
    add(!algorithm.empty() && algorithm != "none" && algorithm != "no", "compression=" + algorithm);
    for (const auto &device : facts.devices) {
        for (const auto &link : chainBelow(device, sysRoot))
            add(readTrimmed(sysRoot + "/class/block/" + link + "/dm/uuid").starts_with("CRYPT-"), "encrypted");
    }
    for (const auto &disk : facts.disks) {
        const BlockDevice device = readBlockDevice(disk, sysRoot);
        add(!device.backingFile.empty() && !device.loopDirectIo, "loop-buffered");
        add(isInMemory(disk, device), "memory-device");
    }
    return notes;
}

} // namespace iolite::system
