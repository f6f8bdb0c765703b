// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/RunController.h"

#include "core/history/HistoryStore.h"

namespace iolite::ui {

namespace {

constexpr int kDrainMs = 100;

// Another connection than the window's: SQLite connections belong to their thread.
Result<void> saveRecord(const std::string &dataDir, const Run &run)
{
    auto store = history::HistoryStore::open(dataDir);
    if (!store)
        return store.error();
    return (*store)->save(run);
}

} // namespace

RunController::RunController(std::string dataDir, QObject *parent)
    : QObject(parent)
    , m_dataDir(std::move(dataDir))
    , m_background(this)
{
    m_timer.setInterval(kDrainMs);
    m_timer.setTimerType(Qt::CoarseTimer);
    connect(&m_timer, &QTimer::timeout, this, &RunController::drain);
}

RunController::~RunController() = default; // RunSession's destructor cancels, waits and removes the test files

void RunController::start(runner::RunRequest request)
{
    if (m_state != State::Idle)
        return;
    m_state = State::Starting;
    m_cancelling = false;
    m_record.reset();
    m_progress = {};
    request.frontend = "iolite";
    request.dataDir = m_dataDir;
    emit activeChanged(true);
    m_background.run(
        [request = std::move(request)] {
            Started started;
            started.session = std::make_shared<runner::RunSession>(request);
            started.queue = &started.session->addListener();
            started.result = started.session->start();
            return started;
        },
        [this](Started started) { begun(std::move(started)); });
}

void RunController::begun(Started started)
{
    if (!started.result) {
        m_state = State::Idle;
        m_cancelling = false;
        emit refused(started.result.error());
        emit activeChanged(false);
        return;
    }
    m_session = std::move(started.session);
    m_queue = started.queue;
    m_state = State::Running;
    if (m_cancelling) // pressed while it was starting
        m_session->cancel();
    m_timer.start();
}

void RunController::cancel()
{
    if (m_state == State::Idle)
        return;
    m_cancelling = true;
    if (m_session)
        m_session->cancel();
}

void RunController::drain()
{
    // Asked before draining: what was pushed before the end is then surely in the queue.
    const bool over = m_session->finished();
    std::vector<Event> batch;
    while (auto event = m_queue->pop()) {
        m_progress.take(*event);
        if (const auto *finished = std::get_if<RunFinished>(&*event))
            m_record = finished->run;
        batch.push_back(std::move(*event));
    }
    if (!batch.empty())
        emit events(batch);
    if (!over)
        return;
    m_timer.stop();
    m_queue = nullptr;
    save();
}

void RunController::save()
{
    m_state = State::Saving;
    if (m_dataDir.empty() || !m_record) {
        finish();
        return;
    }
    m_background.run([dataDir = m_dataDir, run = m_record] { return saveRecord(dataDir, *run); },
        [this](Result<void> result) {
            if (result)
                m_session->discardJournal(m_record->id);
            else // the journal stays: the next start offers the run
                emit saveFailed(result.error(), m_record);
            finish();
        });
}

void RunController::finish()
{
    m_session.reset();
    m_state = State::Idle;
    m_cancelling = false;
    if (m_record)
        emit ended(m_record);
    else
        emit lost();
    emit activeChanged(false);
}

} // namespace iolite::ui
