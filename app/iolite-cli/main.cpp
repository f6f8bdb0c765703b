// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/Application.h"
#include "app/iolite-cli/Command.h"
#include "core/wording/Wording.h"

#include <csignal>
#include <cstring>

int main(int argc, char **argv)
{
    using namespace iolite::cli;
    // A reader that goes away (`| head`) must not end a run; Console notices it by EPIPE.
    std::signal(SIGPIPE, SIG_IGN);
    const std::vector<std::string> words(argv + (argc > 0 ? 1 : 0), argv + argc);
    const auto application = makeApplication(words);
    iolite::wording::installTranslators(*application);
    Console console;
    Exit exit = Exit::Failed;
    try {
        exit = dispatch(words, console);
    } catch (const Failure &failure) {
        console.error(failure.sentence);
        exit = failure.exit;
    }
    if (const int fault = console.outputFault(); fault && exit == Exit::Done) {
        console.error(Cli::tr("The result could not be written to standard output: %1.")
                          .arg(QString::fromLocal8Bit(std::strerror(fault))));
        exit = Exit::Failed;
    }
    return int(exit);
}
