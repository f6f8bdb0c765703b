// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"

#include <cstdint>
#include <string>

namespace iolite::workloads {

/// DiskFull, LimitReached (open files) or IoFailed for a call on something in a tree.
Error treeError(const char *call, int errnum, std::string path, std::int64_t offset = -1);

} // namespace iolite::workloads
