// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/WorkloadSpec.h"

#include <string>

namespace iolite::cli {

/// The absolute path of a directory as typed, byte for byte, without ".", double or closing slashes: a record must say
/// on any day which directory was measured. Links stay as typed, except before "..", which leads out of what they
/// point to. Comes back as it is where the current directory is gone.
std::string absoluteTarget(const std::string &typed);

/// A run must be repeatable from anywhere: the archive of the workload `archive` by its absolute path.
void makePathsAbsolute(WorkloadSpec &workload);

} // namespace iolite::cli
