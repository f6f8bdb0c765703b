// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/SpecForm.h"

#include "core/wording/Wording.h"
#include "ui/common/Widgets.h"
#include "ui/workload/KeyEditor.h"
#include "ui/workload/KeyHints.h"

#include <QFormLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace iolite::ui {

namespace {

QFormLayout *newForm(QWidget *owner)
{
    auto *form = new QFormLayout(owner);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(5);
    form->setRowWrapPolicy(QFormLayout::DontWrapRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    return form;
}

} // namespace

SpecForm::SpecForm(const workloads::Workload &workload, QWidget *parent)
    : QWidget(parent)
    , m_workload(workload)
    , m_rest(new QWidget(this))
    , m_problem(named(new HintLabel({}, this), "formProblem", tr("What is wrong with the settings")))
{
    setObjectName(QStringLiteral("form_%1").arg(QString::fromStdString(std::string(workload.id()))));
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
    m_problem->setTone(HintLabel::Tone::Problem);
    layout->addWidget(m_problem);
    QFormLayout *rest = newForm(m_rest);

    const auto important = firstKeys(workload);
    for (const workloads::KeyInfo *info : important)
        addKey(first, *info);
    m_important = m_editors.size();
    for (const workloads::KeyInfo &info : workload.keys())
        if (std::find(important.begin(), important.end(), &info) == important.end())
            addKey(rest, info);

    connect(m_more, &QToolButton::toggled, this, &SpecForm::setMoreShown);
    setMoreShown(false);
    m_more->setVisible(rest->rowCount() > 0);
    setSpec(workload.defaults());
}

QString SpecForm::helpText(const workloads::KeyInfo &info) const
{
    const QString value = shownValue(m_workload.id(), info, m_workload.value(m_workload.defaults(), info.key));
    const QString range = KeyEditor::rangeText(info);
    const QString limits =
        range.isEmpty() ? tr("Default: %1.").arg(value) : tr("%1; default: %2.", "range; default").arg(range, value);
    const QString help = wording::keyHelp(m_workload.id(), info.key);
    return help.isEmpty() ? limits : help + QLatin1Char(' ') + limits;
}

void SpecForm::addKey(QFormLayout *form, const workloads::KeyInfo &info)
{
    auto *editor = new KeyEditor(m_workload.id(), info, this);
    editor->setHelp(helpText(info));
    m_editors.push_back(editor);
    if (info.type == workloads::KeyType::Boolean) {
        form->addRow(editor); // the check box carries its title
    } else {
        auto *label = new QLabel(tr("%1:", "title of a field").arg(wording::keyTitle(m_workload.id(), info.key)), this);
        label->setBuddy(editor->control());
        form->addRow(label, editor);
    }
    form->addRow(editor->takeHint()); // the whole width: a narrow column of help is hard to read
    connect(editor, &KeyEditor::edited, this, [this] {
        read();
        emit changed();
    });
}

void SpecForm::setMoreShown(bool shown)
{
    m_more->setChecked(shown);
    m_more->setArrowType(shown ? Qt::DownArrow : isRightToLeft() ? Qt::LeftArrow : Qt::RightArrow);
    m_rest->setVisible(shown);
}

void SpecForm::takeTabOrder(QWidget *before)
{
    const auto next = [&before](QWidget *widget) {
        setTabOrder(before, widget);
        before = widget;
    };
    for (std::size_t i = 0; i <= m_editors.size(); ++i) {
        if (i == m_important)
            next(m_more);
        if (i == m_editors.size())
            break;
        next(m_editors[i]->control());
        if (QWidget *browse = m_editors[i]->browseButton())
            next(browse);
    }
}

KeyEditor *SpecForm::editor(const QString &key) const
{
    for (KeyEditor *editor : m_editors)
        if (editor->key() == key)
            return editor;
    return nullptr;
}

void SpecForm::setSpec(const WorkloadSpec &spec)
{
    for (KeyEditor *editor : m_editors)
        editor->setText(QString::fromStdString(m_workload.value(spec, editor->key().toStdString())));
    m_spec = m_workload.defaults(); // nothing of the settings shown before
    read();
}

void SpecForm::setValue(const QString &key, const QString &text)
{
    if (KeyEditor *at = editor(key)) {
        at->setText(text);
        read();
    }
}

void SpecForm::read()
{
    WorkloadSpec spec = m_workload.defaults();
    std::optional<Error> error;
    for (KeyEditor *editor : m_editors) {
        const std::string key = editor->key().toStdString();
        const auto result = m_workload.set(spec, key, editor->text().toStdString());
        editor->setProblem(result ? QString() : wording::errorText(result.error()));
        if (!result)
            m_workload.set(spec, key, m_workload.value(m_spec, key));
        if (!result && !error)
            error = result.error();
    }
    QString unplaced;
    if (!error) {
        if (const auto rules = m_workload.check(spec); !rules) {
            error = rules.error();
            if (KeyEditor *at = editor(QString::fromStdString(rules.error().subject))) {
                at->setProblem(wording::errorText(rules.error()));
                if (m_rest->isAncestorOf(at))
                    setMoreShown(true); // a problem nobody sees can't be solved
            } else {
                unplaced = wording::errorText(rules.error());
            }
        }
    }
    m_problem->setText(unplaced);
    m_problem->setVisible(!unplaced.isEmpty());
    m_spec = std::move(spec);
    m_error = error;
}

} // namespace iolite::ui
