// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/Random.h"

#include <cmath>
#include <cstdint>
#include <limits>

namespace iolite::engine {

/// When a worker's operations are due. With a rate the loop is open: arrivals come at their times however long the
/// operations before them take, and wait where the queue is full. So a stalled device shows in the response time
/// (arrival to completion), which a closed loop hides by not asking meanwhile ("coordinated omission").
struct PaceSetup {
    double operationsPerSecond = 0; ///< 0: none
    double bytesPerSecond = 0; ///< 0: none; at most one of the two
    bool poisson = false; ///< intervals are exponential instead of equal
    double firstShare = 0; ///< 0…1: of an interval, before the first arrival: keeps several workers out of step
    std::uint64_t firstBytes = 0; ///< bytes of that interval
    std::uint64_t seed = 1;
    std::int64_t thinkNs = 0; ///< pause in a closed loop
    std::uint64_t thinkAfter = 1; ///< operations between two pauses

    bool open() const { return operationsPerSecond > 0 || bytesPerSecond > 0; }
    bool paced() const { return open() || thinkNs > 0; }
};

/// No pace: as fast as it goes. Nothing of it is left in the loop.
struct NoPace {
    static constexpr bool kPaced = false;
};

/// The arrivals of one worker. One thread.
class Pace {
public:
    static constexpr bool kPaced = true;

    explicit Pace(const PaceSetup &setup)
        : m_setup(setup)
        , m_random(setup.seed)
    {
    }

    bool open() const { return m_setup.open(); }
    void start(std::int64_t now)
    {
        m_start = now;
        m_offset = m_setup.open() ? m_setup.firstShare * meanInterval(m_setup.firstBytes) : 0;
    }
    /// The next operation's arrival (nowNs()); long ago in a closed loop.
    std::int64_t due() const
    {
        return m_setup.open() ? m_start + std::int64_t(m_offset) : std::numeric_limits<std::int64_t>::min();
    }
    /// The operation that was due is under way.
    void issued(std::uint64_t bytes)
    {
        if (m_setup.open())
            m_offset += interval(bytes);
        else
            ++m_sinceThought;
    }
    /// Whether a pause comes before the next operation.
    bool thinks() const { return m_setup.thinkNs > 0 && m_sinceThought >= m_setup.thinkAfter; }
    std::int64_t thinkNs() const { return m_setup.thinkNs; }
    void thought() { m_sinceThought = 0; }

private:
    double meanInterval(std::uint64_t bytes) const
    {
        return m_setup.operationsPerSecond > 0 ? 1e9 / m_setup.operationsPerSecond
                                               : 1e9 * double(bytes) / m_setup.bytesPerSecond;
    }
    double interval(std::uint64_t bytes)
    {
        const double mean = meanInterval(bytes);
        if (!m_setup.poisson)
            return mean;
        return -std::log1p(-m_random.unit()) * mean;
    }

    PaceSetup m_setup;
    Random m_random;
    std::int64_t m_start = 0;
    double m_offset = 0; // ns since the start; a double counts 104 days to the nanosecond
    std::uint64_t m_sinceThought = 0;
};

} // namespace iolite::engine
