// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/WorkloadSpec.h"

#include <optional>
#include <string_view>

namespace iolite::workloads {

/// "1/64", "0.25" or "2": a positive factor up to 1000; none if it is no such thing.
std::optional<double> parseScale(std::string_view text);

/// Multiplies the settings that are amounts (Workload::amounts(): sizes, numbers of files). Sizes from 1 MiB stay whole
/// MiB, nothing falls below what its key takes, and 0 stays 0. Times, threads and block sizes are not touched.
void scaleAmounts(WorkloadSpec &spec, double factor);

} // namespace iolite::workloads
