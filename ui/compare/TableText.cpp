// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/TableText.h"

#include "ui/compare/CompareModel.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <optional>
#include <vector>

namespace iolite::ui {

namespace {

QString field(QString text)
{
    if (text.contains(QLatin1Char('"')) || text.contains(QLatin1Char(',')) || text.contains(QLatin1Char('\n')))
        return QLatin1Char('"') + text.replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
    return text;
}

QString number(const std::optional<double> &value)
{
    return value ? QString::fromLatin1(QByteArray::number(*value, 'g', QLocale::FloatingPointShortest)) : QString();
}

} // namespace

QString alignedText(const QAbstractItemModel &model)
{
    std::vector<QStringList> rows(1);
    for (int c = 0; c < model.columnCount(); ++c)
        rows[0].append(model.headerData(c, Qt::Horizontal).toString());
    for (int r = 0; r < model.rowCount(); ++r) {
        QStringList row;
        for (int c = 0; c < model.columnCount(); ++c)
            row.append(model.index(r, c).data().toString().remove(QChar(0x2066)).remove(QChar(0x2069)));
        rows.push_back(row);
    }
    std::vector<qsizetype> widths(std::size_t(model.columnCount()), 0);
    for (const QStringList &row : rows)
        for (qsizetype c = 0; c < row.size(); ++c)
            widths[std::size_t(c)] = std::max(widths[std::size_t(c)], row[c].size());
    QString text;
    for (const QStringList &row : rows) {
        QString line;
        for (qsizetype c = 0; c < row.size(); ++c) {
            const int width = int(widths[std::size_t(c)]);
            line += c == 0 ? row[c].leftJustified(width) : QStringLiteral("  ") + row[c].rightJustified(width);
        }
        text += line + QLatin1Char('\n');
    }
    return text;
}

QString csvText(const CompareModel &model)
{
    const auto head = [&](int column) { return field(model.headerData(column, Qt::Horizontal).toString()); };
    QString text = QStringLiteral("metric,unit,%1,%2,ratio,change_percent\r\n")
                       .arg(head(CompareModel::BaseColumn), head(CompareModel::CandidateColumn));
    for (const analysis::ComparisonRow &row : model.comparison().rows)
        text += QStringList{field(QString::fromStdString(row.metric)), field(QString::fromStdString(row.unit)),
                    number(row.base.mean), number(row.candidate.mean), number(row.ratio), number(row.changePercent)}
                    .join(QLatin1Char(','))
            + QStringLiteral("\r\n");
    return text;
}

} // namespace iolite::ui
