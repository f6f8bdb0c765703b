// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/DataPool.h"
#include "core/engine/Pattern.h"
#include "core/model/JobSpec.h"
#include "core/model/Units.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace iolite::workloads {

// What the keys of a job mean together: sizes of blocks, the part of the file, the kind of data.

inline constexpr std::uint64_t kLeastBlock = 512;
inline constexpr std::uint64_t kMostBlock = 64 * MiB;

/// "random", "zipf:1.2", "pareto:0.2", "normal:10".
std::optional<engine::Distribution> parseDistribution(std::string_view text);

/// The sizes of a job's operations.
struct BlockSizes {
    std::uint64_t smallest = 0;
    std::uint64_t largest = 0;
    std::uint64_t common = 0; ///< all sizes and, in sequences, all offsets are multiples of it
    engine::SizeMix mix;
};
/// "4k/60:64k/40"; shares that are left out ("4k/60:64k:1m") are made of the rest in equal parts.
std::optional<BlockSizes> parseSizeSplit(std::string_view text);
/// "4k-64k": any multiple of the smaller up to the larger.
std::optional<BlockSizes> parseSizeRange(std::string_view text);
/// From bssplit, else bsrange, else bs.
BlockSizes blockSizes(const JobSpec &job);

/// Where the part of the file that the job works on ends: how large the file gets at least.
std::uint64_t regionEnd(const JobSpec &job);
/// Bytes that the job moves where size decides, all workers and passes together; not more than 9e18.
std::uint64_t plannedBytes(const JobSpec &job);

engine::DataShape dataShape(const JobSpec &job);

} // namespace iolite::workloads
