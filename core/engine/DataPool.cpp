// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/DataPool.h"

#include "core/engine/Random.h"
#include "core/model/Units.h"

#include <sys/mman.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace iolite::engine {

DataPool::~DataPool()
{
    if (m_base)
        munmap(m_base, m_bytes);
}

Result<void> DataPool::allocate(
    unsigned slots, std::size_t blockSize, std::uint64_t seed, bool fillForWrites, const std::atomic<bool> &stop)
{
    constexpr std::size_t page = 4096;
    m_blockSize = blockSize;
    m_stride = std::min<std::size_t>(blockSize, page);
    // Walking through a region needs blocks that keep direct I/O's alignment.
    const bool walks = fillForWrites && blockSize % 512 == 0;
    m_blocksPerSlot = walks ? std::max<std::size_t>(1, (MiB / slots + blockSize - 1) / blockSize) : 1;
    m_slotBytes = (m_blocksPerSlot * blockSize + page - 1) / page * page;
    m_bytes = m_slotBytes * slots;
    void *memory = mmap(nullptr, m_bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) {
        Error error;
        error.code = ErrorCode::LimitReached;
        error.subject = "memory";
        error.call = "mmap";
        error.errnum = errno;
        error.needed = m_bytes;
        return error;
    }
    m_base = static_cast<char *>(memory);
    m_cursors.assign(slots, 0);
    Random random(seed);
    // Piece by piece, so that a cancel needn't wait for gigabytes of pages.
    for (std::size_t piece = 0; piece < m_bytes && !stop.load(std::memory_order_relaxed); piece += 4 * MiB) {
        const std::size_t end = std::min<std::size_t>(m_bytes, piece + 4 * MiB);
        if (!fillForWrites) {
            std::memset(m_base + piece, 0, end - piece);
            continue;
        }
        for (std::size_t at = piece; at < end; at += sizeof(std::uint64_t)) {
            const std::uint64_t word = random.next();
            std::memcpy(m_base + at, &word, sizeof word);
        }
    }
    m_stamp = random.next();
    return {};
}

} // namespace iolite::engine
