// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/iolite-cli/Arguments.h"
#include "app/iolite-cli/Console.h"
#include "app/iolite-cli/Failure.h"

#include <string>
#include <vector>

namespace iolite::cli {

/// One word of the command line contract.
struct Command {
    const char *name;
    const char *words; ///< positional words of the synopsis, e.g. "RUN..."; empty if it takes none
    std::size_t minWords = 0;
    std::size_t maxWords = 0;
    const char *summary; ///< one line, marked for translation (context Cli)
    std::vector<Option> options;
    Exit (*run)(const Arguments &arguments, Console &console); ///< may throw Failure
};

// One file each
Command runCommand();
Command execCommand();
Command listCommand();
Command showCommand();
Command compareCommand();
Command exportCommand();
Command targetsCommand();
Command presetsCommand();
Command workloadsCommand();
Command recoverCommand();
Command deleteCommand();
Command versionCommand();

/// All of them, in the order the help shows.
const std::vector<Command> &commands();

/// Finds the command, reads its words and carries it out. Throws Failure.
Exit dispatch(const std::vector<std::string> &words, Console &console);

} // namespace iolite::cli
