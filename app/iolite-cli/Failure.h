// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"

#include <QCoreApplication>
#include <QString>

#include <string>
#include <utility>

namespace iolite::cli {

/// Texts of this program: Cli::tr("…").
struct Cli {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// Exit status, as the command line contract says.
enum class Exit {
    Done = 0,
    Failed = 1, ///< the run failed or was only partly done, or something could not be read or written
    Usage = 2, ///< found before anything was done, and other words would be right
    Refused = 3, ///< for safety
    Cancelled = 4,
};

/// Why a command ends early: thrown by commands, caught once by main, which prints the sentence on standard error.
struct Failure {
    Exit exit = Exit::Failed;
    QString sentence;
};

Exit exitOf(const Error &error);

[[noreturn]] void fail(const Error &error);
[[noreturn]] void failUsage(const QString &sentence);
/// A value that an option can't have; `expected` says what would be right.
[[noreturn]] void failValue(const std::string &option, const std::string &value, const std::string &expected);

/// The value, or a Failure with the error's sentence.
template <class T>
T require(Result<T> result)
{
    if (!result)
        fail(result.error());
    return std::move(result).value();
}

inline void require(const Result<void> &result)
{
    if (!result)
        fail(result.error());
}

} // namespace iolite::cli
