// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace iolite::workloads {

/// `visit(part)` for each part of an archive's name but "." and empty ones, as long as it answers true.
template <class Visit>
bool eachPart(std::string_view path, Visit &&visit)
{
    for (std::size_t at = 0; at < path.size();) {
        const std::size_t end = path.find('/', at);
        const std::string_view part = path.substr(at, end - at);
        if (!part.empty() && part != "." && !visit(part))
            return false;
        at = end == std::string_view::npos ? path.size() : end + 1;
    }
    return true;
}

} // namespace iolite::workloads
