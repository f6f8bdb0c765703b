// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace iolite {

/// bonnie++'s twelve tests (docs/workloads.md). Keys, ranges and rules: core/workloads/bonnie/BonnieWorkload.h.
struct BonnieSpec {
    std::uint64_t size = 1024ULL << 20; ///< bytes of the data file (-s); 0 leaves the six I/O tests out

    bool operator==(const BonnieSpec &) const = default;
};

} // namespace iolite
