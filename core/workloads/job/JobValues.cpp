// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/job/JobValues.h"

#include "core/workloads/Estimate.h"
#include "core/workloads/job/JobKeys.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numeric>
#include <vector>

namespace iolite::workloads {

namespace {

constexpr double kMostTheta = 10; // beyond it the numbers of a double leave nothing but the first block
constexpr std::size_t kMostSizes = 32;

template <class Number>
bool parseWhole(std::string_view text, Number &number)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return !text.empty() && error == std::errc() && end == text.data() + text.size();
}

std::optional<std::uint64_t> parseBlock(std::string_view text)
{
    const auto bytes = parseSize("bs", text);
    if (!bytes || *bytes < kLeastBlock || *bytes > kMostBlock)
        return std::nullopt;
    return *bytes;
}

struct Share {
    std::uint64_t bytes = 0;
    unsigned percent = 0; ///< 0: left out
};

std::optional<Share> parseShare(std::string_view text)
{
    const std::size_t slash = text.find('/');
    const auto bytes = parseBlock(text.substr(0, slash));
    if (!bytes)
        return std::nullopt;
    Share share{*bytes, 0};
    const std::string_view percent = slash == std::string_view::npos ? std::string_view() : text.substr(slash + 1);
    if (!percent.empty() && (!parseWhole(percent, share.percent) || share.percent < 1 || share.percent > 100))
        return std::nullopt;
    return share;
}

} // namespace

std::optional<engine::Distribution> parseDistribution(std::string_view text)
{
    using Kind = engine::Distribution::Kind;
    if (text == "random")
        return engine::Distribution{};
    const std::size_t colon = text.find(':');
    const std::string_view word = text.substr(0, colon);
    engine::Distribution result;
    if (colon == std::string_view::npos || !parseWhole(text.substr(colon + 1), result.parameter)
        || !std::isfinite(result.parameter) || result.parameter <= 0)
        return std::nullopt;
    const double parameter = result.parameter;
    if (word == "zipf" && parameter <= kMostTheta && parameter != 1)
        result.kind = Kind::Zipf;
    else if (word == "pareto" && parameter < 1)
        result.kind = Kind::Pareto;
    else if (word == "normal" && parameter <= 100)
        result.kind = Kind::Normal;
    else
        return std::nullopt;
    return result;
}

std::optional<BlockSizes> parseSizeSplit(std::string_view text)
{
    std::vector<Share> shares;
    unsigned given = 0;
    unsigned leftOut = 0;
    while (true) {
        const std::size_t colon = text.find(':');
        const auto share = parseShare(text.substr(0, colon));
        if (!share || shares.size() == kMostSizes)
            return std::nullopt;
        shares.push_back(*share);
        given += share->percent;
        leftOut += share->percent == 0;
        if (colon == std::string_view::npos)
            break;
        text.remove_prefix(colon + 1);
    }
    // Every size must come at all.
    if (given > 100 || (given == 100) != (leftOut == 0))
        return std::nullopt;
    BlockSizes sizes{shares.front().bytes, 0, 0, {}};
    // As many entries for each per cent as shares were left out, so that equal parts of any rest are whole numbers.
    const unsigned each = std::max(1U, leftOut);
    for (const Share &share : shares) {
        sizes.smallest = std::min(sizes.smallest, share.bytes);
        sizes.largest = std::max(sizes.largest, share.bytes);
        sizes.common = std::gcd(sizes.common, share.bytes);
        sizes.mix.table.insert(
            sizes.mix.table.end(), share.percent != 0 ? share.percent * each : 100 - given, std::uint32_t(share.bytes));
    }
    if (sizes.smallest == sizes.largest)
        sizes.mix = {};
    return sizes;
}

std::optional<BlockSizes> parseSizeRange(std::string_view text)
{
    const std::size_t dash = text.find('-');
    if (dash == std::string_view::npos)
        return std::nullopt;
    const auto smallest = parseBlock(text.substr(0, dash));
    const auto largest = parseBlock(text.substr(dash + 1));
    if (!smallest || !largest || *smallest > *largest)
        return std::nullopt;
    const std::uint64_t multiples = *largest / *smallest;
    return BlockSizes{*smallest, multiples * *smallest, *smallest, {{}, multiples}};
}

BlockSizes blockSizes(const JobSpec &job)
{
    if (!job.bssplit.empty())
        if (auto sizes = parseSizeSplit(job.bssplit))
            return *sizes;
    if (!job.bsrange.empty())
        if (auto sizes = parseSizeRange(job.bsrange))
            return *sizes;
    return {job.bs, job.bs, job.bs, {}};
}

std::uint64_t regionEnd(const JobSpec &job)
{
    return job.offset + job.size;
}

std::uint64_t plannedBytes(const JobSpec &job)
{
    const std::uint64_t smallest = blockSizes(job).smallest;
    return whole(double(job.size / smallest * smallest) * double(job.loops) * double(job.numjobs));
}

engine::DataShape dataShape(const JobSpec &job)
{
    return {job.zeroBuffers, job.compressPercentage, job.dedupePercentage};
}

PhaseInfo describe(const JobSpec &job)
{
    const BlockSizes sizes = blockSizes(job);
    PhaseInfo info;
    info.name = job.name;
    info.rw = job.rw;
    info.bs = sizes.smallest;
    info.bsMax = sizes.largest > sizes.smallest ? sizes.largest : 0;
    info.iodepth = job.iodepth;
    info.numjobs = job.numjobs;
    info.rampNs = job.rampTimeNs;
    return info;
}

} // namespace iolite::workloads
