// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/NearestWord.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace iolite::workloads {

namespace {

std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t(0));
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t above = row[j];
            row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0U : 1U)});
            diagonal = above;
        }
    }
    return row[b.size()];
}

} // namespace

std::string_view nearestWord(std::string_view word, std::span<const std::string_view> known, std::size_t mostEdits)
{
    std::string_view best;
    bool found = false;
    for (const std::string_view candidate : known) {
        const std::size_t distance = editDistance(word, candidate);
        if (distance > mostEdits || (found && distance == mostEdits))
            continue;
        best = candidate;
        found = true;
        mostEdits = distance;
    }
    return best;
}

} // namespace iolite::workloads
