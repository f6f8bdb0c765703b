// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/fileio/FileioFiles.h"

#include "core/model/SystemError.h"
#include "core/model/Units.h"
#include "core/workloads/fileio/FileioRequests.h"

#include <fcntl.h>
#include <linux/magic.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

namespace iolite::workloads {

namespace {

void explainLimit(Error &error, std::uint32_t files)
{
    rlimit limit{};
    error.needed = files;
    if (getrlimit(RLIMIT_NOFILE, &limit) == 0)
        error.available = limit.rlim_cur;
}

Error badFile(const std::string &path, std::string why)
{
    Error error;
    error.code = ErrorCode::BadFile;
    error.subject = path;
    error.detail = std::move(why);
    return error;
}

Result<void> checkSize(int fd, const std::string &path, std::uint64_t needed)
{
    struct stat status { };
    if (fstat(fd, &status) != 0)
        return systemError(path, "fstat", errno);
    if (!S_ISREG(status.st_mode))
        return badFile(path, "it is no regular file");
    const auto size = std::uint64_t(status.st_size);
    if (size >= needed)
        return {};
    Error error =
        badFile(path, "its size is " + formatSize(size) + ", but at least " + formatSize(needed) + " is expected");
    error.needed = needed;
    error.available = size;
    return error;
}

} // namespace

std::string testFileName(std::uint32_t number)
{
    return "test_file." + std::to_string(number);
}

bool hasTestFiles(int directory, std::uint32_t files, const std::stop_token &cancel)
{
    struct stat status { };
    for (std::uint32_t n = 0; n < files && !cancel.stop_requested(); ++n)
        if (fstatat(directory, testFileName(n).c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0 && S_ISREG(status.st_mode))
            return true;
    return false;
}

int openFlags(const FileioSpec &spec)
{
    const int sync = spec.openSync == FileioOpenSync::Sync ? O_SYNC
        : spec.openSync == FileioOpenSync::Dsync           ? O_DSYNC
                                                           : 0;
    return sync | (spec.direct ? O_DIRECT : 0);
}

void FileioFiles::closeAll()
{
    for (const FileioFile &file : m_files)
        close(file.fd);
    m_files.clear();
}

Result<void> FileioFiles::openOwn(
    const engine::TestDirectory &directory, const FileioSpec &spec, int flags, const std::stop_token &cancel)
{
    closeAll();
    for (std::uint32_t n = 0; n < spec.fileNum; ++n) {
        if (cancel.stop_requested())
            return cancelledError();
        auto fd = directory.openFile(int(n), O_RDWR | flags);
        if (!fd) {
            Error error = fd.error();
            if (error.code == ErrorCode::LimitReached)
                explainLimit(error, spec.fileNum);
            return error;
        }
        m_files.push_back({*fd, directory.filePath(int(n))});
    }
    return {};
}

Result<void> FileioFiles::openExisting(
    int directory, const std::string &path, const FileioSpec &spec, int flags, const std::stop_token &cancel)
{
    closeAll();
    for (std::uint32_t n = 0; n < spec.fileNum; ++n) {
        if (cancel.stop_requested())
            return cancelledError();
        const std::string name = testFileName(n);
        const std::string full = path + "/" + name;
        // A pipe of that name must not make us wait.
        const int fd = openat(directory, name.c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | flags);
        if (fd < 0) {
            const int errnum = errno;
            if (errnum == ELOOP)
                return badFile(full, "it is a symbolic link");
            Error error = systemError(full, "open", errnum);
            if (error.code == ErrorCode::LimitReached)
                explainLimit(error, spec.fileNum);
            if ((flags & O_DIRECT) && errnum == EINVAL)
                error.code = ErrorCode::DirectNotSupported;
            return error;
        }
        m_files.push_back({fd, full});
        if (auto sized = checkSize(fd, full, fileBytes(spec)); !sized)
            return sized;
    }
    return {};
}

// The file's space, piece by piece, so that a cancel need not wait for all of it. Pieces are large where that costs
// nothing, because a file that is made of many is in more pieces on the disk as well. 0 or an errno.
static int reserveSpace(int fd, std::uint64_t bytes, std::uint64_t piece, bool whole, const std::stop_token &cancel)
{
    for (std::uint64_t at = 0; at < bytes && !cancel.stop_requested();) {
        const std::uint64_t length = std::min(bytes - at, piece);
        if (fallocate(fd, whole ? 0 : FALLOC_FL_KEEP_SIZE, off_t(at), off_t(length)) == 0)
            at += length;
        else if (errno != EINTR)
            return errno;
    }
    return 0;
}

Result<void> FileioFiles::reserve(std::uint64_t bytesEach, bool whole, const std::stop_token &cancel) const
{
    for (const FileioFile &file : m_files) {
        // A memory filesystem would take all the pages at once, for nothing.
        struct statfs kind = {};
        const bool inMemory = fstatfs(file.fd, &kind) == 0 && kind.f_type == TMPFS_MAGIC;
        if (inMemory && !whole)
            return {};
        const int errnum = reserveSpace(file.fd, bytesEach, inMemory ? 64 * MiB : GiB, whole, cancel);
        if (cancel.stop_requested())
            return cancelledError();
        if (errnum == 0)
            continue;
        if (errnum == ENOSPC || errnum == EDQUOT || errnum == EFBIG)
            return systemError(file.path, "fallocate", errnum);
        if (whole) {
            Error error = systemError(file.path, "fallocate", errnum);
            error.code = ErrorCode::Unsupported;
            error.subject = "preparation=preallocated";
            error.detail = "this filesystem cannot reserve space";
            return error;
        }
    }
    return {};
}

Result<void> FileioFiles::sync(const std::stop_token &cancel) const
{
    for (const FileioFile &file : m_files) {
        if (cancel.stop_requested())
            return cancelledError();
        if (fsync(file.fd) != 0)
            return systemError(file.path, "fsync", errno);
    }
    return {};
}

} // namespace iolite::workloads
