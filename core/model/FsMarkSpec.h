// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace iolite {

/// What is synced when while fs_mark's files are written (-S 0 … 6, in this order).
enum class FsMarkSync : std::uint8_t {
    None, ///< nothing
    EachFile, ///< fsync of each file before its close
    First, ///< after the loop the whole filesystem, then the writer's first file
    PostReverse, ///< after the loop each file, opened anew, last to first
    SyncPostReverse, ///< the whole filesystem, then as PostReverse
    Post, ///< after the loop each file, opened anew, first to last
    SyncPost, ///< the whole filesystem, then as Post
};

/// fs_mark: many small files by several writers (docs/workloads.md). Keys, ranges and rules:
/// core/workloads/fs_mark/FsMarkWorkload.h.
struct FsMarkSpec {
    std::uint64_t files = 1000; ///< per writer and loop (-n)
    std::uint64_t size = 51200; ///< bytes of each file (-s)
    std::uint64_t writeSize = 16384; ///< bytes of each write (-w)
    FsMarkSync sync = FsMarkSync::EachFile; ///< -S
    int threads = 1; ///< writers (-t); a multiple of directories
    int directories = 1; ///< how many -d; writer i works in directory i modulo their number
    std::uint32_t subdirs = 0; ///< sub-directories of each directory (-D); 0: none, else at least 2
    std::uint64_t filesPerSubdir = 0; ///< files in one sub-directory before the next (-N); 0: 180 s in each
    unsigned nameLength = 40; ///< -p
    unsigned randomLength = 24; ///< random characters at the end of a name (-r)
    unsigned loops = 1; ///< -L
    bool keep = false; ///< files stay until the run ends, no unlink phase (-k)
    bool untilFull = false; ///< loops until the filesystem is full (-F); loops does not count then
    bool verbose = false; ///< adds the columns of each call to the tool's text (-v); they are measured always

    bool operator==(const FsMarkSpec &) const = default;
};

} // namespace iolite
