// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/HistoryStore.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

namespace iolite::ui {

enum class Grouping { None, Day, Target };

/// The saved runs, newest first, as the store lists them; with a heading row before each group when grouped. A run's
/// check marks it for comparing; checks survive searching and regrouping and keep the order in which they were set.
class HistoryModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, Started, Result, Target, Workload, ColumnCount };
    enum Role {
        IdRole = Qt::UserRole, ///< id of the run; empty on a heading
        HeadingRole, ///< true on a heading
    };

    /// `store` outlives the model; null: always empty.
    explicit HistoryModel(history::HistoryStore *store, QObject *parent = nullptr);

    void reload();
    void setSearch(const QString &text);
    void setGrouping(Grouping grouping);
    Grouping grouping() const { return m_grouping; }

    const history::RunSummary *summary(const QModelIndex &index) const; ///< null on a heading
    QModelIndex indexOf(const QString &id, int column = Name) const;
    QStringList checkedIds() const { return m_checked; }
    void setChecked(const QString &id, bool checked);
    void uncheckAll();
    int runCount() const;
    bool isSearching() const { return !m_search.isEmpty(); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    static QString displayName(const history::RunSummary &run);

signals:
    void checkedChanged();
    void renameRequested(const QString &id, const QString &label);
    void failed(const iolite::Error &error);

private:
    struct Row {
        QString heading; ///< of a group; else empty
        std::size_t run = 0;
    };
    QVariant cell(const history::RunSummary &run, int column) const;

    history::HistoryStore *m_store;
    std::vector<history::RunSummary> m_runs;
    std::vector<Row> m_rows;
    QStringList m_checked;
    QString m_search;
    Grouping m_grouping = Grouping::Day;
};

} // namespace iolite::ui
