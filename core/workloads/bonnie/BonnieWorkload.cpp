// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/bonnie/BonnieWorkload.h"

#include "core/model/Units.h"
#include "core/system/Machine.h"
#include "core/workloads/ClassicWorkload.h"
#include "core/workloads/bonnie/BonnieKeys.h"
#include "core/workloads/bonnie/BonnieMetrics.h"
#include "core/workloads/bonnie/BonnieNames.h"
#include "core/workloads/bonnie/BonnieScript.h"
#include "core/workloads/bonnie/BonnieUser.h"

#include <algorithm>

namespace iolite::workloads {

namespace {

// A SATA disk's, where only a number of operations is known; one byte a system call.
constexpr double kAssumedSeeksPerSecond = 1000;
constexpr double kAssumedCharsPerSecond = 1.5e6;
constexpr double kBlock = 4096; // what a file takes up at least, and a directory
constexpr double kEntry = 64; // of a directory, for one file

double meanFileBytes(const BonnieSpec &spec)
{
    return double((spec.minSize + spec.maxSize + 1) / 2);
}

// Space of the small files: half a block more than their size on average, their directories.
double treeBytes(const BonnieSpec &spec)
{
    const double content = spec.maxSize > 0 ? meanFileBytes(spec) + kBlock / 2 : 0;
    return spec.files == 0 ? 0 : double(fileCount(spec)) * (content + kEntry) + double(spec.dirs) * kBlock;
}

class BonnieWorkload final : public ClassicWorkload<BonnieSpec> {
public:
    std::string_view id() const override { return "bonnie"; }
    WorkloadSpec defaults() const override
    {
        WorkloadSpec spec = ClassicWorkload::defaults();
        std::get<BonnieSpec>(spec.classic).size = bonnieSizeFor(system::memoryBytes() / MiB);
        return spec;
    }
    Result<void> set(WorkloadSpec &spec, std::string_view key, std::string_view value) const override
    {
        if (!std::holds_alternative<BonnieSpec>(spec.classic))
            spec.classic = defaults().classic;
        return ClassicWorkload::set(spec, key, value);
    }
    Result<void> check(const WorkloadSpec &spec) const override { return checkBonnie(of(spec)); }
    Estimate estimate(const WorkloadSpec &workload) const override;
    std::vector<std::string> cautions(const WorkloadSpec &workload, std::uint64_t memoryBytes) const override;
    std::string fitting(const WorkloadSpec &workload, std::uint64_t freeBytes) const override;
    std::vector<std::uint64_t> directSizes(const WorkloadSpec &workload) const override
    {
        const BonnieSpec &spec = of(workload);
        return spec.direct && spec.size > 0 ? std::vector{spec.chunk} : std::vector<std::uint64_t>();
    }
    std::vector<std::string_view> amounts() const override { return {"size", "files"}; }
    std::uint64_t inodes(const WorkloadSpec &workload) const override
    {
        const BonnieSpec &spec = of(workload);
        const std::uint64_t files = spec.links == BonnieLinks::Link ? 1 : fileCount(spec);
        // The run's folder, with the data file or with a tree.
        return spec.files == 0 ? 2 : 2 + files + (spec.dirs > 1 ? spec.dirs : 0);
    }
    Result<std::optional<engine::Identity>> identity(const WorkloadSpec &spec) const override
    {
        return bonnieIdentity(of(spec));
    }
    std::shared_ptr<const engine::TreeNames> treeNames(const WorkloadSpec &spec) const override
    {
        return std::make_shared<BonnieTreeNames>(fileCount(of(spec)), of(spec).dirs);
    }
    std::unique_ptr<Script> script(const WorkloadSpec &spec, ScriptPlace place) const override
    {
        return std::make_unique<BonnieScript>(of(spec), std::move(place));
    }
    std::vector<Metric> metrics(const Run &run) const override { return bonnieMetrics(run); }

protected:
    const KeyTable<BonnieSpec> &table() const override { return bonnieKeys(); }
};

Estimate BonnieWorkload::estimate(const WorkloadSpec &workload) const
{
    const BonnieSpec &spec = of(workload);
    Estimate result;
    // The data file is removed before the first small file is made.
    const auto size = double(spec.size);
    result.spaceBytes = whole(std::max(size, treeBytes(spec)));
    const double content = spec.maxSize > 0 ? 2 * double(fileCount(spec)) * meanFileBytes(spec) : 0;
    const auto chars = double(charBytes(spec));
    double written = chars + 2 * size + content;
    // Written, rewritten (twice over), read.
    double seconds = 4 * size / kAssumedBytesPerSecond + 2 * chars / kAssumedCharsPerSecond;
    if (spec.size > 0) {
        written += double(spec.seeks / 10) * double(spec.chunk);
        seconds += double(spec.seeks) / kAssumedSeeksPerSecond;
    }
    result.writtenBytesMin = whole(written);
    // Six tests; the content is written twice and read twice.
    seconds += 6 * double(fileCount(spec)) / kAssumedFilesPerSecond + 2 * content / kAssumedBytesPerSecond;
    result.seconds = std::int64_t(whole(seconds + 0.5));
    return result;
}

std::vector<std::string> BonnieWorkload::cautions(const WorkloadSpec &workload, std::uint64_t memoryBytes) const
{
    const BonnieSpec &spec = of(workload);
    std::vector<std::string> notes;
    if (spec.size == 0)
        return notes;
    // -D acts on the block write alone, so it is no way out.
    if (spec.size < 2 * memoryBytes)
        notes.push_back(fitsInMemory(spec.size, memoryBytes, false));
    if (spec.ramMiB > 0 && spec.size * std::uint64_t(spec.concurrency) < 2 * spec.ramMiB * MiB)
        notes.push_back("bonnie-size-rule: " + std::to_string(spec.ramMiB));
    return notes;
}

std::string BonnieWorkload::fitting(const WorkloadSpec &workload, std::uint64_t freeBytes) const
{
    BonnieSpec spec = of(workload);
    const double tree = treeBytes(spec);
    if (double(spec.size) >= tree) {
        const std::uint64_t size = fittingBytes(freeBytes, 1) / MiB * MiB;
        return size > 0 ? "size=" + formatSize(size) : std::string();
    }
    spec.files = whole(double(freeBytes) * 0.9 / (tree / double(spec.files) + 1));
    return spec.files > 0 && spec.size <= freeBytes ? "files=" + std::to_string(spec.files) : std::string();
}

} // namespace

const Workload &bonnieWorkload()
{
    static const BonnieWorkload workload;
    return workload;
}

} // namespace iolite::workloads
