// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"
#include "core/model/FsMarkSpec.h"
#include "core/workloads/fs_mark/FsMarkNames.h"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

namespace iolite::workloads {

/// Times of one kind of call of one writer in one phase.
struct CallTimes {
    std::uint64_t count = 0;
    std::uint64_t sumNs = 0;
    std::uint64_t minNs = UINT64_MAX;
    std::uint64_t maxNs = 0;

    void add(std::int64_t ns)
    {
        const auto time = std::uint64_t(ns);
        ++count;
        sumNs += time;
        minNs = std::min(minNs, time);
        maxNs = std::max(maxNs, time);
    }
};

/// What one writer measured in one phase.
struct FsMarkTimes {
    CallTimes creat;
    CallTimes write;
    CallTimes fsync; ///< methods 2 to 6: open, fsync and close of a file together, as the tool counts
    CallTimes sync; ///< of the whole filesystem
    CallTimes close;
    CallTimes unlink;
    double writeMeansNs = 0; ///< sum over files of the mean time of a write() in each
    std::int64_t loopNs = 0; ///< the writer's own clock; without the final sync
    std::uint64_t loopCpuNs = 0; ///< processor time over the same
    std::int64_t finalSyncNs = 0; ///< of the writer that did it
};

/// One writer: its folder, its files, its times. The script makes it and reads it between phases, the task of the phase
/// works on it.
struct FsMarkWriter {
    FsMarkSpec spec;
    int base = -1; ///< descriptor of the folder that the writer's folder lies in; not ours
    int tree = -1; ///< descriptor of the writer's folder, where its files and sub-directories are; not ours
    std::string treeName; ///< of the folder, in `base`
    std::string treePath; ///< for errors
    std::uint64_t seed = 0; ///< of the names of this loop
    std::vector<FsMarkFile> files; ///< by number; those up to `done` exist after a files phase
    std::uint64_t done = 0; ///< files made, or removed, in this phase
    bool full = false; ///< stopped because the filesystem was full, and was meant to
    FsMarkTimes times;
};

/// What the writers of one phase share.
struct FsMarkCrew {
    explicit FsMarkCrew(int writers)
        : working(writers)
    {
    }
    std::atomic<int> working; ///< writers that have not ended; the last one syncs
};

/// systemError of a file in the writer's folder; without a name of the folder itself.
Error fsMarkError(const FsMarkWriter &writer, const char *name, const char *call, int errnum, std::int64_t offset = -1);

/// Ends a writer's work in a phase: the last of them syncs the filesystem, so that what the phase has left in memory
/// goes to the device (and its log) within the phase. Not on the writers' clocks. `skip`: all will be removed.
Result<void> finalSync(FsMarkWriter &writer, FsMarkCrew &crew, bool skip);

} // namespace iolite::workloads
