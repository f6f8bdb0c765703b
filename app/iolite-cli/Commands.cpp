// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/Command.h"
#include "app/iolite-cli/Help.h"
#include "core/wording/Text.h"

#include <algorithm>

namespace iolite::cli {

using wording::shown;

namespace {

// In the contract, but not in this version.
constexpr std::string_view kLater[] = {"import", "study", "serve"};

Option help()
{
    return {"--help", Option::Switch, "", QT_TRANSLATE_NOOP("Cli", "Show this text")};
}

const Command *find(std::string_view name)
{
    for (const Command &command : commands())
        if (command.name == name)
            return &command;
    return nullptr;
}

[[noreturn]] void failUnknown(const std::string &word)
{
    std::vector<std::string_view> known;
    QStringList names;
    for (const Command &command : commands()) {
        known.emplace_back(command.name);
        names += QString::fromUtf8(command.name);
    }
    const QString list = names.join(QStringLiteral(", "));
    if (std::find(std::begin(kLater), std::end(kLater), word) != std::end(kLater))
        failUsage(Cli::tr("This version of iolite-cli does not have %1 yet. It has: %2.").arg(shown(word), list));
    if (const std::string_view near = nearest(word, known); !near.empty())
        failUsage(Cli::tr("There is no command “%1”. Did you mean %2?").arg(shown(word), shown(near)));
    failUsage(Cli::tr("There is no command “%1”. There is: %2.").arg(shown(word), list));
}

void checkWords(const Command &command, const Arguments &arguments)
{
    const std::vector<std::string> &words = arguments.words();
    if (words.size() < command.minWords)
        failUsage(Cli::tr("%1 needs more words. Write: iolite-cli %1 %2")
                      .arg(QString::fromUtf8(command.name), QString::fromUtf8(command.words)));
    if (words.size() <= command.maxWords)
        return;
    const QString word = shown(words[command.maxWords]);
    if (command.maxWords == 0)
        failUsage(Cli::tr("%1 does not know what to do with “%2”; it takes options only, see iolite-cli %1 --help.")
                      .arg(QString::fromUtf8(command.name), word));
    failUsage(Cli::tr("%1 does not know what to do with “%2”: iolite-cli %1 %3.")
                  .arg(QString::fromUtf8(command.name), word, QString::fromUtf8(command.words)));
}

} // namespace

const std::vector<Command> &commands()
{
    static const std::vector<Command> all = [] {
        std::vector<Command> list{runCommand(), execCommand(), listCommand(), showCommand(), compareCommand(),
            exportCommand(), targetsCommand(), presetsCommand(), workloadsCommand(), recoverCommand(), deleteCommand(),
            versionCommand()};
        for (Command &command : list)
            command.options.push_back(help());
        return list;
    }();
    return all;
}

Exit dispatch(const std::vector<std::string> &words, Console &console)
{
    if (words.empty())
        failUsage(
            Cli::tr("Say what to do, for example: iolite-cli run --target DIRECTORY. All words: iolite-cli --help."));
    std::string name = words.front();
    std::vector<std::string> rest(words.begin() + 1, words.end());
    if (name == "--version")
        name = "version";
    if (name == "--help" || name == "-h" || name == "help") {
        if (rest.empty()) {
            console.out(helpText());
            return Exit::Done;
        }
        name = rest.front();
        rest = {"--help"};
    }
    const Command *command = find(name);
    if (!command)
        failUnknown(name);
    // Asking for help is answered whatever else is written.
    const auto end = std::find(rest.begin(), rest.end(), "--");
    if (std::find_if(rest.begin(), end, [](const std::string &word) { return word == "--help" || word == "-h"; })
        != end) {
        console.out(helpText(*command));
        return Exit::Done;
    }
    const Arguments arguments = Arguments::parse(rest, name, command->options);
    checkWords(*command, arguments);
    return command->run(arguments, console);
}

} // namespace iolite::cli
