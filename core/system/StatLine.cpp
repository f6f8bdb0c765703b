// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/StatLine.h"

#include <algorithm>
#include <charconv>

namespace iolite::system {

bool nextStatLine(std::string_view &rest, StatLine &line)
{
    if (rest.empty())
        return false;
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view text = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    line.name = {};
    line.count = 0;
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == ' ' || text[at] == '\t') {
            ++at;
            continue;
        }
        const std::size_t word = at;
        if (isDigit(text[at])) {
            std::uint64_t number = 0;
            const auto parsed = std::from_chars(text.data() + at, text.data() + text.size(), number);
            at = std::size_t(parsed.ptr - text.data());
            if (parsed.ec == std::errc() && line.count < line.values.size())
                line.values[line.count++] = number;
            continue;
        }
        // A word, or the bracket before a number in "(3 requested)".
        while (at < text.size() && text[at] != ' ' && text[at] != '\t' && !(at > word && text[at - 1] == '('))
            ++at;
        if (word == 0)
            line.name = text.substr(0, at);
    }
    return true;
}

} // namespace iolite::system
