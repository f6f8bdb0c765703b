// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace iolite {

/// sysbench's fileio with the mode ag4 (docs/workloads.md). Keys, ranges and rules:
/// core/workloads/fileio/FileioWorkload.h.
struct FileioSpec {
    std::uint64_t totalSize = 2048ULL << 20; ///< bytes of all files together

    bool operator==(const FileioSpec &) const = default;
};

} // namespace iolite
