// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/Workload.h"

#include <QString>

#include <string_view>
#include <vector>

namespace iolite::ui {

// What forms know of keys besides the table of keys.

/// The keys people change most, in this order: those of our table for that workload, else its first six.
std::vector<const workloads::KeyInfo *> firstKeys(const workloads::Workload &workload);

/// Whether the value is the path of a file that the user picks.
bool isFileKey(std::string_view workload, std::string_view key);

/// A key's value for people: "4 KiB", "Random read", "on", "25 %".
QString shownValue(std::string_view workload, const workloads::KeyInfo &info, const std::string &value);

} // namespace iolite::ui
