// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/Workload.h"

namespace iolite::workloads {

/// sysbench's fileio in sysbench's words, with the mode ag4 of a fork of it.
const Workload &fileioWorkload();

} // namespace iolite::workloads
