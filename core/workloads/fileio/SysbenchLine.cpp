// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/fileio/FileioCommand.h"
#include "core/workloads/fileio/FileioWorkload.h"
#include "core/workloads/fileio/SysbenchOptions.h"

namespace iolite::workloads {

namespace {

std::string flagsText(const FileioSpec &spec)
{
    const std::string sync = spec.openSync == FileioOpenSync::Sync ? "sync"
        : spec.openSync == FileioOpenSync::Dsync                   ? "dsync"
                                                                   : "";
    if (!spec.direct)
        return sync;
    return sync.empty() ? "direct" : sync + ",direct";
}

std::string seconds(std::int64_t ns)
{
    return std::to_string((ns + 999'999'999) / 1'000'000'000);
}

std::string_view actionWord(ToolAction action)
{
    switch (action) {
    case ToolAction::Prepare:
        return "prepare";
    case ToolAction::Cleanup:
        return "cleanup";
    case ToolAction::Help:
        return "help";
    case ToolAction::Run:
        break;
    }
    return "run";
}

} // namespace

Result<std::vector<std::string>> sysbenchCommandLine(const ToolCommand &command)
{
    const FileioSpec *spec = std::get_if<FileioSpec>(&command.workload.classic);
    if (command.workload.workload != "fileio" || !spec) {
        Error error;
        error.code = ErrorCode::Unsupported;
        error.subject = command.workload.workload;
        error.detail = "sysbench";
        return error;
    }
    const bool current = spec->rules == FileioRules::V1_0;
    WorkloadSpec usual;
    usual.workload = "fileio";
    usual.classic = sysbenchDefaults(spec->rules);
    std::vector<std::string> words{"sysbench", current ? "fileio" : "--test=fileio"};
    for (const SysbenchOption &option : sysbenchOptions()) {
        if (option.use == OptionUse::Test)
            break; // what follows is only read
        if ((option.versions & versionBit(spec->rules)) == 0)
            continue;
        const std::string name = "--" + std::string(option.name);
        if (option.use == OptionUse::Flags) {
            if (const std::string flags = flagsText(*spec); !flags.empty())
                words.push_back(name + "=" + flags);
        } else if (option.use == OptionUse::RandInit) {
            if (spec->seed == 0)
                words.push_back(name + "=on");
        } else if (option.use == OptionUse::OldSeed) {
            // Also where it is the usual one: it tells 0.5 from 0.4.
            if (spec->seed != 0)
                words.push_back(name + "=" + std::to_string(spec->seed));
        } else if (!option.key.empty()) {
            std::string value = fileioWorkload().value(command.workload, option.key);
            if (value != fileioWorkload().value(usual, option.key) || option.key == "mode") {
                if (option.key.ends_with("_size") && value.back() > '9')
                    value.back() = char(value.back() - 'a' + 'A');
                words.push_back(name + "=" + (option.use == OptionUse::Seconds ? seconds(spec->timeNs) : value));
            }
        }
    }
    words.emplace_back(actionWord(command.action));
    return words;
}

} // namespace iolite::workloads
