// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"
#include "core/model/Histogram.h"
#include "core/model/Metric.h"
#include "core/model/Sample.h"
#include "core/model/Target.h"
#include "core/model/WorkloadSpec.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace iolite {

enum class PhaseKind {
    Layout, ///< test files are written; not measured, but shown
    Measure,
};

/// What Direction::Item counts in a phase.
enum class Item : std::uint8_t {
    None,
    Files, ///< files made, looked at, removed, extracted
    Seeks,
    Chunks, ///< pieces of a file that are one operation to bonnie++; not drawn, its bytes are
};

/// A phase as announced when it starts.
struct PhaseInfo {
    int index = 0; ///< from 0, in order of time, layout phases counted
    PhaseKind kind = PhaseKind::Measure;
    int job = 0; ///< index into WorkloadSpec::jobs
    std::string name; ///< JobSpec::name, "layout" for layouts, the same as `test` for classics
    std::string test; ///< which test of a classic, e.g. "seq_create"; empty for jobs. First part of metric names
    Item item = Item::None;
    std::uint64_t plannedItems = 0; ///< items to be done, 0 where their number is not known before
    Access rw = Access::Read;
    std::uint64_t bs = 0;
    std::uint64_t bsMax = 0; ///< where sizes vary: of the largest block, and bs is the smallest; else 0
    int iodepth = 0;
    int numjobs = 0;
    std::int64_t beginNs = 0; ///< since the run started
    std::int64_t rampNs = 0; ///< planned ramp
    std::int64_t plannedNs = 0; ///< planned length with ramp where time may end it, else 0
    std::uint64_t plannedBytes = 0; ///< bytes to move where size may end it, else 0 (both set: what comes first)

    bool operator==(const PhaseInfo &) const = default;
};

/// Totals of one direction of a phase, ramp excluded.
struct DirectionResult {
    std::uint64_t ops = 0;
    std::uint64_t bytes = 0;
    Histogram latency; ///< service time: from submission to completion
    Histogram response; ///< from arrival to completion; empty where nothing set the pace

    bool operator==(const DirectionResult &) const = default;
};

/// A number that a workload measured by itself, e.g. "creat.max_us" of fs_mark. Unit by its name.
struct Figure {
    std::string name;
    double value = 0;

    bool operator==(const Figure &) const = default;
};

/// A finished (or broken off) phase.
struct PhaseResult {
    PhaseInfo info;
    std::int64_t endNs = 0; ///< since the run started
    std::int64_t measuredNs = 0; ///< wall time the totals belong to: ramp excluded, final fsync included
    std::array<DirectionResult, kDirections> dir{};
    std::uint64_t cpuUserNs = 0; ///< of the workers, over measuredNs
    std::uint64_t cpuSystemNs = 0;
    std::uint64_t deviceReadBytes = 0; ///< moved by the block devices below the target over measuredNs, of whoever
    std::uint64_t deviceWriteBytes = 0;
    bool deviceKnown = false; ///< false: no block device below the target (tmpfs, network), the two above say nothing
    bool complete = false;
    std::optional<Error> error;
    std::vector<Figure> figures; ///< what the workload measured by itself (docs/workloads.md names them)
    std::vector<CounterDelta> counters; ///< growth of all kernel counters over the phase, by name

    const DirectionResult &operator[](Direction d) const { return dir[std::size_t(d)]; }
    DirectionResult &operator[](Direction d) { return dir[std::size_t(d)]; }
    /// nullptr if there is none of that name
    const double *figure(std::string_view name) const
    {
        for (const Figure &f : figures)
            if (f.name == name)
                return &f.value;
        return nullptr;
    }
    const std::uint64_t *counter(std::string_view name) const
    {
        for (const CounterDelta &c : counters)
            if (c.name == name)
                return &c.value;
        return nullptr;
    }

    bool operator==(const PhaseResult &) const = default;
};

enum class RunStatus {
    Running, ///< only in a journal
    Done,
    Partial, ///< broken off by an error or a crash after something was measured
    Failed, ///< nothing usable was measured
    Cancelled, ///< by the user; what was measured is kept
};

/// The record of one run: own, imported, remote or recovered, all the same.
struct Run {
    std::string id; ///< 12 hex digits, unique
    std::string label; ///< what the user calls it
    std::string tool = "iolite";
    std::string toolVersion;
    std::int64_t startedMs = 0; ///< UTC, milliseconds since 1970
    std::int64_t durationNs = 0;
    RunStatus status = RunStatus::Running;
    TargetFacts target;
    Environment environment;
    WorkloadSpec workload;
    std::int64_t sampleIntervalNs = 100'000'000;
    std::vector<PhaseResult> phases;
    std::vector<Sample> series;
    std::vector<Metric> metrics;
    std::vector<std::string> tags;
    std::vector<std::string>
        notes; ///< the machine's remarks, untranslated identifiers or "identifier: detail" (core/wording renders them)
    std::string comment; ///< the user's
    std::optional<Error> error;

    const Metric *metric(std::string_view name) const
    {
        for (const Metric &m : metrics)
            if (m.name == name)
                return &m;
        return nullptr;
    }

    bool operator==(const Run &) const = default;
};

/// A new random id.
std::string newRunId();

} // namespace iolite
