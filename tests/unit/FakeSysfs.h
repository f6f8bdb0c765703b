// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QString>
#include <QTemporaryDir>

#include <string>

/// A tree like /sys with the devices that a test puts in: folders below devices/, links to them as the kernel makes
/// them.
class FakeSysfs {
public:
    std::string root() const { return m_dir.path().toStdString(); }
    QString path(const QString &below) const { return m_dir.filePath(below); }

    void addDisk(const QString &name, const QString &number, bool isVirtual = false)
    {
        addDevice(name, number, (isVirtual ? "devices/virtual/block/" : "devices/pci0/host0/block/") + name);
    }

    void addPartition(const QString &disk, const QString &name, const QString &number)
    {
        addDevice(name, number, folderOf(disk) + "/" + name);
        set(name, "partition", "1\n");
    }

    /// A device-mapper or md device over others.
    void addStack(const QString &name, const QString &number, const QStringList &slaves)
    {
        addDisk(name, number, true);
        for (const auto &slave : slaves)
            link(folderOf(slave), folderOf(name) + "/slaves/" + slave);
    }

    /// A file in the device's folder.
    void set(const QString &name, const QString &file, const QByteArray &text)
    {
        write(folderOf(name) + "/" + file, text);
    }

    void write(const QString &file, const QByteArray &text)
    {
        QDir().mkpath(QFileInfo(path(file)).path());
        QFile out(path(file));
        if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
            qFatal("cannot write %s", qPrintable(out.fileName()));
    }

    void addBtrfs(const QString &uuid, const QStringList &devices)
    {
        for (const auto &device : devices)
            link(folderOf(device), "fs/btrfs/" + uuid + "/devices/" + device);
    }

private:
    void addDevice(const QString &name, const QString &number, const QString &folder)
    {
        QDir().mkpath(path(folder + "/slaves"));
        link(folder, "class/block/" + name);
        link(folder, "dev/block/" + number);
    }

    QString folderOf(const QString &name) const
    {
        return QDir(m_dir.path()).relativeFilePath(QFileInfo(path("class/block/" + name)).canonicalFilePath());
    }

    void link(const QString &folder, const QString &place)
    {
        QDir().mkpath(QFileInfo(path(place)).path());
        const QString target = QFileInfo(path(place)).dir().relativeFilePath(path(folder));
        if (!QFile::link(target, path(place)))
            qFatal("cannot link %s", qPrintable(place));
    }

    QTemporaryDir m_dir;
};
