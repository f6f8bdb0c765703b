// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace iolite::engine {

/// The memory a worker transfers from and to: page-aligned, faulted in before measuring.
///
/// Content for writes is random, so it does not compress, and every 4 KiB (every block below that) carries a number
/// that never comes again in this worker, so it does not deduplicate. Each outstanding operation (slot) owns a region;
/// successive writes of a slot walk through its region, which is at least 1 MiB over all slots, so that even a
/// compressor that looks back over neighbouring blocks finds no repetition within 1 MiB.
class DataPool {
public:
    DataPool() = default;
    ~DataPool();
    DataPool(const DataPool &) = delete;
    DataPool &operator=(const DataPool &) = delete;

    /// Error: LimitReached ("memory") when the kernel gives none.
    /// Ends early, with memory that is not all faulted in, once `stop` is set.
    Result<void> allocate(
        unsigned slots, std::size_t blockSize, std::uint64_t seed, bool fillForWrites, const std::atomic<bool> &stop);

    char *readBuffer(unsigned slot) const { return m_base + std::size_t(slot) * m_slotBytes; }

    /// The slot's next block to write, stamped. Only while nothing of the slot is in flight.
    char *writeBuffer(unsigned slot)
    {
        std::uint32_t &cursor = m_cursors[slot];
        char *block = readBuffer(slot) + cursor * m_blockSize;
        if (++cursor == m_blocksPerSlot)
            cursor = 0;
        for (std::size_t at = 0; at < m_blockSize; at += m_stride) {
            ++m_stamp;
            __builtin_memcpy(block + at, &m_stamp, sizeof m_stamp);
        }
        return block;
    }

    char *base() const { return m_base; }
    std::size_t size() const { return m_bytes; }
    std::size_t slotBytes() const { return m_slotBytes; }

private:
    char *m_base = nullptr;
    std::size_t m_bytes = 0;
    std::size_t m_slotBytes = 0;
    std::size_t m_blockSize = 0;
    std::size_t m_blocksPerSlot = 1;
    std::size_t m_stride = 4096;
    std::vector<std::uint32_t> m_cursors; // by slot: its next block
    std::uint64_t m_stamp = 0;
};

} // namespace iolite::engine
