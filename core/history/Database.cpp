// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/Database.h"

#include "core/formats/Utf8.h"

#include <QSqlError>
#include <QVariant>

#include <atomic>

namespace iolite::history {

namespace {

constexpr int kBusyMs = 10'000; // the desktop and the command line may write at the same time

QString newConnectionName()
{
    static std::atomic<quint64> counter{0};
    return QStringLiteral("iolite-history-%1").arg(counter.fetch_add(1));
}

} // namespace

Database::Database(const std::string &path, bool readOnly)
    : m_path(path)
    , m_name(newConnectionName())
{
    if (!QSqlDatabase::isDriverAvailable(QStringLiteral("QSQLITE")))
        fail(QStringLiteral("the SQLite driver of Qt is not installed"));
    if (formats::toUtf8Text(path) != path) // Qt would open another file
        fail(QStringLiteral("the path is not UTF-8"));
    m_connection = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
    m_connection.setDatabaseName(QString::fromStdString(path));
    m_connection.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(kBusyMs)
        + (readOnly ? QStringLiteral(";QSQLITE_OPEN_READONLY") : QString()));
    if (!m_connection.open()) {
        const QString words = m_connection.lastError().databaseText();
        m_connection = {};
        QSqlDatabase::removeDatabase(m_name);
        fail(words);
    }
}

Database::~Database()
{
    m_connection.close();
    m_connection = {};
    QSqlDatabase::removeDatabase(m_name);
}

QSqlQuery Database::run(const QString &sql, const QVariantList &values) const
{
    QSqlQuery query(m_connection);
    query.setForwardOnly(true);
    bool ok = query.prepare(sql);
    if (ok) {
        for (const QVariant &value : values)
            query.addBindValue(value);
        ok = query.exec();
    }
    if (!ok)
        fail(query.lastError().databaseText());
    return query;
}

bool Database::next(QSqlQuery &query) const
{
    if (query.next())
        return true;
    if (query.lastError().isValid())
        fail(query.lastError().databaseText());
    return false;
}

QVariant Database::value(const QString &sql, const QVariantList &values) const
{
    QSqlQuery query = run(sql, values);
    return next(query) ? query.value(0) : QVariant();
}

void Database::fail(const QString &words) const
{
    Error error;
    error.code = ErrorCode::HistoryFailed;
    error.subject = m_path;
    error.detail = words.toStdString();
    throw Failure{error};
}

Transaction::Transaction(const Database &database, Kind kind)
    : m_database(database)
{
    database.run(kind == Kind::Write ? QStringLiteral("BEGIN IMMEDIATE") : QStringLiteral("BEGIN"));
}

Transaction::~Transaction()
{
    if (!m_open)
        return;
    try {
        m_database.run(QStringLiteral("ROLLBACK"));
    } catch (const Failure &) {
        // SQLite has rolled back by itself, as it does when the disk is full
    }
}

void Transaction::commit()
{
    m_database.run(QStringLiteral("COMMIT"));
    m_open = false;
}

QString toColumn(const std::string &bytes)
{
    return QString::fromStdString(formats::toUtf8Text(bytes));
}

std::string fromColumn(const QVariant &value)
{
    return formats::fromUtf8Text(value.toString().toStdString());
}

QString searchForm(const QString &text)
{
    return text.toUpper();
}

} // namespace iolite::history
