// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/JobSpec.h"

#include <string>
#include <vector>

namespace iolite {

/// What is to be measured: jobs done one after the other on one set of test files.
struct WorkloadSpec {
    std::string workload = "job"; ///< id of the workload
    std::string preset; ///< id of the preset it came from, empty if none
    std::vector<JobSpec> jobs;

    bool operator==(const WorkloadSpec &) const = default;
};

} // namespace iolite
