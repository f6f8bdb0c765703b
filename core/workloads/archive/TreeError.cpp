// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/archive/TreeError.h"

#include <cerrno>
#include <utility>

namespace iolite::workloads {

Error treeError(const char *call, int errnum, std::string path, std::int64_t offset)
{
    Error error;
    error.code = ErrorCode::IoFailed;
    error.subject = std::move(path);
    error.call = call;
    error.errnum = errnum;
    error.offset = offset;
    if (errnum == ENOSPC || errnum == EDQUOT) {
        error.code = ErrorCode::DiskFull;
    } else if (errnum == EMFILE || errnum == ENFILE) {
        error.code = ErrorCode::LimitReached;
        error.detail = std::exchange(error.subject, "open files");
    }
    return error;
}

} // namespace iolite::workloads
