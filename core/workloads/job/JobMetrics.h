// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Run.h"

#include <vector>

namespace iolite::workloads {

/// The figures of a run of the job workload, from its measured phases.
/// One measured job: "read.bw"; several: "<job name>.read.bw". Quantities: bw (KiB/s), iops (ops/s), lat_mean lat_max
/// clat_p50 clat_p90 clat_p99 clat_p999 (us), cpu (% of one processor), cpu_per_op (us), cache_share (% of the bytes
/// that no block device moved; 100 on a memory filesystem, left out where no block device lies below). A partial phase
/// gives figures too if it moved anything; Run::status says that they are partial.
std::vector<Metric> jobMetrics(const Run &run);

} // namespace iolite::workloads
