// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/Random.h"

#include <bit>
#include <cstdint>

namespace iolite::engine {

/// A pseudo-random order of 0…n−1 in which each number occurs exactly once, without memory: a bijection of k bits
/// (odd multiplications and shifted xors are each invertible modulo 2^k), applied again while the result is ≥ n
/// (cycle walking, Black and Rogaway 2002; less than two rounds on average, since n > 2^(k−1)).
class Permutation {
public:
    Permutation(std::uint64_t n, std::uint64_t seed)
        : m_n(n)
        , m_bits(n > 1 ? int(std::bit_width(n - 1)) : 1)
        , m_mask(m_bits >= 64 ? ~std::uint64_t(0) : (std::uint64_t(1) << m_bits) - 1)
        , m_shift(m_bits / 2 + 1)
    {
        Random random(seed);
        for (std::uint64_t &key : m_add)
            key = random.next() & m_mask;
        for (std::uint64_t &key : m_multiply)
            key = (random.next() | 1) & m_mask;
    }

    /// The i-th number of the order, i < n.
    std::uint64_t at(std::uint64_t i) const
    {
        do
            i = mix(i);
        while (i >= m_n);
        return i;
    }

private:
    std::uint64_t mix(std::uint64_t x) const
    {
        for (int round = 0; round < 3; ++round) {
            x = (x + m_add[round]) & m_mask;
            x ^= x >> m_shift;
            x = (x * m_multiply[round]) & m_mask;
            x ^= x >> m_shift;
        }
        return x;
    }

    std::uint64_t m_n;
    int m_bits;
    std::uint64_t m_mask;
    int m_shift;
    std::uint64_t m_add[3];
    std::uint64_t m_multiply[3];
};

} // namespace iolite::engine
