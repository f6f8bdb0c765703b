// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/HistoryStore.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <pwd.h>
#include <unistd.h>

#include <cstdlib>

namespace iolite::history {

std::string defaultDataDir()
{
    if (const char *chosen = std::getenv("IOLITE_DATA_DIR"); chosen && *chosen)
        return chosen; // HistoryStore::open makes it, and says why if it can't
    // Without a home (a service, a bare chroot) Qt would take the root directory, with a relative one the current.
    if (const char *home = std::getenv("HOME"); !home || *home != '/')
        if (const passwd *user = getpwuid(geteuid()); user && user->pw_dir && *user->pw_dir == '/')
            qputenv("HOME", user->pw_dir);
    // Not AppDataLocation: desktop and command line are programs of different names with one history.
    const QString path =
        QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/iolite");
    QDir().mkpath(path);
    return QFile::encodeName(path).toStdString();
}

} // namespace iolite::history
