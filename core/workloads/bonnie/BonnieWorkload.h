// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/Workload.h"

namespace iolite::workloads {

/// bonnie++'s twelve tests.
const Workload &bonnieWorkload();

} // namespace iolite::workloads
