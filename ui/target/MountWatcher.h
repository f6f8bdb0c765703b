// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

namespace iolite::ui {

/// Says when something was mounted or unmounted: the kernel marks /proc/self/mountinfo with POLLPRI. Silent where there
/// is no /proc. Several changes close together come as one.
class MountWatcher : public QObject {
    Q_OBJECT
public:
    explicit MountWatcher(QObject *parent = nullptr);
    ~MountWatcher() override;

signals:
    void mountsChanged();

private:
    int m_fd = -1;
    QTimer m_settle;
};

} // namespace iolite::ui
