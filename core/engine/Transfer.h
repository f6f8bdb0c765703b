// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/Worker.h"
#include "core/model/SystemError.h"

#include <unistd.h>

#include <cerrno>

namespace iolite::engine {

inline Error transferError(const WorkerPlan &plan, const char *call, int errnum, std::uint64_t offset)
{
    return systemError(plan.fileName, call, errnum, std::int64_t(offset));
}

inline Error shortTransfer(
    const WorkerPlan &plan, const char *call, std::uint64_t offset, std::uint64_t wanted, std::uint64_t got)
{
    Error error;
    error.code = ErrorCode::ShortTransfer;
    error.subject = plan.fileName;
    error.call = call;
    error.offset = std::int64_t(offset);
    error.needed = wanted;
    error.available = got;
    return error;
}

/// The sync after so many writes.
inline const char *syncCall(const WorkerPlan &plan)
{
    return plan.dataSync ? "fdatasync" : "fsync";
}
inline int syncFile(const WorkerPlan &plan)
{
    return plan.dataSync ? fdatasync(plan.fd) : fsync(plan.fd);
}

/// Moves the rest of a block by pread/pwrite, starting after `done` bytes: the whole of it for the sync driver, what a
/// short completion left for io_uring. EINTR and EAGAIN are tried again; a read that ends early or any other errno is
/// an error. Not in the common path of io_uring.
inline bool transferRest(const WorkerPlan &plan, Direction direction, char *buffer, std::uint64_t bytes,
    std::uint64_t offset, std::uint64_t done, std::optional<Error> &error)
{
    const char *call = direction == Direction::Read ? "pread" : "pwrite";
    while (done < bytes) {
        const ssize_t n = direction == Direction::Read
            ? pread(plan.fd, buffer + done, bytes - done, off_t(offset + done))
            : pwrite(plan.fd, buffer + done, bytes - done, off_t(offset + done));
        if (n > 0) [[likely]] {
            done += std::uint64_t(n);
        } else if (n == 0) {
            error = shortTransfer(plan, call, offset, bytes, done);
            return false;
        } else if (errno != EINTR && errno != EAGAIN) {
            error = transferError(plan, call, errno, offset + done);
            return false;
        }
    }
    return true;
}

} // namespace iolite::engine
