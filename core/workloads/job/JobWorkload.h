// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/Workload.h"

namespace iolite::workloads {

/// Reads and writes in fio's words: any number of jobs, one after the other on one set of files.
const Workload &jobWorkload();

} // namespace iolite::workloads
