// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/Utc.h"

#include <array>
#include <chrono>
#include <cstdio>

namespace iolite::formats {

namespace {

constexpr std::int64_t kDayMs = 86'400'000;

/// Takes exactly `digits` digits off the front.
std::optional<int> takeNumber(std::string_view &text, std::size_t digits)
{
    if (text.size() < digits)
        return std::nullopt;
    int value = 0;
    for (std::size_t i = 0; i < digits; ++i) {
        if (text[i] < '0' || text[i] > '9')
            return std::nullopt;
        value = value * 10 + (text[i] - '0');
    }
    text.remove_prefix(digits);
    return value;
}

bool take(std::string_view &text, char c)
{
    if (text.empty() || text.front() != c)
        return false;
    text.remove_prefix(1);
    return true;
}

std::optional<std::int64_t> takeDay(std::string_view &text)
{
    const auto year = takeNumber(text, 4);
    if (!year || *year == 0 || !take(text, '-'))
        return std::nullopt;
    const auto month = takeNumber(text, 2);
    if (!month || !take(text, '-'))
        return std::nullopt;
    const auto day = takeNumber(text, 2);
    if (!day)
        return std::nullopt;
    const std::chrono::year_month_day date{
        std::chrono::year{*year}, std::chrono::month{unsigned(*month)}, std::chrono::day{unsigned(*day)}};
    if (!date.ok())
        return std::nullopt;
    return std::int64_t(std::chrono::sys_days{date}.time_since_epoch().count());
}

/// "18:53:55.123" in milliseconds.
std::optional<std::int64_t> takeTime(std::string_view &text)
{
    const auto hour = takeNumber(text, 2);
    if (!hour || *hour > 23 || !take(text, ':'))
        return std::nullopt;
    const auto minute = takeNumber(text, 2);
    if (!minute || *minute > 59 || !take(text, ':'))
        return std::nullopt;
    const auto second = takeNumber(text, 2);
    if (!second || *second > 60) // a leap second is the first of the next minute
        return std::nullopt;
    int ms = 0;
    if (take(text, '.')) {
        int scale = 100;
        if (text.empty() || text.front() < '0' || text.front() > '9')
            return std::nullopt;
        while (!text.empty() && text.front() >= '0' && text.front() <= '9') {
            ms += (text.front() - '0') * scale;
            scale /= 10;
            text.remove_prefix(1);
        }
    }
    return ((*hour * 60 + *minute) * 60 + *second) * std::int64_t(1000) + ms;
}

/// "Z", nothing, or "+02:00" in milliseconds east of Greenwich.
std::optional<std::int64_t> takeZone(std::string_view &text)
{
    if (text.empty() || take(text, 'Z'))
        return 0;
    const bool west = text.front() == '-';
    if (!take(text, '+') && !take(text, '-'))
        return std::nullopt;
    const auto hour = takeNumber(text, 2);
    take(text, ':');
    const auto minute = takeNumber(text, 2);
    if (!hour || !minute || *hour > 15 || *minute > 59)
        return std::nullopt;
    const std::int64_t offset = (*hour * 60 + *minute) * std::int64_t(60'000);
    return west ? -offset : offset;
}

} // namespace

std::string utcText(std::int64_t ms)
{
    const std::int64_t day = ms / kDayMs - (ms % kDayMs < 0 ? 1 : 0);
    if (day < -719'162 || day > 2'932'896) // 0001-01-01 … 9999-12-31
        return {};
    const std::chrono::year_month_day date{std::chrono::sys_days{std::chrono::days{day}}};
    const int rest = int(ms - day * kDayMs);
    std::array<char, 40> text{};
    const auto put = [&](const char *format, auto... values) {
        std::snprintf(text.data(), text.size(), format, int(date.year()), unsigned(date.month()), unsigned(date.day()),
            rest / 3'600'000, rest / 60'000 % 60, rest / 1000 % 60, values...);
    };
    if (rest % 1000 == 0)
        put("%04d-%02u-%02uT%02d:%02d:%02dZ");
    else
        put("%04d-%02u-%02uT%02d:%02d:%02d.%03dZ", rest % 1000);
    return text.data();
}

std::optional<std::int64_t> utcFromText(std::string_view text)
{
    const auto day = takeDay(text);
    if (!day)
        return std::nullopt;
    if (text.empty())
        return *day * kDayMs;
    if (!take(text, 'T') && !take(text, ' '))
        return std::nullopt;
    const auto time = takeTime(text);
    if (!time)
        return std::nullopt;
    const auto zone = takeZone(text);
    if (!zone || !text.empty())
        return std::nullopt;
    return *day * kDayMs + *time - *zone;
}

} // namespace iolite::formats
