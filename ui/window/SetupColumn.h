// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/runner/RunSession.h"
#include "ui/live/Notices.h"
#include "ui/live/Readiness.h"

#include <QPointer>
#include <QSet>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QScrollArea;
QT_END_NAMESPACE

namespace iolite {
class DeviceProbe;
}

namespace iolite::ui {

class CommandDialog;
class FilesystemCard;
class RunPanel;
class TargetCard;
class WorkloadCard;

/// The left column: target, workload, filesystem, and Run with its cost and reasons.
class SetupColumn : public QWidget {
    Q_OBJECT
public:
    explicit SetupColumn(DeviceProbe *probe, QWidget *parent = nullptr);

    TargetCard *target() const { return m_target; }
    WorkloadCard *workload() const { return m_workload; }
    const Readiness *readiness() const { return m_readiness; }
    /// What Run would start now.
    runner::RunRequest request() const;
    bool canRun() const;
    void setRunActive(bool active);

public slots:
    /// Opens the dialog, filled with the clipboard's text if that is a command line; what it gives is shown in the
    /// cards.
    void pasteCommandLine();

signals:
    void runRequested();
    void canRunChanged(bool can);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fitWidth();
    void ask();
    void refresh();
    void apply(const Notice &notice, const Remedy &remedy);

    TargetCard *m_target;
    WorkloadCard *m_workload;
    FilesystemCard *m_filesystem;
    RunPanel *m_run;
    QScrollArea *m_scroll;
    QWidget *m_cards;
    Readiness *m_readiness;
    QSet<QString> m_putAside; ///< cautions the user has read and dismissed, until the setup changes
    QPointer<CommandDialog> m_commandDialog;
    bool m_active = false;
};

} // namespace iolite::ui
