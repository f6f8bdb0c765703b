// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/Units.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace iolite {

namespace {

struct Number {
    double value = 0;
    std::uint64_t whole = 0;
    bool isWhole = false;
    std::string_view rest;
};

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ')
        text.remove_suffix(1);
    return text;
}

// Digits with an optional fraction; std::from_chars knows no locale, so a comma is never a decimal point.
bool readNumber(std::string_view text, Number &number)
{
    std::size_t length = 0;
    bool dot = false;
    while (length < text.size() && ((text[length] >= '0' && text[length] <= '9') || (text[length] == '.' && !dot))) {
        dot = dot || text[length] == '.';
        ++length;
    }
    if (length == 0 || text.substr(0, length) == ".")
        return false;
    const std::string_view digits = text.substr(0, length);
    number.rest = trimmed(text.substr(length));
    number.isWhole = !dot;
    if (!dot) {
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number.whole);
        if (error != std::errc() || end != digits.data() + digits.size())
            return false;
        number.value = double(number.whole);
        return true;
    }
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number.value);
    return error == std::errc() && end == digits.data() + digits.size();
}

Error badValue(std::string_view key, std::string_view text, const char *expected)
{
    Error error;
    error.code = ErrorCode::InvalidValue;
    error.subject = std::string(key);
    error.detail = std::string(text);
    error.expected = expected;
    return error;
}

bool sizeFactor(std::string_view suffix, std::uint64_t &factor)
{
    if (suffix.empty() || suffix == "B" || suffix == "b") {
        factor = 1;
        return true;
    }
    static constexpr std::string_view letters = "kmgt";
    const char first = char(suffix[0] | 0x20);
    const std::size_t power = letters.find(first);
    if (power == std::string_view::npos)
        return false;
    const std::string_view tail = suffix.substr(1);
    if (!tail.empty() && tail != "iB" && tail != "ib" && tail != "i" && tail != "B" && tail != "b")
        return false;
    factor = std::uint64_t(1) << (10 * (power + 1));
    return true;
}

bool durationFactor(std::string_view suffix, double &factor)
{
    struct Unit {
        std::string_view word;
        double ns;
    };
    static constexpr std::array<Unit, 9> units{{{"", 1e9}, {"ns", 1.0}, {"us", 1e3}, {"µs", 1e3}, {"ms", 1e6},
        {"s", 1e9}, {"m", 60e9}, {"min", 60e9}, {"h", 3600e9}}};
    for (const Unit &unit : units) {
        if (unit.word == suffix) {
            factor = unit.ns;
            return true;
        }
    }
    return false;
}

constexpr const char *kSizeWords = "a size such as 4096, 4k, 512m or 1g (powers of 1024)";
constexpr const char *kDurationWords = "a duration such as 500ms, 30s, 2m or 1h";

} // namespace

Result<std::uint64_t> parseSize(std::string_view key, std::string_view text)
{
    Number number;
    std::uint64_t factor = 0;
    if (!readNumber(trimmed(text), number) || !sizeFactor(number.rest, factor))
        return badValue(key, text, kSizeWords);
    if (number.isWhole) {
        if (number.whole > std::numeric_limits<std::int64_t>::max() / factor)
            return badValue(key, text, kSizeWords);
        return number.whole * factor;
    }
    const double bytes = number.value * double(factor);
    if (!(bytes < 9.0e18) || bytes != std::floor(bytes))
        return badValue(key, text, kSizeWords);
    return std::uint64_t(bytes);
}

Result<std::int64_t> parseDuration(std::string_view key, std::string_view text)
{
    Number number;
    double factor = 0;
    if (!readNumber(trimmed(text), number) || !durationFactor(number.rest, factor))
        return badValue(key, text, kDurationWords);
    const double ns = number.value * factor;
    if (!(ns < 9.0e18))
        return badValue(key, text, kDurationWords);
    return std::int64_t(std::llround(ns));
}

std::string formatSize(std::uint64_t bytes)
{
    static constexpr std::array<char, 4> letters{'t', 'g', 'm', 'k'};
    if (bytes != 0) {
        for (std::size_t i = 0; i < letters.size(); ++i) {
            const std::uint64_t unit = std::uint64_t(1) << (10 * (4 - i));
            if (bytes % unit == 0)
                return std::to_string(bytes / unit) + letters[i];
        }
    }
    return std::to_string(bytes);
}

std::string formatDuration(std::int64_t nanoseconds)
{
    struct Unit {
        std::int64_t ns;
        const char *word;
    };
    static constexpr std::array<Unit, 6> units{{{3'600'000'000'000, "h"}, {60'000'000'000, "m"}, {1'000'000'000, "s"},
        {1'000'000, "ms"}, {1'000, "us"}, {1, "ns"}}};
    if (nanoseconds == 0)
        return "0s";
    for (const Unit &unit : units)
        if (nanoseconds % unit.ns == 0)
            return std::to_string(nanoseconds / unit.ns) + unit.word;
    return {};
}

} // namespace iolite
