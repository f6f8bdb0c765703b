// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/WorkloadCard.h"

#include "core/wording/Wording.h"
#include "core/workloads/Presets.h"
#include "core/workloads/job/JobKeys.h"
#include "ui/workload/JobForm.h"
#include "ui/workload/KeyEditor.h"

#include <QComboBox>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace iolite::ui {

namespace {

// Combo data: a preset's id, or one of these (no preset id has a colon).
const QString kOwnJob = QStringLiteral(":own");
const QString kTaken = QStringLiteral(":taken");

QString jobTitle(const JobSpec &job)
{
    PhaseInfo phase;
    phase.name = job.name;
    phase.rw = job.rw;
    phase.bs = job.bs;
    phase.iodepth = job.iodepth;
    phase.numjobs = job.numjobs;
    return wording::phaseTitle(phase);
}

/// The value all jobs have, or empty where they differ.
QString commonValue(const std::vector<JobSpec> &jobs, const QString &key)
{
    std::string common;
    for (const JobSpec &job : jobs) {
        const std::string value = workloads::jobValue(job, key.toStdString());
        if (&job == &jobs.front())
            common = value;
        else if (value != common)
            return {};
    }
    return QString::fromStdString(common);
}

} // namespace

WorkloadCard::WorkloadCard(QWidget *parent)
    : Card(tr("Workload"), parent)
{
    setObjectName(QStringLiteral("workloadCard"));
    buildChoice();
    // Not a stack: its height would be that of the long form even for a short list.
    m_listPage = buildListPage();
    m_form = new JobForm(this);
    body()->addWidget(m_listPage);
    body()->addWidget(m_form);
    connect(m_form, &JobForm::changed, this, &WorkloadCard::changed);
    choose(0);
}

