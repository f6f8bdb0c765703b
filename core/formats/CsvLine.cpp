// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/CsvLine.h"

#include "core/formats/Utf8.h"

#include <array>
#include <charconv>
#include <cmath>

namespace iolite::formats {

namespace {

template <class T>
std::string plainNumber(T value)
{
    std::array<char, 40> buffer{};
    const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return {buffer.data(), result.ptr};
}

bool needsQuotes(std::string_view field)
{
    return field.find_first_of(",\"\r\n;\t") != std::string_view::npos || field.starts_with(' ')
        || field.ends_with(' ');
}

} // namespace

void CsvLine::separate()
{
    if (m_started)
        m_line += ',';
    m_started = true;
}

CsvLine &CsvLine::text(std::string_view value)
{
    separate();
    const std::string field = toUtf8Text(value);
    if (!needsQuotes(field)) {
        m_line += field;
        return *this;
    }
    m_line += '"';
    for (const char c : field) {
        if (c == '"')
            m_line += '"';
        m_line += c;
    }
    m_line += '"';
    return *this;
}

CsvLine &CsvLine::number(double value)
{
    separate();
    if (std::isfinite(value))
        m_line += plainNumber(value);
    return *this;
}

CsvLine &CsvLine::number(std::uint64_t value)
{
    separate();
    m_line += plainNumber(value);
    return *this;
}

CsvLine &CsvLine::number(std::int64_t value)
{
    separate();
    m_line += plainNumber(value);
    return *this;
}

CsvLine &CsvLine::empty()
{
    separate();
    return *this;
}

} // namespace iolite::formats
