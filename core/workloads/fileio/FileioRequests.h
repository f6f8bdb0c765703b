// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/Random.h"
#include "core/model/FileioSpec.h"

#include <cstdint>

namespace iolite::workloads {

bool doesRead(FileioMode mode);
bool doesWrite(FileioMode mode);
/// Sequential modes go through the files in order; ag4 belongs to the random ones.
bool isSequential(FileioMode mode);

/// Bytes that one request moves at most.
std::uint64_t transferBytes(const FileioSpec &spec);
/// Memory that all threads take for their transfers.
std::uint64_t transferMemory(const FileioSpec &spec);
/// Bytes that one file has to have: its share of the total, up to a whole block.
std::uint64_t fileBytes(const FileioSpec &spec);

struct FileioRequest {
    enum class Kind : std::uint8_t {
        Read,
        Write,
        Sync, ///< of one file, part of a periodic round
        EndSync, ///< of one file, after the last request
        Skip, ///< nothing is due here: take the next slot
        End, ///< no more
    };
    Kind kind = Kind::End;
    std::uint32_t file = 0;
    std::uint64_t offset = 0;
    std::uint64_t bytes = 0;
};

/// Says what the n-th slot of a run is, without any state: threads only share the counter of slots. sysbench keeps its
/// state (files, reads against writes, fsync rounds) under a lock; as each of its decisions depends only on how many
/// requests came before, all of it can be computed.
///
/// A period is `fsyncFreq` requests followed by one slot for the fsync of each file; the last slots of a run are the
/// final fsyncs of the old versions.
class FileioRequests {
public:
    explicit FileioRequests(const FileioSpec &spec);

    FileioRequest at(std::uint64_t slot, engine::Random &random) const;

    /// Slots that count against the limit and end by it; UINT64_MAX: only time ends the run.
    std::uint64_t limit() const { return m_limit; }
    /// Not 0: events must be counted apart and end the run, because slots may be skipped.
    std::uint64_t countedLimit() const { return m_countedLimit; }
    /// Reads and writes that the limit allows, 0 where only time ends the run. For progress.
    std::uint64_t plannedRequests() const { return m_plannedRequests; }

    /// Writes among the first `n` requests of a mix: one is a read while (reads + 1) / (writes + 1) < ratio.
    static std::uint64_t writesBefore(std::uint64_t n, double ratio);

private:
    FileioRequest request(std::uint64_t number, engine::Random &random) const;
    FileioRequest sequential(std::uint64_t number) const;
    FileioRequest place(FileioRequest::Kind kind, std::uint64_t position) const;
    bool roundIsDue(std::uint64_t period) const;
    std::uint64_t slotsFor(std::uint64_t requests) const;

    FileioMode m_mode;
    double m_ratio;
    std::uint64_t m_files;
    std::uint64_t m_block;
    std::uint64_t m_share; // bytes of the total that fall to one file
    std::uint64_t m_fileBytes; // that, up to a whole block
    std::uint64_t m_total; // m_share × files
    std::uint64_t m_stride;
    std::uint64_t m_regions;
    std::uint64_t m_regionBytes;
    std::uint64_t m_merge; // blocks of a sequential request
    std::uint64_t m_blocksPerFile;
    std::uint64_t m_requestsPerFile;
    std::uint64_t m_freq = 0; // requests of a period, 0: no periodic rounds
    std::uint64_t m_period = 0; // slots of a period
    std::uint64_t m_limit = UINT64_MAX;
    std::uint64_t m_endSyncs = 0; // slots after the limit
    std::uint64_t m_countedLimit = 0;
    std::uint64_t m_plannedRequests = 0;
};

} // namespace iolite::workloads
