// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/RunFile.h"

#include "core/formats/RunJson.h"
#include "core/formats/WriteFile.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace iolite::formats {

namespace {

constexpr std::uint64_t kMaxFileBytes = 1ULL << 30; // a day at 10 Hz has some 150 MB

Error fileError(const std::string &path, const char *call, int errnum)
{
    Error error;
    error.code = ErrorCode::IoFailed;
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

private:
    int m_fd;
};

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
    return writeFile(path, runsToJson(runs, true, true));
}

Result<std::vector<Run>> readRunFile(const std::string &path)
{
    const auto data = readAll(path);
    if (!data)
        return data.error();
    return runsFromJson(*data, path);
}

} // namespace iolite::formats
