// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Metric.h"

#include <QAbstractTableModel>
#include <QByteArray>

#include <optional>
#include <string>
#include <vector>

namespace iolite::ui {

/// The figures of one run: a row per test and direction ("seq1m_q8.read"), a column per quantity (bandwidth, IOPS,
/// percentiles, CPU, cache share). Quantities this version doesn't know (imported runs) get columns of their own at the
/// end.
class ResultsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Role {
        MetricRole = Qt::UserRole, ///< the metric's name
        NumberRole, ///< the bare number in the metric's unit, invalid if there is none
    };
    using QAbstractTableModel::QAbstractTableModel;

    void setMetrics(std::vector<Metric> metrics);
    bool isEmpty() const { return m_rows.empty(); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Aligned columns, for mail.
    QString toText() const;
    /// RFC 4180: bare numbers in the C locale, unit in the header where it is one.
    QByteArray toCsv() const;

private:
    struct Row {
        std::string test; ///< "seq1m_q8.read"
        std::vector<std::optional<Metric>> cells; ///< by column
    };
    QString title(const Row &row) const;

    std::vector<std::string> m_quantities; ///< last part of the metrics' names
    std::vector<Row> m_rows;
};

} // namespace iolite::ui
