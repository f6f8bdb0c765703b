// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/fileio/FileioCommand.h"

#include "core/workloads/NearestWord.h"
#include "core/workloads/fileio/FileioWorkload.h"
#include "core/workloads/fileio/SysbenchOptions.h"

#include <algorithm>
#include <array>
#include <optional>

namespace iolite::workloads {

namespace {

constexpr std::array<std::string_view, 3> kVersions{"1.0", "0.5", "0.4"};

struct Word {
    std::string_view name; ///< of an option, without dashes; else the word itself
    std::optional<std::string_view> value;
    std::string_view whole;
    bool option = false;
};

Word split(std::string_view text)
{
    Word word;
    word.whole = text;
    word.name = text;
    if (!text.starts_with("--"))
        return word;
    word.option = true;
    const std::size_t equals = text.find('=');
    word.name = text.substr(2, equals == std::string_view::npos ? equals : equals - 2);
    if (equals != std::string_view::npos)
        word.value = text.substr(equals + 1);
    return word;
}

Error invalid(std::string_view subject, std::string_view value, std::string expected)
{
    Error error;
    error.code = ErrorCode::InvalidValue;
    error.subject = std::string(subject);
    error.detail = std::string(value);
    error.expected = std::move(expected);
    return error;
}

Error unsupported(std::string_view option, std::string_view why)
{
    Error error;
    error.code = ErrorCode::Unsupported;
    error.subject = std::string(option);
    error.detail = std::string(why);
    return error;
}

Error unknownOption(const Word &word, unsigned version)
{
    std::vector<std::string_view> known;
    for (const SysbenchOption &option : sysbenchOptions())
        if (option.versions & version)
            known.push_back(option.name);
    Error error;
    error.code = ErrorCode::UnknownKey;
    error.subject = std::string(word.whole.substr(0, word.whole.find('=')));
    error.expected = "--" + std::string(nearestWord(word.name, known));
    return error;
}

class Reader {
public:
    Reader(std::vector<Word> words, FileioRules rules)
        : m_words(std::move(words))
        , m_rules(rules)
    {
        m_command.tool = "sysbench";
        m_command.version = std::string(kVersions[std::size_t(rules)]);
        m_command.workload.workload = "fileio";
        m_command.workload.classic = sysbenchDefaults(rules);
    }

    Result<ToolCommand> read()
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            if (auto taken = m_words[i].option ? option(m_words[i]) : plain(i); !taken)
                return taken.error();
        if (m_help) {
            m_command.action = ToolAction::Help;
            return m_command;
        }
        if (m_randInit)
            spec().seed = *m_randInit ? 0 : m_oldSeed;
        else if (m_oldSeed != 0 && m_rules == FileioRules::V0_5)
            spec().seed = m_oldSeed;
        if (!m_action)
            return invalid("command", "", "prepare, run, cleanup");
        m_command.action = *m_action;
        if (m_command.action == ToolAction::Run && !m_mode)
            return invalid("--file-test-mode", "", modes());
        return m_command;
    }

private:
    FileioSpec &spec() { return std::get<FileioSpec>(m_command.workload.classic); }

    static std::string modes()
    {
        std::string list;
        for (std::string_view mode : fileioWorkload().keys().front().choices)
            list += (list.empty() ? "" : ", ") + std::string(mode);
        return list;
    }

    Result<void> plain(std::size_t index)
    {
        const std::string_view word = m_words[index].name;
        const bool afterOption = index > 0 && m_words[index - 1].option && !m_words[index - 1].value;
        static constexpr std::array<std::pair<std::string_view, ToolAction>, 4> actions{
            {{"prepare", ToolAction::Prepare}, {"run", ToolAction::Run}, {"cleanup", ToolAction::Cleanup},
                {"help", ToolAction::Help}}};
        for (const auto &[name, action] : actions) {
            if (word != name)
                continue;
            if (m_action && *m_action != action)
                return invalid("command", word, "only one of prepare, run, cleanup");
            m_action = action;
            m_help |= action == ToolAction::Help;
            return {};
        }
        if (word == "fileio" && m_rules == FileioRules::V1_0 && !m_test) {
            m_test = true;
            return {};
        }
        if (afterOption) // sysbench takes values only after an equals sign
            return invalid(
                m_words[index - 1].whole, word, std::string(m_words[index - 1].whole) + "=" + std::string(word));
        return invalid("command", word, "prepare, run, cleanup");
    }

    Result<void> option(const Word &word)
    {
        const SysbenchOption *found = findSysbenchOption(word.name, versionBit(m_rules));
        if (!found) {
            if (word.name.starts_with("mysql-") || word.name.starts_with("pgsql-"))
                return ignored(word, "no database is used");
            return unknownOption(word, versionBit(m_rules));
        }
        const std::string_view value = word.value.value_or("");
        const std::string named = "--" + std::string(word.name);
        switch (found->use) {
        case OptionUse::Number:
        case OptionUse::Seconds:
        case OptionUse::OldSeed:
        case OptionUse::Ignored:
            if (!word.value || value.empty())
                return invalid(named, "", named + "=" + (found->key == "mode" ? modes() : "…"));
            break;
        default:
            break;
        }
        switch (found->use) {
        case OptionUse::Number:
            m_mode |= found->key == "mode";
            return set(*found, value, value);
        case OptionUse::Seconds:
            if (value.find_first_not_of("0123456789") != std::string_view::npos)
                return invalid(named, value, "whole seconds");
            return set(*found, value, std::string(value) + "s");
        case OptionUse::Switch:
            return set(*found, value, value);
        case OptionUse::RandInit: {
            const auto on = flag(named, value);
            if (!on)
                return on.error();
            m_randInit = *on;
            return {};
        }
        case OptionUse::OldSeed: {
            const std::uint64_t before = spec().seed;
            if (auto taken = set(*found, value, value); !taken)
                return taken;
            m_oldSeed = std::max<std::uint64_t>(1, spec().seed);
            spec().seed = before;
            return {};
        }
        case OptionUse::Flags:
            return flags(named, value);
        case OptionUse::IoMode:
            return ioMode(word, named, value);
        case OptionUse::Ignored:
        case OptionUse::IgnoredSwitch:
            return ignored(word, found->why);
        case OptionUse::IfOff: {
            const auto on = flag(named, value);
            if (!on)
                return on.error();
            return *on ? Result<void>(unsupported(word.whole, found->why)) : Result<void>();
        }
        case OptionUse::Unsupported:
            return value.empty() ? Result<void>() : Result<void>(unsupported(word.whole, found->why));
        case OptionUse::Help:
            m_help |= value != "off";
            return {};
        case OptionUse::Test:
            break; // looked at before
        }
        return {};
    }

