// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/bonnie/BonnieFile.h"

#include "core/engine/DataPool.h"
#include "core/engine/Random.h"
#include "core/workloads/bonnie/BonnieCalls.h"

#include <array>
#include <utility>

namespace iolite::workloads {

namespace {

using engine::TaskContext;

/// A test on the data file by one thread.
class FileTask : public engine::Task {
public:
    FileTask(BonnieFile file, bool writes)
        : m_file(std::move(file))
        , m_writes(writes)
    {
    }
    ~FileTask() override { finish(); }

    Result<void> prepare(const std::atomic<bool> &stop) override
    {
        bonnie::ownDescriptors();
        const auto fd = m_file.directory->openFile(0, m_file.flags);
        if (!fd)
            return fd.error();
        m_fd = *fd;
        return m_pool.allocate(1, m_file.chunk, m_file.seed, m_writes, stop);
    }
    void finish() override
    {
        if (m_fd >= 0)
            ::close(std::exchange(m_fd, -1));
    }

protected:
    Result<void> ended(TaskContext &context) { return bonnie::syncAndClose(m_fd, path(), context); }
    Error failed(const char *call, std::uint64_t at) const
    {
        return systemError(path(), call, errno, std::int64_t(at));
    }
    Error shortRead(std::uint64_t at, ssize_t got) const
    {
        if (got < 0)
            return failed("read", at);
        Error error;
        error.code = ErrorCode::ShortTransfer;
        error.subject = path();
        error.call = "read";
        error.offset = std::int64_t(at);
        error.needed = m_file.chunk;
        error.available = std::uint64_t(got);
        return error;
    }

    std::string path() const { return m_file.directory->filePath(0); }

