// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"
#include "core/model/Run.h"

#include <optional>
#include <string_view>

namespace iolite::formats {

// The stable words of files, events and the store. Reading a word that isn't one of them gives none.

std::string_view statusWord(RunStatus status); ///< "running" "done" "partial" "failed" "cancelled"
std::optional<RunStatus> statusFromWord(std::string_view word);

std::string_view phaseKindWord(PhaseKind kind); ///< "layout" "measure"
std::optional<PhaseKind> phaseKindFromWord(std::string_view word);

std::string_view itemWord(Item item);
std::optional<Item> itemFromWord(std::string_view word);
std::string_view directionWord(Direction direction); ///< "read" "write" "sync"
std::optional<Direction> directionFromWord(std::string_view word);

std::optional<Access> accessFromWord(std::string_view word); ///< the inverse of workloads::accessWord

std::string_view errorCodeWord(ErrorCode code); ///< "io_failed" …
std::optional<ErrorCode> errorCodeFromWord(std::string_view word);

} // namespace iolite::formats
