// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/TargetInspector.h"

#include "core/system/BlockDevices.h"
#include "core/system/FilesystemDevices.h"
#include "core/system/FilesystemKinds.h"
#include "core/system/MountOf.h"
#include "core/system/SysFile.h"
#include "core/system/TargetNotes.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/statvfs.h>
#include <sys/sysmacros.h>
#include <unistd.h>

namespace iolite::system {
namespace {

Error targetError(ErrorCode code, const std::string &path, const char *call, int errnum)
{
    Error error;
    error.code = code;
    error.subject = path;
    error.call = call;
    error.errnum = errnum;
    return error;
}

/// "/dev/loop0/" and "/dev/loop0/." give ENOTDIR; what stands there is what matters.
std::string withoutTail(std::string path)
{
    for (;;) {
        if (path.size() > 1 && path.ends_with('/'))
            path.pop_back();
        else if (path.size() > 2 && path.ends_with("/."))
            path.resize(path.size() - 2);
        else
            return path;
    }
}

Result<void> checkDirectory(const std::string &path)
{
    struct stat facts = {};
    int failed = stat(path.c_str(), &facts);
    if (failed && errno == ENOTDIR)
        failed = stat(withoutTail(path).c_str(), &facts);
    if (failed)
        return targetError(ErrorCode::TargetMissing, path, "stat", errno);
    // Character devices too: SCSI generic and raw nodes write to the same disks.
    if (S_ISBLK(facts.st_mode) || S_ISCHR(facts.st_mode))
        return targetError(ErrorCode::TargetIsDevice, path, "", 0);
    if (!S_ISDIR(facts.st_mode))
        return targetError(ErrorCode::TargetNotDirectory, path, "", 0);
    return {};
}

/// The highest folder on the way to the path that belongs to the same mount.
std::string topOfMount(const std::string &realPath)
{
    struct stat facts = {};
    if (stat(realPath.c_str(), &facts) != 0)
        return realPath;
    const dev_t device = facts.st_dev;
    const int number = mountNumberOf(realPath);
    std::string top = realPath;
    while (top.size() > 1) {
        const std::size_t slash = top.rfind('/');
        const std::string above = slash == 0 ? "/" : top.substr(0, slash);
        if (stat(above.c_str(), &facts) != 0 || facts.st_dev != device || mountNumberOf(above) != number)
            break;
        top = above;
    }
    return top;
}

/// For a directory whose mount is not in our mountinfo, as one handed over by descriptor, or in a changed root that is
/// no mount point: what its own numbers say.
Mount mountFromNumbers(const std::string &realPath)
{
    Mount mount;
    mount.mountPoint = topOfMount(realPath);
    struct stat facts = {};
    if (stat(realPath.c_str(), &facts) == 0) {
        mount.major = major(facts.st_dev);
        mount.minor = minor(facts.st_dev);
    }
    struct statfs kind = {};
    if (statfs(realPath.c_str(), &kind) == 0)
        mount.fsType = filesystemByMagic(static_cast<std::uint64_t>(kind.f_type));
    return mount;
}

void addDevices(TargetFacts &facts, const Mount &mount, const std::vector<Mount> &mounts)
{
    facts.devices = filesystemDevices(mount, mounts);
    for (const auto &device : facts.devices) {
        for (const auto &disk : disksBelow(device)) {
            if (std::find(facts.disks.begin(), facts.disks.end(), disk) == facts.disks.end())
                facts.disks.push_back(disk);
        }
    }
    if (facts.disks.empty())
        return;
    const BlockDevice first = readBlockDevice(facts.disks.front());
    facts.model = first.model;
    facts.scheduler = first.scheduler;
    facts.rotational = first.rotational;
}

} // namespace

Result<TargetFacts> inspectTarget(const std::string &path)
{
    if (const auto usable = checkDirectory(path); !usable)
        return usable.error();
    TargetFacts facts;
    facts.path = path;
    facts.realPath = canonicalPath(path);
    if (facts.realPath.empty())
        return targetError(ErrorCode::TargetMissing, path, "realpath", errno);

    struct statvfs space = {};
    if (statvfs(facts.realPath.c_str(), &space) != 0)
        return targetError(ErrorCode::TargetMissing, path, "statvfs", errno);
    const std::uint64_t unit = space.f_frsize ? space.f_frsize : space.f_bsize;
    facts.sizeBytes = space.f_blocks * unit;
    facts.freeBytes = space.f_bavail * unit;
    facts.freeInodes = space.f_files > 0 ? space.f_favail : 0;
    facts.blockSize = unit;

    const auto mounts = readMounts();
    const Mount mount = mountOf(facts.realPath, mounts).value_or(mountFromNumbers(facts.realPath));
    facts.mountPoint = mount.mountPoint;
    facts.fsType = mount.fsType;
    facts.mountSource = mount.source;
    facts.mountOptions = mount.options;
    facts.readOnly = mount.readOnly || (space.f_flag & ST_RDONLY);
    addDevices(facts, mount, mounts);
    facts.notes = notesOn(facts, mount);
    return facts;
}

Result<void> checkWritable(const TargetFacts &facts)
{
    if (const auto usable = checkDirectory(facts.realPath); !usable)
        return usable.error();
    if (facts.readOnly)
        return targetError(ErrorCode::ReadOnlyFilesystem, facts.path, "", 0);
    if (isPseudoFilesystem(facts.fsType)) {
        Error error = targetError(ErrorCode::TargetNotWritable, facts.path, "", EOPNOTSUPP);
        error.detail = facts.fsType;
        return error;
    }
    // Real uid and effective uid differ under set-uid wrappers; what the run could do is the effective one's.
    if (faccessat(AT_FDCWD, facts.realPath.c_str(), W_OK | X_OK, AT_EACCESS) != 0) {
        const auto code = errno == EROFS ? ErrorCode::ReadOnlyFilesystem : ErrorCode::TargetNotWritable;
        return targetError(code, facts.path, "faccessat", errno);
    }
    return {};
}

} // namespace iolite::system
