// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/BonnieSpec.h"
#include "core/workloads/KeyTable.h"

namespace iolite::workloads {

/// The keys of the bonnie workload; ranges are the tool's where it has any.
const KeyTable<BonnieSpec> &bonnieKeys();
/// Rules that one key alone can't show. Errors: InvalidValue, ConflictingSettings.
Result<void> checkBonnie(const BonnieSpec &spec);

/// Bytes that the per-byte tests move: no more than the file has, 0 without them.
std::uint64_t charBytes(const BonnieSpec &spec);
/// Number of small files.
std::uint64_t fileCount(const BonnieSpec &spec);
/// What the tool takes without -s: twice `ramMiB`, at least 300, rounded up to the next GiB where more than half of it
/// is there. In bytes.
std::uint64_t bonnieSizeFor(std::uint64_t ramMiB);

} // namespace iolite::workloads
