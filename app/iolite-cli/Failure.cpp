// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/Failure.h"

#include "core/wording/Wording.h"

#include <cerrno>

namespace iolite::cli {

Exit exitOf(const Error &error)
{
    switch (error.code) {
    case ErrorCode::InvalidValue:
    case ErrorCode::UnknownKey:
    case ErrorCode::ConflictingSettings:
    case ErrorCode::TargetMissing:
    case ErrorCode::TargetNotDirectory:
    case ErrorCode::TargetNotWritable:
    case ErrorCode::ReadOnlyFilesystem:
    case ErrorCode::NotEnoughSpace:
    case ErrorCode::NotEnoughInodes:
    case ErrorCode::DirectNotSupported:
    case ErrorCode::DirectAlignment:
    case ErrorCode::LimitReached:
    case ErrorCode::Unsupported:
    case ErrorCode::NotFound:
    case ErrorCode::Ambiguous:
    case ErrorCode::BadFile:
        return Exit::Usage;
    case ErrorCode::IoFailed:
        // A file name that can't be: other words would be right. Anything else is the machine's fault.
        return error.errnum == ENOENT || error.errnum == ENOTDIR || error.errnum == EISDIR || error.errnum == EACCES
            ? Exit::Usage
            : Exit::Failed;
    case ErrorCode::TargetIsDevice:
        return Exit::Refused;
    case ErrorCode::Cancelled:
        return Exit::Cancelled;
    case ErrorCode::DiskFull:
    case ErrorCode::ShortTransfer:
    case ErrorCode::HistoryFailed:
    case ErrorCode::Internal:
        break;
    }
    return Exit::Failed;
}

void fail(const Error &error)
{
    throw Failure{exitOf(error), wording::errorText(error)};
}

void failValue(const std::string &option, const std::string &value, const std::string &expected)
{
    Error error;
    error.code = ErrorCode::InvalidValue;
    error.subject = option;
    error.detail = value;
    error.expected = expected;
    fail(error);
}

void failUsage(const QString &sentence)
{
    throw Failure{Exit::Usage, sentence};
}

} // namespace iolite::cli
