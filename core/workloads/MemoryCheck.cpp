// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/MemoryCheck.h"

#include "core/model/Units.h"

#include <cstdio>

namespace iolite::workloads {

namespace {

// Memory that can be taken without pushing anything out; 0 if the kernel does not tell.
std::uint64_t availableMemory()
{
    std::uint64_t kib = 0;
    if (FILE *file = std::fopen("/proc/meminfo", "re")) {
        char line[128];
        while (std::fgets(line, sizeof line, file)) {
            unsigned long long number = 0;
            if (std::sscanf(line, "MemAvailable: %llu kB", &number) == 1)
                kib = number;
        }
        std::fclose(file);
    }
    return kib * KiB;
}

} // namespace

Error noMemory(std::uint64_t needed)
{
    Error error;
    error.code = ErrorCode::LimitReached;
    error.subject = "memory";
    error.needed = needed;
    error.available = availableMemory();
    return error;
}

Result<void> checkMemory(std::uint64_t bytes)
{
    const std::uint64_t available = availableMemory();
    return available == 0 || bytes <= available / 10 * 9 ? Result<void>() : Result<void>(noMemory(bytes));
}

} // namespace iolite::workloads
