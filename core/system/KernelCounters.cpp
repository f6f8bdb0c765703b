// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/KernelCounters.h"

#include "core/system/SysFile.h"

#include <algorithm>
#include <array>
#include <fcntl.h>
#include <set>
#include <unistd.h>

namespace iolite::system {
namespace {

constexpr std::uint64_t kSectorBytes = 512;

} // namespace

std::string_view KernelCounters::read(const Source &source, Buffer &buffer)
{
    // The journal's numbers are those of the moment the file was opened.
    const bool frozen = source.kind == CounterSource::Jbd2;
    const int fd = frozen ? open(source.path.c_str(), O_RDONLY | O_CLOEXEC) : source.fd;
    const ssize_t got = pread(fd, buffer.data(), buffer.size(), 0);
    if (frozen && fd >= 0)
        close(fd);
    return {buffer.data(), got > 0 ? std::size_t(got) : 0};
}

KernelCounters::KernelCounters(const TargetFacts &target, const std::string &sysRoot, const std::string &procRoot)
{
    m_everyDevice = !target.devices.empty();
    std::set<std::string> flushesOf;
    for (const std::string &device : target.devices) {
        const std::string folder = canonicalPath(sysRoot + "/class/block/" + device);
        m_everyDevice = !folder.empty() && add(CounterSource::Disk, folder + "/stat") && m_everyDevice;
        if (!folder.empty() && readText(folder + "/partition")) {
            const std::string disk = folder.substr(0, folder.find_last_of('/'));
            if (flushesOf.insert(disk).second)
                add(CounterSource::DiskFlushes, disk + "/stat");
        }
    }
    // By device and not by type: an overlay's writes show in the filesystem below it.
    bool xfs = false;
    for (const std::string &device : target.devices) {
        xfs = add(CounterSource::Xfs, sysRoot + "/fs/xfs/" + device + "/stats/stats") || xfs;
        add(CounterSource::Ext4Session, sysRoot + "/fs/ext4/" + device + "/session_write_kbytes");
        add(CounterSource::Ext4Lifetime, sysRoot + "/fs/ext4/" + device + "/lifetime_write_kbytes");
        add(CounterSource::Jbd2, procRoot + "/fs/jbd2/" + device + "-8/info");
    }
    if (!xfs && target.fsType == "xfs")
        m_xfsOfAll = add(CounterSource::Xfs, sysRoot + "/fs/xfs/stats/stats")
            || add(CounterSource::Xfs, procRoot + "/fs/xfs/stat");
    if (!target.devices.empty())
        addBtrfs(target.devices.front(), sysRoot);
}

KernelCounters::~KernelCounters()
{
    for (const Source &source : m_sources)
        close(source.fd);
}

bool KernelCounters::add(CounterSource kind, const std::string &path, const std::string &part)
{
    const int fd = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return false;
    Source &source = m_sources.emplace_back();
    source.fd = fd;
    source.path = path;
    source.kind = kind;
    source.part = part;
    source.sampled = kind != CounterSource::Ext4Lifetime && kind != CounterSource::BtrfsAllocation;
    for (std::size_t i = 0; i < kKernelCounters; ++i) {
        const bool xfs = i <= std::size_t(KernelCounter::XfsInodeFound);
        const bool ms = kernelCounterInfo(KernelCounter(i)).unit == "ms" && kind != CounterSource::BtrfsCommits;
        source.counters[i] = Growing(xfs || ms);
    }
    return true;
}

void KernelCounters::addBtrfs(const std::string &device, const std::string &sysRoot)
{
    const std::string all = sysRoot + "/fs/btrfs/";
    for (const std::string &uuid : listDirectory(all)) {
        const std::vector<std::string> devices = listDirectory(all + uuid + "/devices");
        if (std::find(devices.begin(), devices.end(), device) == devices.end())
            continue;
        add(CounterSource::BtrfsCommits, all + uuid + "/commit_stats");
        for (const char *kind : {"data", "metadata", "system"})
            for (const char *what : {"bytes_used", "disk_used"})
                add(CounterSource::BtrfsAllocation, all + uuid + "/allocation/" + kind + "/" + what,
                    std::string(kind) + "." + what);
        return;
    }
}

KernelCounters::Look KernelCounters::look()
{
    Look look;
    look.bytes.known = m_everyDevice;
    Buffer buffer;
    StatLine line;
    for (Source &source : m_sources) {
        if (!source.sampled)
            continue;
        std::string_view text = read(source, buffer);
        if (source.kind == CounterSource::Disk && text.empty())
            look.bytes.known = false; // a part of the sum would look like a cache
        while (nextStatLine(text, line)) {
            if (source.kind == CounterSource::Disk && line.count >= 7) {
                source.readSectors.advance(line.values[2]);
                source.writtenSectors.advance(line.values[6]);
            }
            for (unsigned i = 0; i < line.count; ++i) {
                const CounterTrait trait = counterTrait(source.kind, line, i);
                if (trait.wanted && trait.counter)
                    source.counters[std::size_t(*trait.counter)].advance(line.values[i]);
            }
        }
        look.bytes.read += source.readSectors.total() * kSectorBytes;
        look.bytes.written += source.writtenSectors.total() * kSectorBytes;
        for (std::size_t i = 0; i < kKernelCounters; ++i)
            look.counts[i] += source.counters[i].total();
    }
    return look;
}

std::vector<CounterDelta> KernelCounters::all()
{
    std::map<std::string, std::uint64_t> sums;
    Buffer buffer;
    StatLine line;
    for (Source &source : m_sources) {
        std::string_view text = read(source, buffer);
        while (nextStatLine(text, line)) {
            for (unsigned i = 0; i < line.count; ++i) {
                const CounterTrait trait = counterTrait(source.kind, line, i);
                if (!trait.wanted)
                    continue;
                const std::string name = counterName(source.kind, source.part, line, i);
                const auto at = source.all.try_emplace(name, trait.wraps32).first;
                if (trait.gauge)
                    at->second = Growing();
                at->second.advance(line.values[i]);
            }
        }
        for (const auto &[name, counter] : source.all)
            sums[name] += counter.total();
    }
    // Those that every sample has were looked at more often: they are right past any number of wraps.
    const Look sampled = look();
    std::vector<CounterDelta> list;
    for (const auto &[name, value] : sums) {
        const KernelCounterInfo *info = findKernelCounter(name);
        list.push_back({name, info ? sampled.counts[std::size_t(info->counter)] : value});
    }
    return list;
}

std::vector<CounterDelta> grown(const std::vector<CounterDelta> &before, const std::vector<CounterDelta> &after)
{
    std::vector<CounterDelta> list;
    auto old = before.begin();
    for (const CounterDelta &now : after) {
        while (old != before.end() && old->name < now.name)
            ++old;
        // One that was not there before has no growth that anybody knows.
        if (old != before.end() && old->name == now.name && now.value > old->value)
            list.push_back({now.name, now.value - old->value});
    }
    return list;
}

} // namespace iolite::system
