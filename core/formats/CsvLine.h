// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace iolite::formats {

/// Builds one CSV record by RFC 4180: fields that hold a comma, a quote or a line end are quoted, quotes doubled, lines
/// end with CR LF. Also quoted: semicolons and tabs, which spreadsheets of some countries take for separators, and
/// blanks at the ends, which some readers trim. Numbers are written without a locale, doubles in their shortest exact
/// form.
class CsvLine {
public:
    CsvLine &text(std::string_view value); ///< any bytes (see Utf8.h)
    CsvLine &number(double value); ///< not finite: empty
    CsvLine &number(std::uint64_t value);
    CsvLine &number(std::int64_t value);
    CsvLine &number(int value) { return number(std::int64_t(value)); }
    CsvLine &empty();

    /// The record with its line end.
    std::string finished() const { return m_line + "\r\n"; }

private:
    void separate();

    std::string m_line;
    bool m_started = false;
};

} // namespace iolite::formats
