// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/HistoryStore.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <cstdlib>

namespace iolite::history {

std::string defaultDataDir()
{
    if (const char *chosen = std::getenv("IOLITE_DATA_DIR"); chosen && *chosen)
        return chosen; // HistoryStore::open makes it, and says why if it can't
    // Not AppDataLocation: desktop and command line are programs of different names with one history.
    const QString path =
        QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/iolite");
    QDir().mkpath(path);
    return QFile::encodeName(path).toStdString();
}

} // namespace iolite::history
