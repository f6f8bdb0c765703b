// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Private to the tasks of this workload: their system calls.

#include "core/engine/Task.h"
#include "core/model/SystemError.h"

#include <fcntl.h>
#include <sched.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <string>

namespace iolite::workloads::bonnie {

/// Gives the calling thread a table of descriptors of its own. Where several threads share one, the kernel counts
/// references and locks the position at every call, some 15 % of a one-byte read, which the tool as a process with one
/// thread does not pay. Descriptors that others open later are not in it. Without effect where a policy forbids it, and
/// with the thread sanitizer, which takes equal numbers in two tables for one descriptor.
inline void ownDescriptors()
{
#ifndef __SANITIZE_THREAD__
    (void)::unshare(CLONE_FILES);
#endif
}

// The calls that are made for each file or byte go past the C library, which prepares for a cancel of the thread at
// every one of them as soon as a process has threads.

inline int openAt(int directory, const char *name, int flags, mode_t mode = 0)
{
    return int(::syscall(SYS_openat, directory, name, flags | O_CLOEXEC, mode));
}
/// False: errno says why.
inline bool closeFile(int fd)
{
    return ::syscall(SYS_close, fd) == 0;
}

/// One byte. False: errno says why.
inline bool writeByte(int fd, const char *byte)
{
    while (::syscall(SYS_write, fd, byte, 1L) != 1)
        [[unlikely]]
        {
            if (errno != EINTR)
                return false;
        }
    return true;
}
/// 1, 0 at the end of the file, −1 with errno.
inline ssize_t readByte(int fd, unsigned char *byte)
{
    while (true) {
        const long got = ::syscall(SYS_read, fd, byte, 1L);
        if (got >= 0 || errno != EINTR) [[likely]]
            return got;
    }
}

/// Writes all of it; a short write is gone on with, so that the kernel says why.
inline bool writeAll(int fd, const char *data, std::size_t bytes)
{
    while (bytes > 0) {
        const ssize_t n = ::write(fd, data, bytes);
        if (n > 0) [[likely]] {
            data += n;
            bytes -= std::size_t(n);
        } else if (n < 0 && errno != EINTR) {
            return false;
        }
    }
    return true;
}

/// Reads until `bytes` are there or the file ends; how many, −1 with errno.
inline ssize_t readAll(int fd, char *data, std::size_t bytes)
{
    std::size_t done = 0;
    while (done < bytes) {
        const ssize_t n = ::read(fd, data + done, bytes - done);
        if (n > 0) [[likely]]
            done += std::size_t(n);
        else if (n == 0)
            break;
        else if (errno != EINTR)
            return -1;
    }
    return ssize_t(done);
}

/// The end of a test on a file: fsync as an operation of its own, unless everything is going to be removed, then close.
inline Result<void> syncAndClose(int &fd, const std::string &path, engine::TaskContext &context)
{
    if (!context.abandoned()) {
        const std::int64_t begin = engine::nowNs();
        if (::fsync(fd) != 0)
            return systemError(path, "fsync", errno);
        context.record(Direction::Sync, begin, 0);
    }
    const int closed = ::close(fd);
    fd = -1;
    if (closed != 0 && errno != EINTR)
        return systemError(path, "close", errno);
    return {};
}

} // namespace iolite::workloads::bonnie
