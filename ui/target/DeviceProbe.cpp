// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/target/DeviceProbe.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

#include <utility>

namespace iolite {
namespace {

constexpr int protocol = 1;

DeviceExtras toExtras(const QJsonObject &object)
{
    const auto text = [&](const char *key) { return object.value(QLatin1String(key)).toString(); };
    const auto flag = [&](const char *key) { return object.value(QLatin1String(key)).toBool(); };
    DeviceExtras extras;
    extras.udi = text("udi");
    extras.kernelName = text("kernel");
    extras.parentName = text("parent");
    extras.vendor = text("vendor");
    extras.product = text("product");
    extras.description = text("description");
    extras.icon = text("icon");
    extras.driveType = text("driveType");
    extras.bus = text("bus");
    extras.fsType = text("fsType");
    extras.label = text("label");
    extras.uuid = text("uuid");
    extras.mountPoint = text("mountPoint");
    const double size = object.value(QLatin1String("size")).toDouble();
    extras.sizeBytes = size > 0 && size < 0x1p63 ? static_cast<quint64>(size) : 0;
    extras.drive = flag("drive");
    extras.volume = flag("volume");
    extras.removable = flag("removable");
    extras.hotpluggable = flag("hotpluggable");
    extras.accessible = flag("accessible");
    return extras;
}

} // namespace

DeviceProbe::DeviceProbe(const QString &program, QObject *parent)
    : DeviceProbe(program, Limits(), parent)
{
}

DeviceProbe::DeviceProbe(const QString &program, const Limits &limits, QObject *parent)
    : QObject(parent)
    , m_program(program.isEmpty() ? defaultProgram() : program)
    , m_limits(limits)
{
    for (QTimer *timer : {&m_restart, &m_silence, &m_settled, &m_changed})
        timer->setSingleShot(true);
    m_changed.setInterval(50);
    m_silence.setInterval(m_limits.silence);
    m_settled.setInterval(m_limits.settled);
    connect(&m_restart, &QTimer::timeout, this, &DeviceProbe::launch);
    connect(&m_silence, &QTimer::timeout, this, &DeviceProbe::failed);
    connect(&m_settled, &QTimer::timeout, this, [this] { m_failures = 0; });
    connect(&m_changed, &QTimer::timeout, this, &DeviceProbe::devicesChanged);
}

DeviceProbe::~DeviceProbe()
{
    dropProcess();
}

void DeviceProbe::start()
{
    if (m_state != State::Stopped && m_state != State::GivenUp)
        return;
    m_failures = 0;
    launch();
}

void DeviceProbe::stop()
{
    dropProcess();
    forgetDevices();
    setState(State::Stopped);
}

std::optional<DeviceExtras> DeviceProbe::forDevice(const QString &kernelName) const
{
    std::optional<DeviceExtras> found;
    bool drive = false;
    // A stick without partitions is told twice, as drive and as volume; the volume carries what the drive says.
    for (const auto &device : m_devices) {
        if (kernelName.isEmpty() || device.kernelName != kernelName)
            continue;
        drive = drive || device.drive;
        if (!found || device.volume)
            found = device;
    }
    if (found)
        found->drive = drive;
    return found;
}

QString DeviceProbe::defaultProgram()
{
    const QString here = QCoreApplication::applicationDirPath();
    for (const char *place :
        {"/iolite-devices", "/../libexec/iolite/iolite-devices", "/../lib/iolite/iolite-devices"}) {
        const QFileInfo file(here + QLatin1String(place));
        if (file.isFile() && file.isExecutable())
            return file.canonicalFilePath();
    }
    return {};
}

void DeviceProbe::launch()
{
    if (m_program.isEmpty()) {
        giveUp();
        return;
    }
    dropProcess();
    m_process = new QProcess(this);
    m_process->setProgram(m_program);
    m_process->setStandardErrorFile(QProcess::nullDevice()); // its libraries talk a lot when there is no bus
    connect(m_process, &QProcess::readyReadStandardOutput, this, &DeviceProbe::readOutput);
    connect(m_process, &QProcess::finished, this, &DeviceProbe::failed);
    connect(m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            giveUp(); // a second try would find the same
    });
    setState(State::Reading);
    m_silence.start();
    m_process->start();
}

