// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Run.h"

#include <vector>

namespace iolite::workloads {

/// Figures of an extraction and removal (definitions in docs/workloads.md). Of a test that was broken off only rates:
/// the time of half a tree would look like a fast one.
std::vector<Metric> archiveMetrics(const Run &run);

} // namespace iolite::workloads
