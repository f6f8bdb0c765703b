// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/fs_mark/FsMarkCommand.h"

#include "core/workloads/fs_mark/FsMarkDirectories.h"
#include "core/workloads/fs_mark/FsMarkWorkload.h"

#include <algorithm>

namespace iolite::workloads {

namespace {

constexpr std::string_view kWithValue = "SnsdtDNLlprw";
constexpr std::string_view kWithout = "kFvh";

/// One word of the command line taken apart: an option with its value, or a word that belongs to none.
struct Option {
    char letter = 0;
    std::string value;
};

// As getopt: letters may be joined, a value may follow its letter at once, "--" ends the options.
Result<std::vector<Option>> optionsOf(std::span<const std::string> words)
{
    std::vector<Option> options;
    bool open = true;
    for (std::size_t w = 1; w < words.size(); ++w) {
        const std::string &word = words[w];
        if (open && word == "--") {
            open = false;
            continue;
        }
        if (!open || word.size() < 2 || word.front() != '-') {
            options.push_back({0, word});
            continue;
        }
        for (std::size_t at = 1; at < word.size(); ++at) {
            const char letter = word[at];
            const std::string name = std::string("-") + letter;
            if (kWithout.find(letter) != std::string_view::npos) {
                options.push_back({letter, {}});
                continue;
            }
            Error error;
            error.subject = name;
            if (kWithValue.find(letter) == std::string_view::npos) {
                error.code = ErrorCode::UnknownKey;
                error.expected = "-S -n -s -d -t -D -N -L -l -p -r -k -F -w -v";
                return error;
            }
            std::string value = word.substr(at + 1);
            if (value.empty() && ++w < words.size())
                value = words[w];
            if (value.empty()) {
                error.code = ErrorCode::InvalidValue;
                error.expected = "a value";
                return error;
            }
            options.push_back({letter, value});
            break;
        }
    }
    return options;
}

// The key that an option with a number sets.
std::string_view keyOf(char letter)
{
    switch (letter) {
    case 'n':
        return "files";
    case 's':
        return "size";
    case 'w':
        return "write_size";
    case 't':
        return "threads";
    case 'D':
        return "subdirs";
    case 'N':
        return "files_per_subdir";
    case 'L':
        return "loops";
    case 'p':
        return "name_length";
    case 'r':
        return "random_length";
    default:
        return {};
    }
}

// "random_length=5" as "-r 5".
std::string asOption(const std::string &text)
{
    if (text == "until_full")
        return "-F";
    const std::size_t sign = std::min(text.find('='), text.size());
    for (const char letter : kWithValue)
        if (const std::string_view key = keyOf(letter); !key.empty() && text.substr(0, sign) == key)
            return std::string("-") + letter + (sign < text.size() ? " " + text.substr(sign + 1) : std::string());
    return text;
}

// A broken rule of the workload, in the words of the command line.
Error asOptions(Error error)
{
    error.subject = asOption(error.subject);
    if (error.code == ErrorCode::ConflictingSettings) {
        error.detail = asOption(error.detail);
        error.expected = asOption(error.expected);
    }
    return error;
}

bool isNumber(const std::string &text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

Result<void> setMethod(FsMarkSpec &spec, const std::string &value)
{
    if (value.size() == 1 && value[0] >= '0' && value[0] <= '6') {
        spec.sync = FsMarkSync(value[0] - '0');
        return {};
    }
    Error error;
    error.code = ErrorCode::InvalidValue;
    error.subject = "-S";
    error.detail = value;
    error.expected = "0…6";
    return error;
}

Result<void> setNumber(WorkloadSpec &spec, char letter, const std::string &value)
{
    // Plain bytes and counts: the tool reads no suffix, and would take 10k for 10.
    Result<void> set;
    if (!isNumber(value)) {
        Error error;
        error.code = ErrorCode::InvalidValue;
        error.detail = value;
        error.expected = "digits";
        set = error;
    } else {
        // The tool takes no writer and no loop for one.
        const bool atLeastOne = letter == 't' || letter == 'L';
        const std::string number = atLeastOne && value.find_first_not_of('0') == std::string::npos ? "1" : value;
        set = fsMarkWorkload().set(spec, keyOf(letter), number);
    }
    if (set)
        return set;
    Error error = set.error();
    error.subject = std::string("-") + letter;
    return error;
}

} // namespace

Result<ToolCommand> parseFsMark(std::span<const std::string> words)
{
    ToolCommand command;
    command.tool = "fs_mark";
    command.workload = fsMarkWorkload().defaults();
    FsMarkSpec &spec = std::get<FsMarkSpec>(command.workload.classic);
    const auto options = optionsOf(words);
    if (!options)
        return options.error();
    std::vector<std::string> directories;
    for (const auto &[letter, value] : *options) {
        Result<void> set;
        switch (letter) {
        case 0:
            command.remarks.push_back("ignored-option: " + value);
            break;
        case 'h':
            command.action = ToolAction::Help;
            return command;
        case 'k':
            spec.keep = true;
            break;
        case 'F':
            spec.untilFull = spec.keep = true;
            break;
        case 'v':
            spec.verbose = true;
            break;
        case 'l':
            command.remarks.emplace_back(
                "ignored-option: -l"); // the text goes to the standard output, the run is saved
            break;
        case 'd':
            directories.push_back(value);
            break;
        case 'S':
            set = setMethod(spec, value);
            break;
        case 'L':
            spec.keep = true;
            [[fallthrough]];
        default:
            set = setNumber(command.workload, letter, value);
        }
        if (!set)
            return set.error();
    }
    Error error;
    error.code = ErrorCode::InvalidValue;
    error.subject = "-d";
    if (directories.empty() || directories.size() > 64) {
        error.detail = directories.empty() ? std::string() : std::to_string(directories.size());
        error.expected = directories.empty() ? "a directory" : "1…64";
        return error;
    }
    spec.threads = std::max(spec.threads, int(directories.size()));
    const auto resolved = resolveFsMarkDirectories(directories);
    if (!resolved)
        return resolved.error();
    command.directory = resolved->target;
    // Named again and again in the same order: the writers go round as often.
    spec.directories = resolved->count;
    if (spec.threads % int(directories.size()) != 0)
        return conflict("-t", "-d", "-t " + std::to_string(int(directories.size())));
    if (const auto checked = fsMarkWorkload().check(command.workload); !checked)
        return asOptions(checked.error());
    return command;
}

Result<std::vector<std::string>> fsMarkCommandLine(const ToolCommand &command)
{
    const auto *spec = std::get_if<FsMarkSpec>(&command.workload.classic);
    if (!spec) {
        Error error;
        error.code = ErrorCode::Unsupported;
        error.subject = command.workload.workload;
        return error;
    }
    if (command.action == ToolAction::Help)
        return std::vector<std::string>{"fs_mark", "-h"};
    const FsMarkSpec defaults;
    std::vector<std::string> words{"fs_mark"};
    const auto add = [&](const char *option, std::uint64_t value, std::uint64_t usual) {
        if (value != usual)
            words.insert(words.end(), {option, std::to_string(value)});
    };
    add("-S", std::uint64_t(spec->sync), std::uint64_t(defaults.sync));
    add("-n", spec->files, defaults.files);
    add("-s", spec->size, defaults.size);
    add("-w", spec->writeSize, defaults.writeSize);
    add("-t", std::uint64_t(spec->threads), std::uint64_t(spec->directories));
    add("-D", spec->subdirs, 0);
    add("-N", spec->filesPerSubdir, 0);
    add("-p", spec->nameLength, defaults.nameLength);
    add("-r", spec->randomLength, defaults.randomLength);
    add("-L", spec->loops, 1);
    if (spec->untilFull)
        words.emplace_back("-F");
    else if (spec->keep && spec->loops == 1)
        words.emplace_back("-k");
    if (spec->verbose)
        words.emplace_back("-v");
    const std::string base = command.directory == "/" ? "" : command.directory;
    if (spec->directories == 1)
        words.insert(words.end(), {"-d", command.directory});
    else
        for (int i = 0; i < spec->directories; ++i)
            words.insert(words.end(), {"-d", base + "/" + std::to_string(i)});
    return words;
}

} // namespace iolite::workloads
