// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/Background.h"
#include "ui/workload/Workloads.h"

#include <QDialog>
#include <QTimer>

#include <functional>
#include <optional>

QT_BEGIN_NAMESPACE
class QPlainTextEdit;
class QPushButton;
QT_END_NAMESPACE

namespace iolite::ui {

class HintLabel;

/// A classic tool's command line, pasted or typed: says at once what was understood, or what is wrong. Blocks nothing;
/// goes when closed.
class CommandDialog : public QDialog {
    Q_OBJECT
public:
    explicit CommandDialog(QWidget *parent = nullptr, const Workloads &known = {});

    void setText(const QString &line);
    /// What the line asks for, if it can be used.
    const std::optional<workloads::ToolCommand> &command() const { return m_command; }

    /// How to look whether a directory exists, in another thread; for tests.
    void setLook(std::function<bool(const QString &)> isDirectory) { m_isDirectory = std::move(isDirectory); }

    /// What a command means: the workload, the directory and the settings that aren't the defaults.
    static QString understood(const workloads::Workload &workload, const workloads::ToolCommand &command);
    /// Options that change nothing here, and what the window doesn't do.
    static QString remarks(const workloads::ToolCommand &command);

signals:
    /// `directory`: absolute, exists; empty if the line names none that does.
    void used(const iolite::WorkloadSpec &workload, const QString &directory);

private:
    void read();
    void lookAtDirectory();
    void giveUpLooking();
    void addRemark(const QString &remark);
    void use();

    const Workloads m_known;
    QPlainTextEdit *m_line;
    HintLabel *m_understood;
    HintLabel *m_remarks;
    HintLabel *m_problem;
    QPushButton *m_use;
    std::optional<workloads::ToolCommand> m_command;
    QString m_directory; ///< named in the line, absolute; else empty
    std::optional<bool> m_exists; ///< none while being looked at
    std::function<bool(const QString &)> m_isDirectory;
    QTimer m_pause; ///< after the last key, before looking
    QTimer m_patience; ///< with a directory that doesn't answer
    QPushButton *m_cancel = nullptr;
    QString m_cancelText;
    bool m_useWhenKnown = false;
    int m_asked = 0;
    Background m_background;
};

} // namespace iolite::ui
