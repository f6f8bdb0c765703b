// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/LatencyBuckets.h"
#include "core/model/Sample.h"

#include <array>
#include <atomic>
#include <cstdint>

namespace iolite::engine {

/// A number with one writer and any readers: a plain add for the writer, no lock prefix, no tearing for readers.
class SingleWriter {
public:
    void add(std::uint64_t n) { m_value.store(m_value.load(std::memory_order_relaxed) + n, std::memory_order_relaxed); }
    void set(std::uint64_t n) { m_value.store(n, std::memory_order_relaxed); }
    std::uint64_t get() const { return m_value.load(std::memory_order_relaxed); }

private:
    std::atomic<std::uint64_t> m_value{0};
};

/// Totals and latency histogram of one direction of one worker.
struct DirectionCounters {
    SingleWriter ops;
    SingleWriter bytes;
    SingleWriter latSumNs;
    SingleWriter minNs;
    SingleWriter maxNs;
    std::array<SingleWriter, latency::kBuckets> buckets;

    DirectionCounters() { minNs.set(UINT64_MAX); }

    /// Writer only; a few nanoseconds.
    void record(std::uint64_t latencyNs, std::uint64_t byteCount)
    {
        ops.add(1);
        bytes.add(byteCount);
        latSumNs.add(latencyNs);
        if (latencyNs < minNs.get()) [[unlikely]]
            minNs.set(latencyNs);
        if (latencyNs > maxNs.get()) [[unlikely]]
            maxNs.set(latencyNs);
        buckets[latency::bucketOf(latencyNs)].add(1);
    }
};

/// All that a worker publishes, on cache lines of its own.
struct alignas(128) WorkerCounters {
    std::array<DirectionCounters, kDirections> dir;

    DirectionCounters &operator[](Direction d) { return dir[std::size_t(d)]; }
    const DirectionCounters &operator[](Direction d) const { return dir[std::size_t(d)]; }
};

/// Response times of a worker's reads and writes in an open loop: from the arrival to the completion.
struct alignas(128) ResponseCounters {
    std::array<DirectionCounters, 2> dir;

    DirectionCounters &operator[](Direction d) { return dir[std::size_t(d)]; }
};

} // namespace iolite::engine
