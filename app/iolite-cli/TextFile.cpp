// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/TextFile.h"

#include "app/iolite-cli/Failure.h"
#include "core/wording/Text.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace iolite::cli {

using wording::shown;

void writeTextFile(const char *option, const std::string &path, const QByteArray &text, Console &console)
{
    if (path == "-") {
        console.out(text);
        return;
    }
    const QString name = QFile::decodeName(path.c_str());
    if (const QFileInfo info(name); info.isDir() || !QFileInfo(info.absolutePath()).isDir())
        failUsage(Cli::tr("%1 %2: no file can have this name. Give one in a directory that exists.")
                      .arg(QLatin1String(option), shown(path)));
    // Devices and pipes (/dev/stdout) can't be replaced, only written to.
    QSaveFile file(name);
    file.setDirectWriteFallback(true);
    if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit())
        return;
    throw Failure{Exit::Failed,
        Cli::tr("%1 %2 can't be written: %3.").arg(QLatin1String(option), shown(path), file.errorString())};
}

} // namespace iolite::cli
