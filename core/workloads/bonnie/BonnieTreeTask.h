// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Private to the tasks on small files: what they have in common. The walks are templates, so that their bodies are
// plain loops.

#include "core/engine/DataPool.h"
#include "core/engine/OpenFolder.h"
#include "core/engine/Permutation.h"
#include "core/workloads/bonnie/BonnieCalls.h"
#include "core/workloads/bonnie/BonnieTree.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <utility>

namespace iolite::workloads::bonnie {

class TreeTask : public engine::Task {
public:
    TreeTask(BonnieTree tree, bool writes)
        : m_tree(std::move(tree))
        , m_writes(writes)
    {
    }
    ~TreeTask() override { finish(); }

    Result<void> prepare(const std::atomic<bool> &stop) override
    {
        ownDescriptors();
        if (m_tree.maxSize > 0)
            return m_pool.allocate(1, m_tree.fileChunk, m_tree.seed, m_writes, stop);
        return {};
    }
    void finish() override
    {
        for (OpenDirectory &each : m_directories)
            if (each.fd >= 0)
                ::close(std::exchange(each.fd, -1));
    }

protected:
    Error error(const char *call, const char *name, std::int64_t offset = -1) const
    {
        return systemError(m_tree.path + "/" + name, call, errno, offset);
    }
    /// Keeps the error for result(). What is done for each file answers with a bool: a Result would make strings.
    bool fail(const char *call, const char *name, std::int64_t offset = -1)
    {
        m_error = error(call, name, offset);
        return false;
    }
    Result<void> result(bool ok) const { return ok ? Result<void>() : Result<void>(m_error); }

    /// With fsync on: of the directory that the file is in.
    bool syncDirectoryOf(std::uint64_t file, const char *name)
    {
        if (!m_tree.fsync)
            return true;
        const int fd = directoryOf(m_tree.names.directory(file));
        return fd >= 0 && (::fsync(fd) == 0 || fail("fsync", name));
    }

    /// One file of the stat tests.
    bool look(int directory, const char *name, engine::TaskContext &context)
    {
        struct stat status;
        if (::fstatat(directory, name, &status, 0) != 0) [[unlikely]]
            return fail("stat", name);
        return status.st_size == 0 || readFile(directory, name, context);
    }

    /// `visit(descriptor)` for each directory with files, one after the other.
    template <class Visit>
    bool eachDirectory(engine::TaskContext &context, Visit &&visit)
    {
        std::array<char, BonnieNames::kMost> name{'.', '\0'};
        for (std::uint64_t i = 0; i < m_tree.dirs && !context.stopped(); ++i) {
            if (m_tree.dirs > 1)
                BonnieNames::writeDirectory(i, name.data());
            const int fd = engine::openFolder(m_tree.fd, name.data());
            if (fd < 0)
                return fail("open", name.data());
            const bool visited = visit(fd);
            ::close(fd);
            if (!visited)
                return false;
        }
        return true;
    }

    /// `visit(name)` for each of our files in the order of the directory; one operation each, with the reading of it.
    /// What somebody else has put there is passed over. Past readdir(), which takes a lock for each entry where a
    /// process has threads; as much at a time as it reads.
    template <class Visit>
    bool eachEntry(engine::TaskContext &context, int directory, Visit &&visit)
    {
        std::int64_t begin = engine::nowNs();
        while (true) {
            const ssize_t got = ::getdents64(directory, m_entries.data(), m_entries.size());
            if (got <= 0)
                return got == 0 || fail("getdents", "");
            for (ssize_t at = 0; at < got;) {
                const auto *entry = reinterpret_cast<const dirent64 *>(m_entries.data() + at);
                at += entry->d_reclen;
                if (!BonnieNames::isFile(entry->d_name, m_tree.files)) [[unlikely]]
                    continue;
                if (context.stopped()) [[unlikely]]
                    return true;
                if (!visit(entry->d_name)) [[unlikely]]
                    return false;
                begin = context.record(Direction::Item, begin, 0);
            }
        }
    }

