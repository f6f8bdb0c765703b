// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace iolite {

/// What Linux says of the place under test, read when the run starts. Strings are UTF-8 as the kernel gives them.
struct TargetFacts {
    std::string path; ///< as the user gave it
    std::string realPath; ///< after symbolic links
    std::string mountPoint; ///< of the filesystem that holds realPath
    std::string fsType; ///< "ext4", "btrfs", "fuse.sshfs", "tmpfs" …
    std::string mountSource; ///< as in mountinfo: "/dev/vda1", "tmpfs", "server:/export"
    std::string mountOptions; ///< per-mount and per-superblock options as in mountinfo, joined by ","
    std::uint64_t sizeBytes = 0; ///< of the filesystem
    std::uint64_t freeBytes = 0; ///< available to this user (statvfs f_bavail)
    std::uint64_t freeInodes = 0; ///< files and folders that can still be made; 0: the filesystem sets no number
    std::uint64_t blockSize = 0; ///< filesystem block, bytes
    std::vector<std::string> devices; ///< kernel names of the block devices directly below the filesystem ("vda1";
                                      ///< several for btrfs); empty without one
    std::vector<std::string> disks; ///< whole physical or virtual disks at the bottom of the chain ("vda")
    std::string model; ///< model of the first disk, empty if unknown
    std::string scheduler; ///< of the first disk: "none", "mq-deadline" …
    bool rotational = false; ///< of the first disk
    bool readOnly = false;
    std::vector<std::string> notes; ///< untranslated identifiers of things that matter to the number:
                                    ///< "compression=zstd", "fuse", "loop-buffered", "memory-filesystem"

    bool operator==(const TargetFacts &) const = default;
};

/// The machine a run was made on.
struct Environment {
    std::string host;
    std::string kernel; ///< uname -r
    std::string os; ///< PRETTY_NAME of os-release
    std::string cpuModel;
    int cpus = 0; ///< usable by this process
    std::uint64_t memoryBytes = 0;
    std::string ioliteVersion;
    std::string frontend; ///< "iolite" (desktop) or "iolite-cli"

    bool operator==(const Environment &) const = default;
};

} // namespace iolite
