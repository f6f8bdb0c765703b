// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Private to this room.

#include "core/model/Error.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariantList>

#include <string>

namespace iolite::history {

/// Thrown inside this room only; guarded() below makes a Result of it.
struct Failure {
    Error error;
};

/// One SQLite connection of its own name, for the thread that made it. Every function throws Failure with
/// HistoryFailed, the file as subject and SQLite's words.
class Database {
public:
    Database(const std::string &path, bool readOnly);
    ~Database();
    Database(const Database &) = delete;
    Database &operator=(const Database &) = delete;

    const std::string &path() const { return m_path; }

    /// Runs one statement. Results can only be read forwards, with next().
    QSqlQuery run(const QString &sql, const QVariantList &values = {}) const;
    /// The next row; a damaged file shows here and not at run().
    bool next(QSqlQuery &query) const;
    /// First column of the first row, invalid if there is no row.
    QVariant value(const QString &sql, const QVariantList &values = {}) const;

    [[noreturn]] void fail(const QString &words) const;

private:
    std::string m_path;
    QString m_name;
    QSqlDatabase m_connection;
};

/// Rolls back unless committed. Writers take the lock at once (BEGIN IMMEDIATE): waiting for it works then, while a
/// reader that turns into a writer would be refused.
class Transaction {
public:
    enum class Kind { Read, Write };
    Transaction(const Database &database, Kind kind);
    ~Transaction();
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;
    void commit();

private:
    const Database &m_database;
    bool m_open = true;
};

template <class T, class Work>
Result<T> guarded(Work &&work)
{
    try {
        if constexpr (std::is_void_v<T>) {
            work();
            return {};
        } else {
            return Result<T>(work());
        }
    } catch (const Failure &failure) {
        return failure.error;
    }
}

// Columns hold UTF-8 text; bytes that aren't are kept by the escape of formats::toUtf8Text.
QString toColumn(const std::string &bytes);
std::string fromColumn(const QVariant &value);

/// The form in which case makes no difference; upper case, since that also makes ß and SS, ς and σ the same.
QString searchForm(const QString &text);

} // namespace iolite::history
