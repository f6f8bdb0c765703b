// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/bonnie/BonnieCommand.h"

#include "core/model/Units.h"
#include "core/system/Machine.h"
#include "core/workloads/bonnie/BonnieKeys.h"
#include "core/workloads/bonnie/BonnieOptions.h"

#include <charconv>

namespace iolite::workloads {

namespace {

using bonnie::badValue;
using bonnie::Option;

constexpr std::uint64_t kMostRepeats = 1000; // as many as a run of any workload may have

// The command line while it is read.
struct Reading {
    ToolCommand command;
    BonnieSpec spec;
    bool sizeGiven = false;
    bool ramGiven = false;
};

// In the range of the key; the option is named in the error.
template <class Value>
Result<void> put(BonnieSpec &spec, std::string_view key, Value value, const Option &option)
{
    std::string text;
    if constexpr (std::is_same_v<Value, std::uint64_t>)
        text = std::to_string(value);
    else
        text = value;
    if (const auto set = bonnieKeys().set(spec, key, text); !set)
        return badValue(option, std::string(key) + " " + set.error().expected);
    return {};
}

// One part between colons, which may be left out.
struct Part {
    std::string_view key;
    std::string_view suffixes;
};

Result<void> putParts(
    BonnieSpec &spec, const Option &option, const std::vector<std::string_view> &parts, std::span<const Part> known)
{
    if (parts.size() > known.size())
        return badValue(option, "at most " + std::to_string(known.size()) + " numbers with colons between them");
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (parts[i].empty() || known[i].key.empty())
            continue;
        const auto value = bonnie::number(parts[i], known[i].suffixes);
        if (!value)
            return badValue(option, "whole numbers, with a suffix of " + std::string(known[i].suffixes.substr(1)));
        if (auto done = put(spec, known[i].key, *value, option); !done)
            return done;
    }
    return {};
}

Result<void> takeSize(Reading &reading, const Option &option)
{
    static constexpr Part known[] = {{}, {"chunk", ".k"}, {"seeks", ".k"}, {"seekers", ".k"}};
    const auto parts = bonnie::colonParts(*option.value);
    const auto megabytes = bonnie::number(parts[0], "mgt");
    if (!megabytes || *megabytes > 1024 * TiB / MiB)
        return badValue(option, "MiB, or a number with g or t");
    reading.sizeGiven = true;
    reading.spec.size = *megabytes * MiB;
    return putParts(reading.spec, option, parts, known);
}

Result<void> takeFiles(Reading &reading, const Option &option)
{
    static constexpr Part known[] = {
        {"files", ".m"}, {"max_size", ".kmg"}, {"min_size", ".kmg"}, {"dirs", ".k"}, {"file_chunk", ".km"}};
    auto parts = bonnie::colonParts(*option.value);
    BonnieSpec &spec = reading.spec;
    spec.links = BonnieLinks::None;
    if (parts.size() > 1 && (parts[1] == "-1" || parts[1] == "-2")) {
        spec.links = parts[1] == "-1" ? BonnieLinks::Link : BonnieLinks::Symlink;
        parts[1] = "0";
    }
    return putParts(spec, option, parts, known);
}

Result<void> takeCharSize(Reading &reading, const Option &option)
{
    reading.spec.charSize = 0;
    if (!option.value)
        return {};
    const auto megabytes = bonnie::number(*option.value, "mgt");
    if (!megabytes || *megabytes > 1024 * TiB / MiB)
        return badValue(option, "nothing or MiB, for example -f20");
    reading.spec.charSize = *megabytes * MiB;
    return {};
}

Result<void> takeUser(Reading &reading, const Option &option)
{
    const auto parts = bonnie::colonParts(*option.value);
    if (option.letter == 'g')
        return put(reading.spec, "group", *option.value, option);
    if (parts.size() > 2 || parts[0].empty())
        return badValue(option, "USER or USER:GROUP");
    if (parts.size() == 2)
        if (auto done = put(reading.spec, "group", std::string(parts[1]), option); !done)
            return done;
    return put(reading.spec, "user", std::string(parts[0]), option);
}

Result<void> takeSeed(Reading &reading, const Option &option)
{
    // A negative number is what the tool prints it as: without its sign, in 32 bits.
    std::int64_t seed = 0;
    const std::string &text = *option.value;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (error != std::errc() || end != text.data() + text.size() || seed > std::int64_t(UINT32_MAX) || seed < INT32_MIN)
        return badValue(option, "0…4294967295");
    reading.spec.seed = std::uint32_t(seed);
    if (seed == 0)
        reading.command.remarks.push_back("ignored-option: -z 0");
    return {};
}

Error unsupported(const Option &option, const char *why)
{
    Error error;
    error.code = ErrorCode::Unsupported;
    error.subject = option.text();
    error.detail = why;
    return error;
}

Result<void> take(Reading &reading, const Option &option)
{
    ToolCommand &command = reading.command;
    switch (option.letter) {
    case 'b':
        reading.spec.fsync = true;
        return {};
    case 'c':
        return put(reading.spec, "concurrency", *option.value, option);
    case 'd':
        if (option.value->empty())
            return badValue(option, "a directory");
        command.directory = *option.value;
        return {};
    case 'D':
        reading.spec.direct = true;
        return {};
    case 'f':
        return takeCharSize(reading, option);
    case 'g':
    case 'u':
        return takeUser(reading, option);
    case 'm':
        command.label = *option.value;
        return {};
    case 'n':
        return takeFiles(reading, option);
    case 'q':
        command.quiet = true;
        return {};
    case 'r': {
        const auto megabytes = bonnie::number(*option.value, "mgt");
        reading.ramGiven = true;
        return megabytes ? put(reading.spec, "ram", *megabytes, option)
                         : Result<void>(badValue(option, "MiB, or a number with g or t"));
    }
    case 's':
        return takeSize(reading, option);
    case 'x': {
        const auto count = bonnie::number(*option.value, ".");
        if (!count || *count < 1 || *count > kMostRepeats)
            return badValue(option, "1…" + std::to_string(kMostRepeats));
        command.repeats = int(*count);
        // One run is one run: here its table is printed as well.
        if (*count == 1)
            command.remarks.push_back("ignored-option: " + option.text());
        return {};
    }
    case 'z':
        return takeSeed(reading, option);
    case 'Z':
        return unsupported(option, "random numbers come from a generator here; -z gives its seed");
    case 'p':
    case 'y':
        return unsupported(option, "several runs at the same time are not kept in step");
    default:
        command.action = ToolAction::Help;
        return {};
    }
}

// The rules of the settings; the remedy is an option where people stumble.
Result<void> checkWords(const BonnieSpec &spec)
{
    if (spec.size == 0 && spec.files == 0)
        return conflict("-n 0", "-s 0", "-n 16");
    if (spec.direct && charBytes(spec) > 0)
        return conflict("-D", "the per-byte tests", "-f");
    return checkBonnie(spec);
}

std::string megabytes(std::uint64_t bytes)
{
    const std::uint64_t mib = bytes / MiB;
    if (mib > 0 && mib % (1U << 20) == 0)
        return std::to_string(mib >> 20) + "t";
    return mib > 0 && mib % 1024 == 0 ? std::to_string(mib / 1024) + "g" : std::to_string(mib);
}

// Numbers with colons between them, up to the last that is not the default.
std::string joined(std::span<const std::string> values, std::span<const std::string> defaults)
{
    std::size_t count = values.size();
    while (count > 1 && values[count - 1] == defaults[count - 1])
        --count;
    std::string text = values[0];
    for (std::size_t i = 1; i < count; ++i)
        text += ":" + values[i];
    return text;
}

std::vector<std::string> sizeParts(const BonnieSpec &spec)
{
    return {megabytes(spec.size), std::to_string(spec.chunk), std::to_string(spec.seeks), std::to_string(spec.seekers)};
}

std::vector<std::string> fileParts(const BonnieSpec &spec)
{
    const std::string most = spec.links == BonnieLinks::Link ? "-1"
        : spec.links == BonnieLinks::Symlink                 ? "-2"
                                                             : std::to_string(spec.maxSize);
    return {std::to_string(spec.files), most, std::to_string(spec.minSize), std::to_string(spec.dirs),
        std::to_string(spec.fileChunk)};
}

} // namespace

