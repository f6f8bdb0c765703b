// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/UringDriver.h"

#include "core/model/Units.h"

#include <sys/uio.h>

namespace iolite::engine {

namespace {

// Newest set-up first: the kernel refuses flags that it does not know with EINVAL. Not DEFER_TASKRUN: it saves nothing
// where data is cached and costs 10 % of the operations of a virtual disk at depth 32 (docs/workloads.md).
constexpr unsigned kSetups[] = {
    IORING_SETUP_SINGLE_ISSUER | IORING_SETUP_COOP_TASKRUN,
    IORING_SETUP_COOP_TASKRUN,
    0,
};

int openRing(unsigned entries, io_uring &ring)
{
    int result = -EINVAL;
    for (unsigned flags : kSetups) {
        io_uring_params params{};
        params.flags = flags;
        result = io_uring_queue_init_params(entries, &ring, &params);
        if (result != -EINVAL)
            return result;
    }
    return result;
}

} // namespace

bool ioUringAvailable()
{
    // Asked each time: an administrator may switch it while the window is open.
    io_uring ring;
    if (openRing(2, ring) != 0)
        return false;
    io_uring_queue_exit(&ring);
    return true;
}

Result<void> UringDriver::prepare(DataPool &pool)
{
    m_pool = &pool;
    const int opened = openRing(m_plan.iodepth, m_ring);
    if (opened != 0) {
        Error error;
        error.code = opened == -ENOMEM || opened == -EMFILE || opened == -ENFILE ? ErrorCode::LimitReached
                                                                                 : ErrorCode::Unsupported;
        error.subject =
            error.code == ErrorCode::LimitReached ? (opened == -ENOMEM ? "locked memory" : "open files") : "io_uring";
        error.call = "io_uring_setup";
        error.errnum = -opened;
        error.needed = m_plan.iodepth;
        return error;
    }
    m_open = true;
    if (io_uring_register_files(&m_ring, &m_plan.fd, 1) == 0) {
        m_fd = 0;
        m_sqeFlags = IOSQE_FIXED_FILE;
    } else {
        m_fd = m_plan.fd;
    }
    // The kernel takes at most 1 GiB per registered buffer; larger pools are registered slot by slot.
    m_oneBuffer = pool.size() <= GiB;
    std::vector<iovec> vectors;
    if (m_oneBuffer) {
        vectors.push_back({pool.base(), pool.size()});
    } else {
        for (unsigned slot = 0; slot < m_plan.iodepth; ++slot)
            vectors.push_back({pool.readBuffer(slot), pool.slotBytes()});
    }
    m_fixedBuffers = io_uring_register_buffers(&m_ring, vectors.data(), unsigned(vectors.size())) == 0;
    m_state.plainBuffers = !m_fixedBuffers;
    m_slots.resize(m_plan.iodepth);
    m_free.reserve(m_plan.iodepth);
    for (unsigned slot = m_plan.iodepth; slot > 0; --slot)
        m_free.push_back(slot - 1);
    return {};
}

bool UringDriver::awaitCompletion(std::int64_t ns, bool idle)
{
    // Too short for a sleep: only look.
    if (ns < kShortestSleepNs)
        return entered(io_uring_submit(&m_ring));
    ns = std::min(ns - kShortestSleepNs / 2, kLongestSleepNs);
    if (idle && io_uring_sq_ready(&m_ring) == 0) {
        const timespec pause{ns / 1'000'000'000, ns % 1'000'000'000};
        nanosleep(&pause, nullptr);
        return true;
    }
    __kernel_timespec timeout{ns / 1'000'000'000, ns % 1'000'000'000};
    io_uring_cqe *cqe = nullptr;
    return entered(io_uring_submit_and_wait_timeout(&m_ring, &cqe, 1, &timeout, nullptr));
}

bool UringDriver::finishByHand(Slot &slot, int result, std::uint64_t bytes)
{
    if (result < 0 && result != -EINTR && result != -EAGAIN) {
        if (!m_state.error)
            m_state.error =
                transferError(m_plan, slot.direction == Direction::Read ? "read" : "write", -result, slot.offset);
        ++m_lostNow;
        return false;
    }
    std::optional<Error> error;
    const std::uint64_t done = result > 0 ? std::uint64_t(result) : 0;
    if (!transferRest(m_plan, slot.direction, slot.buffer, bytes, slot.offset, done, error)) {
        if (!m_state.error)
            m_state.error = error;
        ++m_lostNow;
        return false;
    }
    return true;
}

bool UringDriver::syncNow()
{
    const std::int64_t begin = nowNs();
    if (syncFile(m_plan) != 0) {
        m_state.error = transferError(m_plan, syncCall(m_plan), errno, 0);
        return false;
    }
    m_state.counters[Direction::Sync].record(std::uint64_t(nowNs() - begin), 0);
    return true;
}

} // namespace iolite::engine
