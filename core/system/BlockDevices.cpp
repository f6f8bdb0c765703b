// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/BlockDevices.h"

#include "core/system/SysFile.h"

#include <algorithm>
#include <charconv>

namespace iolite::system {
namespace {

constexpr std::uint64_t sectorBytes = 512; // sysfs counts in these whatever the device's own sector is

std::string deviceDir(const std::string &name, const std::string &sysRoot)
{
    return name.empty() ? std::string() : canonicalPath(sysRoot + "/class/block/" + name);
}

bool isPartition(const std::string &dir)
{
    return readText(dir + "/partition").has_value();
}

/// A partition's folder lies in that of its disk.
std::string parentDir(const std::string &dir)
{
    return dir.substr(0, dir.find_last_of('/'));
}

/// "none [mq-deadline] kyber" → "mq-deadline"; a lone "none" stays.
std::string chosenScheduler(const std::string &text)
{
    const auto open = text.find('[');
    const auto shut = text.find(']', open == std::string::npos ? 0 : open);
    if (open == std::string::npos || shut == std::string::npos)
        return text.find(' ') == std::string::npos ? text : std::string();
    return text.substr(open + 1, shut - open - 1);
}

void addOnce(std::vector<std::string> &names, const std::string &name)
{
    if (std::find(names.begin(), names.end(), name) == names.end())
        names.push_back(name);
}

void walk(const std::string &name, const std::string &sysRoot, std::vector<std::string> &chain,
    std::vector<std::string> &disks)
{
    if (std::find(chain.begin(), chain.end(), name) != chain.end())
        return; // two ways to the same disk
    const std::string dir = deviceDir(name, sysRoot);
    if (dir.empty())
        return;
    chain.push_back(name);
    if (isPartition(dir)) {
        walk(baseName(parentDir(dir)), sysRoot, chain, disks);
        return;
    }
    const auto slaves = listDirectory(dir + "/slaves");
    for (const auto &slave : slaves)
        walk(slave, sysRoot, chain, disks);
    if (slaves.empty())
        addOnce(disks, name);
}

} // namespace

BlockDevice readBlockDevice(const std::string &name, const std::string &sysRoot)
{
    BlockDevice device;
    device.name = name;
    const std::string own = deviceDir(name, sysRoot);
    if (own.empty())
        return device;
    const std::string disk = isPartition(own) ? parentDir(own) : own;

    device.sizeBytes = readNumber(own + "/size").value_or(0) * sectorBytes;
    device.readOnly = readFlag(own + "/ro");
    device.removable = readFlag(disk + "/removable");
    device.rotational = readFlag(disk + "/queue/rotational");
    device.scheduler = chosenScheduler(readTrimmed(disk + "/queue/scheduler"));
    device.model = readTrimmed(disk + "/device/model");
    if (device.model.empty())
        device.model = readTrimmed(disk + "/device/name"); // memory cards
    device.vendor = readTrimmed(disk + "/device/vendor");
    if (device.vendor.starts_with("0x"))
        device.vendor.clear(); // virtio has a PCI number there, not a name
    device.backingFile = readText(disk + "/loop/backing_file").value_or("");
    device.loopDirectIo = readFlag(disk + "/loop/dio");
    return device;
}

std::string deviceName(unsigned major, unsigned minor, const std::string &sysRoot)
{
    const std::string link = sysRoot + "/dev/block/" + std::to_string(major) + ":" + std::to_string(minor);
    return baseName(canonicalPath(link));
}

std::vector<std::string> disksBelow(const std::string &name, const std::string &sysRoot)
{
    std::vector<std::string> chain, disks;
    walk(name, sysRoot, chain, disks);
    return disks;
}

std::vector<std::string> chainBelow(const std::string &name, const std::string &sysRoot)
{
    std::vector<std::string> chain, disks;
    walk(name, sysRoot, chain, disks);
    return chain;
}

DeviceBytes readDeviceBytes(const std::vector<std::string> &names, const std::string &sysRoot)
{
    DeviceBytes sum;
    for (const auto &name : names) {
        const std::string text = readText(sysRoot + "/class/block/" + name + "/stat").value_or("");
        std::uint64_t fields[7] = {};
        const char *at = text.data(), *end = at + text.size();
        for (auto &field : fields) {
            while (at != end && *at == ' ')
                ++at;
            const auto parsed = std::from_chars(at, end, field);
            if (parsed.ec != std::errc())
                return {}; // a part of the sum would look like a cache
            at = parsed.ptr;
        }
        sum.read += fields[2] * sectorBytes;
        sum.written += fields[6] * sectorBytes;
        sum.known = true;
    }
    return sum;
}

} // namespace iolite::system
