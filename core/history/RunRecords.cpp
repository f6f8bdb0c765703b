// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/RunRecords.h"

#include "core/formats/RunJson.h"
#include "core/formats/Words.h"

#include <QByteArray>
#include <QStringList>
#include <QVariant>

#include <cmath>

namespace iolite::history {

namespace {

QByteArray packed(const std::string &json)
{
    return qCompress(reinterpret_cast<const uchar *>(json.data()), qsizetype(json.size()));
}

std::string unpacked(const QByteArray &blob)
{
    return qUncompress(blob).toStdString();
}

void insertTags(const Database &database, qint64 row, const std::vector<std::string> &tags)
{
    for (std::size_t i = 0; i < tags.size(); ++i)
        database.run(QStringLiteral("INSERT INTO tags (run, position, tag) VALUES (?, ?, ?)"),
            {row, qint64(i), toColumn(tags[i])});
}

void insertMetrics(const Database &database, qint64 row, const std::vector<Metric> &metrics)
{
    for (std::size_t i = 0; i < metrics.size(); ++i) {
        const Metric &metric = metrics[i];
        const QVariant value = metric.value && std::isfinite(*metric.value) ? QVariant(*metric.value) : QVariant();
        database.run(QStringLiteral(
                         "INSERT INTO metrics (run, position, name, value, unit, too_fast) VALUES (?, ?, ?, ?, ?, ?)"),
            {row, qint64(i), toColumn(metric.name), value, toColumn(metric.unit), metric.tooFast ? 1 : 0});
    }
}

std::vector<std::string> tagsOf(const Database &database, qint64 row)
{
    std::vector<std::string> tags;
    QSqlQuery query = database.run(QStringLiteral("SELECT tag FROM tags WHERE run = ? ORDER BY position"), {row});
    while (database.next(query))
        tags.push_back(fromColumn(query.value(0)));
    return tags;
}

/// Ignoring case needs Unicode, which SQLite's LIKE doesn't do; so the text in its search form is kept.
void refreshSearch(const Database &database, qint64 row)
{
    QStringList words;
    {
        QSqlQuery query = database.run(
            QStringLiteral(
                "SELECT id, label, target_path, fs_type, model, workload, preset, comment FROM runs WHERE num = ?"),
            {row});
        if (!database.next(query))
            return;
        for (int i = 0; i < 8; ++i)
            words << query.value(i).toString();
    }
    for (const std::string &tag : tagsOf(database, row))
        words << toColumn(tag);
    // A line end between the parts, so that no word is found across two of them.
    database.run(
        QStringLiteral("UPDATE runs SET search = ? WHERE num = ?"), {searchForm(words.join(QLatin1Char('\n'))), row});
}

} // namespace

qint64 rowOfRun(const Database &database, const std::string &id)
{
    const QVariant row = database.value(QStringLiteral("SELECT num FROM runs WHERE id = ?"), {toColumn(id)});
    if (!row.isValid()) {
        Error error;
        error.code = ErrorCode::NotFound;
        error.subject = id;
        throw Failure{error};
    }
    return row.toLongLong();
}

void saveRun(const Database &database, const Run &run)
{
    if (run.id.empty())
        database.fail(QStringLiteral("a run without an id can't be kept"));
    // Made before the lock is taken: others need not wait for the packing.
    const QByteArray header = packed(formats::runHeaderToJson(run));
    const QByteArray series = packed(formats::seriesToJson(run.series));

    Transaction transaction(database, Transaction::Kind::Write);
    // A replaced run keeps its row number, and with it its place among runs of the same moment.
    const QVariant row = database.value(QStringLiteral("SELECT num FROM runs WHERE id = ?"), {toColumn(run.id)});
    if (row.isValid())
        database.run(QStringLiteral("DELETE FROM runs WHERE num = ?"), {row});
    QSqlQuery insert = database.run(
        QStringLiteral(
            "INSERT INTO runs (num, id, label, tool, started_ms, duration_ns, status, target_path, fs_type, model,"
            " workload, preset, comment, search) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '')"),
        {row.isValid() ? row : QVariant(QMetaType::fromType<qlonglong>()), toColumn(run.id), toColumn(run.label),
            toColumn(run.tool), qint64(run.startedMs), qint64(run.durationNs),
            toColumn(std::string(formats::statusWord(run.status))), toColumn(run.target.path),
            toColumn(run.target.fsType), toColumn(run.target.model), toColumn(run.workload.workload),
            toColumn(run.workload.preset), toColumn(run.comment)});
    const qint64 num = insert.lastInsertId().toLongLong();
    insertTags(database, num, run.tags);
    insertMetrics(database, num, run.metrics);
    database.run(QStringLiteral("INSERT INTO records (run, header, series) VALUES (?, ?, ?)"), {num, header, series});
    refreshSearch(database, num);
    transaction.commit();
}

Run loadRun(const Database &database, const std::string &id)
{
    Transaction transaction(database, Transaction::Kind::Read);
    const qint64 row = rowOfRun(database, id);
    QSqlQuery query = database.run(QStringLiteral("SELECT r.label, r.comment, b.header, b.series FROM runs r JOIN "
                                                  "records b ON b.run = r.num WHERE r.num = ?"),
        {row});
    if (!database.next(query))
        database.fail(QStringLiteral("run %1 has no record").arg(toColumn(id)));
    const QByteArray seriesBlob = query.value(3).toByteArray();
    const std::string series = unpacked(seriesBlob);
    auto run = formats::runFromParts(unpacked(query.value(2).toByteArray()), series, database.path());
    if (!run || (series.empty() && !seriesBlob.isEmpty()))
        database.fail(
            QStringLiteral("the record of run %1 is damaged: %2")
                .arg(toColumn(id), run ? QStringLiteral("series can't be unpacked") : toColumn(run.error().detail)));
    // What a person can change afterwards lives in the columns.
    run->label = fromColumn(query.value(0));
    run->comment = fromColumn(query.value(1));
    run->tags = tagsOf(database, row);
    return std::move(run).value();
}

void setRunText(const Database &database, const std::string &id, const QString &column, const std::string &text)
{
    Transaction transaction(database, Transaction::Kind::Write);
    const qint64 row = rowOfRun(database, id);
    database.run(QStringLiteral("UPDATE runs SET %1 = ? WHERE num = ?").arg(column), {toColumn(text), row});
    refreshSearch(database, row);
    transaction.commit();
}

void setRunTags(const Database &database, const std::string &id, const std::vector<std::string> &tags)
{
    Transaction transaction(database, Transaction::Kind::Write);
    const qint64 row = rowOfRun(database, id);
    database.run(QStringLiteral("DELETE FROM tags WHERE run = ?"), {row});
    insertTags(database, row, tags);
    refreshSearch(database, row);
    transaction.commit();
}

void setRunDeleted(const Database &database, const std::string &id, const QVariant &deletedMs)
{
    Transaction transaction(database, Transaction::Kind::Write);
    database.run(QStringLiteral("UPDATE runs SET deleted_ms = ? WHERE num = ?"), {deletedMs, rowOfRun(database, id)});
    transaction.commit();
}

} // namespace iolite::history
