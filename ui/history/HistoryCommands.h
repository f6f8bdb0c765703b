// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/HistoryStore.h"

#include <QStringList>
#include <QUndoCommand>

#include <functional>

namespace iolite::ui {

/// What history commands work on. `changed` is called after each step, `failed` where the store refuses.
struct HistoryContext {
    history::HistoryStore *store = nullptr;
    std::function<void()> changed;
    std::function<void(const Error &)> failed;
};

/// Runs to the trash; undo brings them back.
class DeleteRuns : public QUndoCommand {
public:
    DeleteRuns(HistoryContext context, QStringList ids);
    void redo() override;
    void undo() override;

private:
    HistoryContext m_context;
    QStringList m_ids;
};

/// Label, comment or tags of one run.
class EditRun : public QUndoCommand {
public:
    enum class Field { Label, Comment, Tags }; ///< tags as one text, parted by commas
    EditRun(HistoryContext context, QString id, Field field, QString before, QString after);
    void redo() override;
    void undo() override;

private:
    void write(const QString &value);

    HistoryContext m_context;
    QString m_id;
    Field m_field;
    QString m_before;
    QString m_after;
};

} // namespace iolite::ui
