// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/CommandDialog.h"

#include "core/wording/Wording.h"
#include "ui/common/Widgets.h"
#include "ui/workload/KeyHints.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace iolite::ui {

namespace {

constexpr int kPauseMs = 300;
constexpr int kPatienceMs = 2000;

// Of a directory in a command line; empty where it isn't one that could be the target here.
QString absolute(const std::string &directory)
{
    QString path = QFile::decodeName(QByteArray::fromStdString(directory));
    if (path == QLatin1String("~") || path.startsWith(QLatin1String("~/")))
        path.replace(0, 1, QDir::homePath());
    return path.startsWith(QLatin1Char('/')) ? QDir::cleanPath(path) : QString();
}

} // namespace

CommandDialog::CommandDialog(QWidget *parent, const Workloads &known)
    : QDialog(parent)
    , m_known(known)
    , m_line(named(new QPlainTextEdit(this), "commandLine", tr("Command line")))
    , m_understood(named(new HintLabel({}, this), "commandUnderstood", tr("What was understood")))
    , m_remarks(named(new HintLabel({}, this), "commandRemarks", tr("Remarks")))
    , m_problem(named(new HintLabel({}, this), "commandProblem", tr("What is wrong")))
    , m_isDirectory([](const QString &path) { return QFileInfo(path).isDir(); })
    , m_background(this)
{
    setObjectName(QStringLiteral("commandDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Paste a command line"));
    auto *label = new QLabel(tr("&Command line of bonnie++, fs_mark, sysbench fileio or tar:"), this);
    label->setWordWrap(true);
    label->setBuddy(m_line);
    m_line->setTabChangesFocus(true);
    m_line->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    m_line->setPlaceholderText(QStringLiteral("bonnie++ -d /mnt/test -s 16g -n 128"));
    m_line->setFixedHeight(fontMetrics().height() * 4 + 12);
    m_remarks->setTone(HintLabel::Tone::Warning);
    m_problem->setTone(HintLabel::Tone::Problem);
    for (HintLabel *text : {m_understood, m_remarks, m_problem})
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_use = named(new QPushButton(tr("&Use")), "useCommand", tr("Use these settings"));
    m_use->setDefault(true);
    buttons->addButton(m_use, QDialogButtonBox::AcceptRole);
    m_cancel = buttons->button(QDialogButtonBox::Cancel);
    m_cancelText = m_cancel->text();
    connect(buttons, &QDialogButtonBox::accepted, this, &CommandDialog::use);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(m_line, &QPlainTextEdit::textChanged, this, &CommandDialog::read);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &CommandDialog::lookAtDirectory);
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatienceMs);
    connect(&m_patience, &QTimer::timeout, this, &CommandDialog::giveUpLooking);

    auto *layout = new QVBoxLayout(this);
    layout->addWidget(label);
    layout->addWidget(m_line);
    layout->addWidget(m_problem);
    layout->addWidget(m_understood);
    layout->addWidget(m_remarks);
    layout->addStretch(1);
    layout->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 72, fontMetrics().height() * 20);
    read();
}

void CommandDialog::setText(const QString &line)
{
    m_line->setPlainText(line);
    m_line->selectAll();
}

QString CommandDialog::understood(const workloads::Workload &workload, const workloads::ToolCommand &command)
{
    QStringList lines{tr("%1. %2", "workload. its description")
                          .arg(wording::workloadTitle(workload.id()), wording::workloadDescription(workload.id()))};
    if (command.directory != ".")
        lines << tr("Directory: %1").arg(isolated(QString::fromStdString(command.directory)));
    const WorkloadSpec defaults = workload.defaults();
    QStringList settings;
    for (const workloads::KeyInfo &info : workload.keys()) {
        const std::string value = workload.value(command.workload, info.key);
        if (value != workload.value(defaults, info.key))
            settings << tr("• %1: %2", "setting: value")
                            .arg(wording::keyTitle(workload.id(), info.key),
                                isolated(shownValue(workload.id(), info, value)));
    }
    if (settings.isEmpty())
        lines << tr("All settings are the defaults.");
    else
        lines << tr("Settings that are not the defaults:") << settings;
    return lines.join(QLatin1Char('\n'));
}

