// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/ChartCaption.h"

#include "core/wording/Wording.h"
#include "core/workloads/Workload.h"
#include "core/workloads/job/JobKeys.h"
#include "ui/charts/ChartText.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace iolite::ui {

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("Caption", text);
}

QString utf8(const std::string &text)
{
    return QString::fromStdString(text).simplified();
}

QString targetText(const TargetFacts &target)
{
    QStringList parts;
    QString filesystem = utf8(target.fsType);
    if (!target.mountSource.empty() && target.mountSource != target.fsType)
        filesystem = words(QT_TRANSLATE_NOOP("Caption", "%1 on %2")).arg(filesystem, utf8(target.mountSource));
    for (const QString &part : {utf8(target.path), filesystem, utf8(target.model)})
        if (!part.isEmpty())
            parts.append(part);
    return parts.join(QStringLiteral(" · "));
}

QString workloadText(const WorkloadSpec &workload)
{
    if (!workload.preset.empty())
        return wording::presetTitle(workload.preset, workload.preset);
    if (workload.jobs.size() == 1)
        return utf8(workload.workload) + QLatin1Char(' ') + utf8(workload.jobs.front().name);
    return wording::workloadTitle(workload.workload);
}

// Of a classic: what isn't the default.
QString classicSettings(const WorkloadSpec &spec)
{
    const workloads::Workload *workload = workloads::findWorkload(spec.workload);
    if (!workload)
        return {};
    QStringList parts;
    const WorkloadSpec defaults = workload->defaults();
    for (const workloads::KeyInfo &info : workload->keys())
        if (const std::string value = workload->value(spec, info.key); value != workload->value(defaults, info.key))
            parts.append(utf8(std::string(info.key) + '=' + value));
    return parts.join(QLatin1Char(' '));
}

// Settings that all jobs share; what differs between them is in the names of the phases.
QString settingsText(const WorkloadSpec &workload)
{
    QStringList parts;
    if (workload.workload != "job")
        return classicSettings(workload);
    if (workload.jobs.empty())
        return {};
    const JobSpec defaults;
    static constexpr std::array<std::string_view, 8> always{
        "rw", "bs", "size", "numjobs", "iodepth", "ioengine", "direct", "runtime"};
    for (const workloads::KeyInfo &info : workloads::jobKeys()) {
        if (info.key == "name")
            continue;
        const std::string value = workloads::jobValue(workload.jobs.front(), info.key);
        const bool shared = std::all_of(workload.jobs.begin(), workload.jobs.end(),
            [&](const JobSpec &job) { return workloads::jobValue(job, info.key) == value; });
        const bool telling = std::find(always.begin(), always.end(), info.key) != always.end()
            || value != workloads::jobValue(defaults, info.key);
        if (shared && telling)
            parts.append(QString::fromUtf8(info.key.data(), qsizetype(info.key.size())) + QLatin1Char('=')
                + QString::fromStdString(value));
    }
    return parts.join(QLatin1Char(' '));
}

std::optional<double> medianRate(const Run &run, int phase, Direction d)
{
    std::vector<double> rates;
    for (const Sample &sample : run.series)
        if (sample.phase == phase && !sample.ramp && sample.endNs > sample.beginNs)
            rates.push_back(double(sample[d].bytes) / sample.seconds());
    if (rates.empty())
        return std::nullopt;
    const auto middle = rates.begin() + std::ptrdiff_t(rates.size() / 2);
    std::nth_element(rates.begin(), middle, rates.end());
    if (rates.size() % 2 == 1)
        return *middle;
    return (*middle + *std::max_element(rates.begin(), middle)) / 2;
}

