// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/Clock.h"
#include "core/engine/Transfer.h"
#include "core/engine/Wait.h"

#include <liburing.h>

#include <algorithm>
#include <vector>

namespace iolite::engine {

/// io_uring with a registered file and registered buffers; submission and completion in batches: whatever has completed
/// is reaped and replaced at once, so that the queue depth is kept and the device never waits for a whole batch.
/// Latency: from just before the batch is handed to the kernel to the moment its completion is seen.
class UringDriver {
public:
    UringDriver(const WorkerPlan &plan, WorkerState &state)
        : m_plan(plan)
        , m_state(state)
    {
    }
    ~UringDriver()
    {
        if (m_open)
            io_uring_queue_exit(&m_ring);
    }
    UringDriver(const UringDriver &) = delete;
    UringDriver &operator=(const UringDriver &) = delete;

    /// In the worker's own thread (the ring has a single issuer). Errors: Unsupported (io_uring forbidden or absent),
    /// LimitReached.
    Result<void> prepare(DataPool &pool);

    template <class Pattern, class Pace>
    void run(Pattern &pattern, Pace pace, const std::atomic<bool> &stop)
    {
        if constexpr (Pace::kPaced)
            runPaced(pattern, pace, stop);
        else
            runClosed(pattern, stop);
    }

private:
    template <class Pattern>
    void runClosed(Pattern &pattern, const std::atomic<bool> &stop)
    {
        bool more = true;
        std::uint64_t unsynced = 0;
        std::size_t chunk = kFewest;
        while (true) {
            const std::size_t fresh = fill(pattern, stop, chunk, unsynced, more);
            if (m_free.size() == m_slots.size()) {
                if (m_state.error || !more)
                    return;
                if (!syncNow())
                    return;
                unsynced = 0;
                continue;
            }
            if (fresh == chunk && !m_free.empty()) {
                // More are due: hand these over first, so that the device works while the rest is made ready. Where all
                // that is outstanding is complete at once (cached data), the processor is what is waited for: larger
                // batches.
                io_uring_submit(&m_ring);
                chunk = io_uring_cq_ready(&m_ring) + m_free.size() == m_slots.size()
                    ? std::min(chunk * 2, m_slots.size())
                    : kFewest;
                continue;
            }
            if (!entered(io_uring_submit_and_wait(&m_ring, 1)) || !reap<Pattern::kFixed, NoPace>())
                return;
        }
    }

    // Operations go out when they are due and a slot is free; the time until the next arrival is slept away, but for
    // completions.
    template <class Pattern>
    void runPaced(Pattern &pattern, Pace &pace, const std::atomic<bool> &stop)
    {
        bool more = true;
        std::uint64_t unsynced = 0;
        Operation operation;
        bool chosen = false; // known before any waiting for it: behind the last operation nothing is waited for
        pace.start(nowNs());
        while (true) {
            const std::int64_t now = nowNs();
            more = more && !m_state.error && !stop.load(std::memory_order_relaxed);
            if (more && !chosen)
                more = chosen = pattern.next(operation);
            const bool drains = pace.thinks() || (m_plan.fsyncEvery != 0 && unsynced >= m_plan.fsyncEvery);
            while (more && !drains && !m_free.empty() && pace.due() <= now && !pace.thinks()) {
                Slot &slot = m_slots[m_free.back()];
                queue<Pattern::kFixed>(m_free.back(), operation);
                slot.begin = now;
                slot.due = pace.due();
                m_free.pop_back();
                pace.issued(Pattern::kFixed ? m_plan.pattern.blockSize : operation.bytes);
                unsynced += operation.direction == Direction::Write;
                more = chosen = pattern.next(operation);
                if (m_plan.fsyncEvery != 0 && unsynced >= m_plan.fsyncEvery)
                    break;
            }
            const bool idle = m_free.size() + m_lost == m_slots.size();
            if (idle && !more)
                return;
            if (idle && drains) {
                if (pace.thinks()) {
                    sleepUntil(now + pace.thinkNs(), stop);
                    pace.thought();
                } else if (!syncNow()) {
                    return;
                } else {
                    unsynced = 0;
                }
                continue;
            }
            const bool mayIssue = more && !drains && !m_free.empty();
            const std::int64_t untilNext = pace.open() ? pace.due() - now : 0;
            if (!awaitCompletion(mayIssue ? untilNext : kLongestSleepNs, idle) || !reap<Pattern::kFixed, Pace>())
                return;
        }
    }

    struct Slot {
        std::int64_t begin = 0;
        std::int64_t due = 0; ///< in an open loop
        std::uint64_t offset = 0;
        char *buffer = nullptr;
        Direction direction = Direction::Read;
        std::uint32_t bytes = 0; ///< where operations are not all of one size
    };

    // What is handed over at once at the least when more is due. Measured on a virtual disk at depth 32: whole batches
    // of what has just completed make device and processor wait for each other in turn and cost 15 % of the operations,
    // one at a time costs a fifth more processor time.
    static constexpr std::size_t kFewest = 4;

