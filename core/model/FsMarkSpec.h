// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace iolite {

/// fs_mark: many small files by several writers (docs/workloads.md). Keys, ranges and rules:
/// core/workloads/fs_mark/FsMarkWorkload.h.
struct FsMarkSpec {
    std::uint64_t files = 1000; ///< per writer and loop (-n)

    bool operator==(const FsMarkSpec &) const = default;
};

} // namespace iolite
