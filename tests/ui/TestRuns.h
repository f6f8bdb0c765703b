// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Run.h"

#include <cmath>
#include <cstdint>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace iolite::test {

/// One phase of a made-up run.
struct TestPhase {
    std::string name = "job";
    Access rw = Access::RandRead;
    std::uint64_t bs = 4096;
    int iodepth = 1;
    double seconds = 5;
    double rate = 200e6; ///< bytes per second, both directions together
    double p50Us = 90;
    double rampSeconds = 0;
    PhaseKind kind = PhaseKind::Measure;
    std::vector<std::pair<double, double>> stalls{}; ///< seconds since the phase began
};

inline Sample testSample(double begin, double end, int phase, Direction d, std::uint64_t ops, std::uint64_t bytes,
    double p50Us, double maxUs)
{
    Sample sample;
    sample.beginNs = std::llround(begin * 1e9);
    sample.endNs = std::llround(end * 1e9);
    sample.phase = phase;
    DirectionSample &dir = sample[d];
    dir.ops = ops;
    dir.bytes = bytes;
    if (ops > 0) {
        dir.p50Ns = std::uint64_t(p50Us * 1e3);
        dir.p90Ns = std::uint64_t(std::min(p50Us * 1.6, maxUs) * 1e3);
        dir.p99Ns = std::uint64_t(std::min(p50Us * 3, maxUs) * 1e3);
        dir.p999Ns = std::uint64_t(maxUs * 0.9e3);
        dir.maxNs = std::uint64_t(maxUs * 1e3);
        dir.latSumNs = dir.p50Ns * ops;
        dir.heat[std::size_t(latency::heatRow(dir.p50Ns))] = std::uint32_t(ops);
    }
    return sample;
}

/// A run with noise (always the same for one seed), samples every `interval` seconds.
inline Run testRun(
    const std::string &label, const std::vector<TestPhase> &phases, double interval = 0.1, unsigned seed = 1)
{
    std::mt19937 random(seed);
    std::normal_distribution<double> noise(1.0, 0.05);
    std::uniform_real_distribution<double> even(0.0, 1.0);
    Run run;
    run.id = "00000000000" + std::to_string(seed % 10);
    run.label = label;
    run.toolVersion = "0.1.0";
    run.startedMs = 1'772'625'600'000;
    run.status = RunStatus::Done;
    run.sampleIntervalNs = std::llround(interval * 1e9);
    run.target.path = "/srv/data";
    run.target.realPath = "/srv/data";
    run.target.fsType = "xfs";
    run.target.mountSource = "/dev/nvme0n1p2";
    run.target.model = "ACME NVMe 1TB";
    run.environment.kernel = "6.1.0-18-amd64";
    run.environment.os = "Debian GNU/Linux 12 (bookworm)";
    double now = 0;
    for (std::size_t i = 0; i < phases.size(); ++i) {
        const TestPhase &phase = phases[i];
        PhaseResult result;
        result.info.index = int(i);
        result.info.kind = phase.kind;
        result.info.name = phase.name;
        result.info.rw = phase.rw;
        result.info.bs = phase.bs;
        result.info.iodepth = phase.iodepth;
        result.info.numjobs = 1;
        result.info.beginNs = std::llround(now * 1e9);
        result.info.rampNs = std::llround(phase.rampSeconds * 1e9);
        result.complete = true;
        const bool layout = phase.kind == PhaseKind::Layout;
        JobSpec job;
        job.name = phase.name;
        job.rw = phase.rw;
        job.bs = phase.bs;
        job.iodepth = phase.iodepth;
        job.runtimeNs = std::llround(phase.seconds * 1e9);
        if (!layout)
            run.workload.jobs.push_back(job);
        const int count = int(std::lround(phase.seconds / interval));
        for (int s = 0; s < count; ++s) {
            const double begin = now + s * interval, end = now + (s + 1) * interval;
            bool stalled = false;
            for (const auto &[from, to] : phase.stalls)
                stalled = stalled || (begin - now >= from - 1e-9 && begin - now < to - 1e-9);
            Sample sample;
            sample.beginNs = std::llround(begin * 1e9);
            sample.endNs = std::llround(end * 1e9);
            sample.phase = int(i);
            for (const Direction d : {Direction::Read, Direction::Write}) {
                const bool does = layout   ? d == Direction::Write
                    : d == Direction::Read ? doesRead(phase.rw)
                                           : doesWrite(phase.rw);
                if (!does || stalled)
                    continue;
                const double share = !layout && isMixed(phase.rw) ? (d == Direction::Read ? 0.7 : 0.3) : 1.0;
                const auto ops =
                    std::uint64_t(std::max(1.0, phase.rate * share * interval * noise(random) / double(phase.bs)));
                const double p50 = phase.p50Us * noise(random) * (d == Direction::Write ? 1.8 : 1.0);
                const double tail = std::pow(even(random), 12) * 20;
                sample[d] = testSample(begin, end, int(i), d, ops, ops * phase.bs, p50, p50 * (4 + tail))[d];
            }
            sample.ramp = begin - now < phase.rampSeconds - 1e-9;
            if (!sample.ramp)
                for (std::size_t d = 0; d < kDirections; ++d) {
                    result.dir[d].ops += sample.dir[d].ops;
                    result.dir[d].bytes += sample.dir[d].bytes;
                    if (sample.dir[d].ops > 0) {
                        Histogram part;
                        part.buckets = {{latency::bucketOf(sample.dir[d].p50Ns), sample.dir[d].ops}};
                        part.count = sample.dir[d].ops;
                        part.sumNs = sample.dir[d].latSumNs;
                        part.minNs = sample.dir[d].p50Ns;
                        part.maxNs = sample.dir[d].maxNs;
                        result.dir[d].latency.merge(part);
                    }
                }
            run.series.push_back(sample);
        }
        now += count * interval;
        result.endNs = std::llround(now * 1e9);
        result.measuredNs = std::llround((count * interval - phase.rampSeconds) * 1e9);
        run.phases.push_back(result);
    }
    run.durationNs = std::llround(now * 1e9);
    return run;
}

/// The shape of the quick check: a layout, then eight measured phases.
inline std::vector<TestPhase> quickCheckPhases(double factor = 1.0)
{
    constexpr std::uint64_t mib = 1 << 20;
    return {
        {"layout", Access::Write, mib, 8, 6, 1.6e9 * factor, 900, 0, PhaseKind::Layout},
        {"seq1m_q8", Access::Read, mib, 8, 10, 3.1e9 * factor, 2400 / factor, 1},
        {"seq1m_q8", Access::Write, mib, 8, 10, 1.9e9 * factor, 3900 / factor, 1},
        {"seq1m_q1", Access::Read, mib, 1, 10, 1.7e9 * factor, 560 / factor, 1},
        {"seq1m_q1", Access::Write, mib, 1, 10, 1.4e9 * factor, 380 / factor, 1},
        {"rnd4k_q32", Access::RandRead, 4096, 32, 10, 9.1e8 * factor, 130 / factor, 1},
        {"rnd4k_q32", Access::RandWrite, 4096, 32, 10, 6.6e8 * factor, 100 / factor, 1, PhaseKind::Measure,
            {{6.0, 7.2}}},
        {"rnd4k_q1", Access::RandRead, 4096, 1, 10, 5.6e7 * factor, 71 / factor, 1},
        {"rnd4k_q1", Access::RandWrite, 4096, 1, 10, 2.1e8 * factor, 12 / factor, 1},
    };
}

} // namespace iolite::test