QString CommandDialog::remarks(const workloads::ToolCommand &command)
{
    QStringList lines;
    if (command.action == workloads::ToolAction::Prepare || command.action == workloads::ToolAction::Cleanup)
        lines << tr(
            "The tool would only make or remove its files. Here each run makes its files itself and removes them "
            "afterwards.");
    if (command.repeats > 1)
        lines << tr("The line asks for %n repetition(s): press Run as often.", nullptr, command.repeats);
    for (const std::string &remark : command.remarks)
        lines << wording::note(remark);
    return lines.join(QLatin1Char('\n'));
}

void CommandDialog::read()
{
    m_command.reset();
    m_directory.clear();
    m_exists.reset();
    m_useWhenKnown = false;
    m_pause.stop();
    m_patience.stop();
    m_cancel->setText(m_cancelText);
    ++m_asked;
    QString problem;
    const std::string line = m_line->toPlainText().toStdString();
    const auto words = workloads::splitCommandLine(line);
    const workloads::Workload *workload = nullptr;
    if (!words) {
        problem = wording::errorText(words.error());
    } else if (!words->empty()) {
        if (const auto command = m_known.read(*words); !command) {
            problem = command.error().code == ErrorCode::NotFound
                ? tr("“%1” is none of the tools that are known here: bonnie++, fs_mark, sysbench, tar.")
                      .arg(QString::fromStdString(words->front()))
                : wording::errorText(command.error());
        } else if (command->action == workloads::ToolAction::Help) {
            problem = tr("The line only asks for the tool's help: there is nothing to run.");
        } else if (workload = m_known.find(command->workload.workload); !workload) {
            problem = tr("This version can't run “%1”.").arg(QString::fromStdString(command->workload.workload));
        } else if (const auto checked = workload->check(command->workload); !checked) {
            problem = wording::errorText(checked.error());
        } else {
            m_command = *command;
            m_directory = absolute(command->directory);
        }
    }
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_understood->setText(m_command ? understood(*workload, *m_command) : QString());
    m_remarks->setText(m_command ? remarks(*m_command) : QString());
    m_remarks->setVisible(!m_remarks->text().isEmpty());
    m_use->setEnabled(m_command.has_value());
    if (!m_command || m_command->directory == ".")
        return;
    if (m_directory.isEmpty())
        addRemark(tr("The directory is a relative one: the target stays as it is."));
    else
        m_pause.start(); // not at every key
}

void CommandDialog::addRemark(const QString &remark)
{
    m_remarks->setText((m_remarks->text() + QLatin1Char('\n') + remark).trimmed());
    m_remarks->show();
}

void CommandDialog::lookAtDirectory()
{
    m_pause.stop();
    m_patience.start();
    // Off this thread: a dead network mount answers late or never.
    m_background.run([path = m_directory, isDirectory = m_isDirectory] { return isDirectory(path); },
        [this, asked = m_asked](bool exists) {
            if (asked != m_asked)
                return;
            m_patience.stop();
            m_exists = exists;
            if (!exists)
                addRemark(tr("There is no directory %1 here: the target stays as it is.").arg(isolated(m_directory)));
            if (m_useWhenKnown)
                use();
        });
}

void CommandDialog::giveUpLooking()
{
    ++m_asked; // an answer would come too late
    m_exists = false;
    addRemark(tr("The directory %1 doesn't answer: the target stays as it is.").arg(isolated(m_directory)));
    if (!m_useWhenKnown || !m_command)
        return;
    // Stays open: nobody has read the remark yet.
    m_use->setEnabled(false);
    m_cancel->setText(tr("Close"));
    m_cancel->setFocus();
    emit used(m_command->workload, QString());
}

void CommandDialog::use()
{
    if (!m_command)
        return;
    if (!m_directory.isEmpty() && !m_exists) {
        m_useWhenKnown = true;
        if (m_pause.isActive())
            lookAtDirectory();
        return;
    }
    emit used(m_command->workload, m_exists.value_or(false) ? m_directory : QString());
    close();
}

} // namespace iolite::ui
