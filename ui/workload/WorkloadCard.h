// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"
#include "core/model/WorkloadSpec.h"
#include "ui/common/Widgets.h"
#include "ui/workload/Workloads.h"

#include <map>
#include <optional>
#include <string>

QT_BEGIN_NAMESPACE
class QComboBox;
class QPushButton;
QT_END_NAMESPACE

namespace iolite::ui {

class KeyEditor;
class SpecForm;

/// What to measure: a preset with the settings people change (file size, time, direct I/O), an own job, or a classic
/// with every key. Takes and gives the tools' command lines.
class WorkloadCard : public Card {
    Q_OBJECT
public:
    explicit WorkloadCard(QWidget *parent = nullptr, const Workloads &known = {});

    WorkloadSpec workload() const;
    /// Something a field alone shows to be wrong; nothing of the target.
    std::optional<Error> error() const;
    /// Shows any workload: its preset, own settings of its kind, or a list of jobs taken over from a run. One of an
    /// unknown kind changes nothing.
    void setWorkload(const WorkloadSpec &workload);
    /// Sets one key (of all jobs), as a one-click remedy does.
    void setForAll(const QString &key, const QString &value);

    /// The form shown; null while a list of tests is.
    SpecForm *form() const { return m_form; }
    /// The settings last made by hand, by the workload's id.
    const std::map<std::string, WorkloadSpec> &ownSettings() const { return m_own; }
    /// As from an earlier start; shows nothing.
    void setOwnSettings(const WorkloadSpec &workload);
    /// Chooses a workload with its own settings.
    void chooseOwn(const std::string &id);

    /// Where the tool of a copied command line is to work.
    void setDirectory(const std::string &directory);

public slots:
    void copyCommandLine(); ///< of the workload shown; nothing where no tool does such a thing

signals:
    void changed();
    void pasteRequested();

private:
    void buildChoice();
    void buildCommandRow();
    QWidget *buildListPage();
    void choose(int index);
    void showForm(const workloads::Workload &workload, const WorkloadSpec &spec, const QString &description);
    void showList(const QString &description);
    SpecForm *formOf(const workloads::Workload &workload);
    WorkloadSpec ownOf(const workloads::Workload &workload) const;
    void edited();
    void leavePreset();
    void applyOverride(const QString &key);
    void showJobs();
    void showOverrides();
    Result<std::vector<std::string>> commandLine() const;
    void refreshCommand();

    const Workloads m_known;
    QComboBox *m_choice = nullptr;
    HintLabel *m_description = nullptr;
    QWidget *m_listPage = nullptr;
    QLabel *m_jobs = nullptr;
    QPushButton *m_copy = nullptr;
    HintLabel *m_copied = nullptr;
    std::map<std::string, SpecForm *> m_forms; ///< made when first shown
    SpecForm *m_form = nullptr;
    std::string m_formPreset; ///< that the form's settings come from, empty if none
    std::map<std::string, WorkloadSpec> m_own;
    std::string m_directory;
    std::map<QString, KeyEditor *> m_overrides; ///< "size", "runtime", "direct" for all jobs of a list
    WorkloadSpec m_list; ///< the preset's or the run's jobs with the overrides
    WorkloadSpec m_taken; ///< from a run, empty if none
    std::map<QString, Error> m_errors; ///< of the overrides, by key
};

} // namespace iolite::ui
