// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/JobForm.h"

#include "core/wording/Wording.h"
#include "core/workloads/job/JobKeys.h"
#include "ui/common/Widgets.h"
#include "ui/workload/KeyEditor.h"

#include <QFormLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace iolite::ui {

namespace {

constexpr std::array<std::string_view, 7> kFirstKeys{"rw", "bs", "size", "numjobs", "iodepth", "direct", "runtime"};

bool comesFirst(std::string_view key)
{
    return std::find(kFirstKeys.begin(), kFirstKeys.end(), key) != kFirstKeys.end();
}

QFormLayout *newForm(QWidget *owner)
{
    auto *form = new QFormLayout(owner);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(5);
    form->setRowWrapPolicy(QFormLayout::DontWrapRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    return form;
}

QString helpText(const workloads::KeyInfo &info)
{
    QString text = wording::keyHelp("job", info.key);
    const JobSpec defaults;
    const QString value = QString::fromStdString(workloads::jobValue(defaults, info.key));
    const QString shown = info.type == workloads::KeyType::Choice
        ? wording::choiceTitle("job", info.key, value.toStdString())
        : info.type == workloads::KeyType::Boolean
        ? (value == QLatin1String("on") ? JobForm::tr("on") : JobForm::tr("off"))
        : value;
    const QString range = KeyEditor::rangeText(info);
    text += QLatin1Char(' ')
        + (range.isEmpty() ? JobForm::tr("Default: %1.").arg(shown)
                           : JobForm::tr("%1; default: %2.", "range; default").arg(range, shown));
    return text;
}

} // namespace

JobForm::JobForm(QWidget *parent)
    : QWidget(parent)
    , m_rest(new QWidget(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *top = new QWidget(this);
    QFormLayout *first = newForm(top);
    layout->addWidget(top);

    m_more = named(new QToolButton(this), "moreSettings", tr("More settings"));
    m_more->setText(tr("More settings"));
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_more->setCheckable(true);
    m_more->setAutoRaise(true);
    m_more->setFocusPolicy(Qt::StrongFocus);
    layout->addWidget(m_more);
    layout->addWidget(m_rest);
    QFormLayout *rest = newForm(m_rest);

    const auto keys = workloads::jobKeys();
    m_editors.resize(keys.size(), nullptr);
    for (const std::string_view key : kFirstKeys)
        for (std::size_t i = 0; i < keys.size(); ++i)
            if (keys[i].key == key)
                addKey(first, i);
    for (std::size_t i = 0; i < keys.size(); ++i)
        if (!comesFirst(keys[i].key))
            addKey(rest, i);

    connect(m_more, &QToolButton::toggled, this, &JobForm::setMoreShown);
    setMoreShown(false);
    setJob({});
}

void JobForm::addKey(QFormLayout *form, std::size_t index)
{
    const workloads::KeyInfo &info = workloads::jobKeys()[index];
    auto *editor = new KeyEditor(info, this);
    editor->setHelp(helpText(info));
    m_editors[index] = editor;
    if (info.type == workloads::KeyType::Boolean) {
        form->addRow(editor); // the check box carries its title
    } else {
        auto *label = new QLabel(tr("%1:", "title of a field").arg(wording::keyTitle("job", info.key)), this);
        label->setBuddy(editor->control());
        form->addRow(label, editor);
    }
    form->addRow(editor->takeHint()); // the whole width: a narrow column of help is hard to read
    connect(editor, &KeyEditor::edited, this, [this] {
        read();
        emit changed();
    });
}

void JobForm::setMoreShown(bool shown)
{
    m_more->setChecked(shown);
    m_more->setArrowType(shown ? Qt::DownArrow : isRightToLeft() ? Qt::LeftArrow : Qt::RightArrow);
    m_rest->setVisible(shown);
}

KeyEditor *JobForm::editor(const QString &key) const
{
    for (KeyEditor *editor : m_editors)
        if (editor->key() == key)
            return editor;
    return nullptr;
}

void JobForm::setJob(const JobSpec &job)
{
    for (KeyEditor *editor : m_editors)
        editor->setText(QString::fromStdString(workloads::jobValue(job, editor->key().toStdString())));
    read();
}

void JobForm::read()
{
    JobSpec job;
    std::optional<Error> error;
    for (KeyEditor *editor : m_editors) {
        const auto result = workloads::setJobValue(job, editor->key().toStdString(), editor->text().toStdString());
        editor->setProblem(result ? QString() : wording::errorText(result.error()));
        if (!result && !error)
            error = result.error();
    }
    if (!error) {
        if (const auto rules = workloads::checkJob(job); !rules) {
            error = rules.error();
            if (KeyEditor *at = editor(QString::fromStdString(rules.error().subject))) {
                at->setProblem(wording::errorText(rules.error()));
                if (m_rest->isAncestorOf(at))
                    setMoreShown(true); // a problem nobody sees can't be solved
            }
        }
    }
    m_job = job;
    m_error = error;
}

} // namespace iolite::ui
