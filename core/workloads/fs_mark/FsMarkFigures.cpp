// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/fs_mark/FsMarkFigures.h"

#include <string>

namespace iolite::workloads {

namespace {

using Writers = std::vector<std::shared_ptr<FsMarkWriter>>;

constexpr double kUs = 1e-3; // microseconds per nanosecond

double ownMean(const FsMarkWriter &writer, CallTimes FsMarkTimes::*call)
{
    const CallTimes &times = writer.times.*call;
    // The tool's mean of writes: each file counts the same, however many writes it took.
    if (call == &FsMarkTimes::write)
        return writer.done > 0 ? writer.times.writeMeansNs / double(writer.done) : 0;
    return double(times.sumNs) / double(times.count);
}

void addCall(PhaseResult &result, const Writers &writers, const std::string &name, CallTimes FsMarkTimes::*call)
{
    CallTimes all;
    double means = 0;
    int counted = 0;
    for (const auto &writer : writers) {
        const CallTimes &times = writer->times.*call;
        if (times.count == 0)
            continue;
        all.minNs = std::min(all.minNs, times.minNs);
        all.maxNs = std::max(all.maxNs, times.maxNs);
        means += ownMean(*writer, call);
        ++counted;
    }
    result.figures.push_back({name + ".min_us", counted ? double(all.minNs) * kUs : 0});
    result.figures.push_back({name + ".avg_us", counted ? means / counted * kUs : 0});
    result.figures.push_back({name + ".max_us", double(all.maxNs) * kUs});
}

} // namespace

void addFsMarkFigures(PhaseResult &result, const Writers &writers)
{
    double rate = 0;
    double overheadNs = 0;
    double cpuNs = 0;
    double finalSyncNs = 0;
    std::int64_t slowestNs = 0;
    bool full = false;
    for (const auto &writer : writers) {
        const FsMarkTimes &t = writer->times;
        if (t.loopNs > 0)
            rate += double(writer->done) / (double(t.loopNs) * 1e-9);
        overheadNs += double(t.loopNs)
            - double(t.creat.sumNs + t.write.sumNs + t.fsync.sumNs + t.sync.sumNs + t.close.sumNs + t.unlink.sumNs);
        cpuNs += double(t.loopCpuNs);
        finalSyncNs += double(t.finalSyncNs);
        slowestNs = std::max(slowestNs, t.loopNs);
        full |= writer->full;
    }
    result.figures.push_back({"loop.rate", rate});
    result.figures.push_back({"loop.seconds", double(slowestNs) * 1e-9});
    result.figures.push_back({"loop.cpu_us", cpuNs * kUs});
    result.figures.push_back({"final_sync.us", finalSyncNs * kUs});
    if (result.info.test == kFsMarkUnlink) {
        addCall(result, writers, "unlink", &FsMarkTimes::unlink);
        return;
    }
    result.figures.push_back({"app_overhead.us", overheadNs * kUs});
    addCall(result, writers, "creat", &FsMarkTimes::creat);
    addCall(result, writers, "write", &FsMarkTimes::write);
    addCall(result, writers, "fsync", &FsMarkTimes::fsync);
    addCall(result, writers, "sync", &FsMarkTimes::sync);
    addCall(result, writers, "close", &FsMarkTimes::close);
    if (full)
        result.figures.push_back({"full", 1});
}

double fsMarkFigure(const PhaseResult &phase, std::string_view name)
{
    const double *value = phase.figure(name);
    return value ? *value : 0;
}

} // namespace iolite::workloads
