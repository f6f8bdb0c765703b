// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace iolite::tests {

/// How long it may take from a cancel to the end of all. The loops promise 200 ms; the rest is for clean-up, and for a
/// machine that is busy.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr std::int64_t kCancelNs = 1'500'000'000;
#else
constexpr std::int64_t kCancelNs = 300'000'000;
#endif

} // namespace iolite::tests
