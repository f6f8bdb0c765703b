// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Metric.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace iolite::ui {

/// The figures of a classic as a plain list: title, value with unit, and the worst latency of the same test where there
/// is one.
class MetricModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { TitleColumn, ValueColumn, LatencyColumn };
    enum Role { MetricRole = Qt::UserRole }; ///< the name of the metric in the cell

    using QAbstractTableModel::QAbstractTableModel;

    void setMetrics(const std::vector<Metric> &metrics);
    bool isEmpty() const { return m_rows.empty(); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override; ///< without latencies: no such column
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        Metric metric;
        std::optional<Metric> latency;
    };
    std::vector<Row> m_rows;
    bool m_latencies = false;
};

} // namespace iolite::ui
