// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace iolite::formats {

/// "2011-01-22T18:53:55Z", with ".123" before the Z where the milliseconds aren't 0. Years 1…9999; empty outside of
/// them.
std::string utcText(std::int64_t ms);

/// Reads ISO 8601 as utcText writes it; also without the Z (taken as UTC), with a fraction of any length (cut to
/// milliseconds), with an offset such as +02:00, and a date alone. None if it isn't a real moment.
std::optional<std::int64_t> utcFromText(std::string_view text);

} // namespace iolite::formats
