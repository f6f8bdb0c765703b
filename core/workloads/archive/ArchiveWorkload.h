// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/ClassicWorkload.h"

namespace iolite::workloads {

/// Extracts a tar archive, a user's or a generated tree, and removes what it made.
const Workload &archiveWorkload();

} // namespace iolite::workloads
