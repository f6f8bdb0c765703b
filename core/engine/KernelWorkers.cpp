// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/KernelWorkers.h"

#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace iolite::engine {

namespace {

bool readText(const char *path, char *text, std::size_t size)
{
    const int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return false;
    const ssize_t n = read(fd, text, size - 1);
    close(fd);
    text[n > 0 ? n : 0] = '\0';
    return n > 0;
}

bool isKernelWorker(int thread)
{
    char path[64];
    char name[32];
    std::snprintf(path, sizeof path, "/proc/self/task/%d/comm", thread);
    return readText(path, name, sizeof name) && std::strncmp(name, "iou-wrk-", 8) == 0;
}

// First field of schedstat: time on a processor, nanoseconds.
bool readCpuNs(int thread, std::uint64_t &ns)
{
    char path[64];
    char text[96];
    std::snprintf(path, sizeof path, "/proc/self/task/%d/schedstat", thread);
    if (!readText(path, text, sizeof text))
        return false;
    ns = std::strtoull(text, nullptr, 10);
    return true;
}

} // namespace

void KernelWorkers::look()
{
    // Not opendir(): the thread sanitizer doesn't see the descriptor it takes, and believes it to be the file that a
    // worker closed under the same number.
    const int fd = open("/proc/self/task", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *tasks = fd >= 0 ? fdopendir(fd) : nullptr;
    if (!tasks) {
        if (fd >= 0)
            close(fd);
        return;
    }
    while (const dirent *entry = readdir(tasks)) {
        const int thread = std::atoi(entry->d_name);
        if (thread <= 0 || m_others.contains(thread))
            continue;
        auto known = m_last.find(thread);
        if (known == m_last.end()) {
            if (!isKernelWorker(thread)) {
                // A new thread carries its parent's name until it first runs: one look is not enough.
                if (++m_looks[thread] == 3)
                    m_others.insert(thread);
                continue;
            }
            known = m_last.emplace(thread, 0).first;
        }
        std::uint64_t ns = 0;
        if (!readCpuNs(thread, ns))
            continue;
        // Less than before: the number belongs to a new thread now.
        m_used += ns >= known->second ? ns - known->second : ns;
        known->second = ns;
    }
    closedir(tasks);
}

void KernelWorkers::restart()
{
    m_last.clear();
    m_others.clear();
    m_looks.clear();
    look();
    m_used = 0;
}

std::uint64_t KernelWorkers::usedNs()
{
    look();
    return m_used;
}

} // namespace iolite::engine
