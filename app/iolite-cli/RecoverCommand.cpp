// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/Command.h"
#include "app/iolite-cli/DataDir.h"
#include "core/runner/Recovery.h"
#include "core/wording/Text.h"
#include "core/wording/Wording.h"

namespace iolite::cli {

using wording::shown;

namespace {

// Saved first, then the test files, the journal last: whatever stops this, it can be done again.
bool recover(const runner::Leftover &leftover, history::HistoryStore &store, Console &console)
{
    // A journal that ends before the start of its run tells only where test files may be.
    if (!leftover.run.id.empty() && !store.load(leftover.run.id)) {
        require(store.save(leftover.run));
        console.out(Cli::tr("Recovered %1 (%2).").arg(shown(leftover.run.id), shown(leftover.run.target.path)) + u'\n');
    }
    if (const auto removed = runner::removeTestFiles(leftover); !removed) {
        console.error(wording::errorText(removed.error()));
        // A place that can't be seen now may come back, with the files; what else is in the way is said once.
        if (removed.error().code != ErrorCode::TargetMissing)
            require(runner::discardJournal(leftover));
        return false;
    }
    require(runner::discardJournal(leftover));
    return true;
}

Exit recoverAll(const Arguments &arguments, Console &console)
{
    const std::vector<runner::Leftover> leftovers = runner::findLeftovers(dataDir(arguments));
    if (leftovers.empty()) {
        console.out(Cli::tr("There is nothing to recover.") + u'\n');
        return Exit::Done;
    }
    const auto store = openHistory(arguments);
    bool all = true;
    for (const runner::Leftover &leftover : leftovers)
        all = recover(leftover, *store, console) && all;
    return all ? Exit::Done : Exit::Failed;
}

} // namespace

Command recoverCommand()
{
    return {"recover", "", 0, 0, QT_TRANSLATE_NOOP("Cli", "Keep what a crash left and remove its test files"),
        {dataDirOption()}, recoverAll};
}

} // namespace iolite::cli
