// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/StopSignals.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <ctime>

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

namespace iolite::cli {

namespace {

constexpr std::array kSignals{SIGINT, SIGTERM, SIGHUP};

// Only what a signal handler may touch.
std::atomic<int> s_count{0};
std::atomic<int> s_event{-1};
std::atomic<std::int64_t> s_firstSeconds{0};
std::array<struct sigaction, kSignals.size()> s_before;
sigset_t s_maskBefore;

static_assert(std::atomic<int>::is_always_lock_free);

extern "C" void onStop(int signal)
{
    const int savedErrno = errno;
    // timeout(1) signals the process and then its group: the same wish twice within milliseconds. Only a second one
    // after a while means that somebody has lost patience.
    timespec now;
    ::clock_gettime(CLOCK_MONOTONIC, &now);
    const auto seconds = std::int64_t(now.tv_sec);
    const bool repeat = s_count.load() > 0 && seconds - s_firstSeconds.load() < 2;
    if (repeat) {
        errno = savedErrno;
        return;
    }
    if (s_count.fetch_add(1) == 0) {
        s_firstSeconds.store(seconds);
        const std::uint64_t one = 1;
        [[maybe_unused]] const ssize_t written = ::write(s_event.load(), &one, sizeof one);
    } else {
        ::signal(signal, SIG_DFL);
        ::raise(signal); // delivered when this handler returns
    }
    errno = savedErrno;
}

} // namespace

StopSignals::StopSignals()
{
    s_count = 0;
    s_event = ::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : kSignals)
        sigaddset(&set, signal);
    pthread_sigmask(SIG_BLOCK, &set, &s_maskBefore);
    for (std::size_t i = 0; i < kSignals.size(); ++i) {
        struct sigaction action { };
        action.sa_handler = onStop; // no SA_RESTART: a write to a reader that doesn't read has to return
        sigaction(kSignals[i], nullptr, &s_before[i]);
        // nohup and background jobs of a shell ignore signals on purpose.
        if (s_before[i].sa_handler != SIG_IGN)
            sigaction(kSignals[i], &action, nullptr);
    }
}

StopSignals::~StopSignals()
{
    for (std::size_t i = 0; i < kSignals.size(); ++i)
        sigaction(kSignals[i], &s_before[i], nullptr);
    pthread_sigmask(SIG_SETMASK, &s_maskBefore, nullptr);
    ::close(s_event.exchange(-1));
}

void StopSignals::letIn()
{
    pthread_sigmask(SIG_SETMASK, &s_maskBefore, nullptr);
}

bool StopSignals::asked() const
{
    return s_count.load() > 0;
}

void StopSignals::wait(int milliseconds) const
{
    // After the first signal the event stays readable: only the time counts then.
    pollfd event{asked() ? -1 : s_event.load(), POLLIN, 0};
    ::poll(&event, 1, milliseconds);
}

} // namespace iolite::cli
