// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"
#include "core/model/JobSpec.h"

#include <string>
#include <string_view>
#include <vector>

namespace iolite::workloads {

/// The jobs of a fio job file.
struct FioJobFile {
    std::vector<JobSpec> jobs;
    std::vector<std::string> remarks; ///< what was read in another way than fio does; identifiers of wording::note
};

/// Reads fio's job files: sections, [global], ';' and '#' comments, keys with and without value. What a file leaves out
/// is as fio has it, not as a job of ours has it (rw=read, ioengine=psync, direct=0). Units as fio's: k, m, g, t are
/// powers of 1024, runtime and ramp_time are seconds, thinktime is microseconds.
/// Errors: BadFile (subject = file name, detail = "line N: …") for a key that is not known here, unless `ignoreUnknown`
/// (then a remark), for a value that is wrong, and for jobs that fio would run at the same time (no stonewall between
/// them), since here one follows the other; with `ignoreUnknown` they do, with a remark.
Result<FioJobFile> parseFioJobs(std::string_view text, const std::string &fileName, bool ignoreUnknown);

} // namespace iolite::workloads
