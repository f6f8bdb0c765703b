// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Event.h"
#include "ui/charts/MinMaxColumns.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace iolite::ui {

enum class Quantity {
    Rate, ///< bytes per second
    Items, ///< of Direction::Item, per second: files or seeks, never chunks
    P50, ///< microseconds, as the following
    P99,
    Max,
    Counter, ///< growth of a kernel counter per second, in the unit of counterUnit
};

struct Channel {
    Direction direction = Direction::Read;
    Quantity quantity = Quantity::Rate;
    KernelCounter counter = KernelCounter::XfsLogBlocks; ///< of Quantity::Counter
};

/// What the rate of a kernel counter is told in. Each has an axis of its own.
enum class CounterUnit { BytesPerSecond, PerSecond, MillisecondsPerSecond };
inline constexpr std::size_t kCounterUnits = 3;
CounterUnit counterUnit(KernelCounter counter);

/// What the charts keep of one sample: a tenth of its size, without the heat rows.
struct SeriesPoint {
    struct Dir {
        double bytes = 0;
        double ops = 0;
        float p50Us = 0; ///< 0 when there were no operations
        float p99Us = 0;
        float maxUs = 0;
    };
    double begin = 0; ///< seconds since the run started
    double end = 0;
    int phase = 0;
    bool ramp = false;
    std::array<Dir, kDirections> dir{};
    std::array<float, kKernelCounters> kernel{}; ///< growth in bytes, counts or milliseconds

    double seconds() const { return end - begin; }
    const Dir &operator[](Direction d) const { return dir[std::size_t(d)]; }
};

/// A phase on the time axis. `end` is where it ended or how far it has come.
struct SeriesPhase {
    PhaseInfo info;
    double begin = 0;
    double end = 0;
    std::optional<double> measuredFrom; ///< end of the ramp, once samples show it; none without a ramp
};

struct Extremes {
    double smallest = 0; ///< of the positive values; 0 if there are none
    double largest = 0;
};

/// All samples of one run, live or saved, ready to be drawn. No Qt, no plot. One thread.
/// Samples much shorter than the interval (the end of a phase) are merged with their neighbour: a rate over a
/// millisecond is noise.
class ChartSeries {
public:
    explicit ChartSeries(std::int64_t sampleIntervalNs = 100'000'000);
    explicit ChartSeries(const Run &run);

    void startPhase(const PhaseInfo &info);
    void finishPhase(const PhaseResult &result);
    void append(const Sample &sample);
    void take(const Event &event); ///< one of the above, or nothing

    const std::vector<SeriesPoint> &points() const { return m_points; }
    const std::vector<SeriesPhase> &phases() const { return m_phases; }
    bool empty() const { return m_points.empty(); }
    double endSeconds() const { return m_end; }
    /// Whether any sample has operations in that direction.
    bool has(Direction d) const { return m_has[std::size_t(d)]; }
    /// Whether any sample has bytes in that direction: fs_mark writes nothing into empty files, but it does write.
    bool hasBytes(Direction d) const { return m_hasBytes[std::size_t(d)]; }
    /// Whether any phase that has done something counts such items.
    bool has(Item item) const { return m_hasItem[std::size_t(item)]; }
    /// Whether files or seeks were counted, which are drawn as a rate.
    bool hasItemRate() const { return has(Item::Files) || has(Item::Seeks); }
    /// Whether the counter has grown at all.
    bool has(KernelCounter counter) const { return m_hasCounter[std::size_t(counter)]; }

    /// The value of one point; none where the curve has a gap: latency without operations, a direction that the phase
    /// doesn't do. A stalled device has rate 0 and no latency.
    std::optional<double> value(const SeriesPoint &point, Channel channel) const;

    /// The curve between two times (and one sample beyond, so that it reaches the edge), reduced to `columns` pixel
    /// columns.
    std::vector<ChartPoint> curve(Channel channel, double from, double to, int columns) const;
    /// Smallest and largest value that a sample between two times has, in phases of that kind only. Samples without a
    /// phase count as measured.
    Extremes extremes(Channel channel, double from, double to, PhaseKind kind = PhaseKind::Measure) const;

    /// The sample at a time, or null where there is none.
    const SeriesPoint *at(double seconds) const;
    const SeriesPhase *phaseAt(double seconds) const;

private:
    bool joined(const SeriesPoint &before, const SeriesPoint &after) const;
    const SeriesPhase *phaseOf(const SeriesPoint &point) const; ///< null if it was never announced
    std::size_t firstFrom(double seconds) const; ///< first point that ends after `seconds`

    double m_interval;
    std::vector<SeriesPoint> m_points;
    std::vector<SeriesPhase> m_phases;
    std::array<bool, kDirections> m_has{};
    std::array<bool, kDirections> m_hasBytes{};
    std::array<bool, 4> m_hasItem{};
    std::array<bool, kKernelCounters> m_hasCounter{};
    std::optional<Sample> m_last; ///< as it came, for merging
    double m_end = 0;
};

} // namespace iolite::ui