void WorkloadCard::buildChoice()
{
    m_choice = named(new QComboBox(this), "workloadChoice", tr("Workload"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (const workloads::Preset &preset : workloads::presets())
        m_choice->addItem(wording::presetTitle(preset.id, preset.title), QString::fromStdString(preset.id));
    m_choice->addItem(tr("Own job"), kOwnJob);
    m_description = new HintLabel({}, this);
    body()->addWidget(m_choice);
    body()->addWidget(m_description);
    connect(m_choice, &QComboBox::currentIndexChanged, this, [this](int index) {
        choose(index);
        emit changed();
    });
}

QWidget *WorkloadCard::buildListPage()
{
    auto *page = new QWidget(this);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    m_jobs = named(new HintLabel({}, page), "jobList", tr("Tests of this workload"));
    layout->addWidget(m_jobs);
    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    for (const char *key : {"size", "runtime", "direct"}) {
        const workloads::KeyInfo *info = workloads::findJobKey(key);
        auto *editor = new KeyEditor(*info, page);
        editor->setObjectName(QStringLiteral("all_editor_%1").arg(QLatin1String(key)));
        editor->control()->setObjectName(QStringLiteral("all_%1").arg(QLatin1String(key)));
        editor->setPlaceholder(tr("as each test says"));
        if (info->type == workloads::KeyType::Boolean) {
            form->addRow(editor);
        } else {
            auto *label = new QLabel(tr("%1:", "title of a field").arg(wording::keyTitle("job", key)), page);
            label->setBuddy(editor->control());
            form->addRow(label, editor);
        }
        connect(editor, &KeyEditor::edited, this, [this, editedKey = QString::fromLatin1(key)] {
            applyOverride(editedKey);
            emit changed();
        });
        m_overrides[QLatin1String(key)] = editor;
    }
    layout->addLayout(form);
    return page;
}

void WorkloadCard::choose(int index)
{
    const QString id = m_choice->itemData(index).toString();
    if (id == kOwnJob) {
        m_description->setText(tr("One test with every setting in your hands. Words as in fio."));
        showPage(true);
        return;
    }
    if (id == kTaken) {
        m_list = m_taken;
        m_description->setText(tr("The tests of the run you took over."));
    } else if (const auto preset = workloads::findPreset(id.toStdString())) {
        m_list = preset->workload;
        m_list.preset = preset->id;
        m_description->setText(wording::presetDescription(preset->id, preset->description));
    }
    m_errors.clear();
    showJobs();
    showOverrides();
    showPage(false);
}

void WorkloadCard::showPage(bool ownJob)
{
    m_listPage->setVisible(!ownJob);
    m_form->setVisible(ownJob);
    m_own = ownJob;
}

void WorkloadCard::showJobs()
{
    QStringList lines;
    for (const JobSpec &job : m_list.jobs)
        lines << tr("• %1", "item of a list").arg(jobTitle(job));
    m_jobs->setText(lines.join(QLatin1Char('\n')));
}

void WorkloadCard::showOverrides()
{
    for (auto &[key, editor] : m_overrides) {
        editor->setText(commonValue(m_list.jobs, key));
        editor->setProblem({});
    }
}

void WorkloadCard::applyOverride(const QString &key)
{
    KeyEditor *editor = m_overrides.at(key);
    std::optional<Error> wrong;
    std::vector<JobSpec> jobs = m_list.jobs;
    for (JobSpec &job : jobs) {
        if (editor->text().isEmpty())
            break; // the tests differ, and stay as they are
        auto result = workloads::setJobValue(job, key.toStdString(), editor->text().toStdString());
        if (result)
            result = workloads::checkJob(job);
        if (!result && !wrong)
            wrong = result.error();
    }
    editor->setProblem(wrong ? wording::errorText(*wrong) : QString());
    if (wrong) {
        m_errors.insert_or_assign(key, *wrong);
        return;
    }
    m_errors.erase(key);
    m_list.jobs = std::move(jobs);
    showJobs();
}

WorkloadSpec WorkloadCard::workload() const
{
    if (!m_own)
        return m_list;
    WorkloadSpec own;
    own.jobs = {m_form->job()};
    return own;
}

std::optional<Error> WorkloadCard::error() const
{
    if (m_own)
        return m_form->error();
    return m_errors.empty() ? std::nullopt : std::optional<Error>(m_errors.begin()->second);
}

JobSpec WorkloadCard::ownJob() const
{
    return m_form->job();
}

void WorkloadCard::setOwnJob(const JobSpec &job)
{
    m_form->setJob(job);
}

void WorkloadCard::setWorkload(const WorkloadSpec &workload)
{
    const QSignalBlocker quiet(m_choice);
    const int preset = workload.preset.empty() ? -1 : m_choice->findData(QString::fromStdString(workload.preset));
    if (preset >= 0) {
        m_choice->setCurrentIndex(preset);
        choose(preset);
        m_list = workload; // with the settings of that run
        showJobs();
        showOverrides();
    } else if (workload.jobs.size() == 1) {
        const int own = m_choice->findData(kOwnJob);
        m_choice->setCurrentIndex(own);
        m_form->setJob(workload.jobs.front());
        choose(own);
    } else if (!workload.jobs.empty()) {
        m_taken = workload;
        if (m_choice->findData(kTaken) < 0)
            m_choice->addItem(tr("As in the chosen run"), kTaken);
        m_choice->setCurrentIndex(m_choice->findData(kTaken));
        choose(m_choice->currentIndex());
    }
    emit changed();
}

void WorkloadCard::setForAll(const QString &key, const QString &value)
{
    if (m_own) {
        JobSpec job = m_form->job();
        if (workloads::setJobValue(job, key.toStdString(), value.toStdString()))
            m_form->setJob(job);
    } else if (const auto it = m_overrides.find(key); it != m_overrides.end()) {
        it->second->setText(value);
        applyOverride(key);
    } else {
        for (JobSpec &job : m_list.jobs)
            workloads::setJobValue(job, key.toStdString(), value.toStdString());
    }
    emit changed();
}

} // namespace iolite::ui
