// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/Clock.h"
#include "core/engine/Transfer.h"
#include "core/engine/Wait.h"

namespace iolite::engine {

/// pread/pwrite, one operation at a time. Latency: around the call; of a read with those few nanoseconds that choosing
/// the next takes, where one clock serves as the end of one read and the beginning of the next.
class SyncDriver {
public:
    SyncDriver(const WorkerPlan &plan, WorkerState &state)
        : m_plan(plan)
        , m_state(state)
    {
    }

    Result<void> prepare(DataPool &pool)
    {
        m_pool = &pool;
        return {};
    }

    template <class Pattern, class Pace>
    void run(Pattern &pattern, Pace pace, const std::atomic<bool> &stop)
    {
        const std::uint64_t blockSize = m_plan.pattern.blockSize;
        const std::uint64_t fsyncEvery = m_plan.fsyncEvery;
        std::uint64_t unsynced = 0;
        Operation operation;
        std::int64_t end = nowNs();
        if constexpr (Pace::kPaced)
            pace.start(end);
        while (!stop.load(std::memory_order_relaxed) && pattern.next(operation)) {
            if constexpr (Pace::kPaced) {
                if (!await(pace, stop))
                    return;
            }
            const bool read = operation.direction == Direction::Read;
            const std::uint64_t bytes = Pattern::kFixed ? blockSize : operation.bytes;
            char *buffer = read ? m_pool->readBuffer(0) : m_pool->writeBufferFor<Pattern::kFixed>(0, bytes);
            const std::int64_t begin = read && !Pace::kPaced ? end : nowNs();
            const ssize_t n = read ? pread(m_plan.fd, buffer, bytes, off_t(operation.offset))
                                   : pwrite(m_plan.fd, buffer, bytes, off_t(operation.offset));
            if (n != ssize_t(bytes)) [[unlikely]] {
                if (n < 0 && errno != EINTR && errno != EAGAIN) {
                    m_state.error = transferError(m_plan, read ? "pread" : "pwrite", errno, operation.offset);
                    return;
                }
                const std::uint64_t done = n > 0 ? std::uint64_t(n) : 0;
                if (!transferRest(m_plan, operation.direction, buffer, bytes, operation.offset, done, m_state.error))
                    return;
            }
            end = nowNs();
            m_state.counters[operation.direction].record(std::uint64_t(end - begin), bytes);
            if constexpr (Pace::kPaced) {
                if (pace.open())
                    (*m_state.response)[operation.direction].record(std::uint64_t(end - pace.due()), bytes);
                pace.issued(bytes);
            }
            if (!read && fsyncEvery != 0 && ++unsynced == fsyncEvery) {
                unsynced = 0;
                if (syncFile(m_plan) != 0) {
                    m_state.error = transferError(m_plan, syncCall(m_plan), errno, operation.offset);
                    return;
                }
                const std::int64_t synced = nowNs();
                m_state.counters[Direction::Sync].record(std::uint64_t(synced - end), 0);
                end = synced;
            }
        }
    }

private:
    // False once it is to stop.
    static bool await(Pace &pace, const std::atomic<bool> &stop)
    {
        if (pace.thinks()) {
            if (!sleepUntil(nowNs() + pace.thinkNs(), stop))
                return false;
            pace.thought();
        }
        return !pace.open() || sleepUntil(pace.due(), stop);
    }

    const WorkerPlan &m_plan;
    WorkerState &m_state;
    DataPool *m_pool = nullptr;
};

} // namespace iolite::engine
