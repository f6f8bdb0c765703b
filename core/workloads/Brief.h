// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace iolite::workloads {

/// For messages: a text from a file may be of any length. At most `most` bytes of it, never ending within a letter
/// (UTF-8), and "…" in place of the rest.
inline std::string brief(std::string_view text, std::size_t most)
{
    if (text.size() <= most)
        return std::string(text);
    while (most > 0 && (text[most] & 0xc0) == 0x80)
        --most;
    return std::string(text.substr(0, most)) + "…";
}

} // namespace iolite::workloads
