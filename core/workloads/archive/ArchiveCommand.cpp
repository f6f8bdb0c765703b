// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/archive/ArchiveCommand.h"

#include "core/workloads/archive/ArchiveWorkload.h"

#include <algorithm>
#include <array>
#include <optional>

namespace iolite::workloads {
namespace {

using Words = std::span<const std::string>;

std::string_view programName(std::string_view word)
{
    return word.substr(word.find_last_of('/') + 1);
}

Error unsupported(std::string option, std::string why)
{
    Error error;
    error.code = ErrorCode::Unsupported;
    error.subject = std::move(option);
    error.detail = std::move(why);
    return error;
}

Error missing(std::string option, std::string expected)
{
    Error error;
    error.code = ErrorCode::InvalidValue;
    error.subject = std::move(option);
    error.expected = std::move(expected);
    return error;
}

constexpr std::string_view kOnlyExtract = "only the extraction of an archive is measured";
constexpr std::string_view kWholeArchive = "an archive is always extracted as a whole";

/// What an option means.
enum class Meaning {
    Extract,
    File,
    Directory,
    AsAlways, ///< what is done anyway
    Idle, ///< changes nothing that is measured; a remark
    Refused,
    Help,
};
struct Option {
    char letter;
    std::string_view word;
    Meaning meaning;
    std::string_view why = {};
    bool takesValue = meaning == Meaning::File || meaning == Meaning::Directory;
};
constexpr Option idleWithValue(char letter, std::string_view word)
{
    return {letter, word, Meaning::Idle, {}, true};
}
constexpr Option kOptions[] = {
    {'x', "extract", Meaning::Extract},
    {'\0', "get", Meaning::Extract},
    {'f', "file", Meaning::File},
    {'C', "directory", Meaning::Directory},
    {'z', "gzip", Meaning::AsAlways},
    {'\0', "gunzip", Meaning::AsAlways},
    {'\0', "ungzip", Meaning::AsAlways},
    {'j', "bzip2", Meaning::AsAlways},
    {'J', "xz", Meaning::AsAlways},
    {'\0', "lzma", Meaning::AsAlways},
    {'\0', "zstd", Meaning::AsAlways},
    {'a', "auto-compress", Meaning::AsAlways},
    {'o', "no-same-owner", Meaning::AsAlways},
    {'\0', "no-same-permissions", Meaning::AsAlways},
    {'v', "verbose", Meaning::Idle},
    {'\0', "totals", Meaning::Idle},
    {'\0', "checkpoint", Meaning::Idle},
    idleWithValue('b', "blocking-factor"),
    idleWithValue('\0', "record-size"),
    idleWithValue('\0', "warning"),
    {'S', "sparse", Meaning::Idle},
    {'h', "dereference", Meaning::Idle},
    {'\0', "numeric-owner", Meaning::Idle},
    {'i', "ignore-zeros", Meaning::Refused, "what comes after the end of an archive is not read"},
    {'w', "interactive", Meaning::Refused, "nobody is asked while something is measured"},
    {'p', "preserve-permissions", Meaning::Idle},
    {'\0', "same-permissions", Meaning::Idle},
    {'s', "preserve-order", Meaning::Idle},
    {'\0', "same-owner", Meaning::Refused, "files belong to whoever runs the test"},
    {'m', "touch", Meaning::Refused, "times of modification are always set"},
    {'k', "keep-old-files", Meaning::Refused, "the folder of the test is always empty"},
    {'U', "unlink-first", Meaning::Refused, "the folder of the test is always empty"},
    {'\0', "overwrite", Meaning::Refused, "the folder of the test is always empty"},
    {'\0', "one-top-level", Meaning::Refused, "an archive is extracted into the folder of the test itself"},
    {'O', "to-stdout", Meaning::Refused, "a filesystem is measured"},
    {'P', "absolute-names", Meaning::Refused, "nothing outside the folder of the test is touched"},
    {'Z', "compress", Meaning::Refused, "this compression can't be read"},
    {'c', "create", Meaning::Refused, kOnlyExtract},
    {'t', "list", Meaning::Refused, kOnlyExtract},
    {'r', "append", Meaning::Refused, kOnlyExtract},
    {'u', "update", Meaning::Refused, kOnlyExtract},
    {'A', "catenate", Meaning::Refused, kOnlyExtract},
    {'d', "diff", Meaning::Refused, kOnlyExtract},
    {'T', "files-from", Meaning::Refused, kWholeArchive},
    {'X', "exclude-from", Meaning::Refused, kWholeArchive},
    {'\0', "exclude", Meaning::Refused, kWholeArchive},
    {'\0', "strip-components", Meaning::Refused, kWholeArchive},
    {'I', "use-compress-program", Meaning::Refused, "no other program takes part"},
    {'\0', "help", Meaning::Help},
    {'\0', "version", Meaning::Help},
};

class TarParser {
public:
    explicit TarParser(Words words)
        : m_words(words)
    {
        m_command.tool = "tar";
        m_command.workload = archiveWorkload().defaults();
        ArchiveSpec settings;
        settings.sync = false; // tar makes none
        m_command.workload.classic = settings;
    }

