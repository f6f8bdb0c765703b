// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"
#include "core/model/Event.h"
#include "core/model/Target.h"
#include "core/runner/EventQueue.h"

#include <atomic>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace iolite::runner {

/// What to run.
struct RunRequest {
    std::string targetPath;
    WorkloadSpec workload;
    std::string label;
    std::vector<std::string> tags;
    int repeats = 1;
    std::string frontend = "iolite-cli";
    std::string dataDir; ///< where the journal goes (see Journal.h); empty: no journal
    std::int64_t sampleIntervalNs = 100'000'000;
};

/// Carries out a request in a thread of its own: lays out files, runs the phases, writes the journal, assembles the
/// record, removes the test files in every ending. Listeners get the events from queues that they poll.
///
/// Threads: construct, start, cancel, finished from any one thread (normally the GUI's); each queue belongs to one
/// consumer.
class RunSession {
public:
    explicit RunSession(RunRequest request);
    ~RunSession(); ///< cancels and waits
    RunSession(const RunSession &) = delete;
    RunSession &operator=(const RunSession &) = delete;

    /// A queue that will get every event. Only before start(). Owned by the session.
    EventQueue &addListener();

    /// Facts of the target, or the first thing that forbids this request (workloads::obstacles): nothing has been
    /// written when an error comes back. Touches the disk: may take long on a sick one.
    static Result<TargetFacts> check(const RunRequest &request);

    /// Calls check() and starts the thread; may block as check() does.
    Result<void> start();

    /// Asks for an end; returns at once. The run ends as Cancelled with what was measured.
    void cancel();

    /// The record of this run has been saved (or is not wanted): its journal is removed (it stays where test files
    /// could not be removed, for the next look at leftovers). Until then a crash can't lose it. Call it after handling
    /// RunFinished.
    void discardJournal(const std::string &runId);

    /// True when the thread has done everything, all events have been pushed and the test files are gone.
    bool finished() const;

    /// Blocks until finished. Events keep waiting in the queues.
    void wait();

private:
    class Worker;
    std::unique_ptr<Worker> m_worker;
};

} // namespace iolite::runner
