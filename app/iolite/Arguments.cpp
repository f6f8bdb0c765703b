// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite/Arguments.h"

#include <QCoreApplication>

namespace {

// Texts of this file. A free function would hide them from lupdate.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Arguments)
};

// Options of Qt that take the next word as their value.
bool takesValue(const QString &option)
{
    static const QStringList kWithValue{QStringLiteral("-style"), QStringLiteral("-platform"),
        QStringLiteral("-platformpluginpath"), QStringLiteral("-platformtheme"), QStringLiteral("-plugin"),
        QStringLiteral("-qwindowgeometry"), QStringLiteral("-qwindowicon"), QStringLiteral("-qwindowtitle"),
        QStringLiteral("-session"), QStringLiteral("-stylesheet"), QStringLiteral("-display"),
        QStringLiteral("-geometry")};
    return kWithValue.contains(option);
}

} // namespace

Arguments parseArguments(const QStringList &words)
{
    Arguments result;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString &word = words[i];
        if (word == QLatin1String("--help") || word == QLatin1String("-h")) {
            result.help = true;
        } else if (word == QLatin1String("--version") || word == QLatin1String("-v")) {
            result.version = true;
        } else if (word == QLatin1String("--target")) {
            if (i + 1 >= words.size())
                result.problem = Words::tr("--target needs a directory after it.");
            else
                result.target = words[++i];
        } else if (word.startsWith(QLatin1String("--target="))) {
            result.target = word.mid(9);
        } else if (word.startsWith(QLatin1String("--"))) {
            result.problem = Words::tr("Unknown option %1. Known: --target DIR, --help, --version.").arg(word);
        } else if (word.startsWith(QLatin1Char('-'))) {
            if (takesValue(word))
                ++i;
        } else if (result.file.isEmpty()) {
            result.file = word;
        } else {
            result.problem = Words::tr("One run file at most: %1 is too many.").arg(word);
        }
    }
    return result;
}

QString helpText()
{
    return Words::tr("Usage: iolite [--target DIR] [FILE.iolite.json]\n"
                     "\n"
                     "Measures storage and filesystems, with live charts.\n"
                     "\n"
                     "  --target DIR   open with this directory chosen\n"
                     "  --help         this text\n"
                     "  --version      the version\n"
                     "\n"
                     "A run file given is imported into the history. Without a display use iolite-cli.\n");
}
