// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

namespace iolite::tests {

/// The longest a file may be. Tests may be longer: their tables are read one row at a time.
inline int mostLines(const QString &name)
{
    return name.startsWith("tests/") ? 600 : 400;
}

/// Does this file have to carry the two SPDX lines itself? (REUSE.toml speaks for the others.)
inline bool needsSpdxLines(const QString &name)
{
    static const QRegularExpression pattern(
        R"((\.(cpp|h|cmake|sh|md|toml|desktop|svg|xml|yml)|(^|/)CMakeLists\.txt|^dev|^\.ci/run|^packaging/packages/.*\.txt)$)");
    return pattern.match(name).hasMatch() && !name.startsWith("tests/cases/") && !name.startsWith("LICENSES/");
}

/// What is wrong with the head of such a file; empty if nothing.
inline QString spdxFault(const QByteArray &content)
{
    const QString head = QString::fromUtf8(content.left(600));
    static const QRegularExpression copyright("SPDX-FileCopyrightText: \\d{4} \\S+"); // REUSE-IgnoreStart
    static const QRegularExpression license(
        "SPDX-License-Identifier: (GPL-3\\.0-or-later|CC0-1\\.0)\\b"); // REUSE-IgnoreEnd
    if (!copyright.match(head).hasMatch())
        return QStringLiteral("no copyright line");
    if (!license.match(head).hasMatch())
        return QStringLiteral("no licence line, or of a licence that this project does not have");
    return {};
}

/// Lines that only make sense on the machine or in the minute they were written on: paths of a build machine, hosts of
/// package registries, marks of unfinished work. "line: text" each.
inline QStringList leftovers(const QByteArray &content)
{
    // Put together from parts, so that this file does not find itself.
    static const QRegularExpression pattern(QStringList{
        "(?<![\\w.})/-])/("
            + QStringList{"wo"
                          "rk",
                "ro"
                "ot",
                "fa"
                "rm"}
                  .join('|')
            + ")/",
        "\\b("
            + QStringList{"TO"
                          "DO",
                "FIX"
                "ME",
                "HA"
                "CK",
                "XX"
                "X"}
                  .join('|')
            + ")\\b",
        QStringList{"deb\\.deb"
                    "ian\\.org",
            "archive\\.ubu"
            "ntu\\.com",
            "registry\\.np"
            "mjs",
            "py"
            "pi\\.org"}
            .join('|'),
    }
                                                .join('|'));
    QStringList found;
    const QStringList lines = QString::fromUtf8(content).split('\n');
    for (qsizetype i = 0; i < lines.size(); ++i)
        if (pattern.match(lines[i]).hasMatch())
            found << QString("%1: %2").arg(i + 1).arg(lines[i].trimmed().left(100));
    return found;
}

} // namespace iolite::tests
