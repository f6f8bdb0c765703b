// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/SystemError.h"

#include <cerrno>

namespace iolite {

Error systemError(const std::string &path, const char *call, int errnum, std::int64_t offset)
{
    Error error;
    error.code = ErrorCode::IoFailed;
    error.subject = path;
    error.call = call;
    error.errnum = errnum;
    error.offset = offset;
    if (errnum == ENOSPC || errnum == EDQUOT) {
        error.code = ErrorCode::DiskFull;
    } else if (errnum == EMFILE || errnum == ENFILE) {
        error.code = ErrorCode::LimitReached;
        error.detail = path;
        error.subject = "open files";
    }
    return error;
}

Error cancelledError()
{
    Error error;
    error.code = ErrorCode::Cancelled;
    return error;
}

} // namespace iolite
