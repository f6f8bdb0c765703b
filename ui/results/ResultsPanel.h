// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Run.h"

#include <QWidget>

#include <memory>

QT_BEGIN_NAMESPACE
class QAbstractItemModel;
class QLabel;
class QStackedWidget;
class QTableView;
QT_END_NAMESPACE

namespace iolite::ui {

class BonnieModel;
class MetricModel;
class ResultsModel;

/// The table of one run with a plain sentence above it: tests by directions for jobs, bonnie++'s own table for its
/// figures, a plain list for the other classics. Empty: says what to do next.
class ResultsPanel : public QWidget {
    Q_OBJECT
public:
    explicit ResultsPanel(QWidget *parent = nullptr);

    void setRun(std::shared_ptr<const Run> run); ///< null: the empty state
    /// What a running run has so far: its header with the phases finished up to now.
    void setPartial(const Run &run);
    ResultsModel *model() const { return m_model; }

public slots:
    void copy(); ///< text and text/csv together

private:
    void display(const QString &sentence, const Run &run);

    QTableView *newTable(const char *name, QAbstractItemModel *model, QWidget *parent);

    ResultsModel *m_model; ///< has the figures of every run, for the CSV
    BonnieModel *m_bonnie;
    MetricModel *m_metrics;
    QStackedWidget *m_pages;
    QLabel *m_sentence;
    QTableView *m_table;
    QTableView *m_bonnieTable;
    QTableView *m_metricTable;
};

} // namespace iolite::ui