void DeviceProbe::readOutput()
{
    const QByteArray chunk = m_process->readAllStandardOutput();
    qsizetype begin = 0;
    // Any line may end this process, or through a slot even start another.
    const QProcess *const reading = m_process;
    while (begin < chunk.size() && m_process == reading) {
        const qsizetype newline = chunk.indexOf('\n', begin);
        const qsizetype end = newline < 0 ? chunk.size() : newline;
        if (!m_skippingLine)
            m_partial.append(chunk.constData() + begin, end - begin);
        if (m_partial.size() > m_limits.lineBytes) {
            m_skippingLine = true;
            m_partial.clear();
        }
        if (newline >= 0) {
            if (std::exchange(m_skippingLine, false))
                skipped();
            else
                takeLine(std::exchange(m_partial, {}));
        }
        begin = end + 1;
    }
}

void DeviceProbe::takeLine(const QByteArray &line)
{
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    const QString event = object.value(QLatin1String("event")).toString();
    if (event == QLatin1String("hello")) {
        m_greeted = object.value(QLatin1String("protocol")).toInt() == protocol;
        if (!m_greeted)
            giveUp(); // another version of the program; its words may mean something else
        return;
    }
    if (!m_greeted) {
        skipped();
    } else if (event == QLatin1String("device") || event == QLatin1String("added")
        || event == QLatin1String("changed")) {
        takeDevice(object);
    } else if (event == QLatin1String("removed")) {
        if (m_devices.remove(object.value(QLatin1String("udi")).toString()) > 0)
            changed();
    } else if (event == QLatin1String("ready")) {
        takeReady();
    } else if (event.isEmpty()) {
        skipped(); // an unknown event is from a newer program and no fault
    }
}

void DeviceProbe::takeDevice(const QJsonObject &object)
{
    const DeviceExtras extras = toExtras(object);
    if (extras.udi.isEmpty()) {
        skipped();
        return;
    }
    if (m_state == State::Reading)
        m_silence.start();
    const auto known = m_devices.constFind(extras.udi);
    if (known == m_devices.constEnd() ? m_devices.size() >= m_limits.devices : *known == extras)
        return;
    m_devices.insert(extras.udi, extras);
    changed();
}

void DeviceProbe::takeReady()
{
    if (m_state != State::Reading)
        return;
    m_silence.stop();
    m_settled.start();
    setState(State::Ready);
}

void DeviceProbe::skipped()
{
    if (++m_garbage > m_limits.garbageLines)
        failed();
}

/// It ended, hangs or talks nonsense.
void DeviceProbe::failed()
{
    dropProcess();
    forgetDevices();
    if (++m_failures > m_limits.restarts) {
        giveUp();
        return;
    }
    m_restart.start(m_limits.firstPause * (1 << qMin(m_failures - 1, 10)));
    setState(State::Waiting);
}

void DeviceProbe::giveUp()
{
    dropProcess();
    forgetDevices();
    setState(State::GivenUp);
}

void DeviceProbe::dropProcess()
{
    m_restart.stop();
    m_silence.stop();
    m_settled.stop();
    m_partial.clear();
    m_skippingLine = false;
    m_greeted = false;
    m_garbage = 0;
    QProcess *process = std::exchange(m_process, nullptr);
    if (!process)
        return;
    process->disconnect(this);
    process->closeWriteChannel();
    process->kill();
    if (process->state() == QProcess::NotRunning) {
        process->deleteLater(); // may be the sender of the signal that led here
        return;
    }
    // Not waited for: one that is stuck in the kernel would hold up the window, and so would deleting it.
    process->setParent(QCoreApplication::instance());
    connect(process, &QProcess::finished, process, &QObject::deleteLater);
    connect(process, &QProcess::errorOccurred, process, [process](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) // then it never finishes
            process->deleteLater();
    });
}

void DeviceProbe::forgetDevices()
{
    if (m_devices.isEmpty())
        return;
    m_devices.clear();
    changed();
}

void DeviceProbe::setState(State state)
{
    if (m_state == state)
        return;
    m_state = state;
    emit stateChanged(state);
}

void DeviceProbe::changed()
{
    if (!m_changed.isActive())
        m_changed.start();
}

} // namespace iolite
