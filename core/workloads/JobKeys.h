// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"
#include "core/model/JobSpec.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace iolite::workloads {

enum class KeyType { Choice, Integer, Size, Duration, Boolean, Text };

/// One key of the job workload: everything a form, a parser and `iolite-cli workloads` need. The explanation a person
/// reads is wording::keyHelp(key), its title wording::keyTitle(key).
struct KeyInfo {
    std::string_view key;
    KeyType type;
    std::string_view unit; ///< "bytes", "s", "%", "" …
    std::vector<std::string_view> choices; ///< Choice only
    std::uint64_t min = 0; ///< Integer, Size (bytes), Duration (ns)
    std::uint64_t max = 0;
};

/// All keys in the order a form shows them.
std::span<const KeyInfo> jobKeys();
const KeyInfo *findJobKey(std::string_view key);

/// Sets one key from text as written on a command line. Errors: UnknownKey (expected = nearest known key), InvalidValue
/// (expected = range or choices).
Result<void> setJobValue(JobSpec &job, std::string_view key, std::string_view value);

/// The value as text that setJobValue reads again.
std::string jobValue(const JobSpec &job, std::string_view key);

/// Rules between keys that one key alone can't show (bs larger than size, time_based without runtime, iodepth with
/// psync …).
Result<void> checkJob(const JobSpec &job);

std::string_view accessWord(Access rw); ///< "randread"
std::string_view engineWord(IoEngine engine); ///< "io_uring"

} // namespace iolite::workloads
