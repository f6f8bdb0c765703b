// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace iolite::system {

/// One line of /proc/self/mountinfo, unescaped.
struct Mount {
    std::string mountPoint;
    std::string root; ///< part of the filesystem that is mounted ("/" or a sub-tree for bind mounts)
    std::string fsType;
    std::string source;
    std::string options; ///< per-mount options, then those of the superblock, without repeats, joined by ","
    unsigned major = 0, minor = 0;
    int id = 0; ///< the kernel's number of this mount (statx gives the same for a path in it), 0 = unknown
    bool readOnly = false; ///< the mount or its superblock
};

/// All mounts, in mountinfo's order. Empty if /proc is not there. libmount does the parsing.
std::vector<Mount> readMounts(const char *mountinfo = "/proc/self/mountinfo");

/// A place somebody may want to measure.
struct MountedVolume {
    Mount mount;
    std::uint64_t sizeBytes = 0;
    std::uint64_t freeBytes = 0; ///< to this user
    bool writable = false; ///< this user may create files in the mount point
    std::vector<std::string> disks; ///< whole disks below, kernel names
    std::string model; ///< of the first
    bool removable = false;
    std::string cannotUse; ///< empty, or an identifier of why no run can be made there: "read-only", "not-writable"
};

/// The mounts a person would pick from, by mount point ("/" first): no pseudo filesystems, no system images (squashfs
/// …), no mount that is hidden by another, no files mounted over files, each filesystem once (where it can be written
/// if anywhere, then its shortest mount point). Any thread; statvfs on a dead network mount may block, so not on the
/// GUI thread.
std::vector<MountedVolume> mountedVolumes();

/// The same of the given mounts.
std::vector<MountedVolume> volumesOf(const std::vector<Mount> &mounts, const std::string &sysRoot = "/sys");

} // namespace iolite::system
