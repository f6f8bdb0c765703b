// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/ChartSeries.h"

#include <algorithm>

namespace iolite::ui {

namespace {

constexpr double kShortSample = 0.25; // of the interval: below, a sample is merged with its neighbour
constexpr double kWideSample = 1.5; // of the interval: above, a sample is drawn as a level line over its time

double counterFactor(KernelCounter counter)
{
    const std::string_view unit = kernelCounterInfo(counter).unit;
    return unit == "512 B" ? 512 : unit == "KiB" ? 1024 : 1;
}

SeriesPoint pointOf(const Sample &sample)
{
    SeriesPoint point;
    point.begin = double(sample.beginNs) * 1e-9;
    point.end = double(sample.endNs) * 1e-9;
    point.phase = sample.phase;
    point.ramp = sample.ramp;
    for (std::size_t d = 0; d < kDirections; ++d) {
        const DirectionSample &from = sample.dir[d];
        SeriesPoint::Dir &to = point.dir[d];
        to.bytes = double(from.bytes);
        to.ops = double(from.ops);
        to.p50Us = float(double(from.p50Ns) * 1e-3);
        to.p99Us = float(double(from.p99Ns) * 1e-3);
        to.maxUs = float(double(from.maxNs) * 1e-3);
    }
    for (std::size_t c = 0; c < kKernelCounters; ++c)
        point.kernel[c] = float(double(sample.kernel[c]) * counterFactor(KernelCounter(c)));
    return point;
}

bool doesDirection(const PhaseInfo &info, Direction d)
{
    if (d == Direction::Sync)
        return false; // latency only, and only where one was made
    if (info.item == Item::Files || info.item == Item::Seeks)
        return d == Direction::Item; // the calls that items are made of are shown where there were any
    if (d == Direction::Item)
        return false;
    if (info.kind == PhaseKind::Layout)
        return d == Direction::Write;
    return d == Direction::Read ? doesRead(info.rw) : doesWrite(info.rw);
}

} // namespace

CounterUnit counterUnit(KernelCounter counter)
{
    const std::string_view unit = kernelCounterInfo(counter).unit;
    return unit == "512 B" || unit == "KiB" ? CounterUnit::BytesPerSecond
        : unit == "ms"                      ? CounterUnit::MillisecondsPerSecond
                                            : CounterUnit::PerSecond;
}

ChartSeries::ChartSeries(std::int64_t sampleIntervalNs)
    : m_interval(sampleIntervalNs > 0 ? double(sampleIntervalNs) * 1e-9 : 0.1)
{
}

ChartSeries::ChartSeries(const Run &run)
    : ChartSeries(run.sampleIntervalNs)
{
    for (const PhaseResult &phase : run.phases) {
        startPhase(phase.info);
        finishPhase(phase);
    }
    m_points.reserve(run.series.size());
    for (const Sample &sample : run.series)
        append(sample);
    m_end = std::max(m_end, double(run.durationNs) * 1e-9);
}

void ChartSeries::startPhase(const PhaseInfo &info)
{
    const double begin = double(info.beginNs) * 1e-9;
    m_phases.push_back({info, begin, begin, std::nullopt});
    m_end = std::max(m_end, begin);
}

void ChartSeries::finishPhase(const PhaseResult &result)
{
    for (SeriesPhase &phase : m_phases)
        if (phase.info.index == result.info.index) {
            phase.end = std::max(phase.end, double(result.endNs) * 1e-9);
            m_end = std::max(m_end, phase.end);
        }
}

void ChartSeries::append(const Sample &sample)
{
    if (sample.endNs <= sample.beginNs)
        return;
    Sample whole = sample;
    if (m_last && m_last->phase == sample.phase && m_last->ramp == sample.ramp && m_last->endNs == sample.beginNs
        && std::min(m_last->seconds(), sample.seconds()) < kShortSample * m_interval) {
        whole = merged(*m_last, sample);
        m_points.pop_back();
    }
    m_last = whole;
    m_points.push_back(pointOf(whole));
    SeriesPoint &point = m_points.back();
    // Single bytes are timed by the chunk and not counted one by one: the phase's direction moved the chunks' bytes.
    const DirectionSample &items = whole[Direction::Item];
    if (const SeriesPhase *phase = phaseOf(point); phase && phase->info.item == Item::Chunks && items.ops > 0
        && whole[Direction::Read].ops + whole[Direction::Write].ops == 0)
        point.dir[std::size_t(doesWrite(phase->info.rw) ? Direction::Write : Direction::Read)].bytes =
            double(items.bytes);
    for (std::size_t d = 0; d < kDirections; ++d) {
        m_has[d] = m_has[d] || point.dir[d].ops > 0 || (d != std::size_t(Direction::Item) && point.dir[d].bytes > 0);
        m_hasBytes[d] = m_hasBytes[d] || point.dir[d].bytes > 0;
    }
    for (std::size_t c = 0; c < kKernelCounters; ++c)
        m_hasCounter[c] = m_hasCounter[c] || point.kernel[c] > 0;
    if (const SeriesPhase *phase = phaseOf(point); phase && point[Direction::Item].ops > 0)
        m_hasItem[std::size_t(phase->info.item)] = true;
    m_end = std::max(m_end, point.end);
    for (SeriesPhase &phase : m_phases)
        if (phase.info.index == point.phase) {
            phase.end = std::max(phase.end, point.end);
            if (point.ramp)
                phase.measuredFrom = point.end;
        }
}

void ChartSeries::take(const Event &event)
{
    if (const auto *sample = std::get_if<SampleTaken>(&event))
        append(sample->sample);
    else if (const auto *started = std::get_if<PhaseStarted>(&event))
        startPhase(started->phase);
    else if (const auto *finished = std::get_if<PhaseFinished>(&event); finished && finished->phase)
        finishPhase(*finished->phase);
}

std::optional<double> ChartSeries::value(const SeriesPoint &point, Channel channel) const
{
    const SeriesPoint::Dir &dir = point[channel.direction];
    switch (channel.quantity) {
    case Quantity::Counter:
        return has(channel.counter) ? std::optional(point.kernel[std::size_t(channel.counter)] / point.seconds())
                                    : std::nullopt;
    case Quantity::Items: {
        const SeriesPhase *phase = phaseOf(point);
        return phase && doesDirection(phase->info, Direction::Item) ? std::optional(dir.ops / point.seconds())
                                                                    : std::nullopt;
    }
    case Quantity::Rate:
        if (channel.direction == Direction::Item)
            return std::nullopt; // the bytes of items are those of their reads and writes
        if (dir.ops > 0 || dir.bytes > 0)
            return dir.bytes / point.seconds();
        // Zero is a measurement only where the direction was asked for; a phase that only reads has no write rate.
        if (const SeriesPhase *phase = phaseOf(point))
            return doesDirection(phase->info, channel.direction) ? std::optional(0.0) : std::nullopt;
        return has(channel.direction) && channel.direction != Direction::Sync ? std::optional(0.0) : std::nullopt;
    default:
        break;
    }
    if (dir.ops <= 0)
        return std::nullopt;
    // Where chunks were timed as a whole, the calls that they are made of say nothing more.
    if ((channel.direction == Direction::Read || channel.direction == Direction::Write)
        && point[Direction::Item].ops > 0)
        if (const SeriesPhase *phase = phaseOf(point); phase && phase->info.item == Item::Chunks)
            return std::nullopt;
    const float us = channel.quantity == Quantity::P50 ? dir.p50Us
        : channel.quantity == Quantity::P99            ? dir.p99Us
                                                       : dir.maxUs;
    return us > 0 ? std::optional(double(us)) : std::nullopt; // a log axis has no zero
}

std::vector<ChartPoint> ChartSeries::curve(Channel channel, double from, double to, int columns) const
{
    MinMaxColumns out(from, to, columns);
    std::size_t i = firstFrom(from);
    if (i > 0)
        --i;
    const SeriesPoint *before = nullptr; // the last point with a value
    double beforeValue = 0;
    for (bool beyond = false; i < m_points.size() && !beyond; ++i) {
        const SeriesPoint &point = m_points[i];
        beyond = point.begin > to;
        const std::optional<double> value = this->value(point, channel);
        const bool continues = before && value && joined(*before, point);
        if (before && !continues) {
            out.add(before->end, beforeValue);
            if (before->phase == point.phase)
                out.interrupt();
            else
                out.cut();
            before = nullptr;
        }
        if (!value)
            continue;
        if (!continues || point.seconds() > kWideSample * m_interval)
            out.add(point.begin, *value);
        if (point.seconds() > kWideSample * m_interval)
            out.add(point.end, *value);
        else
            out.add((point.begin + point.end) / 2, *value);
        before = &point;
        beforeValue = *value;
    }
    if (before)
        out.add(before->end, beforeValue);
    return out.take();
}

Extremes ChartSeries::extremes(Channel channel, double from, double to, PhaseKind kind) const
{
    const auto wanted = [&](int index) {
        const auto of = [index](const SeriesPhase &phase) { return phase.info.index == index; };
        const auto phase = std::find_if(m_phases.begin(), m_phases.end(), of);
        return (phase != m_phases.end() ? phase->info.kind : PhaseKind::Measure) == kind;
    };
    int phase = -1;
    bool counts = wanted(phase);
    Extremes found;
    for (std::size_t i = firstFrom(from); i < m_points.size() && m_points[i].begin < to; ++i) {
        if (m_points[i].phase != phase) {
            phase = m_points[i].phase;
            counts = wanted(phase);
        }
        const double value = counts ? this->value(m_points[i], channel).value_or(0.0) : 0.0;
        if (value > 0) {
            found.largest = std::max(found.largest, value);
            found.smallest = found.smallest > 0 ? std::min(found.smallest, value) : value;
        }
    }
    return found;
}

const SeriesPhase *ChartSeries::phaseOf(const SeriesPoint &point) const
{
    // Phases come in order and mostly have the index of their place.
    const auto place = std::size_t(std::max(0, point.phase));
    if (place < m_phases.size() && m_phases[place].info.index == point.phase)
        return &m_phases[place];
    for (const SeriesPhase &phase : m_phases)
        if (phase.info.index == point.phase)
            return &phase;
    return nullptr;
}

const SeriesPoint *ChartSeries::at(double seconds) const
{
    const std::size_t i = firstFrom(seconds);
    return i < m_points.size() && m_points[i].begin <= seconds ? &m_points[i] : nullptr;
}

const SeriesPhase *ChartSeries::phaseAt(double seconds) const
{
    for (const SeriesPhase &phase : m_phases)
        if (seconds >= phase.begin && seconds < phase.end)
            return &phase;
    return nullptr;
}

bool ChartSeries::joined(const SeriesPoint &before, const SeriesPoint &after) const
{
    // Silence between two samples is shown, never bridged; a few milliseconds are the sampler's own delay.
    return before.phase == after.phase && after.begin - before.end < kShortSample * m_interval;
}

std::size_t ChartSeries::firstFrom(double seconds) const
{
    const auto it = std::upper_bound(m_points.begin(), m_points.end(), seconds,
        [](double time, const SeriesPoint &point) { return time < point.end; });
    return std::size_t(it - m_points.begin());
}

} // namespace iolite::ui
