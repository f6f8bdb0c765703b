// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/Permutation.h"
#include "core/engine/Random.h"
#include "core/model/Sample.h"

#include <atomic>
#include <cstdint>

namespace iolite::engine {

/// One operation to issue.
struct Operation {
    Direction direction = Direction::Read;
    std::uint64_t offset = 0;
};

/// What a pattern needs to know, the same for all kinds.
struct PatternSetup {
    std::uint64_t blocks = 1; ///< blocks of the file that take part
    std::uint64_t blockSize = 4096;
    bool endless = false; ///< start over when all blocks are done (time decides)
    int readPercent = 100; ///< 100: reads only, 0: writes only, between: mixed
    std::uint64_t seed = 1; ///< of the random order: the same for threads that share a queue depth
    std::uint64_t ownSeed = 1; ///< of what each thread draws for itself: directions of a mix, repeating offsets
};

/// Numbers operations 0, 1, 2 … for one worker alone.
class OwnCounter {
public:
    static constexpr bool kShared = false;
    std::uint64_t take() { return m_next++; }

private:
    std::uint64_t m_next = 0;
};

/// Numbers operations for several threads that stand in for one worker's queue depth where io_uring is not allowed.
/// The only thing that workers share in their loop, and only in that fallback.
class SharedCounter {
public:
    static constexpr bool kShared = true;
    explicit SharedCounter(std::atomic<std::uint64_t> &next)
        : m_next(&next)
    {
    }
    std::uint64_t take() { return m_next->fetch_add(1, std::memory_order_relaxed); }

private:
    std::atomic<std::uint64_t> *m_next;
};

/// Which way the next operation goes. Mixed: each by chance, in the given proportion.
class DirectionChoice {
public:
    explicit DirectionChoice(const PatternSetup &setup)
        : m_random(setup.ownSeed ^ 0x6d69786d69786d69ULL)
        , m_readPercent(std::uint64_t(setup.readPercent))
    {
    }
    Direction next()
    {
        if (m_readPercent == 100)
            return Direction::Read;
        if (m_readPercent == 0)
            return Direction::Write;
        return m_random.below(100) < m_readPercent ? Direction::Read : Direction::Write;
    }

private:
    Random m_random;
    std::uint64_t m_readPercent;
};

/// Blocks in ascending order. In a mix, reads and writes each go through the file in order of their own, as in fio (in
/// one common order where threads share a queue depth).
template <class Counter>
class Sequential {
public:
    Sequential(const PatternSetup &setup, Counter counter)
        : m_setup(setup)
        , m_choice(setup)
        , m_counter(counter)
    {
    }

    bool next(Operation &operation)
    {
        const std::uint64_t n = m_counter.take();
        if (n >= m_setup.blocks && !m_setup.endless)
            return false;
        operation.direction = m_choice.next();
        const bool ownOrders = !Counter::kShared && m_setup.readPercent != 0 && m_setup.readPercent != 100;
        const std::uint64_t place = ownOrders ? m_place[std::size_t(operation.direction)]++ : n;
        operation.offset = (place % m_setup.blocks) * m_setup.blockSize;
        return true;
    }

private:
    PatternSetup m_setup;
    DirectionChoice m_choice;
    Counter m_counter;
    std::uint64_t m_place[2]{};
};

/// Blocks in random order, each once before any comes again; a new order for every pass.
template <class Counter>
class RandomMap {
public:
    RandomMap(const PatternSetup &setup, Counter counter)
        : m_setup(setup)
        , m_choice(setup)
        , m_counter(counter)
        , m_order(setup.blocks, setup.seed)
    {
    }

    bool next(Operation &operation)
    {
        const std::uint64_t n = m_counter.take();
        std::uint64_t i = n - m_passStart;
        if (i >= m_setup.blocks) [[unlikely]] {
            if (!m_setup.endless)
                return false;
            const std::uint64_t pass = n / m_setup.blocks;
            m_passStart = pass * m_setup.blocks;
            m_order = Permutation(m_setup.blocks, m_setup.seed + pass);
            i = n - m_passStart;
        }
        operation.direction = m_choice.next();
        operation.offset = m_order.at(i) * m_setup.blockSize;
        return true;
    }

private:
    PatternSetup m_setup;
    DirectionChoice m_choice;
    Counter m_counter;
    Permutation m_order;
    std::uint64_t m_passStart = 0;
};

/// Blocks drawn independently: some come often, some never.
template <class Counter>
class RandomUniform {
public:
    RandomUniform(const PatternSetup &setup, Counter counter)
        : m_setup(setup)
        , m_choice(setup)
        , m_counter(counter)
        , m_random(setup.ownSeed)
    {
    }

    bool next(Operation &operation)
    {
        if (!m_setup.endless && m_counter.take() >= m_setup.blocks)
            return false;
        operation.direction = m_choice.next();
        operation.offset = m_random.below(m_setup.blocks) * m_setup.blockSize;
        return true;
    }

private:
    PatternSetup m_setup;
    DirectionChoice m_choice;
    Counter m_counter;
    Random m_random;
};

} // namespace iolite::engine
