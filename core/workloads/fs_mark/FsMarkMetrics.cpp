// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/fs_mark/FsMarkMetrics.h"

#include "core/workloads/XfsLog.h"
#include "core/workloads/fs_mark/FsMarkFigures.h"

#include <algorithm>
#include <string>

namespace iolite::workloads {

namespace {

using Phases = std::vector<const PhaseResult *>;

double seconds(const PhaseResult &phase)
{
    return double(phase.measuredNs) * 1e-9;
}

// Processor time and time of the writers' loops; of whole phases where no figures are left.
void addCpu(std::vector<Metric> &metrics, const std::string &prefix, const Phases &phases)
{
    double cpu = 0;
    double wall = 0;
    for (const PhaseResult *phase : phases) {
        const bool figures = phase->figure("loop.seconds") != nullptr;
        cpu +=
            figures ? fsMarkFigure(*phase, "loop.cpu_us") * 1e-6 : double(phase->cpuUserNs + phase->cpuSystemNs) * 1e-9;
        wall += figures ? fsMarkFigure(*phase, "loop.seconds") : seconds(*phase);
    }
    if (wall > 0)
        metrics.push_back({prefix + "cpu", cpu / wall * 100.0, "%", false});
}

void addFiles(std::vector<Metric> &metrics, const Phases &phases)
{
    if (phases.empty())
        return;
    double sum = 0;
    double least = fsMarkRate(*phases.front());
    double most = least;
    double overhead = 0;
    bool overheadKnown = true;
    for (const PhaseResult *phase : phases) {
        const double rate = fsMarkRate(*phase);
        sum += rate;
        least = std::min(least, rate);
        most = std::max(most, rate);
        overhead += fsMarkFigure(*phase, "app_overhead.us");
        overheadKnown &= phase->figure("app_overhead.us") != nullptr;
    }
    const auto loops = double(phases.size());
    metrics.push_back({"files.rate.mean", sum / loops, "ops/s", false});
    metrics.push_back({"files.rate.min", least, "ops/s", false});
    metrics.push_back({"files.rate.max", most, "ops/s", false});
    if (overheadKnown)
        metrics.push_back({"app_overhead.mean", overhead / loops, "us", false});
    addCpu(metrics, "", phases);
    addXfsLog(metrics, "", xfsLog(phases));
}

void addUnlink(std::vector<Metric> &metrics, const Phases &phases)
{
    if (phases.empty())
        return;
    double sum = 0;
    for (const PhaseResult *phase : phases)
        sum += fsMarkRate(*phase);
    metrics.push_back({"unlink.rate", sum / double(phases.size()), "ops/s", false});
    addCpu(metrics, "unlink.", phases);
    addXfsLog(metrics, "unlink.", xfsLog(phases));
}

} // namespace

double fsMarkRate(const PhaseResult &phase)
{
    if (const double *rate = phase.figure("loop.rate"))
        return *rate;
    return phase.measuredNs > 0 ? double(phase[Direction::Item].ops) / seconds(phase) : 0;
}

std::vector<const PhaseResult *> fsMarkPhases(const Run &run, std::string_view test)
{
    Phases whole;
    Phases parts;
    for (const PhaseResult &phase : run.phases) {
        if (phase.info.test != test || phase[Direction::Item].ops == 0)
            continue;
        if (phase.complete && !phase.figure("full"))
            whole.push_back(&phase);
        else
            parts.push_back(&phase);
    }
    return whole.empty() ? parts : whole;
}

std::vector<Metric> fsMarkMetrics(const Run &run)
{
    std::vector<Metric> metrics;
    addFiles(metrics, fsMarkPhases(run, kFsMarkFiles));
    addUnlink(metrics, fsMarkPhases(run, kFsMarkUnlink));
    return metrics;
}

} // namespace iolite::workloads
