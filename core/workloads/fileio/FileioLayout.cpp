// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/fileio/FileioLayout.h"

#include "core/engine/DataPool.h"
#include "core/engine/Random.h"
#include "core/model/SystemError.h"
#include "core/model/Units.h"
#include "core/workloads/fileio/FileioBlock.h"
#include "core/workloads/fileio/FileioRequests.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

namespace iolite::workloads {

namespace {

// Sends what was written last on its way and waits for what was before it, so that little is left for the fsync at the
// end: that one can't be broken off.
void keepFlowing(int fd, std::uint64_t begin, std::uint64_t end)
{
    constexpr std::uint64_t window = 16 * MiB;
    if (begin / window == end / window)
        return;
    const std::uint64_t last = (end / window - 1) * window;
    sync_file_range(fd, off_t(last), off_t(window), SYNC_FILE_RANGE_WRITE);
    if (last >= window)
        sync_file_range(fd, off_t(last - window), off_t(window),
            SYNC_FILE_RANGE_WAIT_BEFORE | SYNC_FILE_RANGE_WRITE | SYNC_FILE_RANGE_WAIT_AFTER);
}

} // namespace

struct FileioWriter::Buffers {
    engine::DataPool pool;
};

FileioWriter::FileioWriter(const FileioSpec &spec)
    : m_spec(spec)
    , m_buffers(std::make_unique<Buffers>())
    , m_chunk(spec.blockSize * std::max<std::uint64_t>(1, MiB / spec.blockSize))
{
}

FileioWriter::~FileioWriter() = default;

Result<void> FileioWriter::prepare(const std::atomic<bool> &stop)
{
    return m_buffers->pool.allocate(1, m_chunk, engine::splitMix64(m_spec.seed + 0x10), true, stop);
}

Result<void> FileioWriter::write(
    const FileioFile &file, std::uint32_t number, std::uint64_t from, const FileioWriting &told)
{
    const std::uint64_t end = fileBytes(m_spec);
    for (std::uint64_t at = from - from % m_spec.blockSize; at < end;) {
        if (told.stopped())
            return {};
        const std::uint64_t bytes = std::min(m_chunk, end - at);
        char *data = m_buffers->pool.writeBuffer(0);
        if (m_spec.validate)
            for (std::uint64_t block = 0; block < bytes; block += m_spec.blockSize)
                sealBlock(data + block, m_spec.blockSize, number, at + block);
        const std::int64_t begin = engine::nowNs();
        for (std::uint64_t done = 0; done < bytes;) {
            const ssize_t n = pwrite(file.fd, data + done, bytes - done, off_t(at + done));
            if (n > 0)
                done += std::uint64_t(n);
            else if (n == 0 || (errno != EINTR && errno != EAGAIN))
                return systemError(file.path, "pwrite", n == 0 ? EIO : errno, std::int64_t(at + done));
        }
        at += bytes;
        m_written += bytes;
        keepFlowing(file.fd, at - bytes, at);
        if (told.wrote)
            told.wrote(begin, bytes);
    }
    const std::int64_t begin = engine::nowNs();
    if (fsync(file.fd) != 0)
        return systemError(file.path, "fsync", errno);
    if (told.synced)
        told.synced(begin);
    return {};
}

Result<void> FileioLayoutTask::run(engine::TaskContext &context)
{
    FileioWriting told;
    told.stopped = [&] { return context.stopped(); };
    told.wrote = [&](std::int64_t begin, std::uint64_t bytes) { context.record(Direction::Write, begin, bytes); };
    told.synced = [&](std::int64_t begin) { context.record(Direction::Sync, begin, 0); };
    for (std::size_t n = 0; n < m_files.size(); ++n) {
        if (context.stopped())
            break;
        if (auto written = m_writer.write(m_files[n], std::uint32_t(n), 0, told); !written)
            return written;
    }
    return {};
}

} // namespace iolite::workloads