    BonnieFile m_file;
    int m_fd = -1;
    engine::DataPool m_pool;

private:
    bool m_writes;
};

class CharWrite final : public FileTask {
public:
    explicit CharWrite(BonnieFile file)
        : FileTask(std::move(file), false)
    {
    }
    Result<void> run(TaskContext &context) override
    {
        const int fd = m_fd;
        std::int64_t begin = engine::nowNs();
        for (std::uint64_t at = 0; at < m_file.bytes; at += m_file.chunk) {
            for (std::size_t i = 0; i < m_file.chunk; ++i) {
                const char byte = char(i & 127);
                if (!bonnie::writeByte(fd, &byte)) [[unlikely]]
                    return failed("write", at + i);
                if (context.stopped()) [[unlikely]]
                    return ended(context);
            }
            begin = context.record(Direction::Item, begin, m_file.chunk);
        }
        return ended(context);
    }
};

class CharRead final : public FileTask {
public:
    explicit CharRead(BonnieFile file)
        : FileTask(std::move(file), false)
    {
    }
    Result<void> run(TaskContext &context) override
    {
        const int fd = m_fd;
        std::int64_t begin = engine::nowNs();
        for (std::uint64_t at = 0; at < m_file.bytes; at += m_file.chunk) {
            for (std::size_t i = 0; i < m_file.chunk; ++i) {
                unsigned char byte = 0;
                if (const ssize_t got = bonnie::readByte(fd, &byte); got != 1) [[unlikely]]
                    return shortRead(at + i, got);
                ++m_seen[byte];
                if (context.stopped()) [[unlikely]]
                    return ended(context);
            }
            begin = context.record(Direction::Item, begin, m_file.chunk);
        }
        return ended(context);
    }

private:
    std::array<std::uint32_t, 256> m_seen{}; // each byte is looked at, as by a program that reads them
};

class BlockWrite final : public FileTask {
public:
    explicit BlockWrite(BonnieFile file)
        : FileTask(std::move(file), true)
    {
    }
    Result<void> run(TaskContext &context) override
    {
        std::size_t bump = 0;
        std::int64_t begin = engine::nowNs();
        for (std::uint64_t at = 0; at < m_file.bytes && !context.stopped(); at += m_file.chunk) {
            char *block = m_pool.writeBuffer(0);
            ++block[bump];
            bump = (bump + 1) & (m_file.chunk - 1);
            if (!bonnie::writeAll(m_fd, block, m_file.chunk)) [[unlikely]]
                return failed("write", at);
            begin = context.record(Direction::Write, begin, m_file.chunk);
        }
        return ended(context);
    }
};

class Rewrite final : public FileTask {
public:
    explicit Rewrite(BonnieFile file)
        : FileTask(std::move(file), false)
    {
    }
    Result<void> run(TaskContext &context) override
    {
        char *block = m_pool.readBuffer(0);
        std::size_t bump = 0;
        std::int64_t begin = engine::nowNs();
        for (std::uint64_t at = 0; at < m_file.bytes && !context.stopped(); at += m_file.chunk) {
            const ssize_t got = bonnie::readAll(m_fd, block, m_file.chunk);
            if (got != ssize_t(m_file.chunk)) [[unlikely]]
                return shortRead(at, got);
            const std::int64_t read = context.record(Direction::Read, begin, m_file.chunk);
            ++block[bump];
            bump = (bump + 1) & (m_file.chunk - 1);
            if (::lseek(m_fd, -off_t(m_file.chunk), SEEK_CUR) < 0) [[unlikely]]
                return failed("lseek", at);
            if (!bonnie::writeAll(m_fd, block, m_file.chunk)) [[unlikely]]
                return failed("write", at);
            const std::int64_t written = context.record(Direction::Write, read, m_file.chunk);
            context.count(Direction::Item, std::uint64_t(written - begin), 0);
            begin = written;
        }
        return ended(context);
    }
};

class BlockRead final : public FileTask {
public:
    explicit BlockRead(BonnieFile file)
        : FileTask(std::move(file), false)
    {
    }
    Result<void> run(TaskContext &context) override
    {
        char *block = m_pool.readBuffer(0);
        std::int64_t begin = engine::nowNs();
        for (std::uint64_t at = 0; at < m_file.bytes && !context.stopped(); at += m_file.chunk) {
            const ssize_t got = bonnie::readAll(m_fd, block, m_file.chunk);
            if (got != ssize_t(m_file.chunk)) [[unlikely]]
                return shortRead(at, got);
            begin = context.record(Direction::Read, begin, m_file.chunk);
        }
        return ended(context);
    }
};

class Seek final : public FileTask {
public:
    Seek(BonnieFile file, std::shared_ptr<BonnieTickets> tickets, bool fsyncEach)
        : FileTask(std::move(file), false)
        , m_tickets(std::move(tickets))
        , m_fsyncEach(fsyncEach)
    {
    }
    Result<void> run(TaskContext &context) override
    {
        char *block = m_pool.readBuffer(0);
        const std::uint64_t chunks = m_file.bytes / m_file.chunk;
        std::int64_t begin = engine::nowNs();
        while (!context.stopped()) {
            const std::uint64_t ticket = m_tickets->taken.fetch_add(1, std::memory_order_relaxed);
            if (ticket >= m_tickets->count)
                break;
            // Where and whether are drawn apart, so that each chunk can be updated whatever their number.
            engine::Random random(m_file.seed ^ engine::splitMix64(ticket));
            const std::uint64_t chunk = random.below(chunks);
            const bool update = random.below(10) == 0;
            const std::uint64_t at = chunk * m_file.chunk;
            if (::lseek(m_fd, off_t(at), SEEK_SET) < 0) [[unlikely]]
                return failed("lseek", at);
            const ssize_t got = bonnie::readAll(m_fd, block, m_file.chunk);
            if (got != ssize_t(m_file.chunk)) [[unlikely]]
                return shortRead(at, got);
            std::int64_t now = context.record(Direction::Read, begin, m_file.chunk);
            if (update) {
                --block[chunk & (m_file.chunk - 1)];
                if (::lseek(m_fd, off_t(at), SEEK_SET) < 0) [[unlikely]]
                    return failed("lseek", at);
                if (!bonnie::writeAll(m_fd, block, m_file.chunk)) [[unlikely]]
                    return failed("write", at);
                now = context.record(Direction::Write, now, m_file.chunk);
                if (m_fsyncEach) {
                    if (::fsync(m_fd) != 0) [[unlikely]]
                        return failed("fsync", at);
                    now = context.record(Direction::Sync, now, 0);
                }
            }
            context.count(Direction::Item, std::uint64_t(now - begin), 0);
            begin = now;
        }
        return ended(context);
    }

private:
    std::shared_ptr<BonnieTickets> m_tickets;
    bool m_fsyncEach;
};

} // namespace

std::shared_ptr<engine::Task> charWriteTask(BonnieFile file)
{
    return std::make_shared<CharWrite>(std::move(file));
}

std::shared_ptr<engine::Task> blockWriteTask(BonnieFile file)
{
    return std::make_shared<BlockWrite>(std::move(file));
}

std::shared_ptr<engine::Task> rewriteTask(BonnieFile file)
{
    return std::make_shared<Rewrite>(std::move(file));
}

std::shared_ptr<engine::Task> charReadTask(BonnieFile file)
{
    return std::make_shared<CharRead>(std::move(file));
}

std::shared_ptr<engine::Task> blockReadTask(BonnieFile file)
{
    return std::make_shared<BlockRead>(std::move(file));
}

std::shared_ptr<engine::Task> seekTask(BonnieFile file, std::shared_ptr<BonnieTickets> tickets, bool fsyncEach)
{
    return std::make_shared<Seek>(std::move(file), std::move(tickets), fsyncEach);
}

} // namespace iolite::workloads
