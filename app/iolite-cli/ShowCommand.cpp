// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/Command.h"
#include "app/iolite-cli/DataDir.h"
#include "app/iolite-cli/RunLookup.h"
#include "app/iolite-cli/RunReport.h"
#include "core/formats/RunJson.h"

namespace iolite::cli {

namespace {

Exit show(const Arguments &arguments, Console &console)
{
    const std::vector<Run> runs = RunLookup(arguments).load(arguments.words().front());
    if (arguments.has("--json")) {
        console.out(QByteArray::fromStdString(formats::runsToJson(runs, true, true) + '\n'));
        return Exit::Done;
    }
    for (std::size_t i = 0; i < runs.size(); ++i)
        console.out((i > 0 ? QStringLiteral("\n") : QString()) + runReport(runs[i])
            + Cli::tr("Id: %1").arg(QString::fromStdString(runs[i].id)) + u'\n');
    return Exit::Done;
}

} // namespace

Command showCommand()
{
    return {"show", "RUN", 1, 1, QT_TRANSLATE_NOOP("Cli", "Print a saved run, or one from a file"),
        {{"--json", Option::Switch, "", QT_TRANSLATE_NOOP("Cli", "Everything, with the series, as JSON")},
            dataDirOption()},
        show};
}

} // namespace iolite::cli
