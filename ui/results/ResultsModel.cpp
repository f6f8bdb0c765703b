// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/ResultsModel.h"

#include "core/wording/Wording.h"
#include "ui/common/Widgets.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace iolite::ui {

namespace {

// In the order a reader asks for them.
constexpr std::array<std::string_view, 17> kOrder{"bw", "iops", "lat_mean", "clat_p50", "clat_p90", "clat_p99",
    "clat_p999", "lat_max", "resp_mean", "resp_p50", "resp_p90", "resp_p99", "resp_p999", "resp_max", "cpu",
    "cpu_per_op", "cache_share"};

std::size_t rank(std::string_view quantity)
{
    return std::size_t(std::find(kOrder.begin(), kOrder.end(), quantity) - kOrder.begin());
}

std::pair<std::string, std::string> split(const std::string &name)
{
    const std::size_t dot = name.rfind('.');
    if (dot == std::string::npos)
        return {{}, name};
    return {name.substr(0, dot), name.substr(dot + 1)};
}

QString quantityTitle(const std::string &quantity)
{
    if (quantity == "bw")
        return ResultsModel::tr("Rate");
    if (quantity == "lat_mean")
        return ResultsModel::tr("Mean");
    if (quantity == "lat_max")
        return ResultsModel::tr("Max");
    if (quantity == "clat_p50")
        return QStringLiteral("p50");
    if (quantity == "clat_p90")
        return QStringLiteral("p90");
    if (quantity == "clat_p99")
        return QStringLiteral("p99");
    if (quantity == "clat_p999")
        return QStringLiteral("p99.9");
    if (quantity == "cpu_per_op")
        return ResultsModel::tr("CPU/op");
    if (quantity == "cache_share")
        return ResultsModel::tr("From cache");
    return wording::metricTitle(quantity);
}

QString quoted(QString field)
{
    if (!field.contains(QLatin1Char(',')) && !field.contains(QLatin1Char('"')) && !field.contains(QLatin1Char('\n')))
        return field;
    return QLatin1Char('"') + field.replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
}

} // namespace

void ResultsModel::setMetrics(std::vector<Metric> metrics)
{
    beginResetModel();
    m_quantities.clear();
    m_rows.clear();
    for (const Metric &metric : metrics) {
        const std::string quantity = split(metric.name).second;
        if (std::find(m_quantities.begin(), m_quantities.end(), quantity) == m_quantities.end())
            m_quantities.push_back(quantity);
    }
    std::stable_sort(m_quantities.begin(), m_quantities.end(),
        [](const std::string &a, const std::string &b) { return rank(a) < rank(b); });
    for (Metric &metric : metrics) {
        const auto [test, quantity] = split(metric.name);
        auto row = std::find_if(m_rows.begin(), m_rows.end(), [&test = test](const Row &r) { return r.test == test; });
        if (row == m_rows.end())
            row = m_rows.insert(row, Row{test, std::vector<std::optional<Metric>>(m_quantities.size())});
        const auto column = std::find(m_quantities.begin(), m_quantities.end(), quantity) - m_quantities.begin();
        row->cells[std::size_t(column)] = std::move(metric);
    }
    endResetModel();
}

int ResultsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int ResultsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_quantities.size()) + 1;
}

QString ResultsModel::title(const Row &row) const
{
    return row.test.empty() ? tr("Run") : wording::metricTitle(row.test);
}

QVariant ResultsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Row &row = m_rows[std::size_t(index.row())];
    if (index.column() == 0)
        return role == Qt::DisplayRole || role == Qt::ToolTipRole ? QVariant(title(row)) : QVariant();
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    const std::optional<Metric> &metric = row.cells[std::size_t(index.column()) - 1];
    if (!metric)
        return role == Qt::DisplayRole ? QVariant(QStringLiteral("–")) : QVariant();
    switch (role) {
    case Qt::DisplayRole:
        return isolated(wording::value(*metric));
    case Qt::ToolTipRole:
        return metric->value ? tr("%1: %2 %3", "metric: exact value unit")
                                   .arg(wording::metricTitle(metric->name), QLocale().toString(*metric->value, 'g', 8),
                                       QString::fromStdString(metric->unit))
                             : wording::metricTitle(metric->name);
    case Qt::AccessibleTextRole:
        return tr("%1, %2: %3", "test, quantity: value")
            .arg(title(row), quantityTitle(m_quantities[std::size_t(index.column()) - 1]), wording::value(*metric));
    case MetricRole:
        return QString::fromStdString(metric->name);
    case NumberRole:
        return metric->value ? QVariant(*metric->value) : QVariant();
    default:
        return {};
    }
}

QVariant ResultsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role == Qt::DisplayRole)
        return section == 0 ? tr("Test") : quantityTitle(m_quantities[std::size_t(section) - 1]);
    if (role == Qt::ToolTipRole && section > 0)
        return wording::metricTitle(m_quantities[std::size_t(section) - 1]);
    return {};
}

QString ResultsModel::toText() const
{
    std::vector<QStringList> lines(std::size_t(rowCount()) + 1);
    for (int column = 0; column < columnCount(); ++column) {
        lines[0] << headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        for (int row = 0; row < rowCount(); ++row)
            lines[std::size_t(row) + 1] << index(row, column).data().toString();
    }
    QString text;
    for (const QStringList &line : lines) {
        QString row;
        for (int column = 0; column < columnCount(); ++column) {
            qsizetype width = 0;
            for (const QStringList &other : lines)
                width = std::max(width, other[column].size());
            row += column == 0 ? line[column].leftJustified(width)
                               : QStringLiteral("  ") + line[column].rightJustified(width);
        }
        text += row.replace(QChar(QChar::Nbsp), QLatin1Char(' ')) + QLatin1Char('\n');
    }
    return text;
}

QByteArray ResultsModel::toCsv() const
{
    QStringList header{QStringLiteral("test")};
    for (std::size_t column = 0; column < m_quantities.size(); ++column) {
        std::string unit;
        bool same = true;
        for (const Row &row : m_rows) {
            if (!row.cells[column])
                continue;
            same = same && (unit.empty() || unit == row.cells[column]->unit);
            unit = row.cells[column]->unit;
        }
        const QString name = QString::fromStdString(m_quantities[column]);
        header << quoted(
            same && !unit.empty() ? QStringLiteral("%1 (%2)").arg(name, QString::fromStdString(unit)) : name);
    }
    QString text = header.join(QLatin1Char(',')) + QStringLiteral("\r\n");
    for (const Row &row : m_rows) {
        QStringList fields{quoted(QString::fromStdString(row.test))};
        for (const std::optional<Metric> &metric : row.cells)
            fields << (metric && metric->value
                    ? QString::fromLatin1(QByteArray::number(*metric->value, 'g', QLocale::FloatingPointShortest))
                    : QString());
        text += fields.join(QLatin1Char(',')) + QStringLiteral("\r\n");
    }
    return text.toUtf8();
}

} // namespace iolite::ui
