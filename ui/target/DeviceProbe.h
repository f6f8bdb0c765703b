// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <optional>

class QJsonObject;
class QProcess;

namespace iolite {

/// What only the desktop's device service knows of a drive or volume. Every text may be empty.
/// A volume carries the vendor, product, bus and flags of the drive that it lies on.
struct DeviceExtras {
    QString udi; ///< the service's own identifier
    QString kernelName; ///< "sda1", "loop0"; key of forDevice()
    QString parentName; ///< kernel name of the drive below a volume, empty for a drive
    QString vendor;
    QString product;
    QString description; ///< a short name to show, in the user's language
    QString icon; ///< freedesktop icon name for QIcon::fromTheme
    QString driveType; ///< "hard-disk", "cdrom", "floppy", "tape", "compact-flash", "memory-stick", "smart-media",
                       ///< "sd-mmc", "xd"
    QString bus; ///< "sata", "usb", "ide", "ieee1394", "scsi", "platform"
    QString fsType;
    QString label;
    QString uuid;
    QString mountPoint; ///< empty when not mounted
    quint64 sizeBytes = 0; ///< 0 = unknown
    bool drive = false; ///< a whole drive
    bool volume = false; ///< something with, or for, a filesystem; a device can be both
    bool removable = false; ///< the medium can be taken out
    bool hotpluggable = false; ///< the drive can be pulled while the machine runs
    bool accessible = false; ///< mounted

    bool operator==(const DeviceExtras &) const = default;
};

/// Runs `iolite-devices` and keeps what it says. A missing, hanging, crashing or garbage-printing probe costs only the
/// extras: nothing here waits, malformed and over-long lines are skipped, and it is started again only a few times,
/// ever more slowly. GUI thread. Nothing is known before start(); connect to devicesChanged() and ask again.
class DeviceProbe : public QObject {
    Q_OBJECT

public:
    enum class State {
        Stopped, ///< before start(), after stop()
        Reading, ///< started; the list is not complete yet
        Ready, ///< the list is complete and kept up to date
        Waiting, ///< it ended; it will be started again
        GivenUp, ///< it is missing or failed too often; nothing is known
    };
    Q_ENUM(State)

    struct Limits {
        int restarts = 3; ///< after these it is given up
        std::chrono::milliseconds firstPause{1000}; ///< before the first restart; doubles each time
        std::chrono::milliseconds silence{30000}; ///< without any line before "ready": taken as hanging and killed
        std::chrono::milliseconds settled{60000}; ///< ready this long: earlier failures are forgotten
        qsizetype lineBytes = 64 * 1024; ///< longer lines are skipped
        qsizetype devices = 4096; ///< more are ignored
        int garbageLines = 1000; ///< skipped lines after which it is killed
    };

    /// `program`: path of iolite-devices; empty = defaultProgram(). Starts nothing yet.
    explicit DeviceProbe(const QString &program = {}, QObject *parent = nullptr);
    DeviceProbe(const QString &program, const Limits &limits, QObject *parent = nullptr);
    ~DeviceProbe() override;

    void start();
    void stop();

    State state() const { return m_state; }
    QList<DeviceExtras> devices() const { return m_devices.values(); }
    std::optional<DeviceExtras> forDevice(const QString &kernelName) const;

    /// Next to the application's binary, else in libexec/iolite; empty if there is none.
    static QString defaultProgram();

signals:
    void devicesChanged(); ///< something in devices() is different; several changes close together come as one
    void stateChanged(iolite::DeviceProbe::State state);

private:
    void launch();
    void readOutput();
    void takeLine(const QByteArray &line);
    void takeDevice(const QJsonObject &object);
    void takeReady();
    void skipped();
    void failed();
    void giveUp();
    void dropProcess();
    void forgetDevices();
    void setState(State state);
    void changed();

    QString m_program;
    Limits m_limits;
    State m_state = State::Stopped;
    QProcess *m_process = nullptr;
    QHash<QString, DeviceExtras> m_devices; ///< by udi
    QByteArray m_partial; ///< begin of a line whose end has not come yet
    bool m_skippingLine = false; ///< inside a line that is too long
    bool m_greeted = false; ///< "hello" with a protocol we know
    int m_garbage = 0;
    int m_failures = 0;
    QTimer m_restart;
    QTimer m_silence;
    QTimer m_settled;
    QTimer m_changed;
};

} // namespace iolite
