// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"

#include <string>

namespace iolite {

/// The error of a failed system call on a file: DiskFull where space, inodes or quota ran out, LimitReached (subject
/// "open files", detail = path) where descriptors did, else IoFailed. `offset` -1: it doesn't apply.
Error systemError(const std::string &path, const char *call, int errnum, std::int64_t offset = -1);

/// The user broke it off.
Error cancelledError();

} // namespace iolite
