// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/fileio/SysbenchOptions.h"

namespace iolite::workloads {

namespace {

using enum OptionUse;

constexpr std::string_view kNoDatabase = "no database is used";
constexpr std::string_view kNoDistribution = "fileio draws all places alike";
constexpr std::string_view kPercentages = "the history keeps the whole series";

constexpr SysbenchOption kOptions[] = {
    // The order is that of a command line which is written.
    {"num-threads", Number, "threads", kOld, ""},
    {"threads", Number, "threads", kV10, ""},
    {"max-requests", Number, "events", kOld, ""},
    {"events", Number, "events", kV10, ""},
    {"max-time", Seconds, "time", kOld, ""},
    {"time", Seconds, "time", kV10, ""},
    {"tx-rate", Number, "rate", kV05, ""},
    {"rate", Number, "rate", kV10, ""},
    {"report-interval", Number, "report_interval", kV10 | kV05, ""},
    {"percentile", Number, "percentile", kAll, ""},
    {"init-rng", RandInit, "seed", kV04, ""},
    {"rand-init", RandInit, "seed", kV05, ""},
    {"rand-seed", OldSeed, "seed", kV05, ""},
    {"rand-seed", Number, "seed", kV10, ""},
    {"validate", Switch, "validate", kAll, ""},
    {"file-num", Number, "file_num", kAll, ""},
    {"file-block-size", Number, "block_size", kAll, ""},
    {"file-total-size", Number, "total_size", kAll, ""},
    {"file-test-mode", Number, "mode", kAll, ""},
    {"file-io-mode", IoMode, "", kAll, ""},
    {"file-extra-flags", Flags, "", kAll, ""},
    {"file-fsync-freq", Number, "fsync_freq", kAll, ""},
    {"file-fsync-all", Switch, "fsync_all", kAll, ""},
    {"file-fsync-end", Switch, "fsync_end", kAll, ""},
    {"file-fsync-mode", Number, "fsync_mode", kAll, ""},
    {"file-merged-requests", Number, "merged_requests", kAll, ""},
    {"file-rw-ratio", Number, "rw_ratio", kAll, ""},
    // Read only
    {"test", Test, "", kAll, ""},
    {"num-threads", Number, "threads", kV10, ""},
    {"max-requests", Number, "events", kV10, ""},
    {"max-time", Seconds, "time", kV10, ""},
    {"tx-rate", Number, "rate", kV10, ""},
    {"help", Help, "", kAll, ""},
    {"version", Help, "", kAll, ""},
    {"file-async-backlog", Ignored, "", kAll, "only for file-io-mode=async"},
    {"forced-shutdown", Ignored, "", kV10 | kV05, "a run can be stopped at any time"},
    {"thread-stack-size", Ignored, "", kAll, "the stacks of the threads are large enough"},
    {"verbosity", Ignored, "", kV10 | kV05, "messages do not depend on it"},
    {"debug", IgnoredSwitch, "", kAll, "messages do not depend on it"},
    {"histogram", IgnoredSwitch, "", kV10, kPercentages},
    {"rand-type", Ignored, "", kV10 | kV05, kNoDistribution},
    {"rand-spec-iter", Ignored, "", kV10 | kV05, kNoDistribution},
    {"rand-spec-pct", Ignored, "", kV10 | kV05, kNoDistribution},
    {"rand-spec-res", Ignored, "", kV10 | kV05, kNoDistribution},
    {"rand-pareto-h", Ignored, "", kV10 | kV05, kNoDistribution},
    {"db-driver", Ignored, "", kV10, kNoDatabase},
    {"db-ps-mode", Ignored, "", kV10, kNoDatabase},
    {"db-debug", IgnoredSwitch, "", kV10, kNoDatabase},
    {"batch", IfOff, "", kV04, "periodic values are in the run's series"},
    {"batch-delay", Ignored, "", kV04, "only for --batch"},
    {"report-checkpoints", Unsupported, "", kV10 | kV05, "statistics of one run are not reset in between"},
    {"config-file", Unsupported, "", kV10, "write the options on the command line"},
};

} // namespace

std::span<const SysbenchOption> sysbenchOptions()
{
    return kOptions;
}

const SysbenchOption *findSysbenchOption(std::string_view name, unsigned versions)
{
    for (const SysbenchOption &option : kOptions)
        if (option.name == name && (option.versions & versions) != 0)
            return &option;
    return nullptr;
}

} // namespace iolite::workloads
