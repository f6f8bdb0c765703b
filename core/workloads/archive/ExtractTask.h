// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/Task.h"
#include "core/model/SystemError.h"
#include "core/workloads/archive/ArchiveEntry.h"
#include "core/workloads/archive/ThreadUsage.h"
#include "core/workloads/archive/TreeWriter.h"

#include <algorithm>
#include <cerrno>
#include <memory>
#include <string>
#include <unistd.h>
#include <utility>

namespace iolite::workloads {

/// What a test tells its script.
struct ArchiveOutcome {
    ThreadUsage usage;
    std::uint64_t specials = 0; ///< devices, pipes and sockets, which are not made
};

/// The last step of a test, counted as Sync: all that the filesystem holds back goes to the device.
inline Result<void> syncTree(engine::TaskContext &context, int fd, const std::string &path)
{
    const std::int64_t begin = engine::nowNs();
    if (syncfs(fd) != 0)
        return systemError(path, "syncfs", errno);
    context.record(Direction::Sync, begin, 0);
    return {};
}

/// Takes entry by entry from a source and makes them. Source: open(stop), next(entry), piece(piece) as LibArchive has
/// them.
template <class Source>
class ExtractTask : public engine::Task {
public:
    /// Longest write, so that a cancel is seen in time.
    static constexpr std::size_t kLongestWrite = 64 * 1024;

    struct Place {
        int root = -1;
        std::string tree; ///< for messages, as is `archive`
        std::string archive;
        bool sync = true;
        std::shared_ptr<ArchiveNames> names; ///< gets what is made
    };

    ExtractTask(std::unique_ptr<Source> source, Place place, std::shared_ptr<ArchiveOutcome> outcome)
        : m_source(std::move(source))
        , m_place(std::move(place))
        , m_outcome(std::move(outcome))
    {
    }

    Result<void> prepare(const std::atomic<bool> &stop) override
    {
        m_writer = std::make_unique<TreeWriter>(m_place.root, m_place.tree, m_place.archive, m_place.names);
        return m_source->open(stop);
    }

    Result<void> run(engine::TaskContext &context) override
    {
        const ThreadUsage before = ThreadUsage::now();
        const Result<void> done = extract(context);
        m_outcome->usage = ThreadUsage::now().since(before);
        return done;
    }

    void finish() override { m_writer.reset(); }

private:
    Result<void> extract(engine::TaskContext &context)
    {
        ArchiveEntry entry;
        while (!context.stopped()) {
            const auto more = m_source->next(entry);
            if (!more)
                return more.error();
            if (!*more)
                break;
            const std::int64_t begin = engine::nowNs();
            if (entry.type == EntryType::Special) {
                ++m_outcome->specials;
                continue;
            }
            if (auto made = make(entry, context); !made)
                return made;
            context.record(Direction::Item, begin, 0);
        }
        if (context.stopped())
            return {};
        if (auto finished = m_writer->finish(context.stopFlag()); !finished || context.stopped())
            return finished;
        return m_place.sync ? syncTree(context, m_place.root, m_place.tree) : Result<void>();
    }

    Result<void> make(const ArchiveEntry &entry, engine::TaskContext &context)
    {
        switch (entry.type) {
        case EntryType::Folder:
            return m_writer->folder(entry);
        case EntryType::Symlink:
            return m_writer->symlink(entry);
        case EntryType::Hardlink:
            return m_writer->hardlink(entry);
        default:
            break;
        }
        const auto fd = m_writer->openFile(entry);
        if (!fd)
            return fd.error();
        std::uint64_t end = 0;
        const Result<void> written = write(*fd, entry, context, end);
        const Result<void> closed = m_writer->closeFile(*fd, entry, context.stopped() ? entry.size : end);
        return written ? closed : written;
    }

    Result<void> write(int fd, const ArchiveEntry &entry, engine::TaskContext &context, std::uint64_t &end)
    {
        ArchivePiece piece;
        while (true) {
            const auto more = m_source->piece(piece);
            if (!more)
                return more.error();
            if (!*more)
                return {};
            while (piece.size > 0) {
                if (context.stopped())
                    return {};
                const std::int64_t begin = engine::nowNs();
                const ssize_t moved = pwrite(fd, piece.data, std::min(piece.size, kLongestWrite), off_t(piece.offset));
                if (moved < 0 && errno == EINTR)
                    continue;
                if (moved <= 0)
                    return systemError(
                        m_writer->pathOf(entry), "pwrite", moved < 0 ? errno : EIO, std::int64_t(piece.offset));
                context.record(Direction::Write, begin, std::uint64_t(moved));
                piece.data += moved;
                piece.size -= std::size_t(moved);
                piece.offset += std::uint64_t(moved);
                end = piece.offset;
            }
        }
    }

    std::unique_ptr<Source> m_source;
    Place m_place;
    std::shared_ptr<ArchiveOutcome> m_outcome;
    std::unique_ptr<TreeWriter> m_writer;
};

} // namespace iolite::workloads
