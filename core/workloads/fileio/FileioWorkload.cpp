// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/fileio/FileioWorkload.h"

#include "core/model/Units.h"
#include "core/workloads/ClassicWorkload.h"
#include "core/workloads/fileio/FileioBlock.h"
#include "core/workloads/fileio/FileioMetrics.h"
#include "core/workloads/fileio/FileioScript.h"

#include <algorithm>

namespace iolite::workloads {

namespace {

// Of blocks that are one request. A longer call can't be broken off in time.
constexpr std::uint64_t kLargestMerge = 16 * MiB;
constexpr std::uint64_t kDayNs = 86'400'000'000'000ULL;

class FileioWorkload : public ClassicWorkload<FileioSpec> {
public:
    std::string_view id() const override { return "fileio"; }
    Result<void> check(const WorkloadSpec &spec) const override;
    Estimate estimate(const WorkloadSpec &spec) const override;
    std::vector<std::string> cautions(const WorkloadSpec &spec, std::uint64_t memoryBytes) const override;
    std::string fitting(const WorkloadSpec &spec, std::uint64_t freeBytes) const override;
    std::vector<std::uint64_t> directSizes(const WorkloadSpec &spec) const override
    {
        const FileioSpec &s = of(spec);
        return s.direct ? std::vector<std::uint64_t>{s.blockSize} : std::vector<std::uint64_t>();
    }
    std::vector<std::string_view> amounts() const override { return {"total_size"}; }
    std::uint64_t inodes(const WorkloadSpec &spec) const override
    {
        return makesFiles(of(spec)) ? std::uint64_t(of(spec).fileNum) + 1 : 1;
    }
    std::unique_ptr<Script> script(const WorkloadSpec &spec, ScriptPlace place) const override
    {
        return std::make_unique<FileioScript>(of(spec), std::move(place));
    }
    std::vector<Metric> metrics(const Run &run) const override { return fileioMetrics(run); }

protected:
    const KeyTable<FileioSpec> &table() const override;

private:
    // Whether there are files to work on is not known here: where they are missing, the script looks at the space.
    static bool makesFiles(const FileioSpec &s) { return !s.useExisting || s.mode == FileioMode::SeqWr; }
};

const KeyTable<FileioSpec> &FileioWorkload::table() const
{
    static const KeyTable<FileioSpec> keys = [] {
        using S = FileioSpec;
        KeyTable<S> t;
        t.choice("mode", &S::mode, {"seqwr", "seqrewr", "seqrd", "rndrd", "rndwr", "rndrw", "ag4"})
            .integer("file_num", &S::fileNum, 1, 1'000'000)
            .size("total_size", &S::totalSize, kLeastSealedBlock, 16 * TiB)
            .size("block_size", &S::blockSize, 16, 64 * MiB)
            .integer("threads", &S::threads, 1, 1024)
            .duration("time", &S::timeNs, 30 * kDayNs)
            .integer("events", &S::events, 0, 1'000'000'000'000'000)
            .real("rate", &S::rate, 0, 1'000'000'000)
            .real("rw_ratio", &S::rwRatio, 0, 1'000'000)
            .integer("fsync_freq", &S::fsyncFreq, 0, 1'000'000'000)
            .boolean("fsync_all", &S::fsyncAll)
            .boolean("fsync_end", &S::fsyncEnd)
            .choice("fsync_mode", &S::fsyncMode, {"fsync", "fdatasync"})
            .choice("sync", &S::openSync, {"none", "sync", "dsync"})
            .boolean("direct", &S::direct)
            .integer("merged_requests", &S::mergedRequests, 0, 65536)
            .integer("regions", &S::regions, 1, 64)
            .integer("stride", &S::stride, 1, 16)
            .boolean("validate", &S::validate)
            .choice("preparation", &S::preparation, {"written", "preallocated"})
            .boolean("use_existing", &S::useExisting)
            .integer("seed", &S::seed, 0, UINT64_MAX)
            .integer("percentile", &S::percentile, 0, 100)
            .integer("report_interval", &S::reportInterval, 0, 86400, "s")
            .choice("rules", &S::rules, {"1.0", "0.5", "0.4"});
        return t;
    }();
    return keys;
}

Result<void> FileioWorkload::check(const WorkloadSpec &spec) const
{
    const FileioSpec &s = of(spec);
    const std::uint64_t share = s.totalSize / s.fileNum;
    if (share < s.blockSize)
        return conflict("total_size", "block_size", "total_size=" + formatSize(s.blockSize * s.fileNum));
    const bool onePass = s.rules == FileioRules::V0_4 && isSequential(s.mode);
    if (s.timeNs == 0 && s.events == 0 && !onePass)
        return conflict("time", "events", "time=10s");
    if (s.direct && s.blockSize % 512 != 0)
        return conflict("block_size", "direct", "block_size=4k");
    // A random place is counted through all files; where one ends within a block, the next would start crooked.
    if (s.direct && !isSequential(s.mode) && s.fileNum > 1 && share % s.blockSize != 0)
        return conflict(
            "total_size", "direct", "total_size=" + formatSize((share / s.blockSize + 1) * s.blockSize * s.fileNum));
    if (s.mode == FileioMode::Ag4 && s.totalSize / s.regions < s.stride * s.blockSize)
        return conflict("total_size", "regions", "total_size=" + formatSize(s.stride * s.blockSize * s.regions));
    if (s.validate && s.blockSize < kLeastSealedBlock)
        return conflict("block_size", "validate", "block_size=4k");
    // Blocks that overlap would spoil each other's checksums.
    if (s.validate && !isSequential(s.mode) && s.fileNum > 1 && share % s.blockSize != 0)
        return conflict(
            "total_size", "validate", "total_size=" + formatSize((share / s.blockSize + 1) * s.blockSize * s.fileNum));
    if (s.validate && s.preparation == FileioPreparation::Preallocated)
        return conflict("preparation", "validate", "preparation=written");
    if (s.mergedRequests > 1 && s.mergedRequests * s.blockSize > kLargestMerge)
        return conflict("merged_requests", "block_size",
            "merged_requests=" + std::to_string(std::max<std::uint64_t>(1, kLargestMerge / s.blockSize)));
    return {};
}

Estimate FileioWorkload::estimate(const WorkloadSpec &spec) const
{
    const FileioSpec &s = of(spec);
    Estimate result;
    const std::uint64_t all = fileBytes(s) * s.fileNum;
    if (makesFiles(s)) {
        result.spaceBytes = all;
        if (s.mode != FileioMode::SeqWr && s.preparation == FileioPreparation::Written)
            result.layoutBytes = all;
    }
    const std::uint64_t requests = FileioRequests(s).plannedRequests();
    const std::uint64_t merged = isSequential(s.mode) ? std::max<std::uint64_t>(1, s.mergedRequests) : 1;
    const double bytes = double(requests) * double(s.blockSize * merged);
    double seconds = double(s.timeNs) * 1e-9;
    result.secondsAreBound = s.timeNs > 0;
    if (requests > 0) {
        double needed = bytes / kAssumedBytesPerSecond;
        if (s.rate > 0)
            needed = std::max(needed, double(requests) / s.rate);
        seconds = s.timeNs > 0 ? std::min(seconds, needed) : needed;
    }
    result.writtenBytesMin = result.layoutBytes;
    if (doesWrite(s.mode)) {
        result.writesUnbounded = s.timeNs > 0;
        const double share = s.mode == FileioMode::RndRw ? 1 / (1 + s.rwRatio) : 1;
        if (s.timeNs == 0)
            result.writtenBytesMin += std::uint64_t(std::min(bytes * share, 1e18));
    }
    seconds += double(result.layoutBytes) / kAssumedBytesPerSecond;
    result.seconds = std::int64_t(std::min(seconds, 1e15) + 0.5);
    return result;
}

std::vector<std::string> FileioWorkload::cautions(const WorkloadSpec &spec, std::uint64_t memoryBytes) const
{
    const FileioSpec &s = of(spec);
    std::vector<std::string> notes;
    if (!s.direct && doesRead(s.mode) && s.totalSize < 2 * memoryBytes)
        notes.push_back(fitsInMemory(s.totalSize, memoryBytes));
    const bool ends = s.fsyncEnd && (s.rules == FileioRules::V1_0 || s.timeNs == 0);
    if (!s.direct && doesWrite(s.mode) && s.openSync == FileioOpenSync::None && !s.fsyncAll && s.fsyncFreq == 0
        && !ends)
        notes.emplace_back("written-without-sync");
    if (s.preparation == FileioPreparation::Preallocated && s.mode != FileioMode::SeqWr)
        notes.emplace_back("unwritten-extents");
    return notes;
}

std::string FileioWorkload::fitting(const WorkloadSpec &spec, std::uint64_t freeBytes) const
{
    const FileioSpec &s = of(spec);
    const std::uint64_t each = fittingBytes(freeBytes, s.fileNum);
    return each >= s.blockSize ? "total_size=" + formatSize(each * s.fileNum) : std::string();
}

} // namespace

const Workload &fileioWorkload()
{
    static const FileioWorkload workload;
    return workload;
}

} // namespace iolite::workloads
