// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace iolite {

/// The pattern of sysbench's fileio; `Ag4` is the fork's that imitates allocation groups filled in turn.
enum class FileioMode { SeqWr, SeqRewr, SeqRd, RndRd, RndWr, RndRw, Ag4 };

/// Whose rules hold for fsyncs, limits and what an event is.
enum class FileioRules { V1_0, V0_5, V0_4 };

enum class FileioFsync { Fsync, Fdatasync };
enum class FileioOpenSync { None, Sync, Dsync };
enum class FileioPreparation {
    Written, ///< every block is written before measuring
    Preallocated, ///< only the space is reserved: first writes convert unwritten extents
};

/// sysbench's fileio with the mode ag4 (docs/workloads.md), in its words. Keys, ranges and rules:
/// core/workloads/fileio/FileioWorkload.h.
struct FileioSpec {
    FileioMode mode = FileioMode::RndRw;
    std::uint32_t fileNum = 128;
    std::uint64_t totalSize = 2048ULL << 20; ///< bytes of all files together
    std::uint64_t blockSize = 16 * 1024; ///< bytes a request moves
    std::uint32_t threads = 1;
    std::int64_t timeNs = 10'000'000'000; ///< 0: no limit
    std::uint64_t events = 0; ///< most requests, 0: no limit; what counts is by `rules`
    double rate = 0; ///< events a second that arrive (open loop), 0: as fast as they go
    double rwRatio = 1.5; ///< reads per write of RndRw
    std::uint64_t fsyncFreq = 100; ///< requests between rounds of fsyncs over all files, 0: none
    bool fsyncAll = false; ///< after each write; forces the two others off
    bool fsyncEnd = true;
    FileioFsync fsyncMode = FileioFsync::Fsync;
    FileioOpenSync openSync = FileioOpenSync::None; ///< O_SYNC, O_DSYNC
    bool direct = false; ///< O_DIRECT
    std::uint64_t mergedRequests = 0; ///< sequential blocks that are one request; 0 and 1: no merging
    std::uint32_t regions = 4; ///< of Ag4
    std::uint32_t stride = 2; ///< of Ag4, in blocks: 1 writes each, 2 skips every other
    bool validate = false; ///< blocks carry a checksum and their place, looked at when read
    FileioPreparation preparation = FileioPreparation::Written;
    bool useExisting = false; ///< works on test_file.N in the target where they are; they are never removed
    std::uint64_t seed = 1; ///< of random places; 0: another one each time
    std::uint32_t percentile = 95; ///< for the tool's report, 0: none
    std::uint32_t reportInterval = 0; ///< seconds between lines of the tool's report, 0: none
    FileioRules rules = FileioRules::V1_0;

    bool operator==(const FileioSpec &) const = default;
};

} // namespace iolite
