// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/tools/BonnieText.h"

#include "core/workloads/bonnie/BonnieMetrics.h"

#include <cstdio>

namespace iolite::formats {

namespace {

constexpr std::array<const char *, 12> kTests{"seq_write_char", "seq_write_block", "seq_rewrite", "seq_read_char",
    "seq_read_block", "random_seeks", "seq_create", "seq_stat", "seq_delete", "rand_create", "rand_stat",
    "rand_delete"};

const Metric *find(const std::vector<Metric> &metrics, const std::string &name)
{
    for (const Metric &metric : metrics)
        if (metric.name == name)
            return &metric;
    return nullptr;
}

double valueOf(const Metric *metric)
{
    return metric ? metric->value.value_or(0) : 0;
}

} // namespace

BonnieRow bonnieRow(const Run &run, const std::string &name)
{
    BonnieRow row;
    row.name = name;
    if (const auto *spec = std::get_if<BonnieSpec>(&run.workload.classic))
        row.spec = *spec;
    row.seed = std::to_string(row.spec.seed);
    const std::vector<Metric> metrics = run.phases.empty() ? run.metrics : workloads::bonnieMetrics(run);
    for (std::size_t i = 0; i < kTests.size(); ++i) {
        const std::string test = kTests[i];
        BonnieCell &cell = row.cells[i];
        if (const Metric *rate = find(metrics, test + ".rate")) {
            cell.state = rate->tooFast ? BonnieCell::State::TooFast
                : rate->value          ? BonnieCell::State::Value
                                       : BonnieCell::State::NotRun;
            cell.rate = valueOf(rate);
        }
        cell.cpu = valueOf(find(metrics, test + ".cpu"));
        cell.latencyUs = valueOf(find(metrics, test + ".latency"));
    }
    // The seed that was drawn, where none was set.
    for (const PhaseResult &phase : run.phases)
        if (const double *seed = phase.figure("seed"))
            row.seed = std::to_string(std::uint64_t(*seed));
    return row;
}

const std::vector<BonnieVersion> &allBonnieVersions()
{
    static const std::vector<BonnieVersion> versions{{"2.00", "2.00a", "1.98", true}, {"1.98", "1.98", "1.98", true},
        {"1.97", "1.97", "1.97", false}, {"1.96", "1.96", "1.96", false}};
    return versions;
}

const BonnieVersion *findBonnieVersion(const std::string &asked)
{
    for (const BonnieVersion &version : allBonnieVersions())
        if (asked.empty() || asked == version.asked || asked == version.label)
            return &version;
    return nullptr;
}

std::string bonnieSizeText(std::uint64_t bytes)
{
    const std::uint64_t mib = bytes >> 20;
    return mib % 1024 == 0 ? std::to_string(mib / 1024) + "G" : std::to_string(mib) + "M";
}

std::string bonnieBytesText(std::uint64_t bytes)
{
    int unit = 0;
    while (bytes > 0 && bytes % 1024 == 0 && unit < 3) {
        bytes /= 1024;
        ++unit;
    }
    return std::to_string(bytes) + (unit > 0 ? std::string(1, "kmg"[unit - 1]) : std::string());
}

std::string bonnieLatencyText(double microseconds)
{
    const auto us = std::uint64_t(microseconds);
    if (us == 0)
        return {};
    if (us > 99'999'999)
        return std::to_string(us / 1'000'000) + "s";
    if (us > 99'999)
        return std::to_string(us / 1000) + "ms";
    return std::to_string(us) + "us";
}

std::string bonnieSeeksText(double rate)
{
    if (rate >= 1000)
        return std::to_string(std::uint64_t(rate));
    char text[32];
    std::snprintf(text, sizeof text, "%d.%d", int(rate), int(rate * 10 + 0.5) % 10);
    // 9.97 is 10.0; the number is written by hand because the decimal point must not follow the locale.
    if (int(rate * 10 + 0.5) / 10 != int(rate))
        std::snprintf(text, sizeof text, "%d.0", int(rate) + 1);
    return text;
}

} // namespace iolite::formats
