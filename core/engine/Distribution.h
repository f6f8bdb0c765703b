// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/Pattern.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>

namespace iolite::engine {

// Each kind draws a block number from 0…last, where `last` is the last block that an operation may begin at (less than
// the number of blocks only for operations of several blocks). No tables: the number of blocks does not matter.

/// Every block as likely as any other.
class UniformBlocks {
public:
    explicit UniformBlocks(const PatternSetup &) { }
    std::uint64_t pick(Random &random, std::uint64_t last) const { return random.below(last + 1); }
};

/// Zipf: the block of rank k is drawn with a probability proportional to k^−θ, by rejection-inversion (Hörmann,
/// Derflinger 1996). Ranks are scattered over the file, so that blocks drawn often are not neighbours.
class ZipfBlocks {
public:
    explicit ZipfBlocks(const PatternSetup &setup)
        : m_order(setup.blocks, setup.seed)
        , m_blocks(double(setup.blocks))
        , m_theta(setup.distribution.parameter)
        , m_rest(1 - m_theta)
        , m_low(integral(1.5) - 1)
        , m_high(integral(m_blocks + 0.5))
        , m_squeeze(2 - inverse(integral(2.5) - density(2)))
    {
    }
    std::uint64_t pick(Random &random, std::uint64_t last) const
    {
        return std::min(m_order.at(rank(random) - 1), last);
    }

    /// 1…blocks, before the ranks are scattered.
    std::uint64_t rank(Random &random) const
    {
        while (true) {
            const double u = m_high + random.unit() * (m_low - m_high);
            const double x = inverse(u);
            const double k = std::clamp(std::floor(x + 0.5), 1.0, m_blocks);
            // The first test spares the second, which costs as much again, in nearly all cases.
            if (k - x <= m_squeeze || u >= integral(k + 0.5) - density(k))
                return std::uint64_t(k);
        }
    }

private:
    double density(double x) const { return std::exp(-m_theta * std::log(x)); }
    // The integral of the density, 0 at x = 1; written so that it keeps its digits where θ is near 1.
    double integral(double x) const { return std::expm1(m_rest * std::log(x)) / m_rest; }
    double inverse(double y) const { return std::exp(std::log1p(std::max(y * m_rest, -1.0)) / m_rest); }

    Permutation m_order;
    double m_blocks;
    double m_theta;
    double m_rest;
    double m_low;
    double m_high;
    double m_squeeze;
};

/// Pareto's rule, self-similar (Gray et al. 1994): the share h of the blocks takes the share 1−h of the operations, and
/// within that share again. Scattered like ZipfBlocks.
class ParetoBlocks {
public:
    explicit ParetoBlocks(const PatternSetup &setup)
        : m_order(setup.blocks, setup.seed)
        , m_blocks(double(setup.blocks))
        , m_power(std::log(setup.distribution.parameter) / std::log1p(-setup.distribution.parameter))
        , m_last(setup.blocks - 1)
    {
    }
    std::uint64_t pick(Random &random, std::uint64_t last) const
    {
        const auto rank = std::uint64_t(m_blocks * std::pow(random.unit(), m_power));
        return std::min(m_order.at(std::min(rank, m_last)), last);
    }

private:
    Permutation m_order;
    double m_blocks;
    double m_power;
    std::uint64_t m_last;
};

/// Normal around the middle of the file (Box, Muller 1958); what would fall outside is drawn again.
class NormalBlocks {
public:
    explicit NormalBlocks(const PatternSetup &setup)
        : m_blocks(double(setup.blocks))
        , m_deviation(m_blocks * setup.distribution.parameter / 100)
    {
    }
    std::uint64_t pick(Random &random, std::uint64_t last) const
    {
        double place = 0;
        do {
            const double radius = std::sqrt(-2 * std::log(1 - random.unit())); // the logarithm of (0, 1]
            place = m_blocks / 2 + m_deviation * radius * std::cos(2 * std::numbers::pi * random.unit());
        } while (!(place >= 0 && place < m_blocks));
        return std::min(std::uint64_t(place), last);
    }

private:
    double m_blocks;
    double m_deviation;
};

} // namespace iolite::engine
