// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <limits>
#include <span>
#include <string_view>

namespace iolite::workloads {

/// The word of `known` that `word` becomes with the fewest insertions, removals and replacements of bytes, for "did you
/// mean"; the first of equals. Empty if every one needs more than `mostEdits`. For short words: time is the product of
/// the lengths.
std::string_view nearestWord(std::string_view word, std::span<const std::string_view> known,
    std::size_t mostEdits = std::numeric_limits<std::size_t>::max());

} // namespace iolite::workloads
