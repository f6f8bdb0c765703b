// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"
#include "core/model/WorkloadSpec.h"
#include "ui/common/Widgets.h"

#include <map>
#include <optional>

QT_BEGIN_NAMESPACE
class QComboBox;
QT_END_NAMESPACE

namespace iolite::ui {

class JobForm;
class KeyEditor;

/// What to measure: a preset with the settings people change (file size, time, direct I/O), or an own job with every
/// key.
class WorkloadCard : public Card {
    Q_OBJECT
public:
    explicit WorkloadCard(QWidget *parent = nullptr);

    WorkloadSpec workload() const;
    /// Something a field alone shows to be wrong; nothing of the target.
    std::optional<Error> error() const;
    /// Shows any workload: its preset, an own job, or a list of jobs taken over from a run.
    void setWorkload(const WorkloadSpec &workload);
    /// Sets one key of all jobs, as a one-click remedy does.
    void setForAll(const QString &key, const QString &value);

    JobForm *form() const { return m_form; }
    JobSpec ownJob() const;
    void setOwnJob(const JobSpec &job);

signals:
    void changed();

private:
    void buildChoice();
    QWidget *buildListPage();
    void choose(int index);
    void showPage(bool ownJob);
    void applyOverride(const QString &key);
    void showJobs();
    void showOverrides();

    QComboBox *m_choice = nullptr;
    HintLabel *m_description = nullptr;
    QWidget *m_listPage = nullptr;
    bool m_own = false; ///< the form is shown, not the list
    QLabel *m_jobs = nullptr;
    JobForm *m_form = nullptr;
    std::map<QString, KeyEditor *> m_overrides; ///< "size", "runtime", "direct" for all jobs of a list
    WorkloadSpec m_list; ///< the preset's or the run's jobs with the overrides
    WorkloadSpec m_taken; ///< from a run, empty if none
    std::map<QString, Error> m_errors; ///< of the overrides, by key
};

} // namespace iolite::ui
