// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/Schema.h"

#include <QStringList>
#include <QThread>

namespace iolite::history {

namespace {

/// Step n brings version n to n + 1. Only ever add to the end: stores of every version are out there.
const QList<QStringList> &migrations()
{
    static const QList<QStringList> steps{
        {
            // What is listed, searched or sorted is a column. `search` is, in upper case, the text of all that a word
            // is looked for in.
            QStringLiteral(R"(CREATE TABLE runs (
                num INTEGER PRIMARY KEY,
                id TEXT NOT NULL UNIQUE,
                label TEXT NOT NULL,
                tool TEXT NOT NULL,
                started_ms INTEGER NOT NULL,
                duration_ns INTEGER NOT NULL,
                status TEXT NOT NULL,
                target_path TEXT NOT NULL,
                fs_type TEXT NOT NULL,
                model TEXT NOT NULL,
                workload TEXT NOT NULL,
                preset TEXT NOT NULL,
                comment TEXT NOT NULL,
                search TEXT NOT NULL,
                deleted_ms INTEGER))"),
            QStringLiteral("CREATE INDEX runs_by_start ON runs (started_ms, num)"),
            QStringLiteral("CREATE INDEX runs_by_target ON runs (target_path, started_ms)"),
            QStringLiteral(R"(CREATE TABLE metrics (
                run INTEGER NOT NULL REFERENCES runs (num) ON DELETE CASCADE,
                position INTEGER NOT NULL,
                name TEXT NOT NULL,
                value REAL,
                unit TEXT NOT NULL,
                too_fast INTEGER NOT NULL,
                PRIMARY KEY (run, position)) WITHOUT ROWID)"),
            QStringLiteral(R"(CREATE TABLE tags (
                run INTEGER NOT NULL REFERENCES runs (num) ON DELETE CASCADE,
                position INTEGER NOT NULL,
                tag TEXT NOT NULL,
                PRIMARY KEY (run, position)) WITHOUT ROWID)"),
            QStringLiteral("CREATE INDEX tags_by_tag ON tags (tag)"),
            // The whole record as JSON (docs/formats.md), each part compressed by qCompress; apart from `runs`, so that
            // lists never read them.
            QStringLiteral(R"(CREATE TABLE records (
                run INTEGER PRIMARY KEY REFERENCES runs (num) ON DELETE CASCADE,
                header BLOB NOT NULL,
                series BLOB NOT NULL))"),
        },
    };
    return steps;
}

/// Changing the journal mode does not wait for a lock like other statements do.
void useWal(const Database &database)
{
    constexpr int kTries = 100;
    for (int i = 1;; ++i) {
        try {
            database.run(QStringLiteral("PRAGMA journal_mode = WAL"));
            return;
        } catch (const Failure &failure) {
            if (i == kTries || !QString::fromStdString(failure.error.detail).contains(QLatin1String("locked")))
                throw;
            QThread::msleep(50);
        }
    }
}

} // namespace

int schemaVersion()
{
    return int(migrations().size());
}

int storedVersion(const Database &database)
{
    return database.value(QStringLiteral("PRAGMA user_version")).toInt();
}

void migrate(const Database &database)
{
    useWal(database);
    database.run(QStringLiteral("PRAGMA foreign_keys = ON"));
    if (storedVersion(database) == schemaVersion())
        return;
    Transaction transaction(database, Transaction::Kind::Write);
    // Another process may have been here while we waited for the lock.
    for (int version = storedVersion(database); version < schemaVersion(); ++version)
        for (const QString &statement : migrations()[version])
            database.run(statement);
    if (storedVersion(database) < schemaVersion())
        database.run(QStringLiteral("PRAGMA user_version = %1").arg(schemaVersion()));
    transaction.commit();
}

} // namespace iolite::history
