// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/fs_mark/FsMarkFilesTask.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <ctime>

namespace iolite::workloads {

namespace {

constexpr std::uint32_t kSecondsInSubdir = 180;

std::uint32_t second()
{
    timespec t;
    clock_gettime(CLOCK_REALTIME_COARSE, &t);
    return std::uint32_t(t.tv_sec);
}

} // namespace

FsMarkFilesTask::FsMarkFilesTask(std::shared_ptr<FsMarkWriter> writer, std::shared_ptr<FsMarkCrew> crew)
    : m_writer(std::move(writer))
    , m_crew(std::move(crew))
    , m_names(m_writer->spec, m_writer->seed)
{
}

Result<void> FsMarkFilesTask::prepare(const std::atomic<bool> &stop)
{
    FsMarkWriter &writer = *m_writer;
    writer.files.assign(writer.spec.files, {});
    // Whole pages, so that every write begins with a stamp, whatever its size.
    constexpr std::uint64_t page = 4096;
    const std::uint64_t longest = std::max<std::uint64_t>(1, std::min(writer.spec.size, writer.spec.writeSize));
    return m_pool.allocate(1, (longest + page - 1) / page * page, writer.seed, true, stop);
}

Result<void> FsMarkFilesTask::run(engine::TaskContext &context)
{
    FsMarkWriter &writer = *m_writer;
    const std::uint64_t cpu = engine::threadCpuNs();
    const std::int64_t begin = engine::nowNs();
    Result<void> made = makeFiles(context);
    if (!made && made.error().code == ErrorCode::DiskFull && writer.spec.untilFull) {
        writer.full = true;
        made = {};
    }
    if (made && !context.stopped())
        made = syncAfter(context);
    writer.times.loopNs = engine::nowNs() - begin;
    writer.times.loopCpuNs = engine::threadCpuNs() - cpu;
    const Result<void> synced = finalSync(writer, *m_crew, !made || context.abandoned());
    // Space that was promised in memory may turn out to be missing only now.
    if (!synced && synced.error().code == ErrorCode::DiskFull && writer.spec.untilFull) {
        writer.full = true;
        return made;
    }
    return made ? synced : made;
}

void FsMarkFilesTask::chooseSubdir(std::uint32_t second, std::uint64_t index)
{
    const FsMarkSpec &spec = m_writer->spec;
    if (index == 0) {
        m_subdir = second % spec.subdirs;
        m_subdirSince = second;
    } else if (spec.filesPerSubdir > 0 ? index % spec.filesPerSubdir == 0
                                       : second - m_subdirSince >= kSecondsInSubdir) {
        m_subdir = m_subdir + 1 == spec.subdirs ? 0 : m_subdir + 1;
        m_subdirSince = second;
    }
}

Result<void> FsMarkFilesTask::makeFiles(engine::TaskContext &context)
{
    FsMarkWriter &writer = *m_writer;
    const FsMarkSpec &spec = writer.spec;
    FsMarkTimes &times = writer.times;
    const bool subdirs = spec.subdirs > 0;
    const char *folder = subdirs ? m_names.folder() : writer.treeName.c_str();
    const int folderBase = subdirs ? writer.tree : writer.base;
    const bool fsyncEach = spec.sync == FsMarkSync::EachFile;
    std::int64_t now = engine::nowNs();
    for (std::uint64_t index = 0; index < spec.files && !context.stopped(); ++index) {
        const std::int64_t begin = now;
        FsMarkFile &file = writer.files[index];
        file.second = second();
        if (subdirs)
            chooseSubdir(file.second, index);
        file.subdir = m_subdir;
        const char *path = m_names.path(index, file);
        // The tool tries it for every file, and its numbers hold that.
        if (mkdirat(folderBase, folder, 0777) != 0 && errno != EEXIST)
            return fsMarkError(writer, subdirs ? folder : "", "mkdir", errno);
        std::int64_t from = engine::nowNs();
        const int fd = openat(writer.tree, path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
        now = engine::nowNs();
        if (fd < 0)
            return fsMarkError(writer, path, "open", errno);
        times.creat.add(now - from);
        const Result<bool> filled = fillFile(context, fd, path, now);
        if (!filled || !*filled) {
            close(fd);
            return filled ? Result<void>() : filled.error();
        }
        if (fsyncEach) {
            from = now;
            if (fsync(fd) != 0) {
                const int errnum = errno;
                close(fd);
                return fsMarkError(writer, path, "fsync", errnum);
            }
            now = engine::nowNs();
            times.fsync.add(now - from);
            context.count(Direction::Sync, std::uint64_t(now - from), 0);
        }
        from = now;
        if (close(fd) != 0)
            return fsMarkError(writer, path, "close", errno);
        now = engine::nowNs();
        times.close.add(now - from);
        context.count(Direction::Item, std::uint64_t(now - begin), 0);
        writer.done = index + 1;
    }
    return {};
}

Result<bool> FsMarkFilesTask::fillFile(engine::TaskContext &context, int fd, const char *path, std::int64_t &now)
{
    FsMarkWriter &writer = *m_writer;
    const FsMarkSpec &spec = writer.spec;
    std::uint64_t at = 0;
    std::int64_t sum = 0;
    int calls = 0;
    // An empty file is written to as well, once, with nothing: so the tool does, and the kernel counts it.
    do {
        const std::size_t length = std::size_t(std::min(spec.writeSize, spec.size - at));
        std::int64_t from = now;
        const char *data = m_pool.base();
        if (length > 0) {
            data = m_pool.writeBuffer(0);
            from = engine::nowNs();
        }
        const ssize_t written = ::write(fd, data, length);
        now = engine::nowNs();
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0 || (written == 0 && length > 0))
            return fsMarkError(writer, path, "write", written < 0 ? errno : ENOSPC, std::int64_t(at));
        writer.times.write.add(now - from);
        context.count(Direction::Write, std::uint64_t(now - from), std::uint64_t(written));
        at += std::uint64_t(written);
        sum += now - from;
        ++calls;
        // A large file must not hold up the end.
        if (at < spec.size && context.stopped()) [[unlikely]]
            return false;
    } while (at < spec.size);
    if (calls > 0)
        writer.times.writeMeansNs += double(sum) / calls;
    return true;
}

Result<void> FsMarkFilesTask::syncAfter(engine::TaskContext &context)
{
    FsMarkWriter &writer = *m_writer;
    const FsMarkSync method = writer.spec.sync;
    if (method == FsMarkSync::None || method == FsMarkSync::EachFile)
        return {};
    if (method == FsMarkSync::First || method == FsMarkSync::SyncPostReverse || method == FsMarkSync::SyncPost) {
        const std::int64_t begin = engine::nowNs();
        if (syncfs(writer.tree) != 0)
            return fsMarkError(writer, "", "syncfs", errno);
        writer.times.sync.add(engine::nowNs() - begin);
    }
    const bool reverse = method == FsMarkSync::PostReverse || method == FsMarkSync::SyncPostReverse;
    const std::uint64_t count = method == FsMarkSync::First ? std::min<std::uint64_t>(1, writer.done) : writer.done;
    for (std::uint64_t i = 0; i < count && !context.stopped(); ++i)
        if (const auto synced = syncAgain(context, reverse ? count - 1 - i : i); !synced)
            return synced;
    return {};
}

Result<void> FsMarkFilesTask::syncAgain(engine::TaskContext &context, std::uint64_t index)
{
    FsMarkWriter &writer = *m_writer;
    const char *path = m_names.path(index, writer.files[index]);
    const std::int64_t begin = engine::nowNs();
    const int fd = openat(writer.tree, path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return fsMarkError(writer, path, "open", errno);
    const std::int64_t from = engine::nowNs();
    if (fsync(fd) != 0) {
        const int errnum = errno;
        close(fd);
        return fsMarkError(writer, path, "fsync", errnum);
    }
    context.record(Direction::Sync, from, 0);
    if (close(fd) != 0)
        return fsMarkError(writer, path, "close", errno);
    writer.times.fsync.add(engine::nowNs() - begin);
    return {};
}

} // namespace iolite::workloads
