// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/fs_mark/FsMarkWorkload.h"

#include "core/model/Units.h"
#include "core/workloads/ClassicWorkload.h"
#include "core/workloads/fs_mark/FsMarkMetrics.h"
#include "core/workloads/fs_mark/FsMarkNames.h"
#include "core/workloads/fs_mark/FsMarkScript.h"

#include <algorithm>
#include <cmath>

namespace iolite::workloads {

namespace {

// A plain SATA disk's cache flushes, only to give a time.
constexpr double kAssumedFsyncsPerSecond = 100;

double loopsThatStay(const FsMarkSpec &spec)
{
    return spec.keep && !spec.untilFull ? double(spec.loops) : 1.0;
}

double filesPerLoop(const FsMarkSpec &spec)
{
    return double(spec.files) * double(spec.threads);
}

// As filesystems give it out.
double spacePerFile(const FsMarkSpec &spec)
{
    return double((spec.size + 4 * KiB - 1) / (4 * KiB) * (4 * KiB));
}

// Two files of one name would be one file, and its second unlink an error: so few random characters that it is to be
// expected (more than once in a thousand runs) are refused. How many files fill a filesystem is not known before.
unsigned randomCharactersNeeded(const FsMarkSpec &spec)
{
    const double files = filesPerLoop(spec) * (spec.untilFull ? double(kFsMarkMostLoops) : loopsThatStay(spec));
    const double pairs = files * files / 2;
    return unsigned(std::ceil(std::log(std::max(1.0, pairs * 1000)) / std::log(36.0)));
}

class FsMarkWorkload : public ClassicWorkload<FsMarkSpec> {
public:
    std::string_view id() const override { return "fs_mark"; }
    Result<void> check(const WorkloadSpec &spec) const override;
    Estimate estimate(const WorkloadSpec &spec) const override;
    std::vector<std::string> cautions(const WorkloadSpec &, std::uint64_t) const override { return {}; }
    std::string fitting(const WorkloadSpec &spec, std::uint64_t freeBytes) const override;
    std::vector<std::uint64_t> directSizes(const WorkloadSpec &) const override { return {}; }
    std::vector<std::string_view> amounts() const override { return {"files"}; }
    std::uint64_t inodes(const WorkloadSpec &spec) const override
    {
        const FsMarkSpec &s = of(spec);
        const double folders = double(s.directories) * (1.0 + double(s.subdirs)) + 1.0;
        return whole(filesPerLoop(s) * loopsThatStay(s) + folders);
    }
    std::shared_ptr<const engine::TreeNames> treeNames(const WorkloadSpec &spec) const override
    {
        return std::make_shared<FsMarkTreeNames>(of(spec));
    }
    std::unique_ptr<Script> script(const WorkloadSpec &spec, ScriptPlace place) const override
    {
        return std::make_unique<FsMarkScript>(of(spec), std::move(place));
    }
    std::vector<Metric> metrics(const Run &run) const override { return fsMarkMetrics(run); }

protected:
    const KeyTable<FsMarkSpec> &table() const override;
};

const KeyTable<FsMarkSpec> &FsMarkWorkload::table() const
{
    static const KeyTable<FsMarkSpec> keys = [] {
        KeyTable<FsMarkSpec> t;
        t.integer("files", &FsMarkSpec::files, 1, 1'000'000)
            .size("size", &FsMarkSpec::size, 0, TiB)
            .size("write_size", &FsMarkSpec::writeSize, 1, MiB)
            .choice("sync_method", &FsMarkSpec::sync,
                {"none", "fsync", "sync_first", "post_reverse", "sync_post_reverse", "post", "sync_post"})
            .integer("threads", &FsMarkSpec::threads, 1, 64)
            .integer("directories", &FsMarkSpec::directories, 1, 64)
            .integer("subdirs", &FsMarkSpec::subdirs, 0, 65536)
            .integer("files_per_subdir", &FsMarkSpec::filesPerSubdir, 0, 1'000'000)
            .integer("name_length", &FsMarkSpec::nameLength, 1, FsMarkNames::kLongest)
            .integer("random_length", &FsMarkSpec::randomLength, 0, FsMarkNames::kLongest)
            .integer("loops", &FsMarkSpec::loops, 1, kFsMarkMostLoops)
            .boolean("keep", &FsMarkSpec::keep)
            .boolean("until_full", &FsMarkSpec::untilFull)
            .boolean("verbose", &FsMarkSpec::verbose);
        return t;
    }();
    return keys;
}

Result<void> FsMarkWorkload::check(const WorkloadSpec &workload) const
{
    const FsMarkSpec &spec = of(workload);
    if (spec.threads % spec.directories != 0) {
        const int rounds = std::min(spec.threads / spec.directories + 1, 64 / spec.directories);
        return conflict("threads", "directories", "threads=" + std::to_string(rounds * spec.directories));
    }
    if (spec.subdirs == 1) {
        Error error = invalidValue(*table().find("subdirs"), "1");
        error.expected = "0, 2…65536";
        return error;
    }
    if (spec.filesPerSubdir > 0 && spec.subdirs == 0)
        return conflict("files_per_subdir", "subdirs", "subdirs=2");
    if (spec.randomLength > spec.nameLength)
        return conflict("random_length", "name_length", "random_length=" + std::to_string(spec.nameLength));
    if (const unsigned needed = randomCharactersNeeded(spec); spec.randomLength < needed) {
        const char *what = spec.untilFull ? "until_full" : "files";
        if (spec.nameLength < needed)
            return conflict("name_length", what, "name_length=" + std::to_string(needed));
        return conflict("random_length", what, "random_length=" + std::to_string(needed));
    }
    if (spec.untilFull && !spec.keep)
        return conflict("until_full", "keep", "keep=on");
    return {};
}

Estimate FsMarkWorkload::estimate(const WorkloadSpec &workload) const
{
    const FsMarkSpec &spec = of(workload);
    const double loops = spec.untilFull ? 1.0 : double(spec.loops);
    const double files = filesPerLoop(spec) * loops;
    const double bytes = files * double(spec.size);
    Estimate result;
    result.spaceBytes = whole(filesPerLoop(spec) * loopsThatStay(spec) * spacePerFile(spec));
    result.writtenBytesMin = whole(bytes);
    result.writesUnbounded = spec.untilFull;
    const bool eachSynced = spec.sync != FsMarkSync::None && spec.sync != FsMarkSync::First;
    const double seconds = files / kAssumedFilesPerSecond * (spec.keep ? 1.0 : 2.0) + bytes / kAssumedBytesPerSecond
        + (eachSynced ? files / kAssumedFsyncsPerSecond : 0.0);
    result.seconds = std::int64_t(whole(seconds + 0.5));
    return result;
}

std::string FsMarkWorkload::fitting(const WorkloadSpec &workload, std::uint64_t freeBytes) const
{
    const FsMarkSpec &spec = of(workload);
    const double each = spacePerFile(spec) * double(spec.threads) * loopsThatStay(spec);
    if (each <= 0)
        return {};
    const double files = std::floor(double(freeBytes) * 0.9 / each);
    return files >= 1 && files < double(spec.files) ? "files=" + std::to_string(whole(files)) : std::string();
}

} // namespace

const Workload &fsMarkWorkload()
{
    static const FsMarkWorkload workload;
    return workload;
}

} // namespace iolite::workloads
