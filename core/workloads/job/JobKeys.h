// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/JobSpec.h"
#include "core/model/Run.h"
#include "core/workloads/Keys.h"

#include <span>
#include <string>
#include <string_view>

namespace iolite::workloads {

/// All keys of the job workload in the order a form shows them.
std::span<const KeyInfo> jobKeys();
const KeyInfo *findJobKey(std::string_view key);

/// Sets one key from text as written on a command line. Errors: UnknownKey (expected = nearest known key), InvalidValue
/// (expected = range or choices).
Result<void> setJobValue(JobSpec &job, std::string_view key, std::string_view value);

/// The value as text that setJobValue reads again.
std::string jobValue(const JobSpec &job, std::string_view key);

/// Rules between keys that one key alone can't show (bs larger than size, time_based without runtime, iodepth with
/// psync …).
Result<void> checkJob(const JobSpec &job);

/// What a phase of this job is announced as, without its place in a run.
PhaseInfo describe(const JobSpec &job);

std::string_view accessWord(Access rw); ///< "randread"
std::string_view engineWord(IoEngine engine); ///< "io_uring"

} // namespace iolite::workloads
