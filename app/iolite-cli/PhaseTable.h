// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Run.h"

#include <QString>

namespace iolite::cli {

/// One line for each direction of each measured phase: MiB/s, IOPS, latencies, processor, cache. Empty without phases.
QString phaseTable(const Run &run);

} // namespace iolite::cli
