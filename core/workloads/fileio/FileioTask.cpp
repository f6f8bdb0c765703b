// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/fileio/FileioTask.h"

#include "core/model/SystemError.h"
#include "core/workloads/fileio/FileioBlock.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <ctime>
#include <thread>

namespace iolite::workloads {

namespace {

using Kind = FileioRequest::Kind;

// What a short or interrupted call left; not in the common path.
Result<void> transferRest(const FileioFile &file, const FileioRequest &request, char *buffer, ssize_t first)
{
    const bool read = request.kind == Kind::Read;
    std::uint64_t done = 0;
    for (ssize_t n = first;;) {
        const auto at = std::int64_t(request.offset + done);
        if (n > 0) {
            done += std::uint64_t(n);
            if (done == request.bytes)
                return {};
        } else if (n == 0) {
            Error error = systemError(file.path, read ? "pread" : "pwrite", 0, std::int64_t(request.offset));
            error.code = ErrorCode::ShortTransfer;
            error.needed = request.bytes;
            error.available = done;
            return error;
        } else if (errno != EINTR && errno != EAGAIN) {
            return systemError(file.path, read ? "pread" : "pwrite", errno, at);
        }
        const std::uint64_t rest = request.bytes - done;
        n = read ? pread(file.fd, buffer + done, rest, off_t(request.offset + done))
                 : pwrite(file.fd, buffer + done, rest, off_t(request.offset + done));
    }
}

} // namespace

FileioTask::FileioTask(std::shared_ptr<FileioShared> shared, std::uint64_t seed, unsigned thread)
    : m_shared(std::move(shared))
    , m_random(engine::splitMix64(seed) + thread)
    , m_dataSeed(engine::splitMix64(seed ^ 0x5851f42d4c957f2dULL) + thread)
    , m_tally(std::make_unique<FileioTally>())
{
}

Result<void> FileioTask::prepare(const std::atomic<bool> &stop)
{
    const FileioSpec &spec = m_shared->spec;
    return m_pool.allocate(1, transferBytes(spec), m_dataSeed, doesWrite(spec.mode), stop);
}

Result<void> FileioTask::run(engine::TaskContext &context)
{
    FileioShared &shared = *m_shared;
    const FileioRequests &requests = shared.requests;
    const bool paced = shared.spec.rate > 0;
    const bool syncIsEvent = shared.spec.rules == FileioRules::V1_0;
    const std::uint64_t countedLimit = requests.countedLimit();
    Result<void> done;
    while (!context.stopped() && done) {
        const FileioRequest request = requests.at(shared.slot.fetch_add(1, std::memory_order_relaxed), m_random);
        if (request.kind == Kind::Skip)
            continue;
        if (request.kind == Kind::End
            || (countedLimit != 0 && shared.events.fetch_add(1, std::memory_order_relaxed) >= countedLimit)) {
            shared.limitReached.store(true, std::memory_order_relaxed);
            break;
        }
        std::int64_t arrival = 0;
        if (paced && request.kind != Kind::EndSync && !awaitArrival(context, arrival))
            break;
        if (request.kind == Kind::Sync || request.kind == Kind::EndSync)
            done = sync(context, request.file, arrival, syncIsEvent && request.kind == Kind::Sync);
        else
            done = transfer(context, request, arrival);
    }
    if (done && syncIsEvent)
        done = endSyncs(context);
    m_tally->events = m_events;
    m_tally->busyNs = m_busyNs;
    return done;
}

Result<void> FileioTask::transfer(engine::TaskContext &context, const FileioRequest &request, std::int64_t begin)
{
    const FileioSpec &spec = m_shared->spec;
    const FileioFile &file = m_shared->files[request.file];
    const bool read = request.kind == Kind::Read;
    char *buffer = read ? m_pool.readBuffer(0) : m_pool.writeBuffer(0);
    if (!read && spec.validate)
        for (std::uint64_t at = 0; at < request.bytes; at += spec.blockSize)
            sealBlock(buffer + at, spec.blockSize, request.file, request.offset + at);
    if (begin == 0)
        begin = engine::nowNs();
    const ssize_t n = read ? pread(file.fd, buffer, request.bytes, off_t(request.offset))
                           : pwrite(file.fd, buffer, request.bytes, off_t(request.offset));
    if (n != ssize_t(request.bytes)) [[unlikely]]
        if (auto rest = transferRest(file, request, buffer, n); !rest)
            return rest;
    if (!read && spec.fsyncAll)
        if (auto synced = sync(context, request.file, 0, false); !synced)
            return synced;
    const std::int64_t end = context.record(read ? Direction::Read : Direction::Write, begin, request.bytes);
    count(std::uint64_t(end - begin));
    return read && spec.validate ? check(request, buffer) : Result<void>();
}

Result<void> FileioTask::sync(engine::TaskContext &context, std::uint32_t number, std::int64_t begin, bool event)
{
    const FileioFile &file = m_shared->files[number];
    const bool whole = m_shared->spec.fsyncMode == FileioFsync::Fsync;
    if (begin == 0)
        begin = engine::nowNs();
    if ((whole ? fsync(file.fd) : fdatasync(file.fd)) != 0)
        return systemError(file.path, whole ? "fsync" : "fdatasync", errno);
    const std::int64_t end = context.record(Direction::Sync, begin, 0);
    if (event) {
        m_tally->syncs.record(std::uint64_t(end - begin), 0);
        count(std::uint64_t(end - begin));
    }
    return {};
}

// From 1.0.15 on each thread syncs every file when it stops, whatever made it stop.
Result<void> FileioTask::endSyncs(engine::TaskContext &context)
{
    const FileioSpec &spec = m_shared->spec;
    if (!spec.fsyncEnd || spec.fsyncAll || !doesWrite(spec.mode))
        return {};
    for (std::uint32_t n = 0; n < spec.fileNum && !context.abandoned(); ++n)
        if (auto synced = sync(context, n, 0, false); !synced)
            return synced;
    return {};
}

Result<void> FileioTask::check(const FileioRequest &request, char *buffer) const
{
    const FileioSpec &spec = m_shared->spec;
    const FileioFile &file = m_shared->files[request.file];
    // Another thread may just have been writing this very block, and a page cache need not keep both apart.
    int again = spec.mode == FileioMode::RndRw && spec.threads > 1 ? 100 : 0;
    for (std::uint64_t at = 0; at < request.bytes; at += spec.blockSize) {
        const std::uint64_t offset = request.offset + at;
        while (!blockIsSound(buffer + at, spec.blockSize, request.file, offset)) {
            if (again-- > 0) {
                std::this_thread::yield();
                if (pread(file.fd, buffer + at, spec.blockSize, off_t(offset)) == ssize_t(spec.blockSize))
                    continue;
            }
            Error error = systemError(file.path, "pread", 0, std::int64_t(offset));
            error.code = ErrorCode::BadFile;
            error.detail = "the block at offset " + std::to_string(offset) + " does not hold what was written to it";
            return error;
        }
    }
    return {};
}

// Events arrive at random (exponential gaps) whether or not a thread is free; one that comes while all are busy waits,
// and its latency counts from its arrival. False: the phase ended meanwhile.
bool FileioTask::awaitArrival(const engine::TaskContext &context, std::int64_t &arrival)
{
    constexpr std::int64_t longestNap = 50'000'000;
    FileioShared &shared = *m_shared;
    const double share = double((m_random.next() >> 11) + 1) * 0x1p-53;
    const auto gap = std::int64_t(std::min(-std::log(share) / shared.spec.rate * 1e9, 9e15));
    std::int64_t first = 0;
    if (shared.arrival.load(std::memory_order_relaxed) == 0)
        shared.arrival.compare_exchange_strong(first, engine::nowNs(), std::memory_order_relaxed);
    arrival = shared.arrival.fetch_add(gap, std::memory_order_relaxed) + gap;
    for (std::int64_t now = engine::nowNs(); now < arrival; now = engine::nowNs()) {
        if (context.stopped())
            return false;
        const std::int64_t nap = std::min(arrival - now, longestNap);
        const timespec time{time_t(nap / 1'000'000'000), long(nap % 1'000'000'000)};
        nanosleep(&time, nullptr);
    }
    return true;
}

} // namespace iolite::workloads
