// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/HistoryModel.h"

#include "core/wording/Wording.h"
#include "ui/common/Widgets.h"

#include <QDateTime>
#include <QFont>
#include <QLocale>

#include <algorithm>

namespace iolite::ui {

namespace {

QDateTime started(const history::RunSummary &run)
{
    return QDateTime::fromMSecsSinceEpoch(run.startedMs); // local time: it is for people
}

QString groupOf(const history::RunSummary &run, Grouping grouping)
{
    if (grouping == Grouping::Target)
        return run.targetPath.empty() ? HistoryModel::tr("Unknown target") : QString::fromStdString(run.targetPath);
    const QDate day = started(run).date();
    const QDate today = QDate::currentDate();
    if (day == today)
        return HistoryModel::tr("Today");
    if (day == today.addDays(-1))
        return HistoryModel::tr("Yesterday");
    return QLocale().toString(day, QLocale::LongFormat);
}

/// The one figure a list has room for.
QString headline(const history::RunSummary &run)
{
    const Metric *best = wording::headline(run.workload, run.metrics);
    return best ? wording::value(*best) : QString();
}

QString workloadTitle(const history::RunSummary &run)
{
    if (!run.preset.empty())
        return wording::presetTitle(run.preset, run.preset);
    return run.workload == "job" ? HistoryModel::tr("Own job") : wording::workloadTitle(run.workload);
}

} // namespace

HistoryModel::HistoryModel(history::HistoryStore *store, QObject *parent)
    : QAbstractTableModel(parent)
    , m_store(store)
{
    reload();
}

void HistoryModel::reload()
{
    std::vector<history::RunSummary> runs;
    if (m_store) {
        history::Filter filter;
        filter.text = m_search.toStdString();
        auto listed = m_store->list(filter);
        if (!listed) {
            emit failed(listed.error());
            return;
        }
        runs = std::move(listed).value();
    }
    std::vector<Row> rows;
    std::vector<QString> groups(runs.size());
    std::vector<std::size_t> order(runs.size());
    for (std::size_t i = 0; i < runs.size(); ++i) {
        order[i] = i;
        if (m_grouping != Grouping::None)
            groups[i] = groupOf(runs[i], m_grouping);
    }
    if (m_grouping == Grouping::Target) // days are in order already
        std::stable_sort(
            order.begin(), order.end(), [&groups](std::size_t a, std::size_t b) { return groups[a] < groups[b]; });
    for (std::size_t place = 0; place < order.size(); ++place) {
        const QString &group = groups[order[place]];
        if (m_grouping != Grouping::None && (place == 0 || group != groups[order[place - 1]]))
            rows.push_back({group, 0});
        rows.push_back({{}, order[place]});
    }
    beginResetModel();
    m_runs = std::move(runs);
    m_rows = std::move(rows);
    endResetModel();
}

void HistoryModel::setSearch(const QString &text)
{
    m_search = text.trimmed();
    reload();
}

void HistoryModel::setGrouping(Grouping grouping)
{
    m_grouping = grouping;
    reload();
}

const history::RunSummary *HistoryModel::summary(const QModelIndex &index) const
{
    if (!index.isValid() || !m_rows[std::size_t(index.row())].heading.isEmpty())
        return nullptr;
    return &m_runs[m_rows[std::size_t(index.row())].run];
}

QModelIndex HistoryModel::indexOf(const QString &id, int column) const
{
    const std::string wanted = id.toStdString();
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].heading.isEmpty() && m_runs[m_rows[i].run].id == wanted)
            return index(int(i), column);
    return {};
}

void HistoryModel::setChecked(const QString &id, bool checked)
{
    if (id.isEmpty() || m_checked.contains(id) == checked)
        return;
    if (checked)
        m_checked.append(id);
    else
        m_checked.removeAll(id);
    if (const QModelIndex at = indexOf(id); at.isValid())
        emit dataChanged(at, at, {Qt::CheckStateRole});
    emit checkedChanged();
}

