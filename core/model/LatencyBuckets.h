// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

namespace iolite {

/// Bucket arithmetic of the latency histogram: log-linear, 64 buckets per power of two.
/// Unit: nanoseconds. Values 0…127 have a bucket each; above, a bucket is 1/64 of its power of two, so its midpoint is
/// within 1/128 (0.8 %) of every value in it. Values from 2^42 ns (73 min) on share the last bucket.
namespace latency {

inline constexpr int kSubBits = 6;
inline constexpr int kMaxBits = 42;
inline constexpr std::uint32_t kBuckets = ((kMaxBits - kSubBits) << kSubBits) + (1U << kSubBits);
inline constexpr std::uint64_t kLimitNs = std::uint64_t(1) << kMaxBits;

/// Index of the bucket that holds `ns`.
constexpr std::uint32_t bucketOf(std::uint64_t ns)
{
    if (ns >= kLimitNs) [[unlikely]]
        ns = kLimitNs - 1;
    const int high = 63 - std::countl_zero(ns | (std::uint64_t(1) << kSubBits));
    const int shift = high - kSubBits;
    return (std::uint32_t(shift) << kSubBits) + std::uint32_t(ns >> shift);
}

/// Smallest value of bucket `b`.
constexpr std::uint64_t bucketLow(std::uint32_t b)
{
    const std::uint32_t shift = b < (2U << kSubBits) ? 0 : (b >> kSubBits) - 1;
    return std::uint64_t(b - (shift << kSubBits)) << shift;
}

/// Width of bucket `b`.
constexpr std::uint64_t bucketWidth(std::uint32_t b)
{
    return std::uint64_t(1) << (b < (2U << kSubBits) ? 0 : (b >> kSubBits) - 1);
}

/// The value a bucket stands for: its midpoint.
constexpr std::uint64_t bucketMid(std::uint32_t b)
{
    return bucketLow(b) + (bucketWidth(b) - 1) / 2;
}

/// Coarse rows of the heat map: two per power of two, from 2^8 ns; row 0 takes everything below, the last everything
/// above.
inline constexpr int kHeatRows = 64;

constexpr int heatRow(std::uint64_t ns)
{
    if (ns < 256)
        return 0;
    const int high = 63 - std::countl_zero(ns);
    const int half = int((ns >> (high - 1)) & 1);
    return std::min(kHeatRows - 1, (high - 8) * 2 + half);
}

/// Lower edge of a heat row, nanoseconds (row 0: 0).
constexpr std::uint64_t heatRowLow(int row)
{
    if (row == 0)
        return 0;
    const int high = 8 + row / 2;
    return (std::uint64_t(2 + row % 2)) << (high - 1);
}

} // namespace latency
} // namespace iolite
