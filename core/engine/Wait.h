// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/Clock.h"

#include <sys/prctl.h>

#include <algorithm>
#include <atomic>
#include <ctime>

namespace iolite::engine {

/// Longest sleep of a worker, so that a stop is seen in time.
inline constexpr std::int64_t kLongestSleepNs = 50'000'000;
/// Below this a sleep would be later than it is long: the processor waits.
inline constexpr std::int64_t kShortestSleepNs = 20'000;

/// The calling thread's sleeps end on time, not up to 50 us later to save wake-ups (the kernel's default slack).
inline void sleepExactly()
{
    prctl(PR_SET_TIMERSLACK, 1UL, 0UL, 0UL, 0UL);
}

/// Until then (nowNs()), or until `stop` is set; false then.
inline bool sleepUntil(std::int64_t then, const std::atomic<bool> &stop)
{
    while (!stop.load(std::memory_order_relaxed)) {
        const std::int64_t now = nowNs();
        if (now >= then)
            return true;
        if (then - now < kShortestSleepNs)
            continue;
        const std::int64_t end = std::min(then - kShortestSleepNs / 2, now + kLongestSleepNs);
        const timespec until{end / 1'000'000'000, end % 1'000'000'000};
        clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, nullptr);
    }
    return false;
}

} // namespace iolite::engine
