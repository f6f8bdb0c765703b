// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/Console.h"

#include <cerrno>

#include <poll.h>
#include <unistd.h>

namespace iolite::cli {

namespace {

// Returns 0 or the errno that ended the writing.
int writeAll(int descriptor, const QByteArray &bytes, const std::function<void()> &interrupted)
{
    qsizetype done = 0;
    while (done < bytes.size()) {
        const ssize_t written = ::write(descriptor, bytes.constData() + done, std::size_t(bytes.size() - done));
        if (written >= 0) {
            done += qsizetype(written);
        } else if (errno == EINTR) {
            if (interrupted)
                interrupted();
        } else if (errno == EAGAIN) {
            // The other end of a shared terminal or pipe may have been made non-blocking by somebody else.
            pollfd ready{descriptor, POLLOUT, 0};
            ::poll(&ready, 1, 1000);
        } else {
            return errno;
        }
    }
    return 0;
}

} // namespace

void Console::out(const QByteArray &utf8)
{
    if (m_closed || m_fault)
        return;
    const int fault = writeAll(STDOUT_FILENO, utf8, interrupted);
    if (fault == EPIPE)
        m_closed = true;
    else
        m_fault = fault;
}

void Console::error(const QString &sentence)
{
    writeAll(STDERR_FILENO, ("iolite-cli: " + sentence + u'\n').toUtf8(), {});
}

void Console::progress(const QByteArray &bytes)
{
    writeAll(STDERR_FILENO, bytes, {});
}

} // namespace iolite::cli
