// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/resource.h>

#include <cstdint>

namespace iolite::workloads {

/// What one thread used between two moments, as GNU time reports it of a process.
struct ThreadUsage {
    std::uint64_t majorFaults = 0;
    std::uint64_t minorFaults = 0;
    std::uint64_t inputs = 0; ///< 512-byte units that the filesystem had to read
    std::uint64_t outputs = 0; ///< that it will have to write
    std::uint64_t waits = 0; ///< voluntary context switches
    std::uint64_t preemptions = 0; ///< involuntary ones
    std::uint64_t maxResidentKiB = 0; ///< of the whole process, over its whole life

    /// Of the calling thread, since it began.
    static ThreadUsage now()
    {
        rusage usage{};
        getrusage(RUSAGE_THREAD, &usage);
        return {std::uint64_t(usage.ru_majflt), std::uint64_t(usage.ru_minflt), std::uint64_t(usage.ru_inblock),
            std::uint64_t(usage.ru_oublock), std::uint64_t(usage.ru_nvcsw), std::uint64_t(usage.ru_nivcsw),
            std::uint64_t(usage.ru_maxrss)};
    }
    ThreadUsage since(const ThreadUsage &before) const
    {
        return {majorFaults - before.majorFaults, minorFaults - before.minorFaults, inputs - before.inputs,
            outputs - before.outputs, waits - before.waits, preemptions - before.preemptions, maxResidentKiB};
    }
};

} // namespace iolite::workloads
