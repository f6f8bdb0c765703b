// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/types.h>

#include <cerrno>
#include <mutex>
#include <string>
#include <vector>

namespace iolite::tests {

/// The calls on files that this process makes, in order, while recording: "open NAME", "fsync NAME", "syncfs",
/// "unlink NAME", "mkdir NAME". Names as they were handed over. One translation unit of a test may include this: it
/// takes the place of the C library's functions.
class SystemCalls {
public:
    static SystemCalls &get()
    {
        static SystemCalls calls;
        return calls;
    }
    void record()
    {
        const std::lock_guard lock(m_mutex);
        m_calls.clear();
        m_recording = true;
    }
    std::vector<std::string> stop()
    {
        const std::lock_guard lock(m_mutex);
        m_recording = false;
        return m_calls;
    }
    /// The call of that beginning fails with errnum from its n-th time on (n from 1); 0: never.
    void fail(std::string call, int errnum, int n)
    {
        const std::lock_guard lock(m_mutex);
        m_failing = std::move(call);
        m_errnum = errnum;
        m_goodCalls = n - 1;
    }
    /// False (with errno set) if it is to fail.
    bool note(const std::string &call, int fd = -1);
    void opened(int fd, const std::string &name);

private:
    std::mutex m_mutex;
    std::vector<std::string> m_calls;
    std::vector<std::string> m_names; // by descriptor
    bool m_recording = false;
    std::string m_failing;
    int m_errnum = 0;
    int m_goodCalls = -1;
};

inline bool SystemCalls::note(const std::string &call, int fd)
{
    const std::lock_guard lock(m_mutex);
    if (!m_recording)
        return true;
    m_calls.push_back(fd >= 0 && std::size_t(fd) < m_names.size() ? call + " " + m_names[std::size_t(fd)] : call);
    if (m_goodCalls < 0 || m_calls.back().compare(0, m_failing.size(), m_failing) != 0 || m_goodCalls-- > 0)
        return true;
    m_goodCalls = 0;
    errno = m_errnum;
    return false;
}

inline void SystemCalls::opened(int fd, const std::string &name)
{
    const std::lock_guard lock(m_mutex);
    if (fd < 0 || !m_recording)
        return;
    if (m_names.size() <= std::size_t(fd))
        m_names.resize(std::size_t(fd) + 1);
    m_names[std::size_t(fd)] = name;
}

} // namespace iolite::tests
