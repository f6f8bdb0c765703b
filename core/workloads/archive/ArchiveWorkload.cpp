// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/archive/ArchiveWorkload.h"

#include "core/model/Units.h"
#include "core/workloads/archive/ArchiveBytes.h"
#include "core/workloads/archive/ArchiveMetrics.h"
#include "core/workloads/archive/ArchiveNames.h"
#include "core/workloads/archive/ArchiveScript.h"
#include "core/workloads/archive/GeneratedTree.h"

#include <algorithm>
#include <map>
#include <mutex>

namespace iolite::workloads {
namespace {

constexpr std::uint64_t kMostFiles = 5'000'000;
constexpr std::uint64_t kPathMax = 4095;
constexpr std::uint64_t kFolderBytes = 4096;
constexpr std::uint64_t kAssumedBytes = 128 * MiB; // of an archive nobody has looked at yet: the source of a kernel

bool compressed(const std::string &path)
{
    return !path.ends_with(".tar");
}

// A filesystem gives out whole blocks: half a block more for each file.
std::uint64_t spaceOf(std::uint64_t files)
{
    return files * (GeneratedTree::kMeanBytes + 2 * KiB) + GeneratedTree::folders(files) * kFolderBytes;
}

// The sizes of the archives that were looked at, so that an estimate need not look again.
class KnownSizes {
public:
    void keep(const std::string &path, const Result<std::uint64_t> &size)
    {
        const std::lock_guard lock(m_mutex);
        if (!size) {
            m_sizes.erase(path);
            return;
        }
        if (m_sizes.size() >= kMost && !m_sizes.contains(path))
            m_sizes.clear();
        m_sizes.insert_or_assign(path, *size);
    }
    std::uint64_t of(const std::string &path) const
    {
        const std::lock_guard lock(m_mutex);
        const auto at = m_sizes.find(path);
        return at != m_sizes.end() ? at->second : kAssumedBytes;
    }

private:
    static constexpr std::size_t kMost = 64;
    mutable std::mutex m_mutex;
    std::map<std::string, std::uint64_t> m_sizes;
};

class ArchiveWorkload : public ClassicWorkload<ArchiveSpec> {
public:
    std::string_view id() const override { return "archive"; }

    Result<void> check(const WorkloadSpec &) const override { return {}; }

    Result<void> checkFiles(const WorkloadSpec &spec) const override
    {
        const ArchiveSpec &settings = of(spec);
        if (settings.file.empty())
            return {};
        const auto size = archiveFileSize(settings.file);
        m_sizes.keep(settings.file, size);
        return size ? Result<void>() : Result<void>(size.error());
    }

    Estimate estimate(const WorkloadSpec &spec) const override
    {
        const ArchiveSpec &settings = of(spec);
        Estimate estimate;
        std::uint64_t likely = 0;
        std::uint64_t entries = 0;
        if (settings.file.empty()) {
            likely = spaceOf(settings.files);
            entries = settings.files + GeneratedTree::folders(settings.files);
            estimate.spaceBytes = likely;
        } else {
            // What is in it is not known before it is read: at least its size, four times as much if it is compressed.
            estimate.spaceBytes = m_sizes.of(settings.file);
            likely = estimate.spaceBytes * (compressed(settings.file) ? 4 : 1);
            entries = likely / GeneratedTree::kMeanBytes;
        }
        estimate.writtenBytesMin = estimate.spaceBytes;
        estimate.seconds = std::max<std::int64_t>(
            1, std::int64_t(double(likely) / kAssumedBytesPerSecond + 2.0 * double(entries) / kAssumedFilesPerSecond));
        return estimate;
    }

    std::vector<std::string> cautions(const WorkloadSpec &spec, std::uint64_t) const override
    {
        std::vector<std::string> notes;
        if (!of(spec).sync)
            notes.push_back("extract-without-sync");
        return notes;
    }

    std::string fitting(const WorkloadSpec &spec, std::uint64_t freeBytes) const override
    {
        if (!of(spec).file.empty())
            return {};
        const std::uint64_t files = freeBytes / 10 * 9 / (spaceOf(1'000'000) / 1'000'000 + 1);
        return files > 0 ? "files=" + std::to_string(files) : std::string();
    }

    std::vector<std::uint64_t> directSizes(const WorkloadSpec &) const override { return {}; }

    std::vector<std::string_view> amounts() const override { return {"files"}; }
    std::uint64_t inodes(const WorkloadSpec &spec) const override
    {
        const ArchiveSpec &settings = of(spec);
        return settings.file.empty() ? settings.files + GeneratedTree::folders(settings.files) + 2 : 0;
    }

    std::shared_ptr<const engine::TreeNames> treeNames(const WorkloadSpec &spec) const override
    {
        return archiveTreeNames(of(spec));
    }
    std::unique_ptr<Script> script(const WorkloadSpec &spec, ScriptPlace place) const override
    {
        return std::make_unique<ArchiveScript>(of(spec), std::move(place));
    }

    std::vector<Metric> metrics(const Run &run) const override { return archiveMetrics(run); }

protected:
    const KeyTable<ArchiveSpec> &table() const override
    {
        static const KeyTable<ArchiveSpec> table = KeyTable<ArchiveSpec>()
                                                       .text("file", &ArchiveSpec::file, 0, kPathMax)
                                                       .integer("files", &ArchiveSpec::files, 1, kMostFiles)
                                                       .integer("seed", &ArchiveSpec::seed, 0, UINT64_MAX)
                                                       .boolean("sync", &ArchiveSpec::sync)
                                                       .boolean("decompress_first", &ArchiveSpec::decompressFirst);
        return table;
    }

private:
    mutable KnownSizes m_sizes;
};

} // namespace

const Workload &archiveWorkload()
{
    static const ArchiveWorkload workload;
    return workload;
}

} // namespace iolite::workloads
