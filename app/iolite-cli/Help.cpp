// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/Help.h"

#include "app/iolite-cli/TextTable.h"

namespace iolite::cli {

namespace {

QString utf8(const char *text)
{
    return QString::fromUtf8(text);
}

} // namespace

QString helpText()
{
    QString text = Cli::tr("Iolite measures storage and filesystems.") + QStringLiteral("\n\n") + Cli::tr("Usage:")
        + QStringLiteral(" iolite-cli COMMAND [OPTIONS]\n\n");
    TextTable table;
    for (const Command &command : commands())
        table.add({QStringLiteral("  ") + utf8(command.name), Cli::tr(command.summary)});
    text += table.text() + u'\n';
    text += Cli::tr("iolite-cli COMMAND --help says more about each.") + u'\n';
    text +=
        Cli::tr("Exit status: 0 done, 1 failed or only partly done, 2 wrong usage, 3 refused for safety, 4 cancelled.")
        + u'\n';
    return text;
}

QString helpText(const Command &command)
{
    QString usage = QStringLiteral("iolite-cli ") + utf8(command.name);
    if (*command.words)
        usage += u' ' + utf8(command.words);
    QString text = Cli::tr(command.summary) + QStringLiteral("\n\n") + Cli::tr("Usage:") + u' ' + usage
        + QStringLiteral(" [") + Cli::tr("OPTIONS") + QStringLiteral("]\n\n");
    TextTable table;
    for (const Option &option : command.options) {
        if (option.kind == Option::Later)
            continue;
        QString name = QStringLiteral("  ") + utf8(option.name);
        if (*option.value)
            name += u' ' + utf8(option.value);
        table.add({name, Cli::tr(option.help)});
    }
    return text + table.text();
}

} // namespace iolite::cli
