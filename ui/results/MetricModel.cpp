// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/MetricModel.h"

#include "core/wording/Wording.h"
#include "ui/common/Widgets.h"

#include <QLocale>

#include <algorithm>
#include <string_view>

namespace iolite::ui {

namespace {

std::string_view testOf(std::string_view name)
{
    return name.substr(0, name.rfind('.') == std::string_view::npos ? 0 : name.rfind('.'));
}

bool isWorstLatency(const Metric &metric)
{
    return metric.name.ends_with(".latency") && metric.name.find('.') == metric.name.rfind('.');
}

} // namespace

void MetricModel::setMetrics(const std::vector<Metric> &metrics)
{
    beginResetModel();
    m_rows.clear();
    m_latencies = false;
    for (const Metric &metric : metrics)
        if (!isWorstLatency(metric))
            m_rows.push_back({metric, std::nullopt});
    for (const Metric &metric : metrics) {
        if (!isWorstLatency(metric))
            continue;
        const auto row = std::find_if(m_rows.begin(), m_rows.end(),
            [&](const Row &each) { return testOf(each.metric.name) == testOf(metric.name); });
        if (row == m_rows.end()) {
            m_rows.push_back({metric, std::nullopt});
        } else {
            row->latency = metric; // beside the first figure of its test, the rate
            m_latencies = true;
        }
    }
    endResetModel();
}

int MetricModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int MetricModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_latencies ? 3 : 2;
}

QVariant MetricModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Row &row = m_rows[std::size_t(index.row())];
    if (index.column() == TitleColumn)
        return role == Qt::DisplayRole || role == Qt::ToolTipRole ? QVariant(wording::metricTitle(row.metric.name))
                                                                  : QVariant();
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    const Metric *metric = index.column() == ValueColumn ? &row.metric : row.latency ? &*row.latency : nullptr;
    if (!metric)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return isolated(wording::value(*metric));
    case Qt::ToolTipRole:
        return metric->value ? tr("%1: %2 %3", "metric: exact value unit")
                                   .arg(wording::metricTitle(metric->name), QLocale().toString(*metric->value, 'g', 8),
                                       QString::fromStdString(metric->unit))
                             : wording::metricTitle(metric->name);
    case Qt::AccessibleTextRole:
        return tr("%1: %2", "metric: value").arg(wording::metricTitle(metric->name), wording::value(*metric));
    case MetricRole:
        return QString::fromStdString(metric->name);
    default:
        return {};
    }
}

QVariant MetricModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section == TitleColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    return section == TitleColumn ? tr("Figure") : section == ValueColumn ? tr("Value") : tr("Worst latency");
}

} // namespace iolite::ui
