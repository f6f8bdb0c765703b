// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace iolite::cli {

/// One option of a command.
struct Option {
    enum Kind {
        Switch, ///< no value
        Value, ///< one value, at most once
        Values, ///< one value each time, any number of times
        Pairs, ///< KEY=VALUE, several after one option
        Later, ///< in the contract, but not in this version: refused with a sentence that says so
    };
    const char *name; ///< "--target"
    Kind kind;
    const char *value = ""; ///< "PATH"
    const char *help = ""; ///< one line, marked for translation (context Cli)
};

/// What was written after the command's name. Bytes as the shell gave them: a file name need not be UTF-8.
class Arguments {
public:
    /// Throws Failure (Usage), naming the word at fault and what would be right.
    static Arguments parse(
        const std::vector<std::string> &words, const std::string &command, const std::vector<Option> &options);

    bool has(std::string_view option) const;
    std::string value(std::string_view option, std::string_view fallback = {}) const;
    std::vector<std::string> values(std::string_view option) const;
    const std::vector<std::string> &words() const { return m_words; }

private:
    std::vector<std::pair<std::string_view, std::string>> m_options;
    std::vector<std::string> m_words;
};

/// The word of `known` that is most like `word`, empty if none is near.
std::string_view nearest(std::string_view word, const std::vector<std::string_view> &known);

} // namespace iolite::cli
