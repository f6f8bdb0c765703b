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
    std::string root;         ///< part of the filesystem that is mounted ("/" or a sub-tree for bind mounts)
    std::string fsType;
    std::string source;
    std::string options;      ///< per-mount options, then those of the superblock, without repeats, joined by ","
    unsigned major = 0, minor = 0;
    bool readOnly = false;
};

/// All mounts, in mountinfo's order. Empty if /proc is not there. libmount does the parsing.
std::vector<Mount> readMounts(const char *mountinfo = "/proc/self/mountinfo");

/// A place somebody may want to measure.
struct MountedVolume {
    Mount mount;
    std::uint64_t sizeBytes = 0;
    std::uint64_t freeBytes = 0;    ///< to this user
    bool writable = false;          ///< this user may create files in the mount point
    std::vector<std::string> disks; ///< whole disks below, kernel names
    std::string model;              ///< of the first
    bool removable = false;
    std::string cannotUse;          ///< empty, or an identifier of why no run can be made there: "read-only", "not-writable", "pseudo"
};

/// The mounts a person would pick from: no pseudo filesystems, no files mounted over files, each filesystem once
/// (its shortest mount point, "/" first). Any thread; statvfs on a dead network mount may block, so not on the GUI thread.
std::vector<MountedVolume> mountedVolumes();

} // namespace iolite::system
