// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/Command.h"
#include "app/iolite-cli/DataDir.h"
#include "app/iolite-cli/ExecFiles.h"
#include "app/iolite-cli/Follower.h"
#include "app/iolite-cli/Leftovers.h"
#include "app/iolite-cli/TargetPath.h"
#include "core/formats/tools/ToolPrinter.h"
#include "core/model/SystemError.h"
#include "core/wording/Text.h"
#include "core/wording/Wording.h"
#include "core/workloads/Scale.h"
#include "core/workloads/ToolCommand.h"
#include "core/workloads/Workload.h"

#include <algorithm>

namespace iolite::cli {

using wording::shown;
using workloads::ToolAction;
using workloads::ToolCommand;

namespace {

std::string joined(const std::vector<std::string> &words)
{
    std::string text;
    for (const std::string &word : words)
        text += (text.empty() ? "" : ", ") + word;
    return text;
}

void chooseVersion(const Arguments &arguments, ToolCommand &command)
{
    if (arguments.has("--bonnie-version") && command.tool != "bonnie++")
        failUsage(Cli::tr("--bonnie-version goes with bonnie++, not with %1. Write --tool-version.")
                      .arg(shown(command.tool)));
    const char *option = arguments.has("--bonnie-version") ? "--bonnie-version" : "--tool-version";
    const std::string version = arguments.value(option);
    if (version.empty())
        return;
    const std::vector<std::string> known = formats::toolVersions(command.tool);
    if (std::find(known.begin(), known.end(), version) == known.end())
        failValue(option, version, known.empty() ? "-" : joined(known));
    // sysbench's versions differ in what they do, not only in what they print.
    if (command.tool == "sysbench"
        && workloads::workloadOf(command.workload).value(command.workload, "rules") != version)
        failUsage(Cli::tr("%1 %2 does not fit this command line: what is measured differs between versions. Write the "
                          "line as that version has it (sysbench --test=fileio … or sysbench fileio …).")
                      .arg(QLatin1String(option), shown(version)));
    command.version = version;
}

void applyScale(const Arguments &arguments, ToolCommand &command)
{
    if (!arguments.has("--scale"))
        return;
    const std::string text = arguments.value("--scale");
    const auto factor = workloads::parseScale(text);
    if (!factor)
        failValue("--scale", text, "1/64, 0.01, 2");
    workloads::scaleAmounts(command.workload, *factor);
}

void pass(const formats::ToolStreams &streams, Console &console)
{
    if (!streams.err.empty())
        console.progress(QByteArray::fromStdString(streams.err));
    if (!streams.out.empty())
        console.out(QByteArray::fromStdString(streams.out));
}

runner::RunRequest requestOf(const Arguments &arguments, const ToolCommand &command)
{
    runner::RunRequest request;
    request.targetPath = absoluteTarget(command.directory);
    request.workload = command.workload;
    makePathsAbsolute(request.workload);
    request.label = arguments.has("--label") ? arguments.value("--label") : command.label;
    request.tags = arguments.values("--tag");
    request.repeats = command.repeats;
    request.frontend = "iolite-cli";
    request.dataDir = dataDir(arguments);
    return request;
}

Exit measure(const Arguments &arguments, const ToolCommand &command, Console &console)
{
    RunSaver saver(arguments.has("--no-save") ? nullptr : openHistory(arguments), console);
    clearLeftovers(arguments, console);
    StopSignals stop;
    const auto printer = formats::toolPrinter(command);
    const auto listener = [&](const Event &event) {
        formats::ToolStreams streams;
        printer->event(event, streams);
        pass(streams, console);
    };
    const std::vector<Run> runs = Follower(Progress::Mode::None, saver, console, listener)
                                      .follow(requestOf(arguments, command), command.directory, stop);
    formats::ToolStreams streams;
    printer->end(streams);
    pass(streams, console);
    const Exit exit = concludeRuns(runs, command.repeats, stop, console);
    // The tool's own text ends where it was; that the part is kept is ours to say.
    for (const Run &run : runs)
        for (const std::string &note : run.notes)
            if (note.starts_with("left-behind: "))
                console.error(wording::note(note));
    if (exit == Exit::Cancelled && int(runs.size()) == command.repeats && !arguments.has("--no-save"))
        console.error(wording::errorText(cancelledError()));
    return exit == Exit::Done && !saver.allSaved() ? Exit::Failed : exit;
}

Exit exec(const Arguments &arguments, Console &console)
{
    ToolCommand command = require(workloads::parseToolCommand(arguments.words()));
    if (command.action == ToolAction::Help)
        failUsage(Cli::tr("%1's own help is in its manual. What Iolite has for it: iolite-cli workloads.")
                      .arg(shown(command.tool)));
    chooseVersion(arguments, command);
    applyScale(arguments, command);
    for (const std::string &remark : command.remarks)
        console.error(wording::note(remark));
    if (command.action == ToolAction::Prepare || command.action == ToolAction::Cleanup)
        return handleFiles(command, console);
    return measure(arguments, command, console);
}

} // namespace

Command execCommand()
{
    return {"exec", "-- TOOL [ARG]...", 1, 100'000,
        QT_TRANSLATE_NOOP("Cli",
            "Run a command line of bonnie++, fs_mark, sysbench fileio or tar by Iolite's own engine, answered in that "
            "tool's format"),
        {{"--scale", Option::Value, "FACTOR",
             QT_TRANSLATE_NOOP("Cli", "Multiply sizes and numbers of files, for example 1/64; times stay")},
            {"--bonnie-version", Option::Value, "VERSION",
                QT_TRANSLATE_NOOP("Cli", "Which bonnie++ the output is to be like: 2.00, 1.98, 1.97 or 1.96")},
            {"--tool-version", Option::Value, "VERSION",
                QT_TRANSLATE_NOOP("Cli", "Which version of the tool the output is to be like")},
            {"--label", Option::Value, "TEXT", QT_TRANSLATE_NOOP("Cli", "Name of the run")},
            {"--tag", Option::Values, "TEXT", QT_TRANSLATE_NOOP("Cli", "Tag of the run; may be given several times")},
            {"--no-save", Option::Switch, "", QT_TRANSLATE_NOOP("Cli", "Keep it out of the history")}, dataDirOption()},
        exec};
}

} // namespace iolite::cli