    Result<bool> flag(const std::string &named, std::string_view value) const
    {
        const KeyInfo info{named, KeyType::Boolean, "", {}, 0, 0};
        return parseBoolean(info, value);
    }

    Result<void> set(const SysbenchOption &option, std::string_view written, std::string_view value)
    {
        auto taken = fileioWorkload().set(m_command.workload, option.key, value);
        if (taken)
            return taken;
        Error error = taken.error();
        error.subject = "--" + std::string(option.name);
        error.detail = std::string(written);
        return error;
    }

    Result<void> flags(const std::string &named, std::string_view list)
    {
        spec().openSync = FileioOpenSync::None;
        spec().direct = false;
        while (!list.empty()) {
            const std::size_t comma = std::min(list.find(','), list.size());
            const std::string_view each = list.substr(0, comma);
            list.remove_prefix(std::min(comma + 1, list.size()));
            if (each == "direct")
                spec().direct = true;
            else if (each == "sync")
                spec().openSync = FileioOpenSync::Sync;
            else if (each == "dsync") // sync holds it already
                spec().openSync =
                    std::max(spec().openSync, FileioOpenSync::Dsync, [](auto a, auto b) { return rank(a) < rank(b); });
            else if (!each.empty())
                return invalid(named, each, "sync, dsync, direct");
        }
        return {};
    }
    static int rank(FileioOpenSync sync)
    {
        return sync == FileioOpenSync::Sync ? 2 : sync == FileioOpenSync::Dsync ? 1 : 0;
    }

    static Result<void> ioMode(const Word &word, const std::string &named, std::string_view value)
    {
        if (value == "sync")
            return {};
        if (value == "async")
            return unsupported(word.whole, "only pread and pwrite are done; the workload job keeps several under way");
        if (value == "mmap")
            return unsupported(word.whole, "only pread and pwrite are done");
        return invalid(named, value, "sync");
    }

    Result<void> ignored(const Word &word, std::string_view why)
    {
        m_command.remarks.push_back("ignored-option: " + std::string(word.whole) + " (" + std::string(why) + ")");
        return {};
    }

    std::vector<Word> m_words;
    FileioRules m_rules;
    ToolCommand m_command;
    std::optional<ToolAction> m_action;
    std::optional<bool> m_randInit;
    std::uint64_t m_oldSeed = 1;
    bool m_test = false;
    bool m_mode = false;
    bool m_help = false;
};

// By the form and, in the old one, by options that only one version has.
Result<FileioRules> versionOf(std::span<const Word> words)
{
    bool old = false;
    unsigned possible = kAll;
    std::string_view first;
    for (const Word &word : words) {
        if (!word.option) {
            if (first.empty())
                first = word.name;
            continue;
        }
        if (word.name == "test") {
            old = true;
            if (word.value != "fileio")
                return unsupported(word.whole, "only the test fileio is done");
            continue;
        }
        unsigned having = 0;
        for (const SysbenchOption &option : sysbenchOptions())
            if (option.name == word.name)
                having |= option.versions;
        if ((possible & having) != 0)
            possible &= having;
    }
    if (!old) {
        for (std::string_view other : {"cpu", "memory", "threads", "mutex"})
            if (first == other)
                return unsupported(other, "only the test fileio is done");
        if (first == "fileio")
            return FileioRules::V1_0;
        const bool asks = std::any_of(words.begin(), words.end(),
            [](const Word &word) { return word.option && (word.name == "help" || word.name == "version"); });
        return asks ? Result<FileioRules>(FileioRules::V1_0) : Result<FileioRules>(invalid("test", first, "fileio"));
    }
    return possible & kV04 ? FileioRules::V0_4 : possible & kV05 ? FileioRules::V0_5 : FileioRules::V1_0;
}

} // namespace

FileioSpec sysbenchDefaults(FileioRules rules)
{
    FileioSpec spec;
    spec.rules = rules;
    spec.useExisting = true;
    if (rules == FileioRules::V1_0) {
        spec.seed = 0;
    } else {
        spec.timeNs = 0;
        spec.events = 10000;
    }
    return spec;
}

Result<ToolCommand> parseSysbench(std::span<const std::string> words)
{
    std::vector<Word> split;
    for (std::size_t i = 1; i < words.size(); ++i)
        split.push_back(workloads::split(words[i]));
    const auto rules = versionOf(split);
    if (!rules)
        return rules.error();
    return Reader(std::move(split), *rules).read();
}

} // namespace iolite::workloads
