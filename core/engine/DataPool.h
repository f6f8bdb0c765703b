// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/Random.h"
#include "core/model/Error.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace iolite::engine {

/// What is written, where it is not to be incompressible and unique.
struct DataShape {
    bool zeros = false; ///< nothing but zeros
    int compressPercent = 0; ///< of each piece of 4 KiB (of each block below that) are zeros, the rest is random
    int dedupePercent = 0; ///< chance of each block to repeat one written before; 100: all pieces are the same

    bool operator==(const DataShape &) const = default;
};

/// The memory a worker transfers from and to: page-aligned, faulted in before measuring.
///
/// Content for writes is random, so it does not compress, and every 4 KiB (every block below that) carries a number
/// that never comes again in this worker, so it does not deduplicate. Each outstanding operation (slot) owns a region;
/// successive writes of a slot walk through its region, which is at least 1 MiB over all slots, so that even a
/// compressor that looks back over neighbouring blocks finds no repetition within 1 MiB. A DataShape changes what the
/// memory holds and which of its blocks come next; what a plain write costs stays the same.
class DataPool {
public:
    DataPool() = default;
    ~DataPool();
    DataPool(const DataPool &) = delete;
    DataPool &operator=(const DataPool &) = delete;

    /// Error: LimitReached ("memory") when the kernel gives none.
    /// Ends early, with memory that is not all faulted in, once `stop` is set.
    /// `blockSize`: of the largest block; `smallest`: where sizes vary, of the smallest, else 0.
    Result<void> allocate(unsigned slots, std::size_t blockSize, std::uint64_t seed, bool fillForWrites,
        const std::atomic<bool> &stop, const DataShape &shape = {}, std::size_t smallest = 0);

    char *readBuffer(unsigned slot) const { return m_base + std::size_t(slot) * m_slotBytes; }

    /// The slot's next block to write, stamped. Only while nothing of the slot is in flight.
    char *writeBuffer(unsigned slot)
    {
        std::uint32_t &cursor = m_cursors[slot];
        char *block = readBuffer(slot) + cursor * m_blockSize;
        if (++cursor == m_blocksPerSlot)
            cursor = 0;
        stamp(block, m_firstStamp, m_blockSize);
        return block;
    }
    /// The same for a block of any size up to the largest; the only way to blocks that repeat.
    char *writeBuffer(unsigned slot, std::size_t bytes)
    {
        std::uint32_t &ready = m_ready[slot];
        std::size_t index = m_cursors[slot];
        std::size_t known = 0; // bytes of the block that have been written before
        if (m_dedupePercent != 0 && ready != 0 && m_random.below(100) < m_dedupePercent) {
            index = m_random.below(ready);
            known = m_written[slot * m_blocksPerSlot + index];
        } else {
            m_cursors[slot] = index + 1 == m_blocksPerSlot ? 0 : std::uint32_t(index + 1);
            ready = std::max(ready, std::uint32_t(index + 1));
        }
        char *block = readBuffer(slot) + index * m_blockSize;
        stamp(block, std::max(m_firstStamp, (known + m_stride - 1) / m_stride * m_stride), bytes);
        m_written[slot * m_blocksPerSlot + index] = std::uint32_t(std::max(known, bytes));
        return block;
    }
    /// The one of the two that a pattern needs: kFixed of core/engine/Pattern.h.
    template <bool kFixed>
    char *writeBufferFor(unsigned slot, std::uint64_t bytes)
    {
        if constexpr (kFixed)
            return writeBuffer(slot);
        else
            return writeBuffer(slot, bytes);
    }

    char *base() const { return m_base; }
    std::size_t size() const { return m_bytes; }
    std::size_t slotBytes() const { return m_slotBytes; }

private:
    void stamp(char *block, std::size_t from, std::size_t to)
    {
        for (std::size_t at = from; at < to; at += m_stride) {
            ++m_stamp;
            __builtin_memcpy(block + at, &m_stamp, sizeof m_stamp);
        }
    }
    void fill(Random &random, const DataShape &shape, const std::atomic<bool> &stop);
    void clearShares(int percent, const std::atomic<bool> &stop);
    void repeatFirstPiece(const std::atomic<bool> &stop);

    char *m_base = nullptr;
    std::size_t m_bytes = 0;
    std::size_t m_slotBytes = 0;
    std::size_t m_blockSize = 0;
    std::size_t m_blocksPerSlot = 1;
    std::size_t m_stride = 4096;
    std::size_t m_firstStamp = 0; // behind the block where nothing is stamped
    std::vector<std::uint32_t> m_cursors; // by slot: its next block
    std::uint64_t m_stamp = 0;
    // Of blocks of different sizes and of repeating ones only.
    std::uint64_t m_dedupePercent = 0;
    std::vector<std::uint32_t> m_ready; // by slot: blocks of its region that have been written
    std::vector<std::uint32_t> m_written; // by slot and block: how much of it
    Random m_random{0};
};

} // namespace iolite::engine
