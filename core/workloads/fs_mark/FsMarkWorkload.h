// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/Workload.h"

namespace iolite::workloads {

/// Many small files by several writers, in fs_mark's manner.
const Workload &fsMarkWorkload();

} // namespace iolite::workloads
