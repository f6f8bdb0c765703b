// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/Identity.h"
#include "core/model/BonnieSpec.h"

#include <optional>

namespace iolite::workloads {

/// Whom the user and group of the settings stand for; none if neither is set. A user without a group has the one of his
/// account; a number without an account has "nogroup", as the tool gives. Error: InvalidValue (no such user or group).
Result<std::optional<engine::Identity>> resolveBonnieUser(const BonnieSpec &spec);
/// The same as the run needs it: none as well if we are that already. Error besides: Unsupported (only root may be
/// somebody else).
Result<std::optional<engine::Identity>> bonnieIdentity(const BonnieSpec &spec);

} // namespace iolite::workloads
