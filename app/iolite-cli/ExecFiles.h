// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/iolite-cli/Console.h"
#include "app/iolite-cli/Failure.h"
#include "core/workloads/ToolCommand.h"

namespace iolite::cli {

/// sysbench's prepare and cleanup: test_file.N of the current directory are written or removed, as the tool does and
/// says it. Throws Failure.
Exit handleFiles(const workloads::ToolCommand &command, Console &console);

} // namespace iolite::cli
