// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/fileio/FileioPrepare.h"

#include "core/engine/Clock.h"
#include "core/model/SystemError.h"
#include "core/system/Inodes.h"
#include "core/workloads/fileio/FileioLayout.h"
#include "core/workloads/fileio/FileioRequests.h"
#include "core/workloads/fileio/FileioWorkload.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <optional>
#include <utility>

namespace iolite::workloads {

namespace {

class Descriptor {
public:
    explicit Descriptor(int fd)
        : m_fd(fd)
    {
    }
    Descriptor(Descriptor &&other) noexcept
        : m_fd(std::exchange(other.m_fd, -1))
    {
    }
    Descriptor &operator=(Descriptor &&) = delete;
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;
    ~Descriptor()
    {
        if (m_fd >= 0)
            close(m_fd);
    }
    int get() const { return m_fd; }

private:
    int m_fd;
};

Error folderError(const std::string &path, int errnum)
{
    Error error = systemError(path, "open", errnum);
    if (errnum == ENOENT)
        error.code = ErrorCode::TargetMissing;
    else if (errnum == ENOTDIR)
        error.code = ErrorCode::TargetNotDirectory;
    else if (errnum == EACCES || errnum == EPERM)
        error.code = ErrorCode::TargetNotWritable;
    else if (errnum == EROFS)
        error.code = ErrorCode::ReadOnlyFilesystem;
    return error;
}

Error notRegular(const std::string &path)
{
    Error error;
    error.code = ErrorCode::BadFile;
    error.subject = path;
    error.detail = "it is no regular file";
    return error;
}

/// The folder a command works in and the test files that are there.
struct Place {
    std::string path;
    Descriptor folder;

