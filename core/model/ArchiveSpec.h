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

    bool operator==(const ArchiveSpec &) const = default;
};

} // namespace iolite
