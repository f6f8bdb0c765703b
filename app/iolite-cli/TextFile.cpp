// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/TextFile.h"

#include "app/iolite-cli/Failure.h"
#include "core/formats/WriteFile.h"
#include "core/wording/Text.h"
#include "core/wording/Wording.h"

#include <QFile>
#include <QFileInfo>

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
    if (const auto written = formats::writeFile(path, {text.constData(), std::size_t(text.size())}); !written)
        throw Failure{Exit::Failed, wording::errorText(written.error())};
}

} // namespace iolite::cli