    static Result<Place> open(const ToolCommand &command)
    {
        const int fd = ::open(command.directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        if (fd < 0)
            return folderError(command.directory, errno);
        return Place{command.directory, Descriptor(fd)};
    }
    std::string filePath(std::uint32_t number) const { return path + "/" + testFileName(number); }
    /// What a test file is, none if there is none. Error: BadFile.
    Result<std::optional<struct stat>> look(std::uint32_t number) const
    {
        struct stat status { };
        if (fstatat(folder.get(), testFileName(number).c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0)
            return errno == ENOENT ? Result<std::optional<struct stat>>(std::nullopt)
                                   : Result<std::optional<struct stat>>(systemError(filePath(number), "stat", errno));
        if (!S_ISREG(status.st_mode))
            return notRegular(filePath(number));
        return std::optional(status);
    }
    Result<bool> remove(std::uint32_t number) const
    {
        const auto there = look(number);
        if (!there)
            return there.error();
        if (!*there)
            return false;
        if (unlinkat(folder.get(), testFileName(number).c_str(), 0) != 0)
            return systemError(filePath(number), "unlink", errno);
        return true;
    }
};

// What will be written, so that a full disk shows before anything is.
Result<void> checkSpace(const Place &place, const FileioSpec &spec, bool anew, const std::stop_token &cancel)
{
    std::uint64_t missing = 0;
    std::uint64_t newFiles = 0;
    for (std::uint32_t n = 0; n < spec.fileNum; ++n) {
        if (cancel.stop_requested())
            return cancelledError();
        const auto there = place.look(n);
        if (!there)
            return there.error();
        newFiles += !*there;
        // What has another name keeps its space when ours goes.
        const bool counts = *there && (!anew || (*there)->st_nlink == 1);
        missing += fileBytes(spec) - (counts ? std::min(fileBytes(spec), std::uint64_t((*there)->st_size)) : 0);
    }
    struct statvfs space { };
    if (fstatvfs(place.folder.get(), &space) == 0) {
        const std::uint64_t free = std::uint64_t(space.f_bavail) * space.f_frsize;
        if (missing > free) {
            Error error;
            error.code = ErrorCode::NotEnoughSpace;
            error.subject = place.path;
            error.needed = missing;
            error.available = free;
            return error;
        }
    }
    if (const auto inodes = system::freeInodes(place.folder.get()); inodes && newFiles > *inodes) {
        Error error;
        error.code = ErrorCode::NotEnoughInodes;
        error.subject = place.path;
        error.needed = newFiles;
        error.available = *inodes;
        return error;
    }
    return {};
}

class Preparation {
public:
    Preparation(const FileioSpec &spec, const Place &place, const std::stop_token &cancel)
        : m_spec(spec)
        , m_place(place)
        , m_cancel(cancel)
        , m_anew(spec.rules == FileioRules::V0_4)
        , m_writer(spec)
    {
    }

    Result<void> run(const std::function<void(const PreparedFile &)> &progress)
    {
        if (m_anew && m_spec.mode == FileioMode::SeqWr)
            return removeAll(progress);
        if (auto enough = checkSpace(m_place, m_spec, m_anew, m_cancel); !enough)
            return enough;
        std::atomic<bool> stop{false};
        const std::stop_callback onCancel(m_cancel, [&stop] { stop.store(true, std::memory_order_relaxed); });
        if (auto ready = m_writer.prepare(stop); !ready)
            return ready;
        for (std::uint32_t n = 0; n < m_spec.fileNum; ++n)
            if (auto done = file(n, progress); !done)
                return done;
        return {};
    }
    std::uint64_t written() const { return m_writer.written(); }

private:
    Result<void> removeAll(const std::function<void(const PreparedFile &)> &progress)
    {
        for (std::uint32_t n = 0; n < m_spec.fileNum; ++n) {
            if (m_cancel.stop_requested())
                return cancelledError();
            if (progress)
                progress({n, PreparedFile::Step::Removing});
            if (auto removed = m_place.remove(n); !removed)
                return removed.error();
        }
        return {};
    }

    Result<void> file(std::uint32_t number, const std::function<void(const PreparedFile &)> &progress)
    {
        if (m_cancel.stop_requested())
            return cancelledError();
        const std::string path = m_place.filePath(number);
        // Anew is a file of its own: what was there may have another name that somebody wants to keep.
        if (m_anew)
            if (auto removed = m_place.remove(number); !removed)
                return removed.error();
        const int flags =
            O_RDWR | O_CREAT | (m_anew ? O_EXCL : 0) | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | openFlags(m_spec);
        const Descriptor fd(openat(m_place.folder.get(), testFileName(number).c_str(), flags, 0600));
        if (fd.get() < 0) {
            const int errnum = errno;
            if (errnum == ELOOP)
                return notRegular(path);
            Error error = folderError(path, errnum);
            if (m_spec.direct && errnum == EINVAL)
                error.code = ErrorCode::DirectNotSupported;
            return error;
        }
        struct stat status { };
        if (fstat(fd.get(), &status) != 0)
            return systemError(path, "fstat", errno);
        if (!S_ISREG(status.st_mode))
            return notRegular(path);
        const auto size = std::uint64_t(status.st_size);
        const bool enough = size >= fileBytes(m_spec);
        if (progress)
            progress({number,
                enough         ? PreparedFile::Step::Reusing
                    : size > 0 ? PreparedFile::Step::Extending
                               : PreparedFile::Step::Creating});
        if (enough)
            return {};
        FileioWriting told;
        told.stopped = [&] { return m_cancel.stop_requested(); };
        if (auto written = m_writer.write({fd.get(), path}, number, size, told); !written)
            return written;
        if (m_cancel.stop_requested())
            return cancelledError();
        return {};
    }

    const FileioSpec &m_spec;
    const Place &m_place;
    const std::stop_token &m_cancel;
    bool m_anew;
    FileioWriter m_writer;
};

const FileioSpec &specOf(const ToolCommand &command)
{
    static const FileioSpec usual;
    const FileioSpec *spec = std::get_if<FileioSpec>(&command.workload.classic);
    return spec ? *spec : usual;
}

} // namespace

Result<Prepared> prepareFiles(const ToolCommand &command, const std::function<void(const PreparedFile &)> &progress,
    const std::stop_token &cancel)
{
    // What would end a run does not matter here.
    FileioSpec limited = specOf(command);
    limited.timeNs = 1;
    WorkloadSpec asked = command.workload;
    asked.classic = limited;
    if (auto checked = fileioWorkload().check(asked); !checked)
        return checked.error();
    const auto place = Place::open(command);
    if (!place)
        return place.error();
    const std::int64_t begin = engine::nowNs();
    Preparation preparation(specOf(command), *place, cancel);
    if (auto done = preparation.run(progress); !done) {
        Error error = done.error();
        system::tellWantOfInodes(error, place->folder.get());
        return error;
    }
    return Prepared{preparation.written(), engine::nowNs() - begin};
}

Result<std::uint32_t> cleanupFiles(const ToolCommand &command)
{
    const auto place = Place::open(command);
    if (!place)
        return place.error();
    std::uint32_t count = 0;
    for (std::uint32_t n = 0; n < specOf(command).fileNum; ++n) {
        const auto removed = place->remove(n);
        if (!removed)
            return removed.error();
        count += *removed ? 1 : 0;
    }
    return count;
}

} // namespace iolite::workloads
