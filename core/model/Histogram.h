// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/LatencyBuckets.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace iolite {

/// A finished latency histogram: what is stored, merged and asked for percentiles. Unit: nanoseconds.
/// Error of percentiles: at most 1/128 of the value (see LatencyBuckets.h). Min, max and mean are exact where the
/// engine measured from the start of the phase (no ramp), else within the same error.
struct Histogram {
    std::vector<std::pair<std::uint32_t, std::uint64_t>> buckets; ///< (bucket, count), ascending, no zero counts
    std::uint64_t count = 0;
    std::uint64_t sumNs = 0;
    std::uint64_t minNs = 0;
    std::uint64_t maxNs = 0;

    /// The value below or at which the share `q` (0…1) of the operations lies; nearest rank; 0 when empty.
    /// Never below minNs or above maxNs.
    std::uint64_t quantile(double q) const;
    double meanNs() const { return count ? double(sumNs) / double(count) : 0.0; }
    void merge(const Histogram &other);

    bool operator==(const Histogram &) const = default;
};

} // namespace iolite
