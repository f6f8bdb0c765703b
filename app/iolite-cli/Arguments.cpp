// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/Arguments.h"

#include "app/iolite-cli/Failure.h"
#include "core/wording/Text.h"
#include "core/workloads/NearestWord.h"

#include <algorithm>

namespace iolite::cli {

using wording::shown;

namespace {

bool isPair(const std::string &word)
{
    return !word.empty() && word[0] != '-' && word.find('=') != std::string::npos;
}

[[noreturn]] void failUnknown(const std::string &word, const std::string &command, const std::vector<Option> &options)
{
    std::vector<std::string_view> known{"--help"};
    for (const Option &option : options)
        if (option.kind != Option::Later)
            known.push_back(option.name);
    if (const std::string_view near = nearest(word, known); !near.empty())
        failUsage(Cli::tr("%1 has no option %2. Did you mean %3?").arg(shown(command), shown(word), shown(near)));
    QStringList names;
    for (const std::string_view name : known)
        names += shown(name);
    failUsage(
        Cli::tr("%1 has no option %2. It has: %3.").arg(shown(command), shown(word), names.join(QStringLiteral(", "))));
}

} // namespace

std::string_view nearest(std::string_view word, const std::vector<std::string_view> &known)
{
    return workloads::nearestWord(word, known, std::max<std::size_t>(1, word.size() / 3));
}

Arguments Arguments::parse(
    const std::vector<std::string> &words, const std::string &command, const std::vector<Option> &options)
{
    Arguments result;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string &word = words[i];
        if (word == "--") {
            result.m_words.insert(result.m_words.end(), words.begin() + std::ptrdiff_t(i) + 1, words.end());
            break;
        }
        if (word.size() < 2 || word[0] != '-') {
            result.m_words.push_back(word);
            continue;
        }
        const std::size_t equals = word.find('=');
        const std::string name = word == "-h" ? "--help" : word.substr(0, equals);
        const auto option =
            std::find_if(options.begin(), options.end(), [&](const Option &o) { return o.name == name; });
        if (option == options.end())
            failUnknown(name, command, options);
        if (option->kind == Option::Later)
            failUsage(Cli::tr("This version of iolite-cli does not have %1 %2 yet.").arg(shown(command), shown(name)));
        if (option->kind == Option::Switch) {
            if (equals != std::string::npos)
                failUsage(Cli::tr("%1 takes no value. Write only %1.").arg(shown(name)));
            result.m_options.emplace_back(option->name, std::string());
            continue;
        }
        if (option->kind == Option::Value && result.has(name))
            failUsage(Cli::tr("%1 is given twice. Give it once.").arg(shown(name)));
        std::string value;
        if (equals != std::string::npos)
            value = word.substr(equals + 1);
        else if (i + 1 < words.size() && words[i + 1].rfind("--", 0) != 0)
            value = words[++i];
        else
            failUsage(Cli::tr("%1 needs a value: %1 %2.").arg(shown(name), QString::fromUtf8(option->value)));
        if (option->kind == Option::Pairs && !isPair(value))
            failUsage(Cli::tr("%1 needs KEY=VALUE, for example %1 bs=4k, not “%2”.").arg(shown(name), shown(value)));
        result.m_options.emplace_back(option->name, value);
        while (option->kind == Option::Pairs && i + 1 < words.size() && isPair(words[i + 1]))
            result.m_options.emplace_back(option->name, words[++i]);
    }
    return result;
}

bool Arguments::has(std::string_view option) const
{
    return std::any_of(m_options.begin(), m_options.end(), [&](const auto &pair) { return pair.first == option; });
}

std::string Arguments::value(std::string_view option, std::string_view fallback) const
{
    for (const auto &[name, value] : m_options)
        if (name == option)
            return value;
    return std::string(fallback);
}

std::vector<std::string> Arguments::values(std::string_view option) const
{
    std::vector<std::string> all;
    for (const auto &[name, value] : m_options)
        if (name == option)
            all.push_back(value);
    return all;
}

} // namespace iolite::cli
