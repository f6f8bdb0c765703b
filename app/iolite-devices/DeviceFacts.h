// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>

namespace Solid {
class Device;
}

namespace iolite::devices {

/// Whether a device is a drive or a volume: everything else (processors, batteries, cameras) is left out.
bool isStorage(const Solid::Device &device);

/// What is told of a drive or volume. Keys: udi, kernel, parent, drive, volume, vendor, product, description, icon,
/// driveType, bus, removable, hotpluggable, size (bytes, 0 = unknown), fsType, label, uuid, accessible, mountPoint. A
/// volume carries the vendor, product, type, bus and flags of the drive below it. May block on D-Bus.
QJsonObject deviceFacts(const Solid::Device &device);

} // namespace iolite::devices
