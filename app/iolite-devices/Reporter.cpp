// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-devices/Reporter.h"

#include "app/iolite-devices/DeviceFacts.h"

#include <Solid/DeviceNotifier>
#include <Solid/GenericInterface>
#include <Solid/StorageAccess>

#include <utility>

namespace iolite::devices {

Reporter::Reporter(Sink sink)
    : m_sink(std::move(sink))
{
    // One act (a new filesystem, a mount) comes as a handful of signals.
    m_again.setSingleShot(true);
    m_again.setInterval(100);
    QObject::connect(&m_again, &QTimer::timeout, &m_context, [this] { lookAtDoubtful(); });
}

void Reporter::start()
{
    auto *notifier = Solid::DeviceNotifier::instance();
    QObject::connect(
        notifier, &Solid::DeviceNotifier::deviceAdded, &m_context, [this](const QString &udi) { look(udi); });
    QObject::connect(
        notifier, &Solid::DeviceNotifier::deviceRemoved, &m_context, [this](const QString &udi) { drop(udi); });
    const auto devices = Solid::Device::allDevices();
    for (const auto &device : devices)
        take(device, QStringLiteral("device"));
    say(QStringLiteral("ready"), {});
}

void Reporter::take(const Solid::Device &device, const QString &event)
{
    if (!device.isValid())
        return;
    const QString udi = device.udi();
    if (!m_held.contains(udi)) {
        m_held.insert(udi, device);
        listen(device);
    }
    if (!isStorage(device)) {
        sayRemoved(udi); // a loop device that was detached stays as an empty block device
        return;
    }
    const QJsonObject facts = deviceFacts(device);
    if (m_said.value(udi) == facts)
        return;
    say(m_said.contains(udi) ? QStringLiteral("changed") : event, facts);
    m_said.insert(udi, facts);
}

void Reporter::drop(const QString &udi)
{
    m_held.remove(udi);
    m_doubtful.remove(udi);
    sayRemoved(udi);
}

void Reporter::sayRemoved(const QString &udi)
{
    const QJsonObject said = m_said.take(udi);
    if (!said.isEmpty()) {
        say(QStringLiteral("removed"),
            {{QStringLiteral("udi"), udi}, {QStringLiteral("kernel"), said.value(QStringLiteral("kernel"))}});
    }
}

void Reporter::listen(const Solid::Device &device)
{
    const QString udi = device.udi();
    const auto doubt = [this, udi] {
        m_doubtful.insert(udi);
        if (!m_again.isActive())
            m_again.start();
    };
    if (const auto *generic = device.as<Solid::GenericInterface>()) {
        QObject::connect(generic, &Solid::GenericInterface::propertyChanged, &m_context, doubt);
        QObject::connect(generic, &Solid::GenericInterface::conditionRaised, &m_context, doubt);
    }
    if (const auto *access = device.as<Solid::StorageAccess>())
        QObject::connect(access, &Solid::StorageAccess::accessibilityChanged, &m_context, doubt);
}

void Reporter::look(const QString &udi)
{
    m_held.remove(udi); // a new object knows interfaces that came later, such as a filesystem
    take(Solid::Device(udi), QStringLiteral("added"));
}

void Reporter::lookAtDoubtful()
{
    const auto doubtful = std::exchange(m_doubtful, {});
    for (const auto &udi : doubtful) {
        if (m_held.contains(udi))
            take(m_held.value(udi), QStringLiteral("added"));
    }
}

void Reporter::say(const QString &event, QJsonObject facts)
{
    facts.insert(QStringLiteral("event"), event);
    m_sink(facts);
}

} // namespace iolite::devices
