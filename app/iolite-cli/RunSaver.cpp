// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/RunSaver.h"

#include "app/iolite-cli/Failure.h"
#include "core/formats/RunFile.h"
#include "core/wording/Text.h"
#include "core/wording/Wording.h"

#include <QDir>

namespace iolite::cli {

RunSaver::RunSaver(std::unique_ptr<history::HistoryStore> store, Console &console)
    : m_store(std::move(store))
    , m_console(console)
{
    if (m_store && m_store->readOnly())
        throw Failure{Exit::Failed,
            Cli::tr("The history was written by a newer Iolite and can't be changed by this one. Use --no-save --out "
                    "FILE, or another --data-dir.")};
}

bool RunSaver::save(const Run &run)
{
    if (!m_store)
        return true;
    if (const auto saved = m_store->save(run); !saved) {
        m_allSaved = false;
        m_console.error(wording::errorText(saved.error()));
        return saveElsewhere(run);
    }
    m_saved.insert(run.id);
    return true;
}

bool RunSaver::saveElsewhere(const Run &run)
{
    for (const QString &directory : {QDir::currentPath(), QDir::tempPath()}) {
        const QString path = directory + QStringLiteral("/iolite-%1.iolite.json").arg(wording::shown(run.id));
        if (formats::writeRunFile(path.toStdString(), {run})) {
            m_console.error(Cli::tr("The run was kept in %1 instead.").arg(path));
            return true;
        }
    }
    return false;
}

} // namespace iolite::cli
