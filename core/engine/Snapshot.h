// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/Counters.h"
#include "core/model/Histogram.h"
#include "core/model/Sample.h"

#include <array>
#include <cstdint>
#include <vector>

namespace iolite::engine {

/// Sum of all workers' counters at one moment. Counters only grow, so the difference of two snapshots is what happened
/// between.
struct Snapshot {
    struct Side {
        std::uint64_t ops = 0;
        std::uint64_t bytes = 0;
        std::uint64_t latSumNs = 0;
        std::vector<std::uint64_t> buckets;
    };

    Snapshot();
    void clear();
    void add(const WorkerCounters &worker);
    void add(const ResponseCounters &worker);

    std::array<Side, kDirections> dir;
    std::array<Side, 2> response; ///< without buckets as long as there is none
};

/// One direction of a sample: counts and percentiles of the operations between two snapshots.
DirectionSample sampleBetween(const Snapshot::Side &before, const Snapshot::Side &after);

/// The histogram of the operations between two snapshots; min and max within the buckets' error.
Histogram histogramBetween(const Snapshot::Side &before, const Snapshot::Side &after);

} // namespace iolite::engine
