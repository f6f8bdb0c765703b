// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/history/HistoryCommands.h"
#include "ui/history/HistoryModel.h"

#include <QTimer>
#include <QUndoStack>
#include <QWidget>

#include <functional>

QT_BEGIN_NAMESPACE
class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QStackedWidget;
class QTreeView;
QT_END_NAMESPACE

namespace iolite::ui {

/// Every saved run: search, group, rename in place, tags, comment, delete with undo, check to compare, run again.
class HistoryPanel : public QWidget {
    Q_OBJECT
public:
    /// `store` outlives the panel; null where the history can't be opened.
    explicit HistoryPanel(history::HistoryStore *store, QWidget *parent = nullptr);
    ~HistoryPanel() override;

    HistoryModel *model() const { return m_model; }
    QUndoStack *undoStack() { return &m_undo; }
    QString currentId() const;
    void select(const QString &id); ///< as if clicked
    void setGrouping(Grouping grouping);
    void reload(); ///< after the store has changed; keeps the selection

    QAction *runAgainAction() const { return m_runAgain; }
    QAction *renameAction() const { return m_rename; }
    QAction *deleteAction() const { return m_delete; }
    QAction *uncheckAction() const { return m_uncheck; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

signals:
    void currentChanged(const QString &id); ///< empty: none
    void checkedChanged();
    void runAgainRequested(const QString &id);
    void deleted(int count);
    void failed(const iolite::Error &error);

private:
    void buildTop();
    void buildList();
    void buildDetails();
    void buildActions();
    QStringList selectedIds() const;
    void removeSelected();
    void edit(EditRun::Field field, const QString &id, const QString &after);
    void showDetails();
    void spanHeadings();
    void fitColumns();
    void refreshAfter(const std::function<void()> &read); ///< keeps the selection over what `read` does to the model
    HistoryContext context();

    history::HistoryStore *m_store;
    QUndoStack m_undo;
    HistoryModel *m_model;
    QLineEdit *m_search = nullptr;
    QTimer m_searchPause; ///< from the last letter typed to the search
    QComboBox *m_grouping = nullptr;
    QStackedWidget *m_pages = nullptr;
    QTreeView *m_view = nullptr;
    QLabel *m_empty = nullptr;
    QWidget *m_details = nullptr;
    QLineEdit *m_tags = nullptr;
    QLineEdit *m_comment = nullptr;
    QAction *m_runAgain = nullptr;
    QAction *m_rename = nullptr;
    QAction *m_delete = nullptr;
    QAction *m_uncheck = nullptr;
    QString m_current;
    QString m_detailsOf; ///< id of the run whose tags and comment are shown
    bool m_reloading = false;
};

} // namespace iolite::ui
