// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Run.h"

#include <vector>

namespace iolite::workloads {

/// Of the measured phase: read|write|fsync.rate (ops/s), read|write|total.throughput (KiB/s), request.rate (reads and
/// writes, ops/s), total_time (s), latency.min|avg|max|p95 (us) of the events.
std::vector<Metric> fileioMetrics(const Run &run);

} // namespace iolite::workloads
