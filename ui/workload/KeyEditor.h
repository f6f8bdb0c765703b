// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/Keys.h"

#include <QWidget>

#include <string_view>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLineEdit;
class QSpinBox;
QT_END_NAMESPACE

namespace iolite::ui {

class HintLabel;

/// Edits one key of a workload as the text that Workload::set reads: the control that suits its type, its unit, and
/// below it one line that tells the meaning of what was typed ("4,096 bytes = 4 KiB"), or what is wrong and what would
/// be right.
class KeyEditor : public QWidget {
    Q_OBJECT
public:
    /// `workload` is the id, for the words. Both outlive the editor (they are in static tables).
    KeyEditor(std::string_view workload, const workloads::KeyInfo &info, QWidget *parent = nullptr);

    QString key() const;
    QString text() const;
    void setText(const QString &text); ///< says nothing
    /// Empty: no problem; the meaning of the value is shown instead.
    void setProblem(const QString &problem);
    QString problem() const { return m_problem; }
    /// The control that takes the focus; buddy of the label.
    QWidget *control() const;
    QWidget *browseButton() const { return m_browse; } ///< null where the value isn't a file
    /// The line below the control, for a form that gives it the whole width; it leaves this widget's layout.
    QWidget *takeHint();
    void setHelp(const QString &help);
    void setPlaceholder(const QString &text);
    static QString rangeText(const workloads::KeyInfo &info); ///< "512 B … 64 MiB", empty for choices
    static QString meaning(const workloads::KeyInfo &info, const QString &text);

signals:
    void edited();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void addUnit();
    void addBrowse();
    void browse();
    void refreshHint();

    std::string_view m_workload;
    const workloads::KeyInfo &m_info;
    QCheckBox *m_check = nullptr;
    QComboBox *m_combo = nullptr;
    QSpinBox *m_spin = nullptr;
    QLineEdit *m_line = nullptr;
    QHBoxLayout *m_row = nullptr; ///< the control and what stands beside it
    QWidget *m_browse = nullptr;
    HintLabel *m_hint = nullptr;
    QString m_help;
    QString m_problem;
};

} // namespace iolite::ui
