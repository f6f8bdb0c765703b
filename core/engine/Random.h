// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

namespace iolite::engine {

/// One step of SplitMix64 (Steele, Lea, Flood 2014): a bijection of 64 bits, used to spread seeds.
constexpr std::uint64_t splitMix64(std::uint64_t x)
{
    x += 0x9e3779b97f4a7c15ULL;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
    return x ^ (x >> 31);
}

/// xoshiro256++ (Blackman, Vigna 2019): offsets, mix and data. Not for secrets.
class Random {
public:
    explicit constexpr Random(std::uint64_t seed)
    {
        for (std::uint64_t &word : m_state)
            word = seed = splitMix64(seed);
    }

    constexpr std::uint64_t next()
    {
        const std::uint64_t result = std::rotl(m_state[0] + m_state[3], 23) + m_state[0];
        const std::uint64_t t = m_state[1] << 17;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= t;
        m_state[3] = std::rotl(m_state[3], 45);
        return result;
    }

    /// Uniform in 0…n−1 (n > 0), by the high half of a product (Lemire 2019, without rejection: bias below n / 2^64).
    constexpr std::uint64_t below(std::uint64_t n)
    {
        __extension__ using Wide = unsigned __int128;
        return std::uint64_t((Wide(next()) * n) >> 64);
    }

    /// Uniform in [0, 1), in steps of 2^−53.
    constexpr double unit() { return double(next() >> 11) * 0x1p-53; }

private:
    std::uint64_t m_state[4]{};
};

} // namespace iolite::engine
