// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/DataPool.h"
#include "core/engine/Random.h"
#include "core/engine/Task.h"
#include "core/workloads/fileio/FileioFiles.h"
#include "core/workloads/fileio/FileioRequests.h"

#include <atomic>
#include <memory>

namespace iolite::workloads {

/// What the threads of a run share.
struct FileioShared {
    explicit FileioShared(const FileioSpec &settings)
        : spec(settings)
        , requests(settings)
    {
    }
    const FileioSpec spec;
    const FileioRequests requests;
    std::vector<FileioFile> files; ///< open until the tasks have ended
    alignas(128) std::atomic<std::uint64_t> slot{0};
    alignas(128) std::atomic<std::uint64_t> events{0}; ///< only where FileioRequests::countedLimit says so
    alignas(128) std::atomic<std::int64_t> arrival{0}; ///< of the last event, with a rate; 0 before the first
    alignas(128) std::atomic<bool> limitReached{false};
};

/// What a thread did, as sysbench counts. Read after it has ended.
struct FileioTally {
    std::uint64_t events = 0;
    std::uint64_t busyNs = 0; ///< in events
    engine::DirectionCounters syncs; ///< periodic fsyncs that are events (rules 1.0)
};

/// One thread of a run.
class FileioTask : public engine::Task {
public:
    /// `seed` is that of the run, not 0.
    FileioTask(std::shared_ptr<FileioShared> shared, std::uint64_t seed, unsigned thread);

    Result<void> prepare(const std::atomic<bool> &stop) override;
    Result<void> run(engine::TaskContext &context) override;
    const FileioTally &tally() const { return *m_tally; }

private:
    Result<void> transfer(engine::TaskContext &context, const FileioRequest &request, std::int64_t begin);
    Result<void> sync(engine::TaskContext &context, std::uint32_t file, std::int64_t begin, bool event);
    Result<void> check(const FileioRequest &request, char *buffer) const;
    Result<void> endSyncs(engine::TaskContext &context);
    bool awaitArrival(const engine::TaskContext &context, std::int64_t &arrival);
    void count(std::uint64_t latencyNs)
    {
        ++m_events;
        m_busyNs += latencyNs;
    }

    std::shared_ptr<FileioShared> m_shared;
    engine::DataPool m_pool;
    engine::Random m_random;
    std::uint64_t m_dataSeed;
    std::uint64_t m_events = 0;
    std::uint64_t m_busyNs = 0;
    std::unique_ptr<FileioTally> m_tally;
};

} // namespace iolite::workloads
