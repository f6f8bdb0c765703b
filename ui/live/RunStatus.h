// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QProgressBar;
class QPushButton;
QT_END_NAMESPACE

namespace iolite::ui {

class RunProgress;

/// The status bar's content: phase, rate, per cent, time left and Cancel while a run goes on; a short word otherwise.
class RunStatusLine : public QWidget {
    Q_OBJECT
public:
    explicit RunStatusLine(QWidget *parent = nullptr);
    void showIdle(const QString &text);
    void showStarting();
    void showProgress(const RunProgress &progress);
    void showCancelling();

signals:
    void cancelRequested();

private:
    void setRunning(bool running);

    QLabel *m_phase;
    QLabel *m_rate;
    QLabel *m_left;
    QProgressBar *m_bar;
    QPushButton *m_cancel;
    bool m_cancelling = false;
};

} // namespace iolite::ui
