// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/archive/ArchiveMetrics.h"

#include "core/model/Units.h"
#include "core/workloads/XfsLog.h"

namespace iolite::workloads {
namespace {

constexpr double kSeconds = 1e-9; // per nanosecond

class Metrics {
public:
    explicit Metrics(const PhaseResult &phase)
        : m_phase(phase)
        , m_elapsed(double(phase.measuredNs) * kSeconds)
        , m_cpu(double(phase.cpuUserNs + phase.cpuSystemNs) * kSeconds)
    {
    }

    void extract()
    {
        if (m_phase.complete) {
            add("elapsed", m_elapsed, "s");
            add("user", double(m_phase.cpuUserNs) * kSeconds, "s");
            add("system", double(m_phase.cpuSystemNs) * kSeconds, "s");
        }
        add("cpu", m_cpu / m_elapsed * 100.0, "%");
        add("files.rate", double(m_phase[Direction::Item].ops) / m_elapsed, "ops/s");
        add("throughput", double(m_phase[Direction::Write].bytes) / double(KiB) / m_elapsed, "KiB/s");
        if (m_phase.complete) {
            sync("sync.elapsed");
            figure("major_faults");
            figure("minor_faults");
        }
        addXfsLog(m_metrics, "", xfsLog(m_phase));
    }

    void remove()
    {
        if (m_phase.complete)
            add("delete.elapsed", m_elapsed, "s");
        add("delete.cpu", m_cpu / m_elapsed * 100.0, "%");
        add("delete.rate", double(m_phase[Direction::Item].ops) / m_elapsed, "ops/s");
        addXfsLog(m_metrics, "delete.", xfsLog(m_phase));
    }

    std::vector<Metric> take() { return std::move(m_metrics); }

private:
    void add(const std::string &name, double value, const char *unit)
    {
        m_metrics.push_back({name, value, unit, false});
    }
    void figure(const char *name)
    {
        if (const double *value = m_phase.figure(name))
            add(name, *value, "");
    }
    void sync(const char *name)
    {
        const DirectionResult &side = m_phase[Direction::Sync];
        if (side.ops > 0)
            add(name, double(side.latency.sumNs) * kSeconds, "s");
    }
    const PhaseResult &m_phase;
    double m_elapsed;
    double m_cpu;
    std::vector<Metric> m_metrics;
};

} // namespace

std::vector<Metric> archiveMetrics(const Run &run)
{
    std::vector<Metric> all;
    for (const PhaseResult &phase : run.phases) {
        if (phase.measuredNs <= 0 || phase[Direction::Item].ops == 0)
            continue;
        Metrics metrics(phase);
        if (phase.info.test == "extract")
            metrics.extract();
        else if (phase.info.test == "delete")
            metrics.remove();
        for (Metric &metric : metrics.take())
            all.push_back(std::move(metric));
    }
    return all;
}

} // namespace iolite::workloads