Result<ToolCommand> parseBonnie(std::span<const std::string> words)
{
    const auto options = bonnie::takeApart(words.empty() ? words : words.subspan(1));
    if (!options)
        return options.error();
    Reading reading;
    reading.command.tool = "bonnie++";
    for (const Option &option : *options)
        if (auto taken = take(reading, option); !taken)
            return taken.error();
    if (!reading.sizeGiven)
        reading.spec.size = bonnieSizeFor(reading.ramGiven ? reading.spec.ramMiB : system::memoryBytes() / MiB);
    if (reading.command.action == ToolAction::Run)
        if (auto sound = checkWords(reading.spec); !sound)
            return sound.error();
    reading.command.workload.workload = "bonnie";
    reading.command.workload.classic = std::move(reading.spec);
    return std::move(reading.command);
}

Result<std::vector<std::string>> bonnieCommandLine(const ToolCommand &command)
{
    const auto *spec = std::get_if<BonnieSpec>(&command.workload.classic);
    if (!spec) {
        Error error;
        error.code = ErrorCode::Unsupported;
        error.subject = command.workload.workload;
        error.detail = "no workload of bonnie++";
        return error;
    }
    const BonnieSpec defaults;
    std::vector<std::string> words{"bonnie++"};
    const auto add = [&words](const char *option, std::string value) {
        words.emplace_back(option);
        words.push_back(std::move(value));
    };
    if (command.action == ToolAction::Help)
        words.emplace_back("-h");
    if (command.directory != ".")
        add("-d", command.directory);
    add("-s", joined(sizeParts(*spec), sizeParts(defaults)));
    if (const auto parts = fileParts(*spec), none = fileParts(defaults); parts != none)
        add("-n", joined(parts, none));
    if (spec->charSize == 0)
        words.emplace_back("-f");
    else if (spec->charSize != defaults.charSize)
        words.push_back("-f" + std::to_string(spec->charSize / MiB));
    if (spec->fsync)
        words.emplace_back("-b");
    if (spec->direct)
        words.emplace_back("-D");
    if (spec->ramMiB > 0)
        add("-r", std::to_string(spec->ramMiB));
    if (spec->concurrency != defaults.concurrency)
        add("-c", std::to_string(spec->concurrency));
    if (!spec->user.empty())
        add("-u", spec->user + (spec->group.empty() ? "" : ":" + spec->group));
    else if (!spec->group.empty())
        add("-g", spec->group);
    if (spec->seed > 0)
        add("-z", std::to_string(spec->seed));
    if (!command.label.empty())
        add("-m", command.label);
    if (command.repeats > 1)
        add("-x", std::to_string(command.repeats));
    if (command.quiet)
        words.emplace_back("-q");
    return words;
}

} // namespace iolite::workloads
