// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Run.h"

#include <vector>

namespace iolite::workloads {

/// Below this time a rate is not given, as by the tool (which prints "+++++").
inline constexpr std::int64_t kBonnieTooFastNs = 500'000'000;

/// rate (KiB/s of the five tests that move the data file, else ops/s), cpu (%) and latency (us, the longest operation)
/// of each test that did anything. Rate and cpu of a test that took less than 0.5 s are "too fast" and have no value.
std::vector<Metric> bonnieMetrics(const Run &run);

} // namespace iolite::workloads
