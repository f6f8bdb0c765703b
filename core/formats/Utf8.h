// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace iolite::formats {

/// Paths are arbitrary bytes, files are UTF-8. Each byte that is no part of well-formed UTF-8 becomes one private
/// character U+EF80…U+EFFF (0xEF00 + byte); such a character that was there before is taken as three bytes of that
/// kind. So the result is always well-formed, ordinary text is unchanged, and fromUtf8Text gives back exactly the bytes
/// that went in.
std::string toUtf8Text(std::string_view bytes);
std::string fromUtf8Text(std::string_view text);

/// Length of the well-formed UTF-8 sequence (RFC 3629) at the start of `text`; 0 if there is none.
std::size_t utf8SequenceLength(std::string_view text);

} // namespace iolite::formats
