// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Run.h"

#include <cmath>
#include <random>
#include <string>
#include <vector>

namespace iolite::test {

/// One phase of a made-up classic run.
struct ClassicPhase {
    std::string test;
    Item item = Item::Files;
    double items = 0; ///< per second
    double itemUs = 50; ///< median latency of an item
    double readRate = 0; ///< bytes per second
    double writeRate = 0;
    double logRate = 0; ///< bytes per second of the XFS log
    double seconds = 4;
};

/// Samples every 0.1 s, with noise, always the same for one seed.
inline Run classicRun(const std::string &workload, const std::vector<ClassicPhase> &phases, unsigned seed = 1)
{
    std::mt19937 engine(seed);
    std::normal_distribution<double> noise(1.0, 0.08);
    Run run;
    run.id = "00000000000" + std::to_string(seed % 10);
    run.label = workload + " " + std::to_string(seed);
    run.startedMs = 1'772'625'600'000;
    run.status = RunStatus::Done;
    run.workload.workload = workload;
    run.target.path = "/srv/data";
    run.target.realPath = "/srv/data";
    run.target.fsType = "xfs";
    run.target.mountSource = "/dev/nvme0n1p2";
    double now = 0;
    const auto fill = [&](DirectionSample &dir, double ops, double bytes, double us) {
        dir.ops = std::uint64_t(std::max(0.0, ops));
        dir.bytes = std::uint64_t(std::max(0.0, bytes));
        if (dir.ops == 0)
            return;
        dir.p50Ns = std::uint64_t(us * 1e3);
        dir.p90Ns = dir.p50Ns * 2;
        dir.p99Ns = dir.p50Ns * 4;
        dir.p999Ns = dir.p50Ns * 8;
        dir.maxNs = dir.p50Ns * 12;
    };
    for (std::size_t i = 0; i < phases.size(); ++i) {
        const ClassicPhase &phase = phases[i];
        PhaseResult result;
        result.info.index = int(i);
        result.info.name = result.info.test = phase.test;
        result.info.item = phase.item;
        result.info.rw = phase.writeRate > 0 ? Access::Write : Access::Read;
        result.info.beginNs = std::llround(now * 1e9);
        for (int s = 0; s < int(std::lround(phase.seconds * 10)); ++s) {
            Sample sample;
            sample.phase = int(i);
            sample.beginNs = std::llround((now + s * 0.1) * 1e9);
            sample.endNs = std::llround((now + s * 0.1 + 0.1) * 1e9);
            const double factor = noise(engine);
            fill(sample[Direction::Item], phase.items * 0.1 * factor, 0, phase.itemUs * noise(engine));
            fill(sample[Direction::Read], phase.readRate * 0.1 * factor / 8192, phase.readRate * 0.1 * factor,
                phase.itemUs * 0.7 * noise(engine));
            fill(sample[Direction::Write], phase.writeRate * 0.1 * factor / 8192, phase.writeRate * 0.1 * factor,
                phase.itemUs * 0.5 * noise(engine));
            sample.kernel[std::size_t(KernelCounter::XfsLogBlocks)] = std::uint64_t(phase.logRate * 0.1 * factor / 512);
            sample.kernel[std::size_t(KernelCounter::XfsLogWrites)] =
                std::uint64_t(phase.logRate * 0.1 * factor / 32768);
            sample.kernel[std::size_t(KernelCounter::DiskBusyMs)] = std::uint64_t(80 * factor);
            run.series.push_back(sample);
        }
        now += phase.seconds;
        result.endNs = std::llround(now * 1e9);
        result.measuredNs = std::llround(phase.seconds * 1e9);
        result.complete = true;
        run.phases.push_back(result);
    }
    run.durationNs = std::llround(now * 1e9);
    return run;
}

/// The shape of a bonnie++ run.
inline Run bonnieLikeRun(double factor = 1.0, unsigned seed = 1)
{
    const double f = factor;
    return classicRun("bonnie",
        {{"seq_write_block", Item::Chunks, 40000 * f, 20 / f, 0, 330e6 * f, 2e5, 6},
            {"seq_rewrite", Item::Chunks, 18000 * f, 50 / f, 150e6 * f, 150e6 * f, 2e5, 6},
            {"seq_read_block", Item::Chunks, 60000 * f, 15 / f, 490e6 * f, 0, 0, 4},
            {"random_seeks", Item::Seeks, 4800 * f, 900 / f, 39e6 * f, 4e6 * f, 1e5, 4},
            {"seq_create", Item::Files, 18000 * f, 45 / f, 0, 0, 45e6 * f, 5},
            {"seq_stat", Item::Files, 150000 * f, 6 / f, 0, 0, 0, 2},
            {"seq_delete", Item::Files, 40000 * f, 22 / f, 0, 0, 60e6 * f, 3}},
        seed);
}

} // namespace iolite::test
