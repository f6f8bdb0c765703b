// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/HistoryCommands.h"

#include <QCoreApplication>

namespace iolite::ui {

DeleteRuns::DeleteRuns(HistoryContext context, QStringList ids)
    : QUndoCommand(QCoreApplication::translate("HistoryCommands", "delete %n run(s)", nullptr, int(ids.size())))
    , m_context(std::move(context))
    , m_ids(std::move(ids))
{
}

void DeleteRuns::redo()
{
    for (const QString &id : std::as_const(m_ids))
        if (const auto result = m_context.store->remove(id.toStdString()); !result)
            m_context.failed(result.error());
    m_context.changed();
}

void DeleteRuns::undo()
{
    for (const QString &id : std::as_const(m_ids))
        if (const auto result = m_context.store->restore(id.toStdString()); !result)
            m_context.failed(result.error());
    m_context.changed();
}

EditRun::EditRun(HistoryContext context, QString id, Field field, QString before, QString after)
    : QUndoCommand(field == Field::Label ? QCoreApplication::translate("HistoryCommands", "rename a run")
            : field == Field::Comment    ? QCoreApplication::translate("HistoryCommands", "comment on a run")
                                         : QCoreApplication::translate("HistoryCommands", "tag a run"))
    , m_context(std::move(context))
    , m_id(std::move(id))
    , m_field(field)
    , m_before(std::move(before))
    , m_after(std::move(after))
{
}

void EditRun::redo()
{
    write(m_after);
}

void EditRun::undo()
{
    write(m_before);
}

void EditRun::write(const QString &value)
{
    const std::string id = m_id.toStdString();
    Result<void> result;
    switch (m_field) {
    case Field::Label:
        result = m_context.store->rename(id, value.toStdString());
        break;
    case Field::Comment:
        result = m_context.store->setComment(id, value.toStdString());
        break;
    case Field::Tags: {
        std::vector<std::string> tags;
        for (const QString &tag : value.split(QLatin1Char(','), Qt::SkipEmptyParts))
            if (!tag.trimmed().isEmpty())
                tags.push_back(tag.trimmed().toStdString());
        result = m_context.store->setTags(id, tags);
        break;
    }
    }
    if (!result)
        m_context.failed(result.error());
    m_context.changed();
}

} // namespace iolite::ui
