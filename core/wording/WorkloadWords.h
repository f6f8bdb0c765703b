// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Private to this room: the words of each workload, one file a workload.

#include <span>
#include <string_view>

namespace iolite::wording {

/// Title and one line of help of a key; context "Keys" for translation.
struct KeyWords {
    std::string_view key;
    const char *title;
    const char *help;
};

/// Title of one choice of a key; context "Keys".
struct ChoiceWords {
    std::string_view key;
    std::string_view choice;
    const char *title;
};

/// Title of a test of a classic (PhaseInfo::test, first part of metric names; context "Phases") or of a quantity (last
/// part of metric names; context "Metrics").
struct PartWords {
    std::string_view part;
    const char *title;
};

struct WorkloadWords {
    std::string_view id;
    const char *title; ///< context "Workloads"
    const char *description; ///< one sentence; context "Workloads"
    std::span<const KeyWords> keys;
    std::span<const ChoiceWords> choices;
    std::span<const PartWords> tests;
    std::span<const PartWords> quantities; ///< that no other workload has
};

const WorkloadWords &jobWords();
const WorkloadWords &bonnieWords();
const WorkloadWords &fsMarkWords();
const WorkloadWords &fileioWords();
const WorkloadWords &archiveWords();

/// All of them; that of an id, or nullptr.
std::span<const WorkloadWords *const> allWorkloadWords();
const WorkloadWords *findWorkloadWords(std::string_view id);

} // namespace iolite::wording
