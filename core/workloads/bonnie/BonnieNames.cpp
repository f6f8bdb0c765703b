// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/bonnie/BonnieNames.h"

#include <algorithm>
#include <charconv>

namespace iolite::workloads {

namespace {

constexpr std::size_t kDirectoryDigits = 5;

bool isLetterOrDigit(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// All of it, and below `end`; hexadecimal digits small, as they are written.
bool isNumberBelow(std::string_view text, std::uint64_t end, int base)
{
    std::uint64_t number = 0;
    const char *const last = text.data() + text.size();
    const auto parsed = std::from_chars(text.data(), last, number, base);
    return parsed.ec == std::errc() && parsed.ptr == last && number < end
        && std::none_of(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'F'; });
}

} // namespace

bool BonnieNames::isFile(std::string_view name, std::uint64_t files)
{
    return name.size() >= kDigits && name.size() <= kDigits + kMostLetters
        && (isNumberBelow(name.substr(0, kDigits), files, 16)
            || isNumberBelow(name.substr(name.size() - kDigits), files, 16))
        && std::all_of(name.begin(), name.end(), isLetterOrDigit);
}

bool BonnieNames::isDirectory(std::string_view name, std::uint64_t dirs)
{
    return name.size() == kDirectoryDigits && isNumberBelow(name, dirs, 10);
}

bool BonnieTreeNames::has(std::string_view path) const
{
    if (m_dirs == 1)
        return BonnieNames::isFile(path, m_files);
    const std::size_t slash = path.find('/');
    return BonnieNames::isDirectory(path.substr(0, slash), m_dirs)
        && (slash == std::string_view::npos || BonnieNames::isFile(path.substr(slash + 1), m_files));
}

} // namespace iolite::workloads
