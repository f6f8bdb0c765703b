// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wording/Text.h"
#include "core/wording/Wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

namespace iolite::wording {

namespace {

struct Found {
    const PhaseResult *phase = nullptr;
    double rate = 0;
};

double perSecond(std::uint64_t amount, std::int64_t ns)
{
    return ns > 0 ? double(amount) * 1e9 / double(ns) : 0.0;
}

// The measured phase with the highest byte rate in that direction.
Found fastest(const Run &run, Direction direction)
{
    Found best;
    for (const PhaseResult &phase : run.phases) {
        if (phase.info.kind != PhaseKind::Measure || phase[direction].ops == 0)
            continue;
        const double rate = perSecond(phase[direction].bytes, phase.measuredNs);
        if (rate > best.rate)
            best = {&phase, rate};
    }
    return best;
}

// The phase that says most about waiting: random, lowest queue depth, smallest block.
const PhaseResult *mostPatient(const Run &run, Direction direction)
{
    const PhaseResult *best = nullptr;
    const auto rank = [](const PhaseInfo &info) {
        return std::make_tuple(!isRandom(info.rw), info.iodepth * std::max(1, info.numjobs), info.bs);
    };
    for (const PhaseResult &phase : run.phases)
        if (phase.info.kind == PhaseKind::Measure && phase[direction].ops > 0
            && (!best || rank(phase.info) < rank(best->info)))
            best = &phase;
    return best;
}

// " (Random read, 4 KiB, QD1)": which test, where there is more than one.
QString inWhich(const Run &run, const PhaseInfo &info)
{
    const auto measured = std::count_if(run.phases.begin(), run.phases.end(),
        [](const PhaseResult &phase) { return phase.info.kind == PhaseKind::Measure; });
    return measured > 1 ? QStringLiteral(" (%1)").arg(phaseTitle(info)) : QString();
}

QString latencySentence(const Run &run, Direction direction)
{
    const PhaseResult *phase = mostPatient(run, direction);
    if (!phase)
        return {};
    const Histogram &latencies = (*phase)[direction].latency;
    const QString half = latency(double(latencies.quantile(0.5)) / 1000);
    const QString most = latency(double(latencies.quantile(0.99)) / 1000);
    const QString text = direction == Direction::Read
        ? QCoreApplication::translate(
            "Summary", "A read of %1 took %2 at the median and up to %3 in 99 of 100 cases%4.")
        : QCoreApplication::translate(
            "Summary", "A write of %1 took %2 at the median and up to %3 in 99 of 100 cases%4.");
    return text.arg(blockSize(phase->info), half, most, inWhich(run, phase->info));
}

// The figures people ask a classic for first, the most wanted first.
constexpr const char *kFirst[] = {"seq_write_block.rate", "seq_read_block.rate", "random_seeks.rate", "seq_create.rate",
    "files.rate.mean", "unlink.rate", "read.throughput", "write.throughput", "latency.p95", "elapsed", "files.rate",
    "delete.elapsed"};

// A mode that only writes has no read throughput worth a word.
bool saysSomething(const Metric &metric)
{
    return metric.value && (*metric.value > 0 || !metric.name.ends_with(".throughput"));
}

QString classicSummary(const Run &run)
{
    QStringList figures;
    for (const char *name : kFirst)
        if (const Metric *metric = run.metric(name); metric && saysSomething(*metric))
            figures += QCoreApplication::translate("Summary", "%1: %2", "figure: value")
                           .arg(metricTitle(name), value(*metric));
    if (figures.isEmpty()
        && std::any_of(run.metrics.begin(), run.metrics.end(), [](const Metric &m) { return m.tooFast; }))
        return QCoreApplication::translate("Summary",
            "The tests that count were over in less than half a second, too fast to give a rate. Use a larger size and "
            "more files.");
    return figures.isEmpty() ? QCoreApplication::translate("Summary", "Nothing was measured.")
                             : figures.join(QStringLiteral("; ")) + QLatin1Char('.');
}

} // namespace

const Metric *headline(std::string_view workload, const std::vector<Metric> &metrics)
{
    if (workload != "job")
        for (const char *name : kFirst)
            for (const Metric &metric : metrics)
                if (metric.name == name && saysSomething(metric))
                    return &metric;
    const Metric *best = nullptr;
    for (const Metric &metric : metrics)
        if ((metric.name == "bw" || metric.name.ends_with(".bw")) && metric.value
            && (!best || *metric.value > *best->value))
            best = &metric;
    return best;
}

QString runSummary(const Run &run)
{
    if (!std::holds_alternative<std::monostate>(run.workload.classic))
        return classicSummary(run);
    const Found read = fastest(run, Direction::Read);
    const Found write = fastest(run, Direction::Write);
    QStringList sentences;
    if (read.phase && write.phase)
        sentences += QCoreApplication::translate("Summary", "Reads reached %1%2, writes %3%4.")
                         .arg(bytesPerSecond(read.rate), inWhich(run, read.phase->info), bytesPerSecond(write.rate),
                             inWhich(run, write.phase->info));
    else if (read.phase)
        sentences += QCoreApplication::translate("Summary", "Reads reached %1%2.")
                         .arg(bytesPerSecond(read.rate), inWhich(run, read.phase->info));
    else if (write.phase)
        sentences += QCoreApplication::translate("Summary", "Writes reached %1%2.")
                         .arg(bytesPerSecond(write.rate), inWhich(run, write.phase->info));
    else if (run.metrics.empty())
        return QCoreApplication::translate("Summary", "Nothing was measured.");
    for (const Direction direction : {Direction::Read, Direction::Write})
        if (const QString sentence = latencySentence(run, direction); !sentence.isEmpty())
            sentences += sentence;
    return sentences.join(QLatin1Char(' '));
}

} // namespace iolite::wording
