// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Target.h"

#include <cstdint>

namespace iolite::system {

/// Kernel, processor, memory of this machine. `frontend` is "iolite" or "iolite-cli".
Environment readEnvironment(const std::string &frontend);

/// Physical memory in bytes.
std::uint64_t memoryBytes();

} // namespace iolite::system
