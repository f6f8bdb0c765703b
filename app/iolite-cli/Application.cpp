// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/Application.h"

#include <QApplication>

#include <algorithm>
#include <clocale>
#include <cstdlib>
#include <cstring>

#include <langinfo.h>

namespace iolite::cli {

namespace {

// Qt prints a warning where the locale's encoding is not UTF-8 (also where the locale isn't installed) and then uses
// UTF-8 all the same. Said beforehand, and for the encoding only: language and numbers stay the user's.
void useUtf8()
{
    std::setlocale(LC_ALL, "");
    const bool isUtf8 = std::strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
    std::setlocale(LC_ALL, "C");
    if (isUtf8)
        return;
    if (const char *all = std::getenv("LC_ALL"); all && *all) {
        const std::string name = all;
        for (const char *category :
            {"LANG", "LC_NUMERIC", "LC_TIME", "LC_MONETARY", "LC_MEASUREMENT", "LC_COLLATE", "LC_MESSAGES"})
            ::setenv(category, name.c_str(), 1);
        ::unsetenv("LC_ALL");
    }
    ::setenv("LC_CTYPE", "C.UTF-8", 1);
}

bool drawsChart(const std::vector<std::string> &words)
{
    return !words.empty() && words.front() == "export"
        && std::any_of(words.begin(), words.end(),
            [](const std::string &word) { return word == "--png" || word.rfind("--png=", 0) == 0; });
}

} // namespace

std::unique_ptr<QCoreApplication> makeApplication(const std::vector<std::string> &words)
{
    static int argc = 1;
    static char name[] = "iolite-cli";
    static char *argv[] = {name, nullptr};
    useUtf8();
    std::unique_ptr<QCoreApplication> application;
    if (drawsChart(words)) {
        if (!std::getenv("QT_QPA_PLATFORM"))
            ::setenv("QT_QPA_PLATFORM", "offscreen", 1);
        // Without a session Qt remarks on standard error that it made a runtime directory of its own.
        const QtMessageHandler before =
            qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
        application = std::make_unique<QApplication>(argc, argv);
        qInstallMessageHandler(before);
    } else {
        application = std::make_unique<QCoreApplication>(argc, argv);
    }
    // The same data directory as the desktop.
    QCoreApplication::setApplicationName(QStringLiteral("iolite"));
    QCoreApplication::setApplicationVersion(QStringLiteral(IOLITE_VERSION));
    return application;
}

} // namespace iolite::cli
