// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QJsonObject>
#include <QObject>
#include <QSet>
#include <QTimer>
#include <Solid/Device>

#include <functional>

namespace iolite::devices {

/// Says what storage there is, and then what comes, goes and changes, one JSON object each with an "event": "device"
/// for what was there, "ready" after the last of these, then "added", "changed", "removed". One thread, with an event
/// loop after start().
class Reporter {
public:
    using Sink = std::function<void(const QJsonObject &)>;

    explicit Reporter(Sink sink);

    /// Connects, then lists. Blocks as long as the device service does.
    void start();

private:
    void take(const Solid::Device &device, const QString &event);
    void drop(const QString &udi);
    void sayRemoved(const QString &udi);
    void listen(const Solid::Device &device);
    void look(const QString &udi);
    void lookAtDoubtful();
    void say(const QString &event, QJsonObject facts);

    Sink m_sink;
    QObject m_context; ///< all connections end with this
    QHash<QString, Solid::Device> m_held; ///< a device's signals come only while its object lives
    QHash<QString, QJsonObject> m_said;
    QSet<QString> m_doubtful; ///< something was signalled; look again soon
    QTimer m_again;
};

} // namespace iolite::devices
