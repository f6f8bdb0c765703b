// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/bonnie/BonnieOptions.h"

#include <cctype>
#include <charconv>

namespace iolite::workloads::bonnie {

namespace {

constexpr std::string_view kWithValue = "cdgmnprsuxyzZ";
constexpr std::string_view kBare = "bDq";

Error unknown(std::string option)
{
    Error error;
    error.code = ErrorCode::UnknownKey;
    error.subject = std::move(option);
    error.expected = "-b -c -d -D -f -g -m -n -q -r -s -u -x -z";
    return error;
}

Error wrongWord(const std::string &word, const std::string &before)
{
    Error error;
    error.code = ErrorCode::InvalidValue;
    error.subject = "bonnie++";
    error.detail = word;
    error.expected = before == "-f" ? "-f" + word : "an option, for example -d " + word;
    return error;
}

} // namespace

Result<std::vector<Option>> takeApart(std::span<const std::string> words)
{
    std::vector<Option> options;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string &word = words[i];
        if (word == "--help" || word == "--version" || word == "-h" || word == "-?") {
            options.push_back({'h', std::nullopt});
            continue;
        }
        if (word.size() < 2 || word[0] != '-')
            return wrongWord(word, i > 0 ? words[i - 1] : std::string());
        if (word[1] == '-')
            return unknown(word);
        for (std::size_t at = 1; at < word.size(); ++at) {
            const char letter = word[at];
            if (kBare.find(letter) != std::string_view::npos) {
                options.push_back({letter, std::nullopt});
            } else if (letter == 'f') {
                const std::string attached = word.substr(at + 1);
                options.push_back({'f', attached.empty() ? std::nullopt : std::optional(attached)});
                break;
            } else if (kWithValue.find(letter) != std::string_view::npos) {
                if (at + 1 == word.size() && i + 1 == words.size())
                    return badValue({letter, std::nullopt}, "a value behind it");
                options.push_back({letter, at + 1 < word.size() ? word.substr(at + 1) : words[++i]});
                break;
            } else {
                return unknown(std::string("-") + letter);
            }
        }
    }
    return options;
}

std::vector<std::string_view> colonParts(std::string_view text)
{
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t colon = text.find(':');
        parts.push_back(text.substr(0, colon));
        if (colon == std::string_view::npos)
            return parts;
        text.remove_prefix(colon + 1);
    }
}

std::optional<std::uint64_t> number(std::string_view text, std::string_view suffixes)
{
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    text.remove_prefix(std::size_t(end - text.data()));
    if (error != std::errc() || text.size() > 1)
        return std::nullopt;
    unsigned shift = 0;
    if (!text.empty()) {
        const auto at = suffixes.find(char(std::tolower(static_cast<unsigned char>(text[0]))));
        if (at == std::string_view::npos || text[0] == '.')
            return std::nullopt;
        shift = unsigned(at) * 10;
    }
    if (value > (std::uint64_t(1) << 62) >> shift)
        return std::nullopt;
    return value << shift;
}

Error badValue(const Option &option, std::string expected)
{
    Error error;
    error.code = ErrorCode::InvalidValue;
    error.subject = std::string("-") + option.letter;
    error.detail = option.value.value_or("");
    error.expected = std::move(expected);
    return error;
}

} // namespace iolite::workloads::bonnie
