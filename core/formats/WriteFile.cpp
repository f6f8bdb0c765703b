// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/WriteFile.h"

#include "core/model/SystemError.h"

#include "core/model/Run.h"

#include <cerrno>
#include <climits>
#include <cstdint>
#include <cstdlib>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace iolite::formats {

namespace {

Result<void> writeAll(int fd, std::string_view data, const std::string &path)
{
    std::int64_t offset = 0;
    while (!data.empty()) {
        const ssize_t n = ::write(fd, data.data(), data.size());
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0) {
            Error error = systemError(path, "write", errno);
            error.offset = offset;
            return error;
        }
        offset += n;
        data.remove_prefix(std::size_t(n));
    }
    return {};
}

Result<void> writeThrough(const std::string &path, std::string_view data)
{
    const int fd = ::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
    if (fd < 0)
        return systemError(path, "open", errno);
    Result<void> written = writeAll(fd, data, path);
    if (::close(fd) != 0 && written)
        written = systemError(path, "close", errno);
    return written;
}

Result<void> fillAndRename(int fd, const std::string &temporary, const std::string &path, std::string_view data)
{
    Result<void> written = writeAll(fd, data, path);
    if (written && ::fsync(fd) != 0)
        written = systemError(path, "fsync", errno);
    if (::close(fd) != 0 && written)
        written = systemError(path, "close", errno);
    if (written && ::rename(temporary.c_str(), path.c_str()) != 0)
        written = systemError(path, "rename", errno);
    return written;
}

} // namespace

Result<void> writeFile(const std::string &path, std::string_view data)
{
    std::string place = path;
    struct stat facts = {};
    if (::stat(path.c_str(), &facts) == 0) {
        if (S_ISBLK(facts.st_mode)) {
            Error error;
            error.code = ErrorCode::TargetIsDevice;
            error.subject = path;
            return error;
        }
        if (S_ISDIR(facts.st_mode))
            return systemError(path, "open", EISDIR);
        if (!S_ISREG(facts.st_mode))
            return writeThrough(path, data);
        if (char *real = ::realpath(path.c_str(), nullptr)) {
            place = real;
            std::free(real);
        }
    }
    // In the same folder, or the rename would not be one step; short, since the final name may be as long as names can
    // be.
    const std::string temporary = place.substr(0, place.rfind('/') + 1) + '.' + newRunId() + ".tmp";
    const int fd = ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (fd < 0)
        return systemError(path, "open", errno);
    const Result<void> written = fillAndRename(fd, temporary, place, data);
    if (!written)
        ::unlink(temporary.c_str());
    return written;
}

} // namespace iolite::formats
