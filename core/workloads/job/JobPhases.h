// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/PhaseRunner.h"
#include "core/model/JobSpec.h"

#include <cstdint>
#include <string>
#include <vector>

namespace iolite::workloads {

/// A test file, open for a phase.
struct OpenFile {
    int fd = -1;
    std::string path; ///< for errors
};

/// Block size of layout writes; a file is laid out to a whole number of these.
inline constexpr std::uint64_t kLayoutBlock = 1024 * 1024;

/// How many bytes a job's file must hold.
std::uint64_t layoutBytes(const JobSpec &job);

/// Whether the job works on what is there: reads, mixes and random writes overwrite a file that has been written
/// before. A sequential write makes its file itself.
bool needsLayout(const JobSpec &job);

/// The phase that a job is: one worker per file. `uringAllowed` false: each worker's queue depth is made of as many
/// psync threads that share its order of blocks (the run notes it). `phaseIndex` sets data apart from other phases'.
engine::PhasePlan planJob(
    const JobSpec &job, int jobIndex, int phaseIndex, const std::vector<OpenFile> &files, bool uringAllowed);

/// The phase that writes each file in order until it holds layoutBytes(job), ending with fsync.
engine::PhasePlan planLayout(
    const JobSpec &job, int jobIndex, int phaseIndex, const std::vector<OpenFile> &files, bool uringAllowed);

} // namespace iolite::workloads
