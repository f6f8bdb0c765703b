// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/TargetInspector.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <sys/stat.h>
#include <unistd.h>

namespace iolite::system {
namespace {

constexpr std::uint64_t largestAlignment = 64 * 1024;
constexpr std::uint64_t largestTransfer =
    16 * 1024 * 1024; // a larger block works where this does; it need not fill the disk

class File {
public:
    explicit File(int fd)
        : m_fd(fd)
    {
    }
    File(const File &) = delete;
    File &operator=(const File &) = delete;
    ~File()
    {
        if (m_fd >= 0)
            close(m_fd);
    }
    int fd() const { return m_fd; }

private:
    int m_fd;
};

Error failure(ErrorCode code, const TargetFacts &facts, const char *call, int errnum)
{
    Error error;
    error.code = code;
    error.subject = facts.path;
    error.call = call;
    error.errnum = errnum;
    if (code == ErrorCode::DirectNotSupported)
        error.detail = facts.fsType;
    return error;
}

Error failure(const TargetFacts &facts, const char *call, int errnum)
{
    switch (errnum) {
    case EINVAL:
    case EOPNOTSUPP:
        return failure(ErrorCode::DirectNotSupported, facts, call, errnum);
    case ENOSPC:
    case EDQUOT:
        return failure(ErrorCode::DiskFull, facts, call, errnum);
    case EROFS:
        return failure(ErrorCode::ReadOnlyFilesystem, facts, call, errnum);
    case EACCES:
    case EPERM:
        return failure(ErrorCode::TargetNotWritable, facts, call, errnum);
    default:
        return failure(ErrorCode::IoFailed, facts, call, errnum);
    }
}

/// A file without a name where the filesystem has that, else one whose name is gone before this returns. `flags`:
/// O_DIRECT or 0. -1 with errno.
int openScratch(const std::string &directory, int flags)
{
    const int unnamed = open(directory.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC | flags, 0600);
    if (unnamed >= 0 || (errno != EOPNOTSUPP && errno != EISDIR && errno != ENOENT && errno != EINVAL))
        return unnamed;
    // EINVAL may be the answer to O_DIRECT as well as to O_TMPFILE, so the plain way has the last word.
    for (int attempt = 0; attempt < 100; ++attempt) {
        const std::string name =
            directory + "/.iolite-probe-" + std::to_string(getpid()) + "-" + std::to_string(attempt);
        const int named = open(name.c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC | flags, 0600);
        const int why = errno;
        if (named < 0 && why == EEXIST)
            continue;
        unlink(name.c_str()); // also after a refusal: O_DIRECT may be refused when the file is there already
        errno = why;
        return named;
    }
    errno = EEXIST;
    return -1;
}

/// What the kernel itself says (since 6.1, and not for every filesystem). 0 = it does not say.
std::uint64_t statedAlignment(int fd, bool &refused)
{
#ifdef STATX_DIOALIGN
    struct statx facts = {};
    if (statx(fd, "", AT_EMPTY_PATH, STATX_DIOALIGN, &facts) == 0 && (facts.stx_mask & STATX_DIOALIGN)) {
        refused = facts.stx_dio_offset_align == 0;
        return facts.stx_dio_offset_align;
    }
#else
    (void)fd;
#endif
    refused = false;
    return 0;
}

/// The smallest power of two from 512 at which a write works that is neither aligned to nor as long as anything larger.
/// 0 if none does; errno then says why.
std::uint64_t triedAlignment(int fd, const char *buffer)
{
    for (std::uint64_t size = 512; size <= largestAlignment; size *= 2) {
        const ssize_t moved = pwrite(fd, buffer, size, static_cast<off_t>(size));
        if (moved == static_cast<ssize_t>(size))
            return size;
        if (moved >= 0)
            errno = ENOSPC;
        if (errno != EINVAL)
            return 0;
    }
    errno = EINVAL;
    return 0;
}

Result<void> transfer(const TargetFacts &facts, int fd, char *buffer, std::uint64_t size)
{
    for (std::uint64_t i = 0; i < size; ++i)
        buffer[i] = static_cast<char>(i * 131 + (i >> 9));
    const std::string written(buffer, size);
    ssize_t moved = pwrite(fd, buffer, size, 0);
    if (moved < 0)
        return failure(facts, "pwrite", errno);
    if (static_cast<std::uint64_t>(moved) < size)
        return failure(ErrorCode::DiskFull, facts, "pwrite", 0); // a fresh file: only missing space cuts a write short
    std::memset(buffer, 0, size);
    moved = pread(fd, buffer, size, 0);
    if (moved < 0)
        return failure(facts, "pread", errno);
    if (static_cast<std::uint64_t>(moved) != size || std::memcmp(buffer, written.data(), size) != 0) {
        Error error = failure(ErrorCode::ShortTransfer, facts, "pread", 0);
        error.offset = 0;
        error.needed = size;
        error.available = static_cast<std::uint64_t>(moved);
        return error;
    }
    return {};
}

Error misaligned(std::uint64_t blockSize, std::uint64_t alignment)
{
    Error error;
    error.code = ErrorCode::DirectAlignment;
    error.subject = "bs";
    error.detail = std::to_string(blockSize);
    error.needed = alignment;
    return error;
}

} // namespace

Result<std::uint64_t> probeDirect(const TargetFacts &facts, std::uint64_t blockSize)
{
    const File file(openScratch(facts.realPath, O_DIRECT));
    if (file.fd() < 0) {
        const int why = errno;
        return failure(facts, "open", why);
    }
    const std::uint64_t size = std::clamp<std::uint64_t>(blockSize, 512, largestTransfer);
    const std::unique_ptr<char, decltype(&std::free)> buffer(
        static_cast<char *>(std::aligned_alloc(largestAlignment,
            (std::max(size, largestAlignment) + largestAlignment - 1) / largestAlignment * largestAlignment)),
        &std::free);
    if (!buffer)
        return failure(ErrorCode::IoFailed, facts, "aligned_alloc", ENOMEM);
    std::memset(buffer.get(), 0, largestAlignment);

    bool refused = false;
    std::uint64_t alignment = statedAlignment(file.fd(), refused);
    if (refused)
        return failure(ErrorCode::DirectNotSupported, facts, "statx", 0);
    if (alignment == 0)
        alignment = triedAlignment(file.fd(), buffer.get());
    if (alignment == 0)
        return failure(facts, "pwrite", errno);
    // btrfs takes smaller transfers too, but through the cache, without a word.
    if (facts.fsType == "btrfs")
        alignment = std::max(alignment, facts.blockSize);
    if (blockSize == 0 || blockSize % alignment != 0)
        return misaligned(blockSize, alignment);
    if (const auto moved = transfer(facts, file.fd(), buffer.get(), size); !moved)
        return moved.error();
    return alignment;
}

} // namespace iolite::system