    /// Prepares up to `most` operations in free slots and stamps their begin. Returns how many.
    template <class Pattern>
    std::size_t fill(
        Pattern &pattern, const std::atomic<bool> &stop, std::size_t most, std::uint64_t &unsynced, bool &more)
    {
        const std::size_t firstFree = m_free.size();
        const std::size_t limit = std::min(most, firstFree);
        std::size_t fresh = 0;
        while (more && fresh < limit && !m_state.error) {
            if (m_plan.fsyncEvery != 0 && unsynced == m_plan.fsyncEvery)
                break; // drain first, then fsync
            Operation operation;
            if (stop.load(std::memory_order_relaxed) || !pattern.next(operation)) {
                more = false;
                break;
            }
            queue<Pattern::kFixed>(m_free[firstFree - 1 - fresh], operation);
            ++fresh;
            unsynced += operation.direction == Direction::Write;
        }
        if (fresh != 0) {
            const std::int64_t now = nowNs();
            for (std::size_t i = 0; i < fresh; ++i)
                m_slots[m_free[firstFree - 1 - i]].begin = now;
            m_free.resize(firstFree - fresh);
        }
        return fresh;
    }

    template <bool kFixed>
    void queue(unsigned index, const Operation &operation)
    {
        Slot &slot = m_slots[index];
        const bool read = operation.direction == Direction::Read;
        slot.direction = operation.direction;
        slot.offset = operation.offset;
        slot.buffer = read ? m_pool->readBuffer(index) : m_pool->writeBufferFor<kFixed>(index, operation.bytes);
        // The ring has as many entries as there are slots: there is always one free.
        io_uring_sqe *sqe = io_uring_get_sqe(&m_ring);
        const auto bytes = unsigned(kFixed ? m_plan.pattern.blockSize : operation.bytes);
        if constexpr (!kFixed)
            slot.bytes = bytes;
        if (m_fixedBuffers) {
            const int bufferIndex = m_oneBuffer ? 0 : int(index);
            if (read)
                io_uring_prep_read_fixed(sqe, m_fd, slot.buffer, bytes, slot.offset, bufferIndex);
            else
                io_uring_prep_write_fixed(sqe, m_fd, slot.buffer, bytes, slot.offset, bufferIndex);
        } else {
            if (read)
                io_uring_prep_read(sqe, m_fd, slot.buffer, bytes, slot.offset);
            else
                io_uring_prep_write(sqe, m_fd, slot.buffer, bytes, slot.offset);
        }
        sqe->flags = m_sqeFlags;
        io_uring_sqe_set_data64(sqe, index);
    }

    /// Hands over what is ready, and waits for a completion, but not longer than `ns`. `idle`: nothing is outstanding.
    bool awaitCompletion(std::int64_t ns, bool idle);

    bool entered(int result)
    {
        if (result >= 0 || result == -EINTR || result == -EAGAIN || result == -EBUSY || result == -ETIME) [[likely]]
            return true;
        m_state.error = transferError(m_plan, "io_uring_enter", -result, 0);
        return false;
    }

    /// Takes what has completed. False once an error has come and nothing is outstanding any more.
    template <bool kFixed, class Pace>
    bool reap()
    {
        const std::int64_t now = nowNs();
        unsigned head = 0;
        unsigned reaped = 0;
        io_uring_cqe *cqe = nullptr;
        io_uring_for_each_cqe(&m_ring, head, cqe)
        {
            ++reaped;
            const auto index = unsigned(cqe->user_data);
            Slot &slot = m_slots[index];
            std::int64_t end = now;
            const std::uint64_t bytes = kFixed ? m_plan.pattern.blockSize : slot.bytes;
            if (cqe->res != int(bytes)) [[unlikely]] {
                if (!finishByHand(slot, cqe->res, bytes))
                    continue; // the error is kept, the slot stays out of use until everything has come back
                end = nowNs();
            }
            m_state.counters[slot.direction].record(std::uint64_t(end - slot.begin), bytes);
            if constexpr (Pace::kPaced) {
                if (m_state.response)
                    (*m_state.response)[slot.direction].record(std::uint64_t(end - slot.due), bytes);
            }
            m_free.push_back(index);
        }
        io_uring_cq_advance(&m_ring, reaped);
        m_lost += m_lostNow;
        m_lostNow = 0;
        if (m_state.error) [[unlikely]]
            return m_free.size() + m_lost < m_slots.size();
        return true;
    }

    bool finishByHand(Slot &slot, int result, std::uint64_t bytes);
    bool syncNow();

    const WorkerPlan &m_plan;
    WorkerState &m_state;
    DataPool *m_pool = nullptr;
    io_uring m_ring{};
    bool m_open = false;
    bool m_fixedBuffers = false;
    bool m_oneBuffer = false;
    std::uint8_t m_sqeFlags = 0;
    int m_fd = -1; // index 0 of the registered files, or the descriptor itself
    std::vector<Slot> m_slots;
    std::vector<unsigned> m_free; // capacity for all slots: never grows in the loop
    std::size_t m_lost = 0; // slots whose operation failed
    std::size_t m_lostNow = 0;
};

/// Whether this process may use io_uring at all (containers and hardened kernels forbid it). Tried once, then
/// remembered.
bool ioUringAvailable();

} // namespace iolite::engine
