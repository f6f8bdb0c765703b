// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QStringList>
#include <QTemporaryDir>

#include <fcntl.h>
#include <linux/loop.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <unistd.h>

#include <utility>

/// For tests that run as root: images on loop devices and filesystems mounted in a folder of their own. All mounts are
/// in a mount namespace of this process, and loop devices detach with their last user, so even a killed test leaves
/// nothing.
namespace iolite::tests {

/// Runs a program; its output, or nothing if it failed or is missing (the reason goes to `why`).
inline bool run(const QString &program, const QStringList &arguments, QString *out = nullptr, QString *why = nullptr)
{
    const QString path = QStandardPaths::findExecutable(program).isEmpty()
        ? QStandardPaths::findExecutable(program, {"/usr/sbin", "/sbin"})
        : QStandardPaths::findExecutable(program);
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(path.isEmpty() ? program : path, arguments);
    const bool done = process.waitForStarted() && process.waitForFinished(60000)
        && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
    const QString said = QString::fromLocal8Bit(process.readAll()).trimmed();
    if (out)
        *out = said;
    if (!done && why)
        *why = program + " " + arguments.join(' ') + ": " + (said.isEmpty() ? process.errorString() : said);
    return done;
}

/// Empty if tests with mounts can run, else why not. Once per process, before any thread is started.
inline QString enterPrivateMounts()
{
    if (geteuid() != 0)
        return "needs root";
    if (unshare(CLONE_NEWNS) != 0 || mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0)
        return "a mount namespace of its own is not allowed here";
    if (!QFile::exists("/dev/loop-control"))
        return "this kernel has no loop devices";
    return {};
}

/// A file attached to a free loop device until this is destroyed and nothing mounted there is left.
class LoopImage {
public:
    /// Makes a sparse file of that size, or takes the file as it is with size 0.
    LoopImage(const QString &file, qint64 size, const QStringList &options = {})
    {
        QFile image(file);
        if (size > 0 && (!image.open(QIODevice::WriteOnly) || !image.resize(size))) {
            m_why = "cannot make " + file;
            return;
        }
        image.close();
        QString said;
        if (!run("losetup", options + QStringList{"--find", "--show", file}, &said, &m_why))
            return;
        m_node = said;
        // From here on the device goes with its last user, so also when this process is killed.
        m_fd = open(said.toLocal8Bit().constData(), O_RDONLY | O_CLOEXEC);
        loop_info64 info = {};
        if (m_fd >= 0 && ioctl(m_fd, LOOP_GET_STATUS64, &info) == 0) {
            info.lo_flags |= LO_FLAGS_AUTOCLEAR;
            ioctl(m_fd, LOOP_SET_STATUS64, &info);
        }
    }
    ~LoopImage() { detach(); }
    LoopImage(const LoopImage &) = delete;
    LoopImage &operator=(const LoopImage &) = delete;

    void detach()
    {
        if (m_fd >= 0)
            close(std::exchange(m_fd, -1));
    }

    QString node() const { return m_node; } ///< "/dev/loop3", empty if it could not be made
    std::string name() const { return m_node.mid(5).toStdString(); }
    QString why() const { return m_why; }

private:
    QString m_node;
    QString m_why;
    int m_fd = -1;
};

/// Something mounted in a folder until this is destroyed.
class Mounted {
public:
    Mounted(const QString &source, const QString &place, const QString &type, const QString &options = {})
        : m_place(place)
    {
        QDir().mkpath(place);
        QStringList arguments{"-t", type};
        if (!options.isEmpty())
            arguments << "-o" << options;
        m_ok = run("mount", arguments + QStringList{"--", source, place}, nullptr, &m_why);
    }
    ~Mounted() { unmount(); }
    Mounted(const Mounted &) = delete;
    Mounted &operator=(const Mounted &) = delete;

    void unmount()
    {
        if (std::exchange(m_ok, false))
            umount2(m_place.toUtf8().constData(), MNT_DETACH | UMOUNT_NOFOLLOW);
    }
    bool ok() const { return m_ok; }
    QString why() const { return m_why; }
    QString place() const { return m_place; }

private:
    QString m_place;
    QString m_why;
    bool m_ok = false;
};

} // namespace iolite::tests

// A missing tool or a kernel without the filesystem is no fault of what is tested.
#define MAKE_LOOP(image)                                                                                               \
    if ((image).node().isEmpty())                                                                                      \
    QSKIP(qPrintable((image).why()))
#define MAKE_FS(program, ...)                                                                                          \
    if (QString failure; !run(program, __VA_ARGS__, nullptr, &failure))                                                \
    QSKIP(qPrintable(failure))
#define MUST_MOUNT(mounted)                                                                                            \
    if (!(mounted).ok())                                                                                               \
    QSKIP(qPrintable((mounted).why()))
