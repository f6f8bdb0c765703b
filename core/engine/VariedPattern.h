// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/Distribution.h"
#include "core/engine/Pattern.h"

namespace iolite::engine {

/// All operations have the block size, which the compiler may then keep as a constant of the loop.
class FixedSize {
public:
    static constexpr bool kFixed = true;
    explicit FixedSize(const PatternSetup &setup)
        : m_bytes(setup.blockSize)
    {
    }
    std::uint64_t next() const { return m_bytes; }

private:
    std::uint64_t m_bytes;
};

/// The size of each operation is drawn.
class DrawnSize {
public:
    static constexpr bool kFixed = false;
    explicit DrawnSize(const PatternSetup &setup)
        : m_sizes(setup.sizes)
        , m_smallest(setup.blockSize)
        , m_random(setup.ownSeed ^ 0x73697a6573697a65ULL)
    {
    }
    std::uint64_t next()
    {
        return m_sizes.table.empty() ? m_smallest * (1 + m_random.below(m_sizes.multiples))
                                     : m_sizes.table[m_random.below(m_sizes.table.size())];
    }

private:
    SizeMix m_sizes;
    std::uint64_t m_smallest;
    Random m_random;
};

/// As Sequential, with operations of different sizes: each begins where the one before has ended. The last one before
/// the end of the region is cut off there.
template <class Counter>
class VariedSequential {
public:
    static constexpr bool kFixed = false;
    VariedSequential(const PatternSetup &setup, Counter counter)
        : m_first(setup.firstByte)
        , m_region(setup.regionBytes())
        , m_most(setup.most(m_region))
        , m_ownOrders(!Counter::kShared && setup.mixed())
        , m_choice(setup)
        , m_sizes(setup)
        , m_counter(counter)
    {
    }

    bool next(Operation &operation)
    {
        operation.bytes = m_sizes.next();
        operation.direction = m_choice.next();
        if (m_ownOrders) {
            std::uint64_t &place = m_place[std::size_t(operation.direction)];
            const std::uint64_t left = m_most - m_done;
            operation.bytes = std::min({operation.bytes, m_region - place, left});
            operation.offset = m_first + place;
            place += operation.bytes;
            if (place == m_region)
                place = 0;
            m_done += operation.bytes;
            return left > 0;
        }
        const std::uint64_t at = m_counter.takeWithin(m_region, operation.bytes);
        operation.offset = m_first + at % m_region;
        return at < m_most;
    }

private:
    std::uint64_t m_first;
    std::uint64_t m_region;
    std::uint64_t m_most;
    bool m_ownOrders;
    DirectionChoice m_choice;
    DrawnSize m_sizes;
    Counter m_counter;
    std::uint64_t m_place[2]{};
    std::uint64_t m_done = 0;
};

/// Blocks drawn independently, by any of the kinds in Distribution.h. Ends when as many bytes have been asked for as
/// the passes over the region have; the last operation is cut off there.
template <class Blocks, class Sizes, class Counter>
class RandomDrawn {
public:
    static constexpr bool kFixed = Sizes::kFixed;
    RandomDrawn(const PatternSetup &setup, Counter counter)
        : m_first(setup.firstByte)
        , m_blockSize(setup.blockSize)
        , m_region(setup.regionBytes())
        , m_last(setup.blocks - 1)
        , m_most(setup.most(m_region))
        , m_choice(setup)
        , m_sizes(setup)
        , m_counter(counter)
        , m_random(setup.ownSeed)
        , m_blocks(setup)
    {
    }

    bool next(Operation &operation)
    {
        std::uint64_t bytes = m_sizes.next();
        if (m_most != PatternSetup::kNoEnd) {
            const std::uint64_t at = m_counter.take(bytes);
            if (at >= m_most)
                return false;
            bytes = std::min(bytes, m_most - at);
        }
        operation.direction = m_choice.next();
        const std::uint64_t last = kFixed ? m_last : (m_region - bytes) / m_blockSize;
        operation.offset = m_first + m_blocks.pick(m_random, last) * m_blockSize;
        operation.bytes = bytes;
        return true;
    }

private:
    std::uint64_t m_first;
    std::uint64_t m_blockSize;
    std::uint64_t m_region;
    std::uint64_t m_last;
    std::uint64_t m_most;
    DirectionChoice m_choice;
    Sizes m_sizes;
    Counter m_counter;
    Random m_random;
    Blocks m_blocks;
};

/// A pattern of one block size that tells it with each operation, for drivers that write data of a kind of its own.
template <class Pattern>
class Sized {
public:
    static constexpr bool kFixed = false;
    template <class Counter>
    Sized(const PatternSetup &setup, Counter counter)
        : m_pattern(setup, counter)
        , m_bytes(setup.blockSize)
    {
    }
    bool next(Operation &operation)
    {
        operation.bytes = m_bytes;
        return m_pattern.next(operation);
    }

private:
    Pattern m_pattern;
    std::uint64_t m_bytes;
};

} // namespace iolite::engine
