// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-devices/ParentWatch.h"
#include "app/iolite-devices/Reporter.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <csignal>
#include <cstdio>
#include <unistd.h>

namespace {

/// One line, in one piece where the pipe allows it. Without a reader there is nothing left to do.
void printLine(const QJsonObject &object)
{
    QByteArray line = QJsonDocument(object).toJson(QJsonDocument::Compact);
    line += '\n';
    if (std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stdout)
            != static_cast<std::size_t>(line.size())
        || std::fflush(stdout) != 0)
        _exit(0);
    if (object.value(QStringLiteral("event")) == QStringLiteral("ready"))
        iolite::devices::listIsComplete();
}

} // namespace

int main(int argc, char **argv)
{
    std::signal(SIGPIPE, SIG_IGN);
    QCoreApplication app(argc, argv);
    printLine({{QStringLiteral("event"), QStringLiteral("hello")}, {QStringLiteral("protocol"), 1},
        {QStringLiteral("version"), QStringLiteral(IOLITE_VERSION)}});
    iolite::devices::endWithParent();
    iolite::devices::Reporter reporter(printLine);
    reporter.start();
    return app.exec();
}
