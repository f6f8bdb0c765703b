// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/RunList.h"

#include "core/formats/Words.h"

#include <QVariant>

#include <unordered_map>

namespace iolite::history {

namespace {

/// The condition of a filter with the values for its question marks.
struct Where {
    QString sql = QStringLiteral("1");
    QVariantList values;

    void add(const QString &condition, const QVariantList &more)
    {
        sql += QStringLiteral(" AND ") + condition;
        values += more;
    }
};

Where whereOf(const Filter &filter)
{
    Where where;
    if (!filter.withDeleted)
        where.add(QStringLiteral("deleted_ms IS NULL"), {});
    if (!filter.targetPath.empty())
        where.add(QStringLiteral("target_path = ?"), {toColumn(filter.targetPath)});
    if (!filter.workload.empty())
        where.add(
            QStringLiteral("(workload = ? OR preset = ?)"), {toColumn(filter.workload), toColumn(filter.workload)});
    if (!filter.tag.empty())
        where.add(QStringLiteral("num IN (SELECT run FROM tags WHERE tag = ?)"), {toColumn(filter.tag)});
    if (filter.sinceMs != 0)
        where.add(QStringLiteral("started_ms >= ?"), {qint64(filter.sinceMs)});
    // instr and not LIKE: % and _ in a word are just characters
    const QStringList words =
        searchForm(toColumn(filter.text).simplified()).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString &word : words)
        where.add(QStringLiteral("instr(search, ?) > 0"), {word});
    return where;
}

using Rows = std::unordered_map<qint64, std::size_t>; // row number in the store → index in the list

std::vector<RunSummary> readRuns(const Database &database, const Where &where, Rows &rows)
{
    std::vector<RunSummary> list;
    QSqlQuery query =
        database.run(QStringLiteral("SELECT num, id, label, tool, started_ms, duration_ns, status, target_path, "
                                    "fs_type, model, workload, preset,"
                                    " comment, deleted_ms FROM runs WHERE %1 ORDER BY started_ms DESC, num DESC")
                         .arg(where.sql),
            where.values);
    while (database.next(query)) {
        rows.emplace(query.value(0).toLongLong(), list.size());
        RunSummary &run = list.emplace_back();
        run.id = fromColumn(query.value(1));
        run.label = fromColumn(query.value(2));
        run.tool = fromColumn(query.value(3));
        run.startedMs = query.value(4).toLongLong();
        run.durationNs = query.value(5).toLongLong();
        run.status = formats::statusFromWord(fromColumn(query.value(6))).value_or(RunStatus::Failed);
        run.targetPath = fromColumn(query.value(7));
        run.fsType = fromColumn(query.value(8));
        run.model = fromColumn(query.value(9));
        run.workload = fromColumn(query.value(10));
        run.preset = fromColumn(query.value(11));
        run.comment = fromColumn(query.value(12));
        run.deleted = !query.isNull(13);
    }
    return list;
}

/// Rows of `table` that belong to the listed runs, in order; calls put(summary, query) for each. The first column is
/// the run.
template <class Put>
void readParts(const Database &database, const QString &table, const QString &columns, const Where &where,
    const Rows &rows, std::vector<RunSummary> &list, Put &&put)
{
    if (list.empty())
        return;
    QSqlQuery query = database.run(
        QStringLiteral("SELECT run, %1 FROM %2 WHERE run IN (SELECT num FROM runs WHERE %3) ORDER BY run, position")
            .arg(columns, table, where.sql),
        where.values);
    while (database.next(query))
        if (const auto row = rows.find(query.value(0).toLongLong()); row != rows.end())
            put(list[row->second], query);
}

} // namespace

std::vector<RunSummary> listRuns(const Database &database, const Filter &filter)
{
    // One transaction, so that the three queries see the same moment.
    Transaction transaction(database, Transaction::Kind::Read);
    const Where where = whereOf(filter);
    Rows rows;
    std::vector<RunSummary> list = readRuns(database, where, rows);
    readParts(database, QStringLiteral("metrics"), QStringLiteral("name, value, unit, too_fast"), where, rows, list,
        [](RunSummary &run, const QSqlQuery &query) {
            Metric &metric = run.metrics.emplace_back();
            metric.name = fromColumn(query.value(1));
            if (!query.isNull(2))
                metric.value = query.value(2).toDouble();
            metric.unit = fromColumn(query.value(3));
            metric.tooFast = query.value(4).toBool();
        });
    readParts(database, QStringLiteral("tags"), QStringLiteral("tag"), where, rows, list,
        [](RunSummary &run, const QSqlQuery &query) { run.tags.push_back(fromColumn(query.value(1))); });
    return list;
}

} // namespace iolite::history
