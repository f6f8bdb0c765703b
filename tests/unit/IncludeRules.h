// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

namespace iolite::tests {

/// The rooms of core and which other rooms of core each may include; docs/architecture.md explains them.
inline const QHash<QString, QStringList> &coreRooms()
{
    static const QHash<QString, QStringList> rooms = {
        {"model", {}},
        {"engine", {"model"}},
        {"system", {"model"}},
        {"workloads", {"model", "engine", "system"}},
        {"formats", {"model", "workloads"}},
        {"analysis", {"model", "workloads"}},
        {"wording", {"model", "workloads"}},
        {"history", {"model", "formats"}},
        {"runner", {"model", "engine", "system", "workloads", "formats"}},
    };
    return rooms;
}

/// One #include line.
struct Include {
    QString header; ///< without the brackets or quotes
    bool quoted = false;
    int line = 0;
};

inline QList<Include> includesOf(const QString &source)
{
    static const QRegularExpression pattern(R"(^\s*#\s*include\s*([<"])([^>"]+)[>"])");
    QList<Include> found;
    const QStringList lines = source.split('\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const auto match = pattern.match(lines[i]);
        if (match.hasMatch())
            found << Include{match.captured(2), match.captured(1) == "\"", int(i) + 1};
    }
    return found;
}

inline bool isQtHeader(const QString &header)
{
    static const QRegularExpression pattern("^(Q[A-Z][A-Za-z0-9]*|Qt[A-Z][A-Za-z0-9]*(/.*)?|q[a-z0-9_]+\\.h)$");
    return pattern.match(header).hasMatch();
}

/// Why `path` (relative to the root) must not include `include`; empty if it may.
inline QString objection(const QString &path, const Include &include)
{
    const QStringList at = path.split('/');
    const QString &header = include.header;
    const QStringList to = header.split('/');
    const QString house = at[0];
    const QString room = at.size() > 2 ? at[1] : QString();
    const bool ours = to[0] == "core" || to[0] == "ui" || to[0] == "app" || to[0] == "tests";

    if (house == "core") {
        if (!coreRooms().contains(room))
            return "core/" + room + " is no room that the rules know";
        if (isQtHeader(header) && room != "wording" && room != "history")
            return "core/" + room + " is free of Qt";
        if (room == "wording"
            && (header.startsWith("QtWidgets") || header.startsWith("QWidget") || header.startsWith("QSql")))
            return "core/wording needs only Qt Core";
        if (to[0] == "ui" || to[0] == "app" || to[0] == "tests")
            return "core knows nothing of " + to[0];
        if (to[0] == "core" && to.size() > 1 && to[1] != room && !coreRooms()[room].contains(to[1]))
            return "core/" + room + " must not use core/" + to[1];
    }
    if (house == "ui") {
        if (to[0] == "app" || to[0] == "tests")
            return "ui knows nothing of " + to[0];
        if (header.startsWith("core/engine/"))
            return "the window must not reach into the engine";
    }
    if (house == "app") {
        if (to[0] == "tests")
            return "programs know nothing of the tests";
        if (room == "iolite-cli" && to[0] == "ui" && to[1] != "charts" && to[1] != "export")
            return "the command line draws charts and needs nothing else of the window";
        if (room == "iolite-devices" && (to[0] == "core" || to[0] == "ui"))
            return "the device probe may be built with another Qt: it shares no code";
        if (to[0] == "app" && to.size() > 1 && to[1] != room)
            return "programs do not include each other";
    }
    if (header == "qcustomplot.h" && house != "tests"
        && !(house == "ui" && (room == "charts" || room == "export") && path.endsWith(".cpp")))
        return "the chart library stays inside the .cpp files of ui/charts and ui/export (it costs seconds a file)";
    // The bare loop shares nothing with the engine that is measured against it.
    if (header == "liburing.h" && !path.startsWith("core/engine/") && !path.startsWith("tests/bench/floor/"))
        return "io_uring belongs to core/engine";
    if (to[0] == "Solid" && !path.startsWith("app/iolite-devices/"))
        return "KDE Solid stays in a process of its own";
    if (path.startsWith("tests/unit/")
        && (to[0] == "ui" || to[0] == "app" || header.startsWith("core/wording/")
            || header.startsWith("core/history/")))
        return "tests/unit holds the Qt-free rooms";
    if (include.quoted && !ours && !header.endsWith(".moc") && !isQtHeader(header))
        return "our own headers are named from the root of the project";
    return {};
}

/// "file:line: header: why" for each include that breaks a rule.
inline QStringList violations(const QString &path, const QString &source)
{
    QStringList found;
    for (const Include &include : includesOf(source)) {
        const QString why = objection(path, include);
        if (!why.isEmpty())
            found << QString("%1:%2: %3: %4").arg(path).arg(include.line).arg(include.header, why);
    }
    return found;
}

} // namespace iolite::tests
