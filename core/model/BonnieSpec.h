// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace iolite {

/// What the small-file tests of bonnie++ make.
enum class BonnieLinks { None, Link, Symlink };

/// bonnie++'s twelve tests (docs/workloads.md). Keys, ranges and rules: core/workloads/bonnie/BonnieKeys.h. The tool's
/// own size is twice the machine's memory: bonnieWorkload().defaults() has it.
struct BonnieSpec {
    std::uint64_t size = 1024ULL << 20; ///< bytes of the data file (-s), whole MiB; 0 leaves the six I/O tests out
    std::uint64_t chunk = 8192; ///< bytes of one transfer (-s, second), a power of two
    std::uint64_t charSize = 3ULL << 20; ///< bytes of the per-byte tests (-f), whole MiB; 0 leaves them out
    std::uint64_t seeks = 8192; ///< (-s, third)
    int seekers = 5; ///< threads that seek (-s, fourth)
    bool direct = false; ///< O_DIRECT, of the block write alone as the tool has it (-D)
    bool fsync = false; ///< after each update of a seek, each file made or removed (-b)
    std::uint64_t files = 16; ///< in units of 1024 (-n); 0 leaves the six file tests out
    std::uint64_t maxSize = 0; ///< bytes of a small file (-n, second)
    std::uint64_t minSize = 0; ///< (-n, third)
    BonnieLinks links = BonnieLinks::None; ///< (-n, second: -1, -2)
    std::uint64_t dirs = 1; ///< sub-directories that the small files are spread over; 1 = none (-n, fourth)
    std::uint64_t fileChunk = 8192; ///< bytes of one transfer of a small file (-n, fifth)
    std::uint64_t ramMiB = 0; ///< memory that the rule of twice the memory goes by (-r); 0 = the machine's
    int concurrency = 1; ///< a label that changes no work (-c)
    std::string user; ///< name or number to run as; empty = as we are (-u)
    std::string group; ///< name or number (-g)
    std::uint64_t seed = 0; ///< of names, sizes, orders and positions (-z); 0 = another one in each run

    bool operator==(const BonnieSpec &) const = default;
};

} // namespace iolite
