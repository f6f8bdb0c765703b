// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/HistoryStore.h"
#include "core/runner/Recovery.h"
#include "ui/common/Background.h"

#include <QObject>

namespace iolite::ui {

class MessageBar;

/// What a crash left: its test files are removed at once, and a message offers to keep what was measured. All of it off
/// the GUI thread, since the target may be gone.
class Leftovers : public QObject {
    Q_OBJECT
public:
    /// `store` and `bar` outlive this.
    Leftovers(history::HistoryStore *store, MessageBar *bar, std::string dataDir, QObject *parent = nullptr);
    void look();

signals:
    void kept(const QString &id);
    void looked(int found); ///< after look(): how many were found

private:
    struct Found {
        runner::Leftover leftover;
        Result<void> removed;
        bool saved = false; ///< in the history already: it ended in the last moment
    };
    void offer(const Found &found);
    void keep(const runner::Leftover &leftover);
    void discard(const runner::Leftover &leftover);

    history::HistoryStore *m_store;
    MessageBar *m_bar;
    std::string m_dataDir;
    Background m_background;
};

} // namespace iolite::ui
