// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Target.h"
#include "core/system/Mounts.h"

namespace iolite::system {

/// Things that matter to the number, as identifiers (listed at inspectTarget). `facts` has its devices and disks
/// already.
std::vector<std::string> notesOn(const TargetFacts &facts, const Mount &mount, const std::string &sysRoot = "/sys");

} // namespace iolite::system
