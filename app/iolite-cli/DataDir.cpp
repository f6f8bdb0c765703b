// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/DataDir.h"

#include "app/iolite-cli/Failure.h"

namespace iolite::cli {

Option dataDirOption()
{
    return {"--data-dir", Option::Value, "PATH",
        QT_TRANSLATE_NOOP("Cli", "Where the history is (default: IOLITE_DATA_DIR, or the user's data directory)")};
}

std::string dataDir(const Arguments &arguments)
{
    if (!arguments.has("--data-dir"))
        return history::defaultDataDir();
    std::string path = arguments.value("--data-dir");
    if (path.empty())
        failUsage(Cli::tr("--data-dir is empty. Give the directory of the history."));
    return path;
}

std::unique_ptr<history::HistoryStore> openHistory(const Arguments &arguments)
{
    return require(history::HistoryStore::open(dataDir(arguments)));
}

} // namespace iolite::cli
