// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"
#include "core/model/JobSpec.h"

#include <QWidget>

#include <optional>
#include <vector>

QT_BEGIN_NAMESPACE
class QFormLayout;
class QToolButton;
QT_END_NAMESPACE

namespace iolite::ui {

class KeyEditor;

/// Every key of one job, made from the table of keys: title, control, unit, range, default and a line of explanation.
/// The keys people change most come first; the others are below *More settings*.
class JobForm : public QWidget {
    Q_OBJECT
public:
    explicit JobForm(QWidget *parent = nullptr);

    /// The job as far as its fields can be read; error() says if it can be run.
    const JobSpec &job() const { return m_job; }
    void setJob(const JobSpec &job);
    /// The first thing that is wrong: of a field alone, or between fields.
    const std::optional<Error> &error() const { return m_error; }
    KeyEditor *editor(const QString &key) const;
    void setMoreShown(bool shown);

signals:
    void changed();

private:
    void addKey(QFormLayout *form, std::size_t index);
    void read();

    std::vector<KeyEditor *> m_editors;
    QToolButton *m_more = nullptr;
    QWidget *m_rest = nullptr;
    JobSpec m_job;
    std::optional<Error> m_error;
};

} // namespace iolite::ui
