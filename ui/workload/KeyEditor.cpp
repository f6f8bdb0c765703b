// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workload/KeyEditor.h"

#include "core/model/Units.h"
#include "core/wording/Wording.h"
#include "ui/common/Widgets.h"
#include "ui/workload/KeyHints.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <limits>

namespace iolite::ui {

using workloads::KeyType;

namespace {

QString string(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

bool fitsSpinBox(const workloads::KeyInfo &info)
{
    return info.type == KeyType::Integer && info.max <= std::uint64_t(std::numeric_limits<int>::max());
}

} // namespace

KeyEditor::KeyEditor(std::string_view workload, const workloads::KeyInfo &info, QWidget *parent)
    : QWidget(parent)
    , m_workload(workload)
    , m_info(info)
    , m_hint(new HintLabel({}, this))
{
    setObjectName(QStringLiteral("editor_") + key());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    build();
    QWidget *editor = control();
    editor->setObjectName(QStringLiteral("key_") + key());
    editor->setAccessibleName(wording::keyTitle(m_workload, info.key));
    editor->setFocusPolicy(Qt::StrongFocus);
    editor->installEventFilter(this);
    m_row = new QHBoxLayout;
    m_row->setSpacing(4);
    m_row->addWidget(editor, 1);
    layout->addLayout(m_row);
    if (isFileKey(m_workload, info.key))
        addBrowse();
    else if (m_line && !info.unit.empty() && (info.type == KeyType::Real || info.type == KeyType::Integer))
        addUnit();
    layout->addWidget(m_hint);
    refreshHint();
}

void KeyEditor::build()
{
    switch (m_info.type) {
    case KeyType::Boolean:
        m_check = new QCheckBox(wording::keyTitle(m_workload, m_info.key), this);
        connect(m_check, &QCheckBox::toggled, this, &KeyEditor::edited);
        return;
    case KeyType::Choice:
        m_combo = new QComboBox(this);
        for (const std::string_view choice : m_info.choices)
            m_combo->addItem(wording::choiceTitle(m_workload, m_info.key, choice), string(choice));
        connect(m_combo, &QComboBox::currentIndexChanged, this, &KeyEditor::edited);
        return;
    case KeyType::Integer:
        if (fitsSpinBox(m_info)) {
            m_spin = new QSpinBox(this);
            m_spin->setRange(int(m_info.min), int(m_info.max));
            m_spin->setGroupSeparatorShown(true);
            if (!m_info.unit.empty())
                m_spin->setSuffix(QChar(QChar::Nbsp) + string(m_info.unit));
            connect(m_spin, &QSpinBox::valueChanged, this, &KeyEditor::edited);
            return;
        }
        break;
    default:
        break;
    }
    m_line = new QLineEdit(this);
    connect(m_line, &QLineEdit::textEdited, this, [this] {
        refreshHint();
        emit edited();
    });
}

void KeyEditor::addUnit()
{
    m_row->addWidget(new QLabel(string(m_info.unit), this));
}

void KeyEditor::addBrowse()
{
    auto *button = new QToolButton(this);
    button->setObjectName(QStringLiteral("browse_") + key());
    button->setText(tr("Browse…"));
    button->setAccessibleName(tr("Browse for: %1").arg(wording::keyTitle(m_workload, m_info.key)));
    button->setFocusPolicy(Qt::StrongFocus);
    connect(button, &QToolButton::clicked, this, &KeyEditor::browse);
    m_row->addWidget(button);
    m_browse = button;
}

void KeyEditor::browse()
{
    auto *dialog = new QFileDialog(this, wording::keyTitle(m_workload, m_info.key), QFileInfo(m_line->text()).path());
    dialog->setObjectName(QStringLiteral("keyFileDialog"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        setText(path);
        emit edited();
    });
    dialog->show();
}

QString KeyEditor::key() const
{
    return string(m_info.key);
}

QWidget *KeyEditor::control() const
{
    if (m_check)
        return m_check;
    if (m_combo)
        return m_combo;
    if (m_spin)
        return m_spin;
    return m_line;
}

QWidget *KeyEditor::takeHint()
{
    layout()->removeWidget(m_hint);
    return m_hint;
}

QString KeyEditor::text() const
{
    if (m_check)
        return m_check->isChecked() ? QStringLiteral("on") : QStringLiteral("off");
    if (m_combo)
        return m_combo->currentData().toString();
    if (m_spin)
        return QString::number(m_spin->value()); // C locale, as the parser wants it
    QString text = m_line->text().trimmed();
    if (m_info.type == KeyType::Real)
        text.replace(QLocale().decimalPoint(), QLatin1String(".")); // people write 0,5 where their country does
    return text;
}

void KeyEditor::setText(const QString &text)
{
    const QSignalBlocker quiet(control());
    if (m_check)
        m_check->setChecked(text == QLatin1String("on") || text == QLatin1String("1"));
    else if (m_combo)
        m_combo->setCurrentIndex(m_combo->findData(text));
    else if (m_spin)
        m_spin->setValue(text.toInt());
    else
        m_line->setText(
            m_info.type == KeyType::Real ? QString(text).replace(QLatin1Char('.'), QLocale().decimalPoint()) : text);
    refreshHint();
}

void KeyEditor::setProblem(const QString &problem)
{
    m_problem = problem;
    refreshHint();
}

void KeyEditor::setHelp(const QString &help)
{
    m_help = help;
    control()->setToolTip(help);
    control()->setAccessibleDescription(help);
    refreshHint();
}

void KeyEditor::setPlaceholder(const QString &text)
{
    if (m_line)
        m_line->setPlaceholderText(text);
}

QString KeyEditor::rangeText(const workloads::KeyInfo &info)
{
    const QLocale locale;
    switch (info.type) {
    case KeyType::Integer:
        return tr("%1 to %2").arg(locale.toString(qulonglong(info.min)), locale.toString(qulonglong(info.max)));
    case KeyType::Real:
        return tr("%1 to %2").arg(locale.toString(qulonglong(info.min)), locale.toString(qulonglong(info.max)))
            + (info.unit.empty() ? QString() : QChar(QChar::Nbsp) + string(info.unit));
    case KeyType::Size:
        return tr("%1 to %2").arg(wording::size(info.min), wording::size(info.max));
    case KeyType::Duration:
        return tr("up to %1").arg(wording::duration(double(info.max) * 1e-9));
    default:
        return {};
    }
}

QString KeyEditor::meaning(const workloads::KeyInfo &info, const QString &text)
{
    const std::string value = text.trimmed().toStdString();
    if (value.empty())
        return {};
    if (info.type == KeyType::Size) {
        if (const auto bytes = parseSize(info.key, value))
            return tr("= %1 bytes (%2)").arg(QLocale().toString(qulonglong(*bytes)), wording::size(*bytes));
    } else if (info.type == KeyType::Duration) {
        // "9s" needs no explanation; "1.5h" or "90" does.
        if (const auto ns = parseDuration(info.key, value); ns && formatDuration(*ns) != value)
            return tr("= %1").arg(wording::duration(double(*ns) * 1e-9));
    }
    return {};
}

void KeyEditor::refreshHint()
{
    const bool wrong = !m_problem.isEmpty();
    QString text = m_problem;
    if (!wrong) {
        text = m_line ? meaning(m_info, m_line->text()) : QString();
        if (!m_help.isEmpty())
            text += (text.isEmpty() ? QString() : QStringLiteral("\n")) + m_help;
    }
    m_hint->setTone(wrong ? HintLabel::Tone::Problem : HintLabel::Tone::Quiet);
    m_hint->setText(text);
    m_hint->setVisible(!text.isEmpty());
}

bool KeyEditor::eventFilter(QObject *watched, QEvent *event)
{
    // Scrolling through the form must not change the values the pointer passes over.
    if (event->type() == QEvent::Wheel && !control()->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace iolite::ui
