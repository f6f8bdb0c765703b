// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Run.h"

#include <vector>

namespace iolite::workloads {

/// Over all loops of the run; those that were broken off count only where no whole one is there.
std::vector<Metric> fsMarkMetrics(const Run &run);

/// The phases of a test that count: whole ones, or else those in which anything was done.
std::vector<const PhaseResult *> fsMarkPhases(const Run &run, std::string_view test);

/// files/s of a loop: the figure, or (a phase recovered after a crash has none) files / seconds.
double fsMarkRate(const PhaseResult &phase);

} // namespace iolite::workloads