    Result<ToolCommand> parse()
    {
        if (auto timed = parseTime(); !timed)
            return timed.error();
        if (m_at == m_words.size() || programName(m_words[m_at]) != "tar") {
            Error error;
            error.code = ErrorCode::NotFound;
            error.subject = m_at < m_words.size() ? m_words[m_at] : "";
            error.expected = "tar";
            return error;
        }
        ++m_at;
        bool first = true;
        bool options = true;
        for (; m_at < m_words.size(); first = false) {
            const std::string &word = m_words[m_at++];
            Result<void> understood;
            if (options && word == "--")
                options = false;
            else if (options && word.starts_with("--"))
                understood = longOption(word);
            else if (options && word.starts_with("-") && word.size() > 1)
                understood = shortOptions(word);
            else if (first && !word.empty())
                understood = bundle(word);
            else
                understood = unsupported(word, std::string(kWholeArchive));
            if (!understood)
                return understood.error();
            if (m_command.action == ToolAction::Help)
                return m_command;
        }
        if (!m_extract)
            return missing("tar", "-x");
        if (m_settings().file.empty())
            return missing("-f", "the path of an archive");
        m_command.remarks.push_back("tar-tree-removed");
        return m_command;
    }

private:
    ArchiveSpec &m_settings() { return std::get<ArchiveSpec>(m_command.workload.classic); }

    Result<void> parseTime()
    {
        if (m_words.empty() || programName(m_words[0]) != "time")
            return {};
        for (m_at = 1; m_at < m_words.size() && m_words[m_at].starts_with("-"); ++m_at) {
            const std::string &word = m_words[m_at];
            if (word == "-p" || word == "--portability")
                m_command.version = "posix";
            else if (word == "-v" || word == "--verbose")
                m_command.version = "verbose";
            else if (word == "--") {
                ++m_at;
                break;
            } else
                return unsupported(word, "the times are printed in time's own form, or that of -p or -v");
        }
        return {};
    }

    Result<void> apply(const Option &option, const std::string &written, const std::optional<std::string> &value)
    {
        switch (option.meaning) {
        case Meaning::Extract:
            m_extract = true;
            break;
        case Meaning::File:
            if (!value || value->empty())
                return missing(written, "the path of an archive");
            if (*value == "-")
                return unsupported(written + " -", "the archive has to be a file");
            m_settings().file = *value;
            break;
        case Meaning::Directory:
            if (!value || value->empty())
                return missing(written, "a directory");
            m_command.directory = *value;
            break;
        case Meaning::AsAlways:
            break;
        case Meaning::Idle:
            if (option.takesValue && (!value || value->empty()))
                return missing(written, "a value");
            m_command.remarks.push_back("ignored-option: " + written);
            break;
        case Meaning::Refused:
            return unsupported(written, std::string(option.why));
        case Meaning::Help:
            m_command.action = ToolAction::Help;
            break;
        }
        return {};
    }

    static const Option *byLetter(char letter)
    {
        for (const Option &option : kOptions)
            if (option.letter != '\0' && option.letter == letter)
                return &option;
        return nullptr;
    }
    static Error unknown(const std::string &written)
    {
        std::vector<std::string> words;
        for (const Option &option : kOptions)
            words.push_back(written.starts_with("--") || option.letter == '\0' ? "--" + std::string(option.word)
                                                                               : std::string{'-', option.letter});
        const std::vector<std::string_view> known(words.begin(), words.end());
        return unknownKey(written, known);
    }
    std::optional<std::string> nextWord()
    {
        return m_at < m_words.size() ? std::optional(m_words[m_at++]) : std::nullopt;
    }

    /// "xzf FILE": letters without a dash, each value in a word of its own.
    Result<void> bundle(const std::string &word)
    {
        for (const char letter : word) {
            const std::string written{'-', letter};
            const Option *option = byLetter(letter);
            if (!option)
                return unknown(written);
            if (auto done = apply(*option, written, option->takesValue ? nextWord() : std::nullopt); !done)
                return done;
        }
        return {};
    }

    /// "-xzf FILE", "-xzfFILE".
    Result<void> shortOptions(const std::string &word)
    {
        for (std::size_t i = 1; i < word.size(); ++i) {
            const std::string written{'-', word[i]};
            const Option *option = byLetter(word[i]);
            if (!option)
                return unknown(written);
            std::optional<std::string> value;
            const bool takes = option->takesValue;
            if (takes)
                value = i + 1 < word.size() ? std::optional(word.substr(i + 1)) : nextWord();
            if (auto done = apply(*option, written, value); !done || takes)
                return done;
        }
        return {};
    }

    /// "--file=FILE", "--file FILE".
    Result<void> longOption(const std::string &word)
    {
        const std::size_t equals = word.find('=');
        const std::string name = word.substr(0, equals);
        const auto option = std::find_if(std::begin(kOptions), std::end(kOptions),
            [&](const Option &each) { return name.compare(2, std::string::npos, each.word) == 0; });
        if (option == std::end(kOptions))
            return unknown(name);
        std::optional<std::string> value;
        if (equals != std::string::npos)
            value = word.substr(equals + 1);
        else if (option->takesValue)
            value = nextWord();
        return apply(*option, name, value);
    }

    Words m_words;
    std::size_t m_at = 0;
    bool m_extract = false;
    ToolCommand m_command;
};

} // namespace

Result<ToolCommand> parseTar(std::span<const std::string> words)
{
    return TarParser(words).parse();
}

Result<std::vector<std::string>> tarCommandLine(const ToolCommand &command)
{
    const auto *settings = std::get_if<ArchiveSpec>(&command.workload.classic);
    if (!settings || settings->file.empty())
        return unsupported("tar", "a generated tree is in no archive");
    std::vector<std::string> words;
    if (command.version == "posix")
        words = {"time", "-p"};
    else if (command.version == "verbose")
        words = {"time", "-v"};
    words.insert(words.end(), {"tar", "xf", settings->file});
    if (command.directory != ".")
        words.insert(words.end(), {"-C", command.directory});
    return words;
}

} // namespace iolite::workloads
