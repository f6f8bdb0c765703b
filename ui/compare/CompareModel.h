// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/Comparison.h"

#include <QAbstractTableModel>
#include <QString>

namespace iolite::ui {

/// The rows of a comparison: metric, A, B, ratio B / A in per cent, difference. Good and bad ones differ in sign, arrow
/// and word, not in colour alone. GUI thread only.
class CompareModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { MetricColumn, BaseColumn, CandidateColumn, RatioColumn, ChangeColumn, ColumnCount };
    enum class Verdict {
        None,
        Better,
        Worse
    }; ///< by the direction that is good for the metric; None: neither, or a
       ///< change too small to tell from chance
    enum Role { SortRole = Qt::UserRole, VerdictRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setComparison(analysis::Comparison comparison, const QString &baseName, const QString &candidateName);
    const analysis::Comparison &comparison() const { return m_comparison; }
    Verdict verdict(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString text(const analysis::ComparisonRow &row, int column) const;

    analysis::Comparison m_comparison;
    QString m_baseName;
    QString m_candidateName;
};

} // namespace iolite::ui
