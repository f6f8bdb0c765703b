// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/BonnieSpec.h"
#include "core/model/Run.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace iolite::formats {

/// What bonnie++ prints of one test.
struct BonnieCell {
    enum class State { NotRun, TooFast, Value };
    State state = State::NotRun;
    double rate = 0; ///< KiB/s of the first five tests, else operations a second
    double cpu = 0; ///< %
    double latencyUs = 0; ///< 0 = none
};

/// All that bonnie++ prints of one run.
struct BonnieRow {
    std::string name;
    std::string seed;
    BonnieSpec spec; ///< the settings that are printed; size 0 and files 0: that part was not run
    std::array<BonnieCell, 12> cells; ///< in the order of the tests
};

/// From a run of the bonnie workload, or an imported one with its metrics. `name`: the machine's, as -m gives it.
BonnieRow bonnieRow(const Run &run, const std::string &name);

/// An output version.
struct BonnieVersion {
    const char *asked; ///< as ToolCommand::version names it
    const char *label; ///< in the table and the second field of the CSV
    const char *layout; ///< first field of the CSV
    bool seekFields; ///< 1.98 and later: rates with a letter, number of seeks and seekers in the CSV
};
/// Newest first.
const std::vector<BonnieVersion> &allBonnieVersions();
/// Empty: the newest. nullptr if there is none of that name; "2.00a" is 2.00.
const BonnieVersion *findBonnieVersion(const std::string &asked);

/// The table of 80 columns, with its line ends.
std::string bonnieTable(const BonnieRow &row, const BonnieVersion &version);
/// One line of CSV, with its line end. Commas and control characters of the name become blanks: the format has no
/// quotes.
std::string bonnieCsvLine(const BonnieRow &row, const BonnieVersion &version);
/// What -x prints before the lines: 48 names, also where a line has 50 fields, as the tool does.
std::string bonnieCsvHeader();

/// Parts of both: "3G", "16k" (bytes), "12ms".
std::string bonnieSizeText(std::uint64_t bytes);
std::string bonnieBytesText(std::uint64_t bytes);
std::string bonnieLatencyText(double microseconds);
/// Seeks have a decimal below 1000.
std::string bonnieSeeksText(double rate);

} // namespace iolite::formats
