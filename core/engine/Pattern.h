// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/Permutation.h"
#include "core/engine/Random.h"
#include "core/model/Sample.h"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <vector>

namespace iolite::engine {

/// One operation to issue.
struct Operation {
    Direction direction = Direction::Read;
    std::uint64_t offset = 0;
    std::uint64_t bytes = 0; ///< set by patterns that are not kFixed; the others' operations all have the block size
};

/// How often each block is drawn where blocks are drawn independently.
struct Distribution {
    enum class Kind { Uniform, Zipf, Pareto, Normal };
    Kind kind = Kind::Uniform;
    double parameter = 0; ///< Zipf: theta, Pareto: h, Normal: deviation in per cent of the blocks

    bool operator==(const Distribution &) const = default;
};

/// The sizes of operations where they are drawn: any entry of the table or, if that is empty, any of 1…multiples times
/// the block size, each as likely as the other.
struct SizeMix {
    std::vector<std::uint32_t> table;
    std::uint64_t multiples = 1;

    bool varies() const { return multiples > 1 || !table.empty(); }
    std::uint64_t largest(std::uint64_t blockSize) const
    {
        return table.empty() ? multiples * blockSize : *std::max_element(table.begin(), table.end());
    }
    bool operator==(const SizeMix &) const = default;
};

/// What a pattern needs to know, the same for all kinds.
struct PatternSetup {
    std::uint64_t blocks = 1; ///< blocks of the file that take part
    std::uint64_t blockSize = 4096; ///< the smallest where sizes vary
    bool endless = false; ///< start over when all blocks are done (time decides)
    int readPercent = 100; ///< 100: reads only, 0: writes only, between: mixed
    std::uint64_t seed = 1; ///< of the random order: the same for threads that share a queue depth
    std::uint64_t ownSeed = 1; ///< of what each thread draws for itself: directions of a mix, repeating offsets
    std::uint64_t passes = 1; ///< times that all blocks are gone through, unless endless
    std::uint64_t firstByte = 0; ///< of the file: where block 0 lies
    Distribution distribution;
    SizeMix sizes;

    std::uint64_t regionBytes() const { return blocks * blockSize; }
    /// Operations of one block size, or bytes: `each` times the passes.
    std::uint64_t most(std::uint64_t each) const { return endless || each > kNoEnd / passes ? kNoEnd : each * passes; }
    bool mixed() const { return readPercent != 0 && readPercent != 100; }

    static constexpr std::uint64_t kNoEnd = UINT64_MAX;
};

/// Numbers operations 0, 1, 2 … for one worker alone.
class OwnCounter {
public:
    static constexpr bool kShared = false;
    std::uint64_t take(std::uint64_t amount = 1)
    {
        const std::uint64_t first = m_next;
        m_next += amount;
        return first;
    }
    /// Takes no more than what is left up to the next multiple of `border`; `amount` says how much that is.
    std::uint64_t takeWithin(std::uint64_t border, std::uint64_t &amount)
    {
        amount = std::min(amount, border - m_next % border);
        return take(amount);
    }

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
    std::uint64_t take(std::uint64_t amount = 1) { return m_next->fetch_add(amount, std::memory_order_relaxed); }
    std::uint64_t takeWithin(std::uint64_t border, std::uint64_t &amount)
    {
        const std::uint64_t wanted = amount;
        std::uint64_t first = m_next->load(std::memory_order_relaxed);
        do
            amount = std::min(wanted, border - first % border);
        while (!m_next->compare_exchange_weak(first, first + amount, std::memory_order_relaxed));
        return first;
    }

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
    static constexpr bool kFixed = true;
    Sequential(const PatternSetup &setup, Counter counter)
        : m_setup(setup)
        , m_most(setup.most(setup.blocks))
        , m_choice(setup)
        , m_counter(counter)
    {
    }

    bool next(Operation &operation)
    {
        const std::uint64_t n = m_counter.take();
        if (n >= m_most)
            return false;
        operation.direction = m_choice.next();
        const bool ownOrders = !Counter::kShared && m_setup.mixed();
        const std::uint64_t place = ownOrders ? m_place[std::size_t(operation.direction)]++ : n;
        operation.offset = m_setup.firstByte + (place % m_setup.blocks) * m_setup.blockSize;
        return true;
    }

private:
    PatternSetup m_setup;
    std::uint64_t m_most;
    DirectionChoice m_choice;
    Counter m_counter;
    std::uint64_t m_place[2]{};
};

/// Blocks in random order, each once before any comes again; a new order for every pass.
template <class Counter>
class RandomMap {
public:
    static constexpr bool kFixed = true;
    RandomMap(const PatternSetup &setup, Counter counter)
        : m_setup(setup)
        , m_most(setup.most(setup.blocks))
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
            if (n >= m_most)
                return false;
            const std::uint64_t pass = n / m_setup.blocks;
            m_passStart = pass * m_setup.blocks;
            m_order = Permutation(m_setup.blocks, m_setup.seed + pass);
            i = n - m_passStart;
        }
        operation.direction = m_choice.next();
        operation.offset = m_setup.firstByte + m_order.at(i) * m_setup.blockSize;
        return true;
    }

private:
    PatternSetup m_setup;
    std::uint64_t m_most;
    DirectionChoice m_choice;
    Counter m_counter;
    Permutation m_order;
    std::uint64_t m_passStart = 0;
};

} // namespace iolite::engine
