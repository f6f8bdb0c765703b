// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/bonnie/BonnieTree.h"

#include "core/workloads/bonnie/BonnieCalls.h"
#include "core/workloads/bonnie/BonnieTreeTask.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>

namespace iolite::workloads {

namespace {

using bonnie::TreeTask;
using engine::TaskContext;

class Create final : public TreeTask {
public:
    explicit Create(BonnieTree tree)
        : TreeTask(std::move(tree), true)
    {
    }
    Result<void> run(TaskContext &context) override
    {
        const bool links = m_tree.links != BonnieLinks::None;
        std::array<char, BonnieNames::kMost> name;
        std::int64_t begin = engine::nowNs();
        for (std::uint64_t i = 0; i < m_tree.files && !context.stopped(); ++i) {
            m_tree.names.write(i, name.data());
            const bool made = links && i > 0 ? makeLink(name.data()) : makeFile(i, name.data(), context);
            if (!made) [[unlikely]]
                return result(false);
            begin = context.record(Direction::Item, begin, 0);
        }
        return syncFilesystem(context);
    }

private:
    bool makeFile(std::uint64_t number, const char *name, TaskContext &context)
    {
        const int fd = bonnie::openAt(m_tree.fd, name, O_WRONLY | O_CREAT | O_EXCL, 0600);
        if (fd < 0) [[unlikely]]
            return fail("open", name);
        bool ok = true;
        if (const std::uint64_t size = m_tree.names.size(number, m_tree.minSize, m_tree.maxSize); size > 0)
            ok = fill(fd, size, name, context);
        if (ok && m_tree.fsync) {
            if (::fsync(fd) != 0) [[unlikely]]
                ok = fail("fsync", name);
            else
                ok = syncDirectoryOf(number, name);
        }
        if (!bonnie::closeFile(fd) && errno != EINTR && ok) [[unlikely]]
            ok = fail("close", name);
        return ok;
    }
    bool fill(int fd, std::uint64_t size, const char *name, TaskContext &context)
    {
        std::int64_t begin = engine::nowNs();
        for (std::uint64_t at = 0; at < size && !context.stopped(); at += m_tree.fileChunk) {
            const std::uint64_t piece = std::min<std::uint64_t>(m_tree.fileChunk, size - at);
            if (!bonnie::writeAll(fd, m_pool.writeBuffer(0), piece)) [[unlikely]]
                return fail("write", name, std::int64_t(at));
            begin = context.record(Direction::Write, begin, piece);
        }
        return true;
    }
    // The first name is a file, all others lead to it.
    bool makeLink(const char *name)
    {
        std::array<char, BonnieNames::kMost + 3> first{'.', '.', '/'};
        char *target = first.data() + 3;
        m_tree.names.write(0, target);
        if (m_tree.links == BonnieLinks::Link)
            return ::linkat(m_tree.fd, target, m_tree.fd, name, 0) == 0 || fail("link", name);
        return ::symlinkat(m_tree.dirs > 1 ? first.data() : target, m_tree.fd, name) == 0 || fail("symlink", name);
    }
};

class StatListed final : public TreeTask {
public:
    explicit StatListed(BonnieTree tree)
        : TreeTask(std::move(tree), false)
    {
    }
    Result<void> run(TaskContext &context) override
    {
        return result(eachDirectory(context, [&](int directory) {
            return eachEntry(context, directory, [&](const char *name) { return look(directory, name, context); });
        }));
    }
};

class StatShuffled final : public TreeTask {
public:
    explicit StatShuffled(BonnieTree tree)
        : TreeTask(std::move(tree), false)
    {
    }
    Result<void> run(TaskContext &context) override
    {
        return result(eachShuffled(context, engine::splitMix64(m_tree.seed ^ 0x57a7),
            [&](std::uint64_t, const char *name) { return look(m_tree.fd, name, context); }));
    }
};

class DeleteListed final : public TreeTask {
public:
    explicit DeleteListed(BonnieTree tree)
        : TreeTask(std::move(tree), false)
    {
    }
    Result<void> run(TaskContext &context) override
    {
        std::uint64_t number = 0;
        const bool done = eachDirectory(context, [&](int directory) {
            const bool emptied = eachEntry(context, directory, [&](const char *name) {
                if (::unlinkat(directory, name, 0) != 0) [[unlikely]]
                    return fail("unlink", name);
                return !m_tree.fsync || ::fsync(directory) == 0 || fail("fsync", name);
            });
            return emptied && (m_tree.dirs == 1 || context.stopped() || removeDirectory(number++));
        });
        return done ? removeTree(context) : result(false);
    }
};

class DeleteShuffled final : public TreeTask {
public:
    explicit DeleteShuffled(BonnieTree tree)
        : TreeTask(std::move(tree), false)
    {
    }
    Result<void> run(TaskContext &context) override
    {
        const std::uint64_t seed = engine::splitMix64(m_tree.seed ^ 0xde1e7e);
        bool done = eachShuffled(context, seed, [&](std::uint64_t file, const char *name) {
            return ::unlinkat(m_tree.fd, name, 0) == 0 ? syncDirectoryOf(file, name) : fail("unlink", name);
        });
        for (std::uint64_t i = 0; i < m_tree.dirs && m_tree.dirs > 1 && done && !context.stopped(); ++i)
            done = removeDirectory(i);
        return done ? removeTree(context) : result(false);
    }
};

} // namespace

Result<void> makeBonnieDirectories(const BonnieTree &tree, const std::function<bool()> &cancelled)
{
    std::array<char, BonnieNames::kMost> name;
    for (std::uint64_t i = 0; i < tree.dirs && tree.dirs > 1; ++i) {
        if (cancelled())
            return cancelledError();
        BonnieNames::writeDirectory(i, name.data());
        if (::mkdirat(tree.fd, name.data(), 0700) != 0)
            return systemError(tree.path + "/" + name.data(), "mkdir", errno);
    }
    return {};
}

std::shared_ptr<engine::Task> createTask(BonnieTree tree)
{
    return std::make_shared<Create>(std::move(tree));
}

std::shared_ptr<engine::Task> statListedTask(BonnieTree tree)
{
    return std::make_shared<StatListed>(std::move(tree));
}

std::shared_ptr<engine::Task> statShuffledTask(BonnieTree tree)
{
    return std::make_shared<StatShuffled>(std::move(tree));
}

std::shared_ptr<engine::Task> deleteListedTask(BonnieTree tree)
{
    return std::make_shared<DeleteListed>(std::move(tree));
}

std::shared_ptr<engine::Task> deleteShuffledTask(BonnieTree tree)
{
    return std::make_shared<DeleteShuffled>(std::move(tree));
}

} // namespace iolite::workloads
