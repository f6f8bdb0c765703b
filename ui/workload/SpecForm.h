// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/Workload.h"

#include <QWidget>

#include <optional>
#include <vector>

QT_BEGIN_NAMESPACE
class QFormLayout;
class QToolButton;
QT_END_NAMESPACE

namespace iolite::ui {

class HintLabel;
class KeyEditor;

/// Every key of one workload, made from its table of keys: title, control, unit, range, default and a line of
/// explanation. The keys people change most come first; the others are below *More settings*. What is wrong stands at
/// its field.
class SpecForm : public QWidget {
    Q_OBJECT
public:
    /// `workload` outlives the form.
    explicit SpecForm(const workloads::Workload &workload, QWidget *parent = nullptr);

    const workloads::Workload &workload() const { return m_workload; }
    /// The settings without a preset; of a field that can't be read, what stood there last. error() says if they can
    /// be run.
    const WorkloadSpec &spec() const { return m_spec; }
    void setSpec(const WorkloadSpec &spec); ///< says nothing
    /// Changes that field alone: what is being typed into others stays. Says nothing.
    void setValue(const QString &key, const QString &text);
    /// The first thing that is wrong: of a field alone, or between fields.
    const std::optional<Error> &error() const { return m_error; }
    KeyEditor *editor(const QString &key) const; ///< nullptr if there is no such key
    void setMoreShown(bool shown);
    /// Puts the form's controls behind `before` in the order of the Tab key.
    void takeTabOrder(QWidget *before);

signals:
    void changed(); ///< by the user

private:
    void addKey(QFormLayout *form, const workloads::KeyInfo &info);
    QString helpText(const workloads::KeyInfo &info) const;
    void read();

    const workloads::Workload &m_workload;
    std::vector<KeyEditor *> m_editors; ///< the important ones first
    std::size_t m_important = 0;
    QToolButton *m_more = nullptr;
    QWidget *m_rest = nullptr;
    HintLabel *m_problem = nullptr; ///< what belongs to no field
    WorkloadSpec m_spec;
    std::optional<Error> m_error;
};

} // namespace iolite::ui
