// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/Keys.h"

#include "core/model/Units.h"
#include "core/workloads/NearestWord.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace iolite::workloads {

namespace {

std::string joined(const std::vector<std::string_view> &words)
{
    std::string text;
    for (std::string_view word : words) {
        if (!text.empty())
            text += ", ";
        text += word;
    }
    return text;
}

// What would be right, for the error: written like the value itself.
std::string rangeText(const KeyInfo &info)
{
    switch (info.type) {
    case KeyType::Choice:
        return joined(info.choices);
    case KeyType::Integer:
    case KeyType::Real:
        return std::to_string(info.min) + "…" + std::to_string(info.max);
    case KeyType::Size:
        return formatSize(info.min) + "…" + formatSize(info.max);
    case KeyType::Duration:
        return "0…" + formatDuration(std::int64_t(info.max));
    case KeyType::Boolean:
        return "on, off";
    case KeyType::Text:
        return !info.form.empty() ? std::string(info.form)
                                  : std::to_string(info.min) + "…" + std::to_string(info.max) + " bytes";
    }
    return {};
}

Result<std::uint64_t> parseInteger(const KeyInfo &info, std::string_view value)
{
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (value.empty() || error != std::errc() || end != value.data() + value.size())
        return invalidValue(info, value);
    return number;
}

} // namespace

Error invalidValue(const KeyInfo &info, std::string_view value)
{
    Error error;
    error.code = ErrorCode::InvalidValue;
    error.subject = std::string(info.key);
    error.detail = std::string(value);
    error.expected = rangeText(info);
    return error;
}

Error unknownKey(std::string_view key, const std::vector<std::string_view> &known)
{
    Error error;
    error.code = ErrorCode::UnknownKey;
    error.subject = std::string(key);
    // A guess where it is one, else all there are.
    error.expected = std::string(nearestWord(key, known, std::max<std::size_t>(1, key.size() / 3)));
    if (error.expected.empty())
        error.expected = joined(known);
    return error;
}

Error conflict(std::string_view key, std::string_view other, std::string expected)
{
    Error error;
    error.code = ErrorCode::ConflictingSettings;
    error.subject = std::string(key);
    error.detail = std::string(other);
    error.expected = std::move(expected);
    return error;
}

Result<bool> parseBoolean(const KeyInfo &info, std::string_view value)
{
    // A bare key means "on", as in fio job files.
    for (std::string_view word : {"on", "1", "true", "yes", ""})
        if (value == word)
            return true;
    for (std::string_view word : {"off", "0", "false", "no"})
        if (value == word)
            return false;
    return invalidValue(info, value);
}

Result<std::uint64_t> parseNumber(const KeyInfo &info, std::string_view value)
{
    std::uint64_t number = 0;
    if (info.type == KeyType::Duration) {
        const auto ns = parseDuration(info.key, value);
        if (!ns)
            return ns.error();
        number = std::uint64_t(*ns);
    } else {
        const auto parsed = info.type == KeyType::Size ? parseSize(info.key, value) : parseInteger(info, value);
        if (!parsed)
            return parsed.error();
        number = *parsed;
    }
    if (number < info.min || number > info.max)
        return invalidValue(info, value);
    return number;
}

Result<double> parseReal(const KeyInfo &info, std::string_view value)
{
    double number = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (value.empty() || error != std::errc() || end != value.data() + value.size() || !std::isfinite(number)
        || number < double(info.min) || number > double(info.max))
        return invalidValue(info, value);
    return number;
}

std::string numberText(const KeyInfo &info, std::uint64_t number)
{
    if (info.type == KeyType::Size)
        return formatSize(number);
    if (info.type == KeyType::Duration)
        return formatDuration(std::int64_t(number));
    return std::to_string(number);
}

std::string realText(double number)
{
    std::array<char, 40> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
    return {text.data(), end};
}

} // namespace iolite::workloads
