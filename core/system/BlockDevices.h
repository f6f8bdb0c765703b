// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace iolite::system {

/// What sysfs says of a block device.
struct BlockDevice {
    std::string name; ///< kernel name
    std::string model;
    std::string vendor;
    std::string scheduler; ///< the chosen one
    std::uint64_t sizeBytes = 0;
    bool rotational = false;
    bool removable = false;
    bool readOnly = false;
    std::string backingFile; ///< loop devices: the image
    bool loopDirectIo = false; ///< loop devices: whether the image is read past the cache
};

/// Facts of one device by kernel name ("vda1" takes those of its disk where it has none itself). `sysRoot` for tests.
BlockDevice readBlockDevice(const std::string &name, const std::string &sysRoot = "/sys");

/// Name of the device with this number, empty if there is none.
std::string deviceName(unsigned major, unsigned minor, const std::string &sysRoot = "/sys");

/// The whole disks at the bottom of a device: partitions → disk, dm/md → slaves, down to the end. In order, each once.
std::vector<std::string> disksBelow(const std::string &name, const std::string &sysRoot = "/sys");

/// The device and everything below it down to the disks, the device first. In order, each once.
std::vector<std::string> chainBelow(const std::string &name, const std::string &sysRoot = "/sys");

/// Bytes moved by a device since boot, from its `stat` file (512-byte sectors, fields 3 and 7).
struct DeviceBytes {
    std::uint64_t read = 0;
    std::uint64_t written = 0;
    bool known = false;
};

/// Sum over several devices. Opens each time; a few microseconds.
DeviceBytes readDeviceBytes(const std::vector<std::string> &names, const std::string &sysRoot = "/sys");

} // namespace iolite::system
