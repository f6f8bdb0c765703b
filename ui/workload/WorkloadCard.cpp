// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/WorkloadCard.h"

#include "core/wording/Wording.h"
#include "core/workloads/Presets.h"
#include "core/workloads/job/JobKeys.h"
#include "ui/workload/KeyEditor.h"
#include "ui/workload/SpecForm.h"

#include <QClipboard>
#include <QComboBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace iolite::ui {

namespace {

// Combo data: a preset's id, or one of these (no preset id has a colon).
const QString kOwn = QStringLiteral(":own:"); // + id of the workload
const QString kTaken = QStringLiteral(":taken");

QString jobTitle(const JobSpec &job)
{
    return wording::phaseTitle(workloads::describe(job));
}

std::string toolOf(const std::string &workload)
{
    return workload == "bonnie" ? "bonnie++"
        : workload == "fileio"  ? "sysbench"
        : workload == "archive" ? "tar"
                                : workload;
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

WorkloadCard::WorkloadCard(QWidget *parent, const Workloads &known)
    : Card(tr("Workload"), parent)
    , m_known(known)
{
    setObjectName(QStringLiteral("workloadCard"));
    buildChoice();
    // Not a stack: its height would be that of the longest form even for a short list.
    m_listPage = buildListPage();
    body()->addWidget(m_listPage);
    buildCommandRow();
    choose(0);
}

void WorkloadCard::buildChoice()
{
    m_choice = named(new QComboBox(this), "workloadChoice", tr("Workload"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (const workloads::Preset &preset : workloads::presets())
        m_choice->addItem(wording::presetTitle(preset.id, preset.title), QString::fromStdString(preset.id));
    m_choice->insertSeparator(m_choice->count());
    for (const workloads::Workload *workload : m_known.all) {
        const std::string id(workload->id());
        m_choice->addItem(
            id == "job" ? tr("Own settings") : wording::workloadTitle(id), kOwn + QString::fromStdString(id));
    }
    m_description = new HintLabel({}, this);
    body()->addWidget(m_choice);
    body()->addWidget(m_description);
    connect(m_choice, &QComboBox::currentIndexChanged, this, [this](int index) {
        choose(index);
        emit changed();
    });
}

void WorkloadCard::buildCommandRow()
{
    auto *paste =
        named(new QPushButton(tr("&Paste a command line…"), this), "pasteCommand", tr("Paste a command line"));
    paste->setToolTip(tr("Takes the settings from a line for bonnie++, fs_mark, sysbench fileio or tar"));
    m_copy = named(new QPushButton(tr("Copy as c&ommand line"), this), "copyCommand", tr("Copy as command line"));
    m_copied = named(new HintLabel({}, this), "copiedCommand", tr("The command line that was copied"));
    m_copied->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_copied->hide();
    // One below the other: beside each other they would decide how narrow the column can be.
    body()->addWidget(paste);
    body()->addWidget(m_copy);
    body()->addWidget(m_copied);
    connect(paste, &QPushButton::clicked, this, &WorkloadCard::pasteRequested);
    connect(m_copy, &QPushButton::clicked, this, &WorkloadCard::copyCommandLine);
    connect(this, &WorkloadCard::changed, this, &WorkloadCard::refreshCommand);
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
        auto *editor = new KeyEditor("job", *info, page);
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
    m_formPreset.clear();
    if (id.startsWith(kOwn)) {
        if (const workloads::Workload *workload = m_known.find(id.mid(kOwn.size()).toStdString()))
            showForm(*workload, ownOf(*workload),
                workload->id() == "job" ? tr("One test with every setting in your hands. Words as in fio.")
                                        : wording::workloadDescription(workload->id()));
    } else if (id == kTaken) {
        m_list = m_taken;
        showList(tr("The tests of the run you took over."));
    } else if (const auto preset = workloads::findPreset(id.toStdString())) {
        const QString description = wording::presetDescription(preset->id, preset->description);
        const workloads::Workload *workload = m_known.find(preset->workload.workload);
        if (workload && workload->id() != "job") {
            m_formPreset = preset->id;
            showForm(*workload, preset->workload, description);
        } else {
            m_list = preset->workload;
            m_list.preset = preset->id;
            showList(description);
        }
    }
    refreshCommand();
}

void WorkloadCard::showList(const QString &description)
{
    m_description->setText(description);
    m_errors.clear();
    showJobs();
    showOverrides();
    if (m_form)
        m_form->hide();
    m_form = nullptr;
    m_listPage->show();
}

void WorkloadCard::showForm(const workloads::Workload &workload, const WorkloadSpec &spec, const QString &description)
{
    m_description->setText(description);
    if (m_form)
        m_form->hide();
    m_listPage->hide();
    m_form = formOf(workload);
    m_form->setSpec(spec);
    m_form->show();
}

SpecForm *WorkloadCard::formOf(const workloads::Workload &workload)
{
    SpecForm *&form = m_forms[std::string(workload.id())];
    if (!form) {
        form = new SpecForm(workload, this);
        body()->insertWidget(body()->indexOf(m_listPage) + 1, form);
        connect(form, &SpecForm::changed, this, &WorkloadCard::edited);
        form->takeTabOrder(m_choice); // made later than what stands below it
    }
    return form;
}

WorkloadSpec WorkloadCard::ownOf(const workloads::Workload &workload) const
{
    const auto own = m_own.find(std::string(workload.id()));
    return own != m_own.end() ? own->second : workload.defaults();
}

void WorkloadCard::edited()
{
    if (!m_form->error()) { // else the last settings that were right stay
        leavePreset();
        if (m_formPreset.empty())
            m_own.insert_or_assign(std::string(m_form->workload().id()), m_form->spec());
    }
    emit changed();
}

void WorkloadCard::leavePreset()
{
    const auto preset = workloads::findPreset(m_formPreset);
    if (!preset || preset->workload == workload())
        return;
    // Own settings from here on. The form stays as it is: somebody is typing.
    const std::string id(m_form->workload().id());
    const QSignalBlocker quiet(m_choice);
    m_choice->setCurrentIndex(m_choice->findData(kOwn + QString::fromStdString(id)));
    m_description->setText(wording::workloadDescription(id));
    m_formPreset.clear();
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
    if (!m_form)
        return m_list;
    WorkloadSpec spec = m_form->spec();
    spec.preset = m_formPreset;
    return spec;
}

std::optional<Error> WorkloadCard::error() const
{
    if (m_form)
        return m_form->error();
    return m_errors.empty() ? std::nullopt : std::optional<Error>(m_errors.begin()->second);
}

void WorkloadCard::setOwnSettings(const WorkloadSpec &workload)
{
    m_own.insert_or_assign(workload.workload, workload);
}

void WorkloadCard::chooseOwn(const std::string &id)
{
    if (const int index = m_choice->findData(kOwn + QString::fromStdString(id)); index >= 0)
        m_choice->setCurrentIndex(index);
}

void WorkloadCard::setWorkload(const WorkloadSpec &workload)
{
    const workloads::Workload *kind = m_known.find(workload.workload);
    const bool jobs = workload.workload == "job";
    if (!kind || (jobs && workload.jobs.empty()))
        return;
    const QSignalBlocker quiet(m_choice);
    const int preset = workload.preset.empty() ? -1 : m_choice->findData(QString::fromStdString(workload.preset));
    if (preset >= 0) {
        m_choice->setCurrentIndex(preset);
        choose(preset);
        if (m_form) {
            m_form->setSpec(workload); // with the settings of that run
        } else {
            m_list = workload;
            showJobs();
            showOverrides();
        }
    } else if (!jobs || workload.jobs.size() == 1) {
        WorkloadSpec own = workload;
        own.preset.clear(); // one that this version doesn't have
        setOwnSettings(own);
        m_choice->setCurrentIndex(m_choice->findData(kOwn + QString::fromStdString(workload.workload)));
        choose(m_choice->currentIndex());
    } else {
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
    if (m_form) {
        WorkloadSpec spec = m_form->spec();
        if (m_form->workload().set(spec, key.toStdString(), value.toStdString())) {
            m_form->setValue(key, QString::fromStdString(m_form->workload().value(spec, key.toStdString())));
            edited();
            return;
        }
    } else if (const auto it = m_overrides.find(key); it != m_overrides.end()) {
        it->second->setText(value);
        applyOverride(key);
    } else {
        for (JobSpec &job : m_list.jobs)
            workloads::setJobValue(job, key.toStdString(), value.toStdString());
    }
    emit changed();
}

void WorkloadCard::setDirectory(const std::string &directory)
{
    m_directory = directory;
    refreshCommand();
}

Result<std::vector<std::string>> WorkloadCard::commandLine() const
{
    if (const auto wrong = error())
        return *wrong;
    workloads::ToolCommand command;
    command.workload = workload();
    command.workload.preset.clear();
    command.tool = toolOf(command.workload.workload);
    if (!m_directory.empty())
        command.directory = m_directory;
    return m_known.write(command);
}

void WorkloadCard::refreshCommand()
{
    const auto line = commandLine();
    m_copied->hide();
    m_copy->setVisible(m_form && m_form->workload().id() != "job"); // no tool of the classics does jobs
    m_copy->setEnabled(line.ok());
    m_copy->setToolTip(
        line ? QString::fromStdString(workloads::joinCommandLine(*line)) : wording::errorText(line.error()));
}

void WorkloadCard::copyCommandLine()
{
    const auto line = commandLine();
    const QString text =
        line ? QString::fromStdString(workloads::joinCommandLine(*line)) : wording::errorText(line.error());
    if (line)
        QGuiApplication::clipboard()->setText(text);
    m_copied->setTone(line ? HintLabel::Tone::Quiet : HintLabel::Tone::Problem);
    m_copied->setText(line ? tr("Copied: %1").arg(text) : text);
    m_copied->show();
}

} // namespace iolite::ui
