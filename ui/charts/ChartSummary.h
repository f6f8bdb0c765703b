// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/CurveStyles.h"

#include <QString>

#include <vector>

namespace iolite::ui {

/// A chart of runs in one or two sentences, for people who can't see it. `seconds`: length of the time axis.
QString chartSummary(const std::vector<PlottedRun> &runs, double seconds);

} // namespace iolite::ui
