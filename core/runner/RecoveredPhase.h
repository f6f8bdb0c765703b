// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Run.h"

#include <vector>

namespace iolite::runner {

/// A phase that was never finished, put together from its samples: totals exact up to the last sample, latencies from
/// the samples' coarse rows (half an octave). Ramp samples don't count. Device bytes and processor time from the
/// samples.
PhaseResult recoveredPhase(const PhaseInfo &info, const std::vector<Sample> &series);

} // namespace iolite::runner
