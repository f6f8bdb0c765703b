// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace iolite::workloads {

enum class KeyType { Choice, Integer, Real, Size, Duration, Boolean, Text };

/// One key of a workload: everything a form, a parser and `iolite-cli workloads` need. The explanation a person reads
/// is wording::keyHelp(workload, key), its title wording::keyTitle(workload, key).
struct KeyInfo {
    std::string_view key;
    KeyType type;
    std::string_view unit; ///< "bytes", "s", "%", "" …
    std::vector<std::string_view> choices; ///< Choice only
    std::uint64_t min = 0; ///< Integer, Real, Size (bytes), Duration (ns); Text: least and most bytes
    std::uint64_t max = 0;
    std::string_view form = {}; ///< Text: what it looks like, for errors; a text of core/wording/CoreText.cpp
};

/// InvalidValue for this key, with what would be right.
Error invalidValue(const KeyInfo &info, std::string_view value);
/// UnknownKey, with the nearest of the known keys.
Error unknownKey(std::string_view key, const std::vector<std::string_view> &known);
/// ConflictingSettings: `key` does not go with `other`; `expected` is the remedy as "key=value".
Error conflict(std::string_view key, std::string_view other, std::string expected);

/// Integer, Size and Duration from text, as one unsigned integer in the key's base unit; range checked.
Result<std::uint64_t> parseNumber(const KeyInfo &info, std::string_view value);
Result<double> parseReal(const KeyInfo &info, std::string_view value);
Result<bool> parseBoolean(const KeyInfo &info, std::string_view value);
/// The inverse of parseNumber and parseReal.
std::string numberText(const KeyInfo &info, std::uint64_t number);
std::string realText(double number);

} // namespace iolite::workloads
