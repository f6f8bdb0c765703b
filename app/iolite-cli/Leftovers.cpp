// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/Leftovers.h"

#include "app/iolite-cli/DataDir.h"
#include "app/iolite-cli/Failure.h"
#include "core/runner/Recovery.h"
#include "core/wording/Text.h"
#include "core/wording/Wording.h"

#include <filesystem>

namespace iolite::cli {

using wording::shown;

namespace {

QString recoverWords(const Arguments &arguments)
{
    QString words = QStringLiteral("iolite-cli recover");
    if (arguments.has("--data-dir"))
        words += QStringLiteral(" --data-dir ") + shown(arguments.value("--data-dir"));
    return words;
}

QString namesIn(const std::string &directory)
{
    QStringList names;
    std::error_code ignored;
    for (const auto &entry : std::filesystem::directory_iterator(directory, ignored))
        names += shown(entry.path().filename().string());
    names.sort();
    return names.join(QStringLiteral(", "));
}

// True when nothing of the test files is left.
bool removeFiles(const runner::Leftover &leftover, Console &console)
{
    const auto removed = runner::removeTestFiles(leftover);
    if (removed)
        return true;
    const QString foreign = namesIn(leftover.testDirectory);
    if (foreign.isEmpty())
        console.error(wording::errorText(removed.error()));
    else
        console.error(
            Cli::tr("%1 holds files that could not be removed, or that are not Iolite's: %2. Look at them and "
                    "remove the directory yourself.")
                .arg(shown(leftover.testDirectory), foreign));
    return false;
}

bool isSaved(const Arguments &arguments, const Run &run)
{
    if (run.id.empty())
        return false;
    const auto store = history::HistoryStore::open(dataDir(arguments));
    return store && (*store)->load(run.id).ok();
}

} // namespace

void clearLeftovers(const Arguments &arguments, Console &console)
{
    for (const runner::Leftover &leftover : runner::findLeftovers(dataDir(arguments))) {
        const bool clean = removeFiles(leftover, console);
        // A run that ended and is in the history was not broken off: only its test files had stayed.
        if (isSaved(arguments, leftover.run)) {
            if (clean)
                static_cast<void>(runner::discardJournal(leftover));
        } else if (!leftover.run.id.empty())
            console.error(Cli::tr("The run %1 on %2 was broken off. What it measured is kept with: %3")
                              .arg(shown(leftover.run.id), shown(leftover.run.target.path), recoverWords(arguments)));
        else if (clean) // it ended before it measured anything: there is nothing to keep
            static_cast<void>(runner::discardJournal(leftover));
    }
}

} // namespace iolite::cli
