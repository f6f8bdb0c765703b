// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace iolite {

/// What went wrong, as a value. Core says what happened; core/wording makes a translated sentence of it and
/// app/iolite-cli an exit status.
enum class ErrorCode {
    InvalidValue, ///< a setting has a value that it can't have: subject = key, detail = value, expected = what would be
                  ///< right
    UnknownKey, ///< subject = the key, expected = the nearest known one or a list
    ConflictingSettings, ///< subject = key, detail = the other key, expected = remedy
    TargetMissing, ///< subject = path
    TargetNotDirectory, ///< subject = path (a regular file, a pipe …)
    TargetIsDevice, ///< subject = path of a device node; refused for safety
    TargetNotWritable, ///< subject = path; errnum says why
    ReadOnlyFilesystem, ///< subject = path
    NotEnoughSpace, ///< before anything is written: subject = path, needed and available in bytes
    NotEnoughInodes, ///< before anything is made: subject = path, needed and available = files and folders
    DiskFull, ///< while writing: subject = file, offset = where; errnum EDQUOT: the user's quota; detail = "inodes":
              ///< there is space, but no more files can be made
    DirectNotSupported, ///< subject = path, detail = filesystem type
    DirectAlignment, ///< subject = key, detail = value, needed = the alignment in bytes
    ShortTransfer, ///< subject = file, offset, needed = expected bytes, available = moved bytes
    IoFailed, ///< subject = file or path, call, errnum, offset
    LimitReached, ///< a limit of the system: subject = what (e.g. "open files"), needed, available
    Cancelled,
    Unsupported, ///< subject = what, detail = why
    NotFound, ///< a run, preset or workload: subject = what was asked for, expected = list
    Ambiguous, ///< subject = prefix, expected = candidates
    BadFile, ///< a file that can't be read as what it should be: subject = path, detail = where and why
    HistoryFailed, ///< the store: subject = path, detail = SQLite's words
    Internal,
};

/// One error. Plain value, may cross threads.
struct Error {
    ErrorCode code = ErrorCode::Internal;
    std::string subject; ///< the thing at fault (path, key, device, run)
    std::string call; ///< system call or step, e.g. "pwrite"; may be empty
    int errnum = 0; ///< errno of that call, 0 if none
    std::int64_t offset = -1; ///< byte offset in the file, -1 if it doesn't apply
    std::uint64_t needed = 0; ///< bytes or count, by code
    std::uint64_t available = 0; ///< bytes or count, by code
    std::string detail; ///< by code
    std::string expected; ///< what would be right, by code

    bool operator==(const Error &) const = default;
};

/// A value or an Error.
template <class T>
class Result {
public:
    Result(T value)
        : m_state(std::in_place_index<0>, std::move(value))
    {
    }
    Result(Error error)
        : m_state(std::in_place_index<1>, std::move(error))
    {
    }

    bool ok() const { return m_state.index() == 0; }
    explicit operator bool() const { return ok(); }

    T &value() & { return std::get<0>(m_state); }
    const T &value() const & { return std::get<0>(m_state); }
    T &&value() && { return std::get<0>(std::move(m_state)); }
    const Error &error() const { return std::get<1>(m_state); }

    T *operator->() { return &value(); }
    const T *operator->() const { return &value(); }
    T &operator*() & { return value(); }
    const T &operator*() const & { return value(); }

private:
    std::variant<T, Error> m_state;
};

/// Costs nothing where all goes well: no string is made before there is an error (classics' loops return it).
template <>
class Result<void> {
public:
    Result() = default;
    Result(Error error)
        : m_error(std::move(error))
    {
    }

    bool ok() const { return !m_error; }
    explicit operator bool() const { return ok(); }
    const Error &error() const { return *m_error; }

private:
    std::optional<Error> m_error;
};

} // namespace iolite
