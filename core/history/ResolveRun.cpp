// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/RunRecords.h"

#include <QVariant>

#include <charconv>
#include <optional>

namespace iolite::history {

namespace {

constexpr int kShown = 5; // ids named in an error

std::string joinedIds(const Database &database, QSqlQuery &query)
{
    std::string list;
    for (int i = 0; database.next(query); ++i) {
        if (i == kShown)
            return list + ", …";
        list += (list.empty() ? "" : ", ") + fromColumn(query.value(0));
    }
    return list;
}

[[noreturn]] void failNotFound(const Database &database, const std::string &word)
{
    QSqlQuery newest = database.run(
        QStringLiteral("SELECT id FROM runs WHERE deleted_ms IS NULL ORDER BY started_ms DESC, num DESC LIMIT %1")
            .arg(kShown + 1));
    Error error;
    error.code = ErrorCode::NotFound;
    error.subject = word;
    error.expected = joinedIds(database, newest);
    throw Failure{error};
}

/// How many runs before the newest: 0 for "last", N for "last~N", none for other words.
std::optional<qint64> backFromLast(const std::string &word)
{
    if (word == "last")
        return 0;
    const std::string_view prefix = "last~";
    if (!word.starts_with(prefix))
        return std::nullopt;
    qint64 back = 0;
    const char *begin = word.data() + prefix.size();
    const char *end = word.data() + word.size();
    const auto [stop, failed] = std::from_chars(begin, end, back);
    return begin != end && stop == end && failed == std::errc() && back >= 0 ? std::optional(back) : std::nullopt;
}

} // namespace

std::string resolveRun(const Database &database, const std::string &word)
{
    Transaction transaction(database, Transaction::Kind::Read);
    if (const auto back = backFromLast(word)) {
        const QVariant id = database.value(
            QStringLiteral(
                "SELECT id FROM runs WHERE deleted_ms IS NULL ORDER BY started_ms DESC, num DESC LIMIT 1 OFFSET ?"),
            {*back});
        if (!id.isValid())
            failNotFound(database, word);
        return fromColumn(id);
    }
    if (word.empty())
        failNotFound(database, word);

    const QString text = toColumn(word);
    if (database.value(QStringLiteral("SELECT num FROM runs WHERE id = ?"), {text}).isValid())
        return word;
    const QString matches = QStringLiteral(
        "SELECT id FROM runs WHERE deleted_ms IS NULL AND substr(id, 1, length(?)) = ? ORDER BY id LIMIT ?");
    std::string first;
    {
        QSqlQuery query = database.run(matches, {text, text, 2});
        if (!database.next(query))
            failNotFound(database, word);
        first = fromColumn(query.value(0));
        if (!database.next(query))
            return first;
    }
    QSqlQuery query = database.run(matches, {text, text, kShown + 1});
    Error error;
    error.code = ErrorCode::Ambiguous;
    error.subject = word;
    error.expected = joinedIds(database, query);
    throw Failure{error};
}

} // namespace iolite::history
