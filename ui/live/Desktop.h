// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusUnixFileDescriptor>
#include <QObject>

namespace iolite::ui {

/// Keeps the machine from sleeping while held (logind). Asks asynchronously; without a bus or logind nothing happens.
class SleepInhibitor : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    void hold(const QString &why);
    void release();
    bool isHeld() const { return m_lock.isValid(); }

private:
    bool m_wanted = false;
    QDBusUnixFileDescriptor m_lock; ///< logind lets go when it is closed
};

/// Shows a desktop notification, where there is a service for it.
void notifyDesktop(const QString &summary, const QString &body);

} // namespace iolite::ui
