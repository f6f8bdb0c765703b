// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace iolite::engine {

/// The names that a run gives to what it makes in its trees. What else is found there is somebody's: it is neither
/// counted nor removed, and it is reported. One thread at a time.
class TreeNames {
public:
    virtual ~TreeNames() = default;
    /// Whether the run makes a file, a link or a folder of this name. `path`: within its tree, '/' between the parts.
    virtual bool has(std::string_view path) const = 0;
};

} // namespace iolite::engine
