// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/KernelCounter.h"
#include "core/model/LatencyBuckets.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace iolite {

/// What an operation does. Sync is fsync as an operation of its own. Item is what a classic counts: a file made, looked
/// at, removed or extracted, a seek (PhaseInfo::item says which); the calls that it is made of may count as reads and
/// writes besides.
enum class Direction : std::uint8_t { Read = 0, Write = 1, Sync = 2, Item = 3 };
inline constexpr std::size_t kDirections = 4;
inline constexpr std::array<Direction, kDirections> kAllDirections{
    Direction::Read, Direction::Write, Direction::Sync, Direction::Item};

/// One direction of one sample. Latency: from just before submission to the moment the completion was seen.
struct DirectionSample {
    std::uint64_t ops = 0;
    std::uint64_t bytes = 0;
    std::uint64_t latSumNs = 0;
    std::uint64_t p50Ns = 0; ///< percentiles of this interval only, within 1 %; 0 when ops is 0
    std::uint64_t p90Ns = 0;
    std::uint64_t p99Ns = 0;
    std::uint64_t p999Ns = 0;
    std::uint64_t maxNs = 0; ///< within 1 %
    std::array<std::uint32_t, latency::kHeatRows>
        heat{}; ///< operations by coarse latency (latency::heatRow), the part that merges

    bool operator==(const DirectionSample &) const = default;
};

/// What happened between two looks of the sampler (100 ms by default; wider when nobody took the last one or the
/// machine was busy). Times are nanoseconds since the run started, of the monotonic clock. A stalled device gives
/// samples with 0 operations.
struct Sample {
    std::int64_t beginNs = 0;
    std::int64_t endNs = 0;
    std::int32_t phase = 0; ///< PhaseInfo::index
    bool ramp = false; ///< before measuring began: shown, not counted
    std::array<DirectionSample, kDirections> dir{};
    std::uint64_t cpuNs = 0; ///< processor time of the workers in this interval
    std::uint64_t deviceReadBytes = 0; ///< moved by the block devices below the target, of whoever
    std::uint64_t deviceWriteBytes = 0;
    KernelCounts kernel{}; ///< growth of the kernel's counters in this interval, of whoever; index is KernelCounter

    const DirectionSample &operator[](Direction d) const { return dir[std::size_t(d)]; }
    DirectionSample &operator[](Direction d) { return dir[std::size_t(d)]; }
    double seconds() const { return double(endNs - beginNs) * 1e-9; }
    /// Bytes read and written; those of the items where the calls they are made of are too many to be counted one by
    /// one (bonnie++'s single bytes).
    std::uint64_t movedBytes() const
    {
        const std::uint64_t calls = (*this)[Direction::Read].bytes + (*this)[Direction::Write].bytes;
        return calls > 0 ? calls : (*this)[Direction::Item].bytes;
    }

    bool operator==(const Sample &) const = default;
};
static_assert(std::is_trivially_copyable_v<Sample>);

/// Makes one sample of two neighbours of the same phase: sums add, the maximum stays, percentiles are taken anew from
/// the merged coarse rows (within half an octave: percentiles are never averaged).
Sample merged(const Sample &first, const Sample &second);

} // namespace iolite
