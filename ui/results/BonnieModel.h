// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Run.h"

#include <QAbstractTableModel>
#include <QString>

#include <array>
#include <optional>
#include <string_view>
#include <vector>

QT_BEGIN_NAMESPACE
class QTableView;
QT_END_NAMESPACE

namespace iolite::ui {

/// bonnie++'s twelve figures laid out as it prints them: two blocks, each with groups, tests, rate and %CP, and a row
/// of worst latencies below. Made of metrics only, so imported runs look the same.
class BonnieModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Role {
        MetricRole = Qt::UserRole, ///< the metric's name, of cells that show one
        SpanRole, ///< columns that the cell takes
        HeadRole, ///< true in rows of words
    };
    static constexpr int kTests = 6; ///< in each block
    static constexpr int kColumns = 1 + 2 * kTests;
    static constexpr int kBlockRows = 5; ///< groups, tests, heads, figures, latencies
    static constexpr int kRows = 2 * kBlockRows + 1; ///< with an empty one between the blocks

    using QAbstractTableModel::QAbstractTableModel;

    /// Whether the run has such figures, or will have.
    static bool suits(const Run &run);
    void setRun(const Run &run);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    /// Aligned, for mail.
    QString toText() const;

private:
    struct Figures {
        std::optional<Metric> rate, cpu, latency;
    };
    const Metric *metricAt(int row, int column) const;
    QString text(int row, int column) const;
    QString toolTip(int row, int column) const;
    QString blockText(int block) const;

    std::array<Figures, 2 * kTests> m_figures;
    std::array<QString, 2> m_amounts; ///< of the blocks: size of the file, number of files; empty where not known
};

/// A view for it: no headers, cells merged as the model says.
QTableView *newBonnieView(BonnieModel *model, QWidget *parent);

} // namespace iolite::ui
