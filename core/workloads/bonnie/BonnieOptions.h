// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Private to the command line of bonnie++: its options and its numbers.

#include "core/model/Error.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace iolite::workloads::bonnie {

/// One option as written.
struct Option {
    char letter = 0;
    std::optional<std::string> value;

    std::string text() const { return std::string("-") + letter + (value ? " " + *value : std::string()); }
};

/// Takes the words behind the tool apart as getopt does with its list of options: letters may be bundled ("-qf"),
/// values be attached or not, that of -f attached only. -h, --help, --version and -? come out as 'h'. Errors:
/// UnknownKey, InvalidValue (a value is missing; a word that belongs to no option).
Result<std::vector<Option>> takeApart(std::span<const std::string> words);

/// What stands between colons; a part that is left out is empty.
std::vector<std::string_view> colonParts(std::string_view text);

/// A whole number that may end in a suffix: the n-th of `suffixes` (from 0) multiplies by 1024^n, in either case. "mgt"
/// reads sizes in MiB, ".kmg" sizes in bytes. None if it is no such number or beyond 2^62.
std::optional<std::uint64_t> number(std::string_view text, std::string_view suffixes);

Error badValue(const Option &option, std::string expected);

} // namespace iolite::workloads::bonnie
