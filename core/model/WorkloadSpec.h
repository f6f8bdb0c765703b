// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/ArchiveSpec.h"
#include "core/model/BonnieSpec.h"
#include "core/model/FileioSpec.h"
#include "core/model/FsMarkSpec.h"
#include "core/model/JobSpec.h"

#include <string>
#include <variant>
#include <vector>

namespace iolite {

/// Settings of a workload that is not made of jobs.
using ClassicSpec = std::variant<std::monostate, BonnieSpec, FsMarkSpec, FileioSpec, ArchiveSpec>;

/// What is to be measured: jobs done one after the other on one set of test files, or one of the classics.
/// workloads::workloadOf(spec) tells what can be done with it.
struct WorkloadSpec {
    std::string workload = "job"; ///< id: "job", "bonnie", "fs_mark", "fileio", "archive"
    std::string preset; ///< id of the preset it came from, empty if none
    std::vector<JobSpec> jobs; ///< of the workload "job" only
    ClassicSpec classic; ///< of the others: the alternative that belongs to `workload`

    bool operator==(const WorkloadSpec &) const = default;
};

} // namespace iolite
