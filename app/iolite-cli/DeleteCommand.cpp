// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/Command.h"
#include "app/iolite-cli/DataDir.h"
#include "app/iolite-cli/RunLookup.h"
#include "core/wording/Text.h"

namespace iolite::cli {

using wording::shown;

namespace {

Exit remove(const Arguments &arguments, Console &console)
{
    const auto store = openHistory(arguments);
    // All are looked up before the first is deleted: `delete last last~1` means two runs, and a wrong word deletes
    // none.
    std::vector<std::string> ids;
    for (const std::string &word : arguments.words()) {
        if (isRunFile(word))
            failUsage(Cli::tr("delete takes runs of the history, not the file %1.").arg(shown(word)));
        ids.push_back(require(store->resolve(word)));
    }
    for (const std::string &id : ids) {
        require(store->remove(id));
        console.out(Cli::tr("Deleted %1.").arg(shown(id)) + u'\n');
    }
    return Exit::Done;
}

} // namespace

Command deleteCommand()
{
    return {"delete", "RUN...", 1, 10'000, QT_TRANSLATE_NOOP("Cli", "Delete saved runs"), {dataDirOption()}, remove};
}

} // namespace iolite::cli
