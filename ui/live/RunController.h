// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"
#include "core/model/Event.h"
#include "core/runner/RunSession.h"
#include "ui/common/Background.h"
#include "ui/live/RunProgress.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <string>
#include <vector>

namespace iolite::ui {

/// One run at a time, for the window: starts it off the GUI thread (the start tries the disk), drains its events ten
/// times a second whatever the window does, and saves the record when it is over.
///
/// Order of signals: started · events… · ended (or lost). Or: refused. Nothing here blocks. GUI thread.
class RunController : public QObject {
    Q_OBJECT
public:
    /// Records go to the history in `dataDir`, the journal too; empty: neither (nothing is kept).
    explicit RunController(std::string dataDir, QObject *parent = nullptr);
    ~RunController() override; ///< cancels and waits

    void start(runner::RunRequest request);
    void cancel(); ///< at once; the run ends as cancelled with what was measured
    bool isActive() const { return m_state != State::Idle; }
    bool isCancelling() const { return m_cancelling; }
    const RunProgress &progress() const { return m_progress; }

signals:
    void activeChanged(bool active);
    void events(const std::vector<iolite::Event> &batch); ///< in order, never empty
    void refused(const iolite::Error &error); ///< nothing was written
    void ended(std::shared_ptr<const iolite::Run> run); ///< the record, saved unless saveFailed came before
    void lost(); ///< the run is over, but left no record
    void saveFailed(const iolite::Error &error, std::shared_ptr<const iolite::Run> run);

private:
    enum class State { Idle, Starting, Running, Saving };
    struct Started {
        std::shared_ptr<runner::RunSession> session;
        runner::EventQueue *queue = nullptr;
        Result<void> result;
    };
    void begun(Started started);
    void drain();
    void save();
    void finish();

    std::string m_dataDir;
    State m_state = State::Idle;
    bool m_cancelling = false;
    std::shared_ptr<runner::RunSession> m_session;
    runner::EventQueue *m_queue = nullptr;
    std::shared_ptr<const Run> m_record;
    RunProgress m_progress;
    QTimer m_timer;
    Background m_background;
};

} // namespace iolite::ui