void HistoryModel::uncheckAll()
{
    if (m_checked.isEmpty())
        return;
    m_checked.clear();
    if (!m_rows.empty())
        emit dataChanged(index(0, Name), index(rowCount() - 1, Name), {Qt::CheckStateRole});
    emit checkedChanged();
}

int HistoryModel::runCount() const
{
    return int(m_runs.size());
}

int HistoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int HistoryModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QString HistoryModel::displayName(const history::RunSummary &run)
{
    if (!run.label.empty())
        return QString::fromStdString(run.label);
    return workloadTitle(run);
}

QVariant HistoryModel::cell(const history::RunSummary &run, int column) const
{
    switch (column) {
    case Name:
        return run.status == RunStatus::Done
            ? displayName(run)
            : tr("%1 (%2)", "name (status)").arg(displayName(run), wording::statusTitle(run.status));
    case Started:
        return QLocale().toString(started(run),
            m_grouping == Grouping::Day ? QStringLiteral("HH:mm") : QLocale().dateTimeFormat(QLocale::ShortFormat));
    case Target:
        return isolated(QString::fromStdString(run.targetPath));
    case Workload:
        return workloadTitle(run);
    case Result:
        return isolated(headline(run));
    default:
        return {};
    }
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const history::RunSummary *run = summary(index);
    if (!run) {
        if (role == HeadingRole)
            return true;
        if (role == Qt::FontRole) {
            QFont bold;
            bold.setBold(true);
            return bold;
        }
        return role == Qt::DisplayRole && index.column() == Name ? QVariant(m_rows[std::size_t(index.row())].heading)
                                                                 : QVariant();
    }
    const QString id = QString::fromStdString(run->id);
    switch (role) {
    case Qt::DisplayRole:
        return cell(*run, index.column());
    case Qt::EditRole:
        return index.column() == Name ? QVariant(displayName(*run)) : QVariant();
    case Qt::CheckStateRole:
        return index.column() == Name ? QVariant(m_checked.contains(id) ? Qt::Checked : Qt::Unchecked) : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() == Result ? QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::ToolTipRole:
        return tr("%1\n%2 on %3 (%4)\n%5, %6", "name, workload on target (filesystem), start, duration")
                   .arg(displayName(*run), workloadTitle(*run), QString::fromStdString(run->targetPath),
                       QString::fromStdString(run->fsType), QLocale().toString(started(*run), QLocale::LongFormat),
                       wording::duration(double(run->durationNs) * 1e-9))
            + (run->comment.empty() ? QString() : QLatin1Char('\n') + QString::fromStdString(run->comment));
    case IdRole:
        return id;
    case HeadingRole:
        return false;
    default:
        return {};
    }
}

bool HistoryModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const history::RunSummary *run = summary(index);
    if (!run || index.column() != Name)
        return false;
    const QString id = QString::fromStdString(run->id);
    if (role == Qt::CheckStateRole) {
        setChecked(id, value.toInt() == Qt::Checked);
        return true;
    }
    if (role != Qt::EditRole)
        return false;
    const QString label = value.toString().trimmed();
    if (label.isEmpty() || label == displayName(*run))
        return false;
    emit renameRequested(id, label); // goes through the undo stack, which reloads
    return true;
}

QVariant HistoryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Run");
    case Started:
        return tr("Started");
    case Target:
        return tr("Target");
    case Workload:
        return tr("Workload");
    case Result:
        return tr("Best rate");
    default:
        return {};
    }
}

Qt::ItemFlags HistoryModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    if (!summary(index))
        return Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    if (index.column() == Name) {
        flags |= Qt::ItemIsUserCheckable;
        if (m_store && !m_store->readOnly())
            flags |= Qt::ItemIsEditable;
    }
    return flags;
}

} // namespace iolite::ui
