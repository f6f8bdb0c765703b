// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/RunFile.h"

#include "core/formats/RunJson.h"

#include <cerrno>
#include <fcntl.h>
#include <string_view>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace iolite::formats {

namespace {

constexpr std::uint64_t kMaxFileBytes = 1ULL << 30; // a day at 10 Hz has some 150 MB

Error fileError(const std::string &path, const char *call, int errnum)
{
    Error error;
    error.code = errnum == ENOSPC || errnum == EDQUOT ? ErrorCode::DiskFull : ErrorCode::IoFailed;
    error.subject = path;
    error.call = call;
    error.errnum = errnum;
    return error;
}

Error badFile(const std::string &path, const std::string &detail)
{
    Error error;
    error.code = ErrorCode::BadFile;
    error.subject = path;
    error.detail = detail;
    return error;
}

class Descriptor {
public:
    explicit Descriptor(int fd)
        : m_fd(fd)
    {
    }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;
    ~Descriptor()
    {
        if (m_fd >= 0)
            ::close(m_fd);
    }
    int get() const { return m_fd; }
    int close() { return ::close(std::exchange(m_fd, -1)); }

private:
    int m_fd;
};

Result<void> writeAll(int fd, std::string_view data, const std::string &path)
{
    std::int64_t offset = 0;
    while (!data.empty()) {
        const ssize_t n = ::write(fd, data.data(), data.size());
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0) {
            Error error = fileError(path, "write", errno);
            error.offset = offset;
            return error;
        }
        offset += n;
        data.remove_prefix(std::size_t(n));
    }
    return {};
}

/// Fills the file behind the temporary name and gives it the final one.
Result<void> fillAndRename(int rawFd, const std::string &temporary, const std::string &path, std::string_view data)
{
    Descriptor fd(rawFd);
    if (const auto written = writeAll(fd.get(), data, path); !written)
        return written;
    if (::fsync(fd.get()) != 0)
        return fileError(path, "fsync", errno);
    if (fd.close() != 0)
        return fileError(path, "close", errno);
    if (::rename(temporary.c_str(), path.c_str()) != 0)
        return fileError(path, "rename", errno);
    return {};
}

Result<std::string> readAll(const std::string &path)
{
    // O_NONBLOCK: a pipe given by mistake must not block the open
    Descriptor fd(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (fd.get() < 0)
        return fileError(path, "open", errno);
    struct stat facts { };
    if (::fstat(fd.get(), &facts) != 0)
        return fileError(path, "fstat", errno);
    if (!S_ISREG(facts.st_mode))
        return badFile(path, "not a regular file");
    if (std::uint64_t(facts.st_size) > kMaxFileBytes)
        return badFile(path, "larger than 1 GiB");
    std::string data(std::size_t(facts.st_size), '\0');
    std::size_t done = 0;
    while (done < data.size()) {
        const ssize_t n = ::read(fd.get(), data.data() + done, data.size() - done);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return fileError(path, "read", errno);
        if (n == 0)
            break;
        done += std::size_t(n);
    }
    data.resize(done);
    return data;
}

} // namespace

Result<void> writeRunFile(const std::string &path, const std::vector<Run> &runs)
{
    // In the same folder, or the rename would not be one step; short, since the final name may be as long as names can
    // be.
    const std::string temporary = path.substr(0, path.rfind('/') + 1) + '.' + newRunId() + ".tmp";
    const int fd = ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (fd < 0)
        return fileError(path, "open", errno);
    const auto written = fillAndRename(fd, temporary, path, runsToJson(runs, true, true));
    if (!written)
        ::unlink(temporary.c_str());
    return written;
}

Result<std::vector<Run>> readRunFile(const std::string &path)
{
    const auto data = readAll(path);
    if (!data)
        return data.error();
    return runsFromJson(*data, path);
}

} // namespace iolite::formats
