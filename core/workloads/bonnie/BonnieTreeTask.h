// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Private to the tasks on small files: what they have in common. The walks are templates, so that their bodies are
// plain loops.

#include "core/engine/DataPool.h"
#include "core/engine/Permutation.h"
#include "core/workloads/bonnie/BonnieCalls.h"
#include "core/workloads/bonnie/BonnieTree.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <utility>
#include <vector>

namespace iolite::workloads::bonnie {

class TreeTask : public engine::Task {
public:
    TreeTask(BonnieTree tree, bool writes)
        : m_tree(std::move(tree))
        , m_writes(writes)
    {
    }
    ~TreeTask() override { finish(); }

    Result<void> prepare() override
    {
        ownDescriptors();
        static const std::atomic<bool> never{false};
        if (m_tree.maxSize > 0)
            if (auto made = m_pool.allocate(1, m_tree.fileChunk, m_tree.seed, m_writes, never); !made)
                return made;
        if (!m_tree.fsync)
            return {};
        std::array<char, BonnieNames::kMost> name{'.', '\0'};
        for (std::uint64_t i = 0; i < m_tree.dirs; ++i) {
            if (m_tree.dirs > 1)
                BonnieNames::writeDirectory(i, name.data());
            const int fd = ::openat(m_tree.fd, name.data(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
            if (fd < 0)
                return failed("open", name.data());
            m_directories.push_back(fd);
        }
        return {};
    }
    void finish() override
    {
        for (const int fd : m_directories)
            ::close(fd);
        m_directories.clear();
    }

protected:
    Error failed(const char *call, const char *name, std::int64_t offset = -1) const
    {
        return callError(m_tree.path + "/" + name, call, errno, offset);
    }

    /// With fsync on: of the directory that the file is in.
    Result<void> syncDirectoryOf(std::uint64_t file, const char *name)
    {
        if (m_tree.fsync && ::fsync(m_directories[m_tree.names.directory(file)]) != 0) [[unlikely]]
            return failed("fsync", name);
        return {};
    }

    /// One file of the stat tests.
    Result<void> look(int directory, const char *name, engine::TaskContext &context)
    {
        struct stat status;
        if (::fstatat(directory, name, &status, 0) != 0) [[unlikely]]
            return failed("stat", name);
        return status.st_size > 0 ? readFile(directory, name, context) : Result<void>();
    }

    /// `visit(descriptor, stream)` for each directory with files, one after the other.
    template <class Visit>
    Result<void> eachDirectory(engine::TaskContext &context, Visit &&visit)
    {
        std::array<char, BonnieNames::kMost> name{'.', '\0'};
        for (std::uint64_t i = 0; i < m_tree.dirs && !context.stopped(); ++i) {
            if (m_tree.dirs > 1)
                BonnieNames::writeDirectory(i, name.data());
            const int fd = ::openat(m_tree.fd, name.data(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
            DIR *stream = fd >= 0 ? ::fdopendir(fd) : nullptr;
            if (!stream) {
                const Error error = failed("open", name.data());
                if (fd >= 0)
                    ::close(fd);
                return error;
            }
            const Result<void> visited = visit(fd, stream);
            ::closedir(stream);
            if (!visited)
                return visited;
        }
        return {};
    }

    /// `visit(name)` for each entry in the order of readdir; one operation each, with the reading of the directory.
    template <class Visit>
    Result<void> eachEntry(engine::TaskContext &context, DIR *stream, Visit &&visit)
    {
        std::int64_t begin = engine::nowNs();
        while (!context.stopped()) {
            errno = 0;
            const dirent *entry = ::readdir(stream);
            if (!entry)
                return errno == 0 ? Result<void>() : failed("readdir", "");
            // A sub-directory never lies beside files.
            if (entry->d_name[0] == '.')
                continue;
            if (const Result<void> visited = visit(entry->d_name); !visited) [[unlikely]]
                return visited;
            begin = context.record(Direction::Item, begin, 0);
        }
        return {};
    }

    /// `visit(number, name)` for each file once, in a random order.
    template <class Visit>
    Result<void> eachShuffled(engine::TaskContext &context, std::uint64_t seed, Visit &&visit)
    {
        const engine::Permutation order(m_tree.files, seed);
        std::array<char, BonnieNames::kMost> name;
        std::int64_t begin = engine::nowNs();
        for (std::uint64_t i = 0; i < m_tree.files && !context.stopped(); ++i) {
            const std::uint64_t file = order.at(i);
            m_tree.names.write(file, name.data());
            if (const Result<void> visited = visit(file, name.data()); !visited) [[unlikely]]
                return visited;
            begin = context.record(Direction::Item, begin, 0);
        }
        return {};
    }

    Result<void> removeDirectory(std::uint64_t number)
    {
        std::array<char, BonnieNames::kMost> name;
        BonnieNames::writeDirectory(number, name.data());
        if (::unlinkat(m_tree.fd, name.data(), AT_REMOVEDIR) != 0)
            return failed("rmdir", name.data());
        return {};
    }
    /// The end of a delete test: the empty tree goes, then everything is brought to the device.
    Result<void> removeTree(engine::TaskContext &context)
    {
        if (context.stopped())
            return {};
        if (::unlinkat(m_tree.parent, m_tree.name.c_str(), AT_REMOVEDIR) != 0)
            return callError(m_tree.path, "rmdir", errno);
        return syncFilesystem(context);
    }
    Result<void> syncFilesystem(engine::TaskContext &context)
    {
        if (context.abandoned())
            return {};
        const std::int64_t begin = engine::nowNs();
        // Of the parent: the tree itself may be gone.
        if (::syncfs(m_tree.parent) != 0)
            return callError(m_tree.path, "syncfs", errno);
        context.record(Direction::Sync, begin, 0);
        return {};
    }

    BonnieTree m_tree;
    engine::DataPool m_pool;

private:
    Result<void> readFile(int directory, const char *name, engine::TaskContext &context)
    {
        const int fd = ::openat(directory, name, O_RDONLY | O_CLOEXEC);
        if (fd < 0) [[unlikely]]
            return failed("open", name);
        Result<void> result;
        std::int64_t begin = engine::nowNs();
        while (!context.stopped()) {
            const ssize_t got = readAll(fd, m_pool.readBuffer(0), m_tree.fileChunk);
            if (got < 0) [[unlikely]]
                result = failed("read", name);
            if (got <= 0)
                break;
            begin = context.record(Direction::Read, begin, std::uint64_t(got));
            if (std::size_t(got) < m_tree.fileChunk)
                break;
        }
        ::close(fd);
        return result;
    }

    bool m_writes;
    std::vector<int> m_directories; // with fsync only: by number
};

} // namespace iolite::workloads::bonnie
