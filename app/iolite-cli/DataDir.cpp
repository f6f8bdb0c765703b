// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/DataDir.h"

#include "app/iolite-cli/Failure.h"
#include "core/wording/Text.h"

#include <cstring>

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
    const std::string directory = dataDir(arguments);
    auto store = history::HistoryStore::open(directory);
    if (store)
        return std::move(*store);
    const Error &error = store.error();
    if (error.code != ErrorCode::TargetNotWritable && error.code != ErrorCode::ReadOnlyFilesystem)
        fail(error);
    failUsage(Cli::tr("The history can't be kept in %1: %2. Choose another directory with --data-dir or "
                      "IOLITE_DATA_DIR, or measure with --no-save.")
                  .arg(wording::shown(directory), wording::shown(std::strerror(error.errnum))));
}

} // namespace iolite::cli
