// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/RunSession.h"

#include "core/runner/Journal.h"
#include "core/runner/RunExecutor.h"
#include "core/system/TargetInspector.h"
#include "core/workloads/Estimate.h"

#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <map>
#include <mutex>
#include <set>

namespace iolite::runner {

namespace {

// Many workers need many descriptors; the soft limit is often 1024 and ours to raise.
void raiseFileLimit()
{
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < limit.rlim_max) {
        limit.rlim_cur = limit.rlim_max;
        setrlimit(RLIMIT_NOFILE, &limit);
    }
}

} // namespace

/// The session's two threads: one runs, one writes the journal from a queue of its own, so that a slow disk under the
/// data directory never holds the sampling back.
class RunSession::Worker {
public:
    explicit Worker(RunRequest request)
        : m_request(std::move(request))
    {
    }

    ~Worker()
    {
        m_run.request_stop();
        wait();
        if (m_journalThread.joinable())
            m_journalThread.join();
    }

    EventQueue &addListener()
    {
        m_queues.push_back(std::make_unique<EventQueue>());
        return *m_queues.back();
    }

    void start()
    {
        raiseFileLimit();
        // A file size limit (ulimit -f) must be an error of the write, not the end of the process.
        std::signal(SIGXFSZ, SIG_IGN);
        if (!m_request.dataDir.empty())
            m_journalThread = std::thread([this] { writeJournal(); });
        m_run = std::jthread([this](const std::stop_token &cancel) { run(cancel); });
    }

    void cancel() { m_run.request_stop(); }
    bool finished() const { return m_finished.load(std::memory_order_acquire); }
    void wait()
    {
        if (m_run.joinable())
            m_run.join();
    }
    const RunRequest &request() const { return m_request; }

    void discardJournal(const std::string &runId)
    {
        const std::lock_guard lock(m_journalMutex);
        if (const auto found = m_journals.find(runId); found != m_journals.end()) {
            if (m_leftBehind.contains(runId))
                found->second->release();
            else
                found->second->discard();
            m_journals.erase(found);
        }
    }

private:
    void publish(const Event &event)
    {
        if (const auto *finished = std::get_if<RunFinished>(&event)) {
            const auto &notes = finished->run->notes;
            if (std::any_of(
                    notes.begin(), notes.end(), [](const std::string &n) { return n.starts_with("left-behind: "); })) {
                const std::lock_guard lock(m_journalMutex);
                m_leftBehind.insert(finished->run->id);
            }
        }
        for (const auto &queue : m_queues)
            queue->push(event);
        if (!m_journalThread.joinable())
            return;
        m_journalQueue.push(event);
        ++m_journalPushed;
        // Written, synced and copied before the next phase begins, so that it isn't measured. Not for ever: a data
        // directory on a dead disk must not hold the run.
        if (std::holds_alternative<PhaseFinished>(event)) {
            std::unique_lock lock(m_journalMutex);
            m_journalWaited = true;
            m_journalChanged.notify_all();
            m_journalChanged.wait_for(
                lock, std::chrono::seconds(2), [this] { return m_journalWritten == m_journalPushed; });
            m_journalWaited = false;
        }
    }

    void run(const std::stop_token &cancel)
    {
        RunExecutor executor(
            m_request, [this](Event event) { publish(event); }, cancel);
        // The first always: a cancel that comes before it still ends as a cancelled run.
        for (int repeat = 1; repeat <= m_request.repeats && (repeat == 1 || !cancel.stop_requested()); ++repeat)
            executor.execute(repeat, [this](Run &run, const std::string &directory) { openJournal(run, directory); });
        for (const auto &queue : m_queues)
            queue->close();
        m_journalQueue.close();
        m_journalEnd.store(true, std::memory_order_release);
        m_finished.store(true, std::memory_order_release);
    }

    void openJournal(Run &run, const std::string &testDirectory)
    {
        if (m_request.dataDir.empty())
            return;
        const JournalPlace place = journalPlace(m_request.dataDir, run.target);
        auto journal = std::make_shared<Journal>();
        if (!journal->open(place, run.id, testDirectory)) {
            run.notes.emplace_back("no-journal: " + place.directory);
            return;
        }
        run.notes.emplace_back(place.copyTo.empty() ? "journal-on-disk" : "journal-in-memory");
        const std::lock_guard lock(m_journalMutex);
        m_journals[run.id] = std::move(journal);
    }

    void writeJournal()
    {
        std::string current;
        while (true) {
            const bool last = m_journalEnd.load(std::memory_order_acquire);
            while (std::optional<Event> event = m_journalQueue.pop()) {
                if (const auto *started = std::get_if<RunStarted>(&*event))
                    current = started->run->id;
                std::shared_ptr<Journal> journal;
                {
                    const std::lock_guard lock(m_journalMutex);
                    if (const auto found = m_journals.find(current); found != m_journals.end())
                        journal = found->second;
                }
                if (journal)
                    journal->write(*event);
                const std::lock_guard lock(m_journalMutex);
                ++m_journalWritten;
                m_journalChanged.notify_all();
            }
            if (last)
                return;
            std::unique_lock lock(m_journalMutex);
            m_journalChanged.wait_for(lock, std::chrono::milliseconds(50), [this] { return m_journalWaited; });
        }
    }

    RunRequest m_request;
    std::vector<std::unique_ptr<EventQueue>> m_queues;
    EventQueue m_journalQueue;
    std::atomic<bool> m_journalEnd{false};
    std::mutex m_journalMutex;
    std::condition_variable m_journalChanged;
    std::set<std::string> m_leftBehind; // runs whose test files are still there: their journals stay
    std::uint64_t m_journalPushed = 0; // run's thread
    std::uint64_t m_journalWritten = 0; // under the mutex
    bool m_journalWaited = false; // under the mutex
    std::map<std::string, std::shared_ptr<Journal>> m_journals;
    std::atomic<bool> m_finished{false};
    std::thread m_journalThread;
    std::jthread m_run;
};

RunSession::RunSession(RunRequest request)
    : m_worker(std::make_unique<Worker>(std::move(request)))
{
}

RunSession::~RunSession() = default;

EventQueue &RunSession::addListener()
{
    return m_worker->addListener();
}

Result<TargetFacts> RunSession::check(const RunRequest &request)
{
    auto facts = system::inspectTarget(request.targetPath);
    if (!facts)
        return facts.error();
    const std::vector<Error> errors = workloads::obstacles(request.workload, *facts);
    if (!errors.empty())
        return errors.front();
    return facts;
}

Result<void> RunSession::start()
{
    if (auto facts = check(m_worker->request()); !facts)
        return facts.error();
    m_worker->start();
    return {};
}

void RunSession::cancel()
{
    m_worker->cancel();
}
void RunSession::discardJournal(const std::string &runId)
{
    m_worker->discardJournal(runId);
}
bool RunSession::finished() const
{
    return m_worker->finished();
}
void RunSession::wait()
{
    m_worker->wait();
}

} // namespace iolite::runner
