// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/DataPool.h"

#include "core/model/Units.h"

#include <sys/mman.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace iolite::engine {

namespace {

// Memory is made ready piece by piece, so that a cancel needn't wait for gigabytes of pages.
constexpr std::size_t kPiece = 4 * MiB;

} // namespace

DataPool::~DataPool()
{
    if (m_base)
        munmap(m_base, m_bytes);
}

Result<void> DataPool::allocate(unsigned slots, std::size_t blockSize, std::uint64_t seed, bool fillForWrites,
    const std::atomic<bool> &stop, const DataShape &shape, std::size_t smallest)
{
    constexpr std::size_t page = 4096;
    m_blockSize = blockSize;
    m_stride = std::min<std::size_t>(smallest != 0 ? smallest : blockSize, page);
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
    m_ready.assign(slots, 0);
    m_written.assign(slots * m_blocksPerSlot, 0);
    // One kind of content everywhere: there is nothing to draw and nothing to stamp.
    const bool zeros = shape.zeros || shape.compressPercent == 100;
    const bool same = zeros || shape.dedupePercent == 100;
    m_firstStamp = same ? blockSize : 0;
    m_dedupePercent = same ? 0 : std::uint64_t(shape.dedupePercent);
    Random random(seed);
    if (!fillForWrites || zeros) {
        for (std::size_t piece = 0; piece < m_bytes && !stop.load(std::memory_order_relaxed); piece += kPiece)
            std::memset(m_base + piece, 0, std::min(m_bytes - piece, kPiece));
    } else {
        fill(random, shape, stop);
    }
    m_stamp = random.next();
    m_random = Random(random.next());
    return {};
}

void DataPool::fill(Random &random, const DataShape &shape, const std::atomic<bool> &stop)
{
    for (std::size_t piece = 0; piece < m_bytes && !stop.load(std::memory_order_relaxed); piece += kPiece) {
        const std::size_t end = std::min(m_bytes, piece + kPiece);
        for (std::size_t at = piece; at < end; at += sizeof(std::uint64_t)) {
            const std::uint64_t word = random.next();
            std::memcpy(m_base + at, &word, sizeof word);
        }
    }
    if (shape.compressPercent > 0)
        clearShares(shape.compressPercent, stop);
    if (shape.dedupePercent == 100)
        repeatFirstPiece(stop);
}

// The zeros are the end of each piece: at its beginning stands the stamp.
void DataPool::clearShares(int percent, const std::atomic<bool> &stop)
{
    for (std::size_t slot = 0; slot < m_cursors.size() && !stop.load(std::memory_order_relaxed); ++slot) {
        for (std::size_t block = 0; block < m_blocksPerSlot; ++block) {
            char *data = m_base + slot * m_slotBytes + block * m_blockSize;
            for (std::size_t at = 0; at < m_blockSize; at += m_stride) {
                const std::size_t length = std::min(m_stride, m_blockSize - at);
                const std::size_t random =
                    std::min(length, std::max(sizeof m_stamp, length * std::size_t(100 - percent) / 100));
                std::memset(data + at + random, 0, length - random);
            }
        }
    }
}

void DataPool::repeatFirstPiece(const std::atomic<bool> &stop)
{
    for (std::size_t slot = 0; slot < m_cursors.size() && !stop.load(std::memory_order_relaxed); ++slot) {
        for (std::size_t block = 0; block < m_blocksPerSlot; ++block) {
            char *data = m_base + slot * m_slotBytes + block * m_blockSize;
            for (std::size_t at = 0; at < m_blockSize; at += m_stride)
                if (data + at != m_base)
                    std::memcpy(data + at, m_base, std::min(m_stride, m_blockSize - at));
        }
    }
}

} // namespace iolite::engine
