// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The shell's part of a pasted command line: words, quotes, prompts, and what stands before the tool.
#include "core/workloads/ToolCommand.h"

#include <algorithm>
#include <array>

namespace iolite::workloads {

namespace {

constexpr std::string_view kBlanks = " \t\r\n";

Error wrong(std::string_view what)
{
    Error error;
    error.code = ErrorCode::InvalidValue;
    error.subject = "command line";
    error.detail = std::string(what);
    return error;
}

bool isBlank(char c)
{
    return kBlanks.find(c) != std::string_view::npos;
}

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

// "$ ", "# ", "user@host:~$ ", "[root@host dir]# ": at most two words that end in the prompt's sign.
std::string_view withoutPrompt(std::string_view line)
{
    std::size_t at = 0;
    const std::size_t most = line.starts_with('[') ? 2 : 1;
    for (std::size_t word = 0; word < most; ++word) {
        const std::size_t end = line.find_first_of(kBlanks, at);
        if (end == std::string_view::npos)
            return line;
        const std::string_view text = line.substr(at, end - at);
        if (text.ends_with('$') || text.ends_with('#') || text == "%")
            return trimmed(line.substr(end));
        at = line.find_first_not_of(kBlanks, end);
    }
    return line;
}

// Takes the line apart. One object a line.
class Splitter {
public:
    explicit Splitter(std::string_view line)
        : m_line(line)
    {
    }

    Result<std::vector<std::string>> split()
    {
        while (m_at < m_line.size()) {
            const char c = m_line[m_at];
            if (c == '#' && !m_inWord)
                m_at = std::min(m_line.find('\n', m_at), m_line.size()); // a remark
            else if (c == '\n' && !trimmed(m_line.substr(m_at)).empty())
                return wrong("a second command (;, & or another line)");
            else if (isBlank(c))
                endWord();
            else if (c == '\'' || c == '"' || c == '\\') {
                if (auto taken = quoted(c); !taken)
                    return taken.error();
            } else if (const std::string_view problem = special(c); !problem.empty())
                return wrong(problem);
            else
                add(c);
        }
        endWord();
        return std::move(m_words);
    }

private:
    static std::string_view special(char c)
    {
        switch (c) {
        case '|':
            return "a pipe (|)";
        case '<':
        case '>':
            return "a redirection (< or >)";
        case '$':
        case '`':
            return "a variable or the output of a command ($ or `)";
        case ';':
        case '&':
            return "a second command (;, & or another line)";
        case '(':
        case ')':
            return "a group of commands ( )";
        default:
            return {};
        }
    }
    void add(char c)
    {
        m_inWord = true;
        m_word += c;
        ++m_at;
    }
    void endWord()
    {
        if (m_inWord)
            m_words.push_back(std::move(m_word));
        m_word.clear();
        m_inWord = false;
        ++m_at;
    }

    Result<void> quoted(char quote)
    {
        ++m_at;
        if (quote == '\\') {
            if (m_at == m_line.size())
                return {}; // a lone one at the end: the line that it would continue is missing, but all words are here
            if (m_line[m_at] == '\n')
                ++m_at;
            else if (m_line.substr(m_at).starts_with("\r\n"))
                m_at += 2;
            else
                add(m_line[m_at]);
            return {};
        }
        m_inWord = true; // '' is a word as well
        while (m_at < m_line.size() && m_line[m_at] != quote) {
            const char c = m_line[m_at];
            if (quote == '"' && (c == '$' || c == '`'))
                return wrong(special(c));
            if (quote == '"' && c == '\\' && m_at + 1 < m_line.size()) {
                const char next = m_line[m_at + 1];
                if (next == '"' || next == '\\' || next == '$' || next == '`')
                    ++m_at;
                else if (next == '\n') {
                    m_at += 2;
                    continue;
                }
            }
            add(m_line[m_at]);
        }
        if (m_at == m_line.size())
            return wrong(quote == '"' ? "a quote that is never closed (\")" : "a quote that is never closed (')");
        ++m_at;
        return {};
    }

    std::string_view m_line;
    std::size_t m_at = 0;
    bool m_inWord = false;
    std::string m_word;
    std::vector<std::string> m_words;
};

bool isAssignment(std::string_view word)
{
    const std::size_t equals = word.find('=');
    if (equals == 0 || equals == std::string_view::npos || (word[0] >= '0' && word[0] <= '9'))
        return false;
    return std::all_of(word.begin(), word.begin() + std::ptrdiff_t(equals),
        [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'; });
}

struct Wrapper {
    std::string_view name;
    std::string_view withValue; // letters of options whose value is the next word
};
constexpr std::array<Wrapper, 8> kWrappers{{{"sudo", "ughpCrtTUDR"}, {"nice", "n"}, {"ionice", "cn"}, {"time", "of"},
    {"env", "uC"}, {"nohup", ""}, {"exec", "a"}, {"command", ""}}};

const Wrapper *wrapperOf(std::string_view word)
{
    word = word.substr(word.rfind('/') == std::string_view::npos ? 0 : word.rfind('/') + 1);
    for (const Wrapper &wrapper : kWrappers)
        if (wrapper.name == word)
            return &wrapper;
    return nullptr;
}

// Where the tool's own name stands.
std::size_t toolAt(const std::vector<std::string> &words)
{
    std::size_t at = 0;
    while (at < words.size()) {
        if (isAssignment(words[at])) {
            ++at;
            continue;
        }
        const Wrapper *wrapper = wrapperOf(words[at]);
        if (!wrapper)
            break;
        for (++at; at < words.size() && words[at].starts_with('-'); ++at) {
            const std::string &option = words[at];
            if (option == "--") {
                ++at;
                break;
            }
            // "-n 10" takes a word more, "-n10", "-10" and "--long" do not.
            if (option.size() == 2 && wrapper->withValue.find(option[1]) != std::string_view::npos)
                ++at;
        }
    }
    return std::min(at, words.size());
}

bool isPlain(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
        || std::string_view("_-./:=,+@%").find(c) != std::string_view::npos;
}

} // namespace

Result<std::vector<std::string>> splitCommandLine(std::string_view line)
{
    auto words = Splitter(withoutPrompt(trimmed(line))).split();
    if (!words)
        return words;
    words->erase(words->begin(), words->begin() + std::ptrdiff_t(toolAt(*words)));
    return words;
}

std::string joinCommandLine(std::span<const std::string> words)
{
    std::string line;
    for (const std::string &word : words) {
        if (!line.empty())
            line += ' ';
        if (!word.empty() && std::all_of(word.begin(), word.end(), isPlain)) {
            line += word;
            continue;
        }
        line += '\'';
        for (const char c : word)
            line += c == '\'' ? std::string("'\\''") : std::string(1, c);
        line += '\'';
    }
    return line;
}

} // namespace iolite::workloads