    /// `visit(number, name)` for each file once, in a random order.
    template <class Visit>
    bool eachShuffled(engine::TaskContext &context, std::uint64_t seed, Visit &&visit)
    {
        const engine::Permutation order(m_tree.files, seed);
        std::array<char, BonnieNames::kMost> name;
        std::int64_t begin = engine::nowNs();
        for (std::uint64_t i = 0; i < m_tree.files && !context.stopped(); ++i) {
            const std::uint64_t file = order.at(i);
            m_tree.names.write(file, name.data());
            if (!visit(file, name.data())) [[unlikely]]
                return false;
            begin = context.record(Direction::Item, begin, 0);
        }
        return true;
    }

    bool removeDirectory(std::uint64_t number)
    {
        std::array<char, BonnieNames::kMost> name;
        BonnieNames::writeDirectory(number, name.data());
        return ::unlinkat(m_tree.fd, name.data(), AT_REMOVEDIR) == 0 || isKept() || fail("rmdir", name.data());
    }
    /// The end of a delete test: the empty tree goes, then everything is brought to the device.
    Result<void> removeTree(engine::TaskContext &context)
    {
        if (context.stopped())
            return {};
        if (::unlinkat(m_tree.parent, m_tree.name.c_str(), AT_REMOVEDIR) != 0 && !isKept())
            return systemError(m_tree.path, "rmdir", errno);
        return syncFilesystem(context);
    }
    Result<void> syncFilesystem(engine::TaskContext &context)
    {
        if (context.abandoned())
            return {};
        const std::int64_t begin = engine::nowNs();
        // Of the parent: the tree itself may be gone.
        if (::syncfs(m_tree.parent) != 0)
            return systemError(m_tree.path, "syncfs", errno);
        context.record(Direction::Sync, begin, 0);
        return {};
    }

    BonnieTree m_tree;
    engine::DataPool m_pool;

private:
    /// Whether a folder could not be removed because of what somebody else has put there; the end of the run tells it.
    static bool isKept() { return errno == ENOTEMPTY || errno == EEXIST; }

    struct OpenDirectory {
        std::uint64_t number = 0;
        int fd = -1;
    };

    /// Kept open until another one needs its place: there may be more directories than a process may have open.
    int directoryOf(std::uint64_t number)
    {
        OpenDirectory &place = m_directories[number % m_directories.size()];
        if (place.fd >= 0 && place.number == number) [[likely]]
            return place.fd;
        if (place.fd >= 0)
            ::close(std::exchange(place.fd, -1));
        std::array<char, BonnieNames::kMost> name{'.', '\0'};
        if (m_tree.dirs > 1)
            BonnieNames::writeDirectory(number, name.data());
        place = {number, engine::openFolder(m_tree.fd, name.data())};
        if (place.fd < 0)
            fail("open", name.data());
        return place.fd;
    }
    bool readFile(int directory, const char *name, engine::TaskContext &context)
    {
        const int fd = openAt(directory, name, O_RDONLY);
        if (fd < 0) [[unlikely]]
            return fail("open", name);
        bool ok = true;
        std::int64_t begin = engine::nowNs();
        while (!context.stopped()) {
            const ssize_t got = readAll(fd, m_pool.readBuffer(0), m_tree.fileChunk);
            if (got < 0) [[unlikely]]
                ok = fail("read", name);
            if (got <= 0)
                break;
            begin = context.record(Direction::Read, begin, std::uint64_t(got));
            if (std::size_t(got) < m_tree.fileChunk)
                break;
        }
        closeFile(fd);
        return ok;
    }

    bool m_writes;
    std::array<OpenDirectory, 64> m_directories; // with fsync only
    alignas(dirent64) std::array<char, 32768> m_entries;
    Error m_error;
};

} // namespace iolite::workloads::bonnie
