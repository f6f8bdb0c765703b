// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/ToolCommand.h"

#include <cstdint>
#include <functional>
#include <stop_token>

namespace iolite::workloads {

/// One file of `sysbench … prepare`.
struct PreparedFile {
    enum class Step { Creating, Extending, Reusing, Removing };
    std::uint32_t number = 0;
    Step step = Step::Creating;
};

struct Prepared {
    std::uint64_t writtenBytes = 0;
    std::int64_t elapsedNs = 0;
};

/// Writes test_file.0 … into `command.directory` and leaves them: the user's explicit command. 1.0 and 0.5 keep files
/// that are long enough and extend others, 0.4 writes all anew, and for its mode seqwr only removes them. Links are
/// never followed, nothing but regular files is written to. `progress` is told before each file (may be empty). Errors:
/// ConflictingSettings and others of Workload::check, TargetMissing, TargetNotWritable, ReadOnlyFilesystem,
/// NotEnoughSpace (before anything is written), DiskFull, BadFile (no regular file), IoFailed, Cancelled (what has been
/// written stays).
Result<Prepared> prepareFiles(const ToolCommand &command, const std::function<void(const PreparedFile &)> &progress,
    const std::stop_token &cancel = {});

/// Removes test_file.0 … test_file.N-1 from `command.directory` as far as they are there, nothing else; how many there
/// were. Errors: TargetMissing, BadFile (no regular file: all before it are gone), IoFailed.
Result<std::uint32_t> cleanupFiles(const ToolCommand &command);

} // namespace iolite::workloads
