// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"

#include <cstdint>

namespace iolite::workloads {

/// That so many bytes can be taken without driving the machine into swapping, which would measure nothing; a tenth of
/// what is there stays for everything else. Error: LimitReached (subject "memory", needed and available in bytes).
Result<void> checkMemory(std::uint64_t bytes);
/// That error.
Error noMemory(std::uint64_t needed);

} // namespace iolite::workloads
