// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-devices/DeviceFacts.h"

#include <QFileInfo>
#include <Solid/Block>
#include <Solid/Device>
#include <Solid/StorageAccess>
#include <Solid/StorageDrive>
#include <Solid/StorageVolume>

namespace iolite::devices {
namespace {

QString nameOf(Solid::StorageDrive::DriveType type)
{
    switch (type) {
    case Solid::StorageDrive::HardDisk:
        return QStringLiteral("hard-disk");
    case Solid::StorageDrive::CdromDrive:
        return QStringLiteral("cdrom");
    case Solid::StorageDrive::Floppy:
        return QStringLiteral("floppy");
    case Solid::StorageDrive::Tape:
        return QStringLiteral("tape");
    case Solid::StorageDrive::CompactFlash:
        return QStringLiteral("compact-flash");
    case Solid::StorageDrive::MemoryStick:
        return QStringLiteral("memory-stick");
    case Solid::StorageDrive::SmartMedia:
        return QStringLiteral("smart-media");
    case Solid::StorageDrive::SdMmc:
        return QStringLiteral("sd-mmc");
    case Solid::StorageDrive::Xd:
        return QStringLiteral("xd");
    }
    return {};
}

QString nameOf(Solid::StorageDrive::Bus bus)
{
    switch (bus) {
    case Solid::StorageDrive::Ide:
        return QStringLiteral("ide");
    case Solid::StorageDrive::Usb:
        return QStringLiteral("usb");
    case Solid::StorageDrive::Ieee1394:
        return QStringLiteral("ieee1394");
    case Solid::StorageDrive::Scsi:
        return QStringLiteral("scsi");
    case Solid::StorageDrive::Sata:
        return QStringLiteral("sata");
    case Solid::StorageDrive::Platform:
        return QStringLiteral("platform");
    }
    return {};
}

/// "/dev/mapper/home" is a link to "dm-0", which is what the kernel and everybody else here calls it.
QString kernelName(const Solid::Device &device)
{
    const auto *block = device.as<Solid::Block>();
    if (!block || block->device().isEmpty())
        return {};
    const QFileInfo node(block->device());
    const QString real = node.canonicalFilePath();
    return real.startsWith(QLatin1String("/dev/")) ? QFileInfo(real).fileName() : node.fileName();
}

/// The drive that a volume lies on, through partitions and encryption. Invalid if there is none (loop devices).
Solid::Device driveBelow(const Solid::Device &device)
{
    Solid::Device at = device;
    for (int depth = 0; depth < 16 && at.isValid(); ++depth) {
        if (at.is<Solid::StorageDrive>())
            return at;
        const auto *volume = at.as<Solid::StorageVolume>();
        const Solid::Device container = volume ? volume->encryptedContainer() : Solid::Device();
        at = container.isValid() ? container : at.parent();
    }
    return Solid::Device();
}

QString firstOf(const QString &a, const QString &b)
{
    return a.isEmpty() ? b : a;
}

void addDrive(const Solid::Device &device, const Solid::Device &drive, QJsonObject &facts)
{
    const auto *storage = drive.as<Solid::StorageDrive>();
    if (!storage)
        return;
    facts[QStringLiteral("vendor")] = firstOf(drive.vendor(), device.vendor());
    facts[QStringLiteral("product")] = firstOf(drive.product(), device.product());
    facts[QStringLiteral("driveType")] = nameOf(storage->driveType());
    facts[QStringLiteral("bus")] = nameOf(storage->bus());
    facts[QStringLiteral("removable")] = storage->isRemovable();
    facts[QStringLiteral("hotpluggable")] = storage->isHotpluggable();
    if (drive.udi() != device.udi())
        facts[QStringLiteral("parent")] = kernelName(drive);
}

} // namespace

bool isStorage(const Solid::Device &device)
{
    return device.is<Solid::StorageDrive>() || device.is<Solid::StorageVolume>();
}

QJsonObject deviceFacts(const Solid::Device &device)
{
    const auto *drive = device.as<Solid::StorageDrive>();
    const auto *volume = device.as<Solid::StorageVolume>();
    QJsonObject facts{
        {QStringLiteral("udi"), device.udi()},
        {QStringLiteral("kernel"), kernelName(device)},
        {QStringLiteral("drive"), drive != nullptr},
        {QStringLiteral("volume"), volume != nullptr},
        {QStringLiteral("vendor"), device.vendor()},
        {QStringLiteral("product"), device.product()},
        {QStringLiteral("description"), device.description()},
        {QStringLiteral("icon"), device.icon()},
        {QStringLiteral("size"),
            static_cast<double>(volume ? volume->size()
                    : drive            ? drive->size()
                                       : 0)},
    };
    addDrive(device, driveBelow(device), facts);
    if (volume) {
        facts[QStringLiteral("fsType")] = volume->fsType();
        facts[QStringLiteral("label")] = volume->label();
        facts[QStringLiteral("uuid")] = volume->uuid();
    }
    if (const auto *access = device.as<Solid::StorageAccess>()) {
        facts[QStringLiteral("accessible")] = access->isAccessible();
        facts[QStringLiteral("mountPoint")] = access->isAccessible() ? access->filePath() : QString();
    }
    return facts;
}

} // namespace iolite::devices
