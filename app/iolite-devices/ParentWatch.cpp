// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-devices/ParentWatch.h"

#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <unistd.h>

namespace iolite::devices {
namespace {

// Never destroyed: the watching thread outlives main().
struct Shared {
    std::mutex mutex;
    std::condition_variable completed;
    bool complete = false;
};

Shared &shared()
{
    static auto *const instance = new Shared;
    return *instance;
}

void watch()
{
    char ignored[256];
    for (;;) {
        const ssize_t got = read(STDIN_FILENO, ignored, sizeof ignored);
        if (got == 0 || (got < 0 && errno != EINTR))
            break;
    }
    std::unique_lock lock(shared().mutex);
    shared().completed.wait_for(lock, std::chrono::seconds(5), [] { return shared().complete; });
    _exit(0);
}

} // namespace

void endWithParent()
{
    std::thread(watch).detach();
}

void listIsComplete()
{
    const std::lock_guard lock(shared().mutex);
    shared().complete = true;
    shared().completed.notify_all();
}

} // namespace iolite::devices
