// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Private to this folder: sysbench's options, for reader and writer of its command line.

#include "core/model/FileioSpec.h"

#include <span>
#include <string_view>

namespace iolite::workloads {

/// What becomes of an option.
enum class OptionUse {
    Number, ///< sets `key`
    Switch, ///< sets `key` to on or off, may stand alone
    Seconds, ///< sets `key`, a time without a unit
    Flags, ///< file-extra-flags
    IoMode, ///< file-io-mode: only sync
    RandInit, ///< init-rng, rand-init: on makes the seed 0
    OldSeed, ///< rand-seed of 0.5: 0 leaves the sequence as it always is
    Ignored, ///< changes nothing here; takes a value
    IgnoredSwitch,
    IfOff, ///< means something only when on, then not supported
    Unsupported, ///< unless empty
    Help,
    Test, ///< --test=fileio
};

/// Versions as bits.
inline constexpr unsigned kV10 = 1;
inline constexpr unsigned kV05 = 2;
inline constexpr unsigned kV04 = 4;
inline constexpr unsigned kOld = kV05 | kV04;
inline constexpr unsigned kAll = kV10 | kOld;

struct SysbenchOption {
    std::string_view name; ///< without the dashes
    OptionUse use;
    std::string_view key; ///< of the workload, empty if it sets none
    unsigned versions; ///< that have it
    std::string_view why; ///< for Ignored and Unsupported
};

std::span<const SysbenchOption> sysbenchOptions();
/// nullptr if no version has it. Some names mean different things: that of the given versions.
const SysbenchOption *findSysbenchOption(std::string_view name, unsigned versions);

constexpr unsigned versionBit(FileioRules rules)
{
    return 1U << unsigned(rules);
}

} // namespace iolite::workloads