void addFigures(CaptionBlock &block, const Run &run)
{
    block.figureHeads = {words(QT_TRANSLATE_NOOP("Caption", "Mean")), words(QT_TRANSLATE_NOOP("Caption", "Median")),
        QStringLiteral("IOPS"), QStringLiteral("p50"), QStringLiteral("p99"),
        words(QT_TRANSLATE_NOOP("Caption", "max"))};
    QStringList inShort;
    for (const PhaseResult &phase : run.phases) {
        if (phase.info.kind == PhaseKind::Layout || phase.measuredNs <= 0)
            continue;
        for (const Direction d : {Direction::Read, Direction::Write}) {
            const DirectionResult &result = phase[d];
            if (result.ops == 0)
                continue;
            const double seconds = double(phase.measuredNs) * 1e-9;
            const auto us = [&](double q) { return wording::latency(double(result.latency.quantile(q)) * 1e-3); };
            CaptionBlock::Figure figure;
            figure.name = wording::phaseTitle(phase.info);
            if (isMixed(phase.info.rw))
                figure.name += QStringLiteral(" · ") + wording::directionTitle(d);
            const std::optional<double> median = medianRate(run, phase.info.index, d);
            figure.values = {wording::bytesPerSecond(double(result.bytes) / seconds),
                median ? wording::bytesPerSecond(*median) : QStringLiteral("–"),
                wording::count(double(result.ops) / seconds), us(0.5), us(0.99),
                wording::latency(double(result.latency.maxNs) * 1e-3)};
            inShort.append(words(QT_TRANSLATE_NOOP("Caption", "%1: %2, p99 %3"))
                               .arg(figure.name, figure.values[0], figure.values[4]));
            block.figures.push_back(figure);
        }
    }
    block.figuresInShort = inShort.join(QStringLiteral(" · "));
}

// An imported record has no phases, only metrics; a classic's phases are not what its figures are called by.
void addMetrics(CaptionBlock &block, const Run &run)
{
    constexpr std::size_t many = 12; // then rates only
    QStringList inShort;
    for (const Metric &metric : run.metrics)
        if (run.metrics.size() <= many || !(metric.name.ends_with(".cpu") || metric.name.ends_with(".latency")))
            inShort.append(wording::metricTitle(metric.name) + QStringLiteral(": ") + wording::value(metric));
    block.figuresInShort = inShort.join(QStringLiteral(" · "));
}

} // namespace

CaptionBlock captionOf(const Run &run)
{
    CaptionBlock block;
    block.title = runLabel(run);
    QStringList facts{workloadText(run.workload), targetText(run.target)};
    if (!run.environment.kernel.empty())
        facts.append(QStringLiteral("Linux ") + utf8(run.environment.kernel));
    facts.append(utf8(run.environment.os));
    facts.append(startedText(run));
    const std::string &version = run.toolVersion.empty() ? run.environment.ioliteVersion : run.toolVersion;
    facts.append((run.tool == "iolite" ? QStringLiteral("Iolite") : utf8(run.tool)) + QLatin1Char(' ') + utf8(version));
    if (run.status != RunStatus::Done)
        facts.append(wording::statusTitle(run.status));
    for (QString &fact : facts)
        fact = fact.trimmed();
    facts.removeAll(QString());
    block.facts = facts.join(QStringLiteral(" · "));
    block.settings = settingsText(run.workload);
    if (run.workload.workload == "job")
        addFigures(block, run);
    if (block.figures.empty())
        addMetrics(block, run);
    return block;
}

QString captionText(const std::vector<std::shared_ptr<const Run>> &runs)
{
    QStringList lines;
    for (const auto &run : runs) {
        const CaptionBlock block = captionOf(*run);
        lines << block.title << block.facts << block.settings;
        for (const CaptionBlock::Figure &figure : block.figures) {
            QStringList values;
            for (qsizetype i = 0; i < figure.values.size(); ++i)
                values.append(block.figureHeads[i] + QLatin1Char(' ') + figure.values[i]);
            lines << figure.name + QStringLiteral(": ") + values.join(QStringLiteral(", "));
        }
        if (block.figures.empty())
            lines << block.figuresInShort;
    }
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

} // namespace iolite::ui
