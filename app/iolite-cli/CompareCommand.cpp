// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/Command.h"
#include "app/iolite-cli/ComparisonText.h"
#include "app/iolite-cli/DataDir.h"
#include "app/iolite-cli/RunLookup.h"
#include "app/iolite-cli/TextFile.h"

namespace iolite::cli {

namespace {

Exit compare(const Arguments &arguments, Console &console)
{
    if (arguments.has("--json") && arguments.has("--csv"))
        failUsage(Cli::tr("%1 and %2 do not go together. Give one of them.")
                      .arg(QStringLiteral("--json"), QStringLiteral("--csv")));
    RunLookup lookup(arguments);
    const std::vector<Run> base = lookup.loadList(arguments.words()[0]);
    const std::vector<Run> candidate = lookup.loadList(arguments.words()[1]);
    analysis::Comparison comparison = analysis::compare(base, candidate);
    comparison.notes.emplace_back("verdicts-need-statistics");
    if (arguments.has("--json"))
        console.out(comparisonJson(base, candidate, comparison));
    else if (arguments.has("--csv"))
        writeTextFile("--csv", arguments.value("--csv"), comparisonCsv(comparison), console);
    else
        console.out(comparisonText(base, candidate, comparison));
    return Exit::Done;
}

} // namespace

Command compareCommand()
{
    return {"compare", "BASE CANDIDATE", 2, 2,
        QT_TRANSLATE_NOOP("Cli", "Compare two runs, or two groups of repeats joined by commas"),
        {{"--json", Option::Switch, "", QT_TRANSLATE_NOOP("Cli", "As JSON")},
            {"--csv", Option::Value, "FILE", QT_TRANSLATE_NOOP("Cli", "As CSV, to a file (- is standard output)")},
            {"--html", Option::Later}, dataDirOption()},
        compare};
}

} // namespace iolite::cli
