// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace iolite {

/// Extracting an archive and removing the tree (docs/workloads.md). Keys, ranges and rules:
/// core/workloads/archive/ArchiveWorkload.h.
struct ArchiveSpec {
    std::string file; ///< path of a tar archive; empty: a generated tree
    std::uint64_t files = 50'000; ///< of the generated tree, folders come on top
    std::uint64_t seed = 1; ///< of the generated tree
    bool sync = true; ///< syncfs at the end of either test, inside its measured time
    bool decompressFirst = false; ///< before the measured time instead of as part of it

    bool operator==(const ArchiveSpec &) const = default;
};

} // namespace iolite
