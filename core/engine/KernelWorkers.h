// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <set>

namespace iolite::engine {

/// Processor time of the threads that the kernel makes in this process for io_uring (`iou-wrk-*`): where a filesystem
/// can't do an operation without waiting, they do the work, and the submitting thread's own clock shows none of it.
/// Reads /proc/self/task at each look; threads that have been seen to be something else are not opened again.
/// A thread that ends between two looks takes the time since the look before with it (they live on for seconds when
/// idle).
class KernelWorkers {
public:
    /// Forgets what was: time from here on counts.
    void restart();
    /// Nanoseconds used since restart().
    std::uint64_t usedNs();

private:
    void look();

    std::map<int, std::uint64_t> m_last; // by thread id, as last read
    std::map<int, int> m_looks; // threads that were no kernel workers so far: how often looked at
    std::set<int> m_others; // workers of ours, the front end's threads
    std::uint64_t m_used = 0;
};

} // namespace iolite::engine
