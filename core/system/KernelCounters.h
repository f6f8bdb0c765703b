// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/KernelCounter.h"
#include "core/model/Target.h"
#include "core/system/BlockDevices.h"
#include "core/system/CounterNames.h"
#include "core/system/StatLine.h"

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace iolite::system {

/// The kernel's counters of a target: of the block devices directly below the filesystem (summed) and of the filesystem
/// itself (XFS, ext4 with its journal, btrfs). Each source is used where it exists. Files stay open, so a device or
/// filesystem that is renamed meanwhile is still the right one; one that is gone stands still. Nothing is ever reset.
/// One thread at a time.
class KernelCounters {
public:
    explicit KernelCounters(
        const TargetFacts &target, const std::string &sysRoot = "/sys", const std::string &procRoot = "/proc");
    ~KernelCounters();
    KernelCounters(const KernelCounters &) = delete;
    KernelCounters &operator=(const KernelCounters &) = delete;

    struct Look {
        DeviceBytes bytes; ///< known only if every device could be read
        KernelCounts counts{};
    };
    /// What every sample has. One pread and a short parse a file: some ten microseconds.
    Look look();

    /// All counters by name, sorted. Gauges (btrfs.allocation.…, xfs.vnodes.active) are among them with their level.
    std::vector<CounterDelta> all();

    /// True where the kernel has no statistics of this one XFS filesystem (before 4.4): those of all together are
    /// taken.
    bool xfsOfAllFilesystems() const { return m_xfsOfAll; }

private:
    /// Larger than any of these files; the kernel gives each in one piece.
    using Buffer = std::array<char, 16384>;
    struct Source {
        int fd = -1;
        std::string path;
        CounterSource kind = CounterSource::Disk;
        std::string part;
        bool sampled = false;
        std::array<Growing, kKernelCounters> counters;
        Growing readSectors;
        Growing writtenSectors;
        std::map<std::string, Growing, std::less<>> all;
    };
    static std::string_view read(const Source &source, Buffer &buffer);
    bool add(CounterSource kind, const std::string &path, const std::string &part = {});
    void addBtrfs(const std::string &device, const std::string &sysRoot);

    std::vector<Source> m_sources;
    bool m_xfsOfAll = false;
    bool m_everyDevice = false;
};

/// Those that grew from one all() to a later one of the same object.
std::vector<CounterDelta> grown(const std::vector<CounterDelta> &before, const std::vector<CounterDelta> &after);

} // namespace iolite::system
