// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/Words.h"

#include "core/workloads/job/JobKeys.h"

#include <array>
#include <utility>

namespace iolite::formats {

namespace {

template <class T, std::size_t N>
using Table = std::array<std::pair<T, std::string_view>, N>;

template <class T, std::size_t N>
std::string_view wordOf(const Table<T, N> &table, T value)
{
    for (const auto &[known, word] : table)
        if (known == value)
            return word;
    return table.back().second;
}

template <class T, std::size_t N>
std::optional<T> valueOf(const Table<T, N> &table, std::string_view word)
{
    for (const auto &[value, known] : table)
        if (known == word)
            return value;
    return std::nullopt;
}

constexpr Table<RunStatus, 5> kStatus{{
    {RunStatus::Running, "running"},
    {RunStatus::Done, "done"},
    {RunStatus::Partial, "partial"},
    {RunStatus::Cancelled, "cancelled"},
    {RunStatus::Failed, "failed"},
}};

constexpr Table<PhaseKind, 2> kPhaseKind{{{PhaseKind::Layout, "layout"}, {PhaseKind::Measure, "measure"}}};

constexpr Table<Direction, kDirections> kDirection{
    {{Direction::Read, "read"}, {Direction::Write, "write"}, {Direction::Sync, "sync"}, {Direction::Item, "item"}}};

constexpr Table<Item, 4> kItem{
    {{Item::None, "none"}, {Item::Files, "files"}, {Item::Seeks, "seeks"}, {Item::Chunks, "chunks"}}};

constexpr Table<ErrorCode, 23> kErrorCode{{
    {ErrorCode::InvalidValue, "invalid_value"},
    {ErrorCode::UnknownKey, "unknown_key"},
    {ErrorCode::ConflictingSettings, "conflicting_settings"},
    {ErrorCode::TargetMissing, "target_missing"},
    {ErrorCode::TargetNotDirectory, "target_not_directory"},
    {ErrorCode::TargetIsDevice, "target_is_device"},
    {ErrorCode::TargetNotWritable, "target_not_writable"},
    {ErrorCode::ReadOnlyFilesystem, "read_only_filesystem"},
    {ErrorCode::NotEnoughSpace, "not_enough_space"},
    {ErrorCode::NotEnoughInodes, "not_enough_inodes"},
    {ErrorCode::DiskFull, "disk_full"},
    {ErrorCode::DirectNotSupported, "direct_not_supported"},
    {ErrorCode::DirectAlignment, "direct_alignment"},
    {ErrorCode::ShortTransfer, "short_transfer"},
    {ErrorCode::IoFailed, "io_failed"},
    {ErrorCode::LimitReached, "limit_reached"},
    {ErrorCode::Cancelled, "cancelled"},
    {ErrorCode::Unsupported, "unsupported"},
    {ErrorCode::NotFound, "not_found"},
    {ErrorCode::Ambiguous, "ambiguous"},
    {ErrorCode::BadFile, "bad_file"},
    {ErrorCode::HistoryFailed, "history_failed"},
    {ErrorCode::Internal, "internal"},
}};

} // namespace

std::string_view statusWord(RunStatus status)
{
    return wordOf(kStatus, status);
}
std::optional<RunStatus> statusFromWord(std::string_view word)
{
    return valueOf(kStatus, word);
}

std::string_view phaseKindWord(PhaseKind kind)
{
    return wordOf(kPhaseKind, kind);
}
std::optional<PhaseKind> phaseKindFromWord(std::string_view word)
{
    return valueOf(kPhaseKind, word);
}

std::string_view itemWord(Item item)
{
    return wordOf(kItem, item);
}
std::optional<Item> itemFromWord(std::string_view word)
{
    return valueOf(kItem, word);
}

std::string_view directionWord(Direction direction)
{
    return wordOf(kDirection, direction);
}
std::optional<Direction> directionFromWord(std::string_view word)
{
    return valueOf(kDirection, word);
}

std::optional<Access> accessFromWord(std::string_view word)
{
    for (const Access a :
        {Access::Read, Access::Write, Access::RandRead, Access::RandWrite, Access::ReadWrite, Access::RandRW})
        if (workloads::accessWord(a) == word)
            return a;
    return std::nullopt;
}

std::string_view errorCodeWord(ErrorCode code)
{
    return wordOf(kErrorCode, code);
}
std::optional<ErrorCode> errorCodeFromWord(std::string_view word)
{
    return valueOf(kErrorCode, word);
}

} // namespace iolite::formats
