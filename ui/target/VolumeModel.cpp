// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/target/VolumeModel.h"

#include "core/wording/Wording.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QIcon>

#include <algorithm>

namespace iolite::ui {

namespace {

QString decoded(const std::string &path)
{
    return QFile::decodeName(QByteArray::fromStdString(path));
}

bool holds(const QString &mountPoint, const QString &path)
{
    return path == mountPoint || mountPoint == QLatin1String("/") || path.startsWith(mountPoint + QLatin1Char('/'));
}

QString reasonText(const std::string &identifier)
{
    if (identifier.empty())
        return {};
    if (identifier == "read-only")
        return VolumeModel::tr("mounted read-only");
    if (identifier == "not-writable")
        return VolumeModel::tr("not yours: type a folder below it that is");
    if (identifier == "pseudo")
        return VolumeModel::tr("not a storage filesystem");
    return VolumeModel::tr("can't be used (%1)").arg(QString::fromStdString(identifier));
}

} // namespace

void VolumeModel::setVolumes(std::vector<system::MountedVolume> volumes)
{
    std::vector<Row> rows;
    rows.reserve(volumes.size());
    for (system::MountedVolume &volume : volumes) {
        const QString path = decoded(volume.mount.mountPoint);
        const QString reason = reasonText(volume.cannotUse);
        rows.push_back({std::move(volume), path, reason});
    }
    // An ordinary user can't write to "/", but the home folder on it is just as good a place to measure it.
    const QString home = QDir::homePath();
    Row *homeRow = nullptr;
    for (Row &row : rows)
        if (holds(row.path, home) && (!homeRow || row.path.size() > homeRow->path.size()))
            homeRow = &row;
    if (homeRow && homeRow->volume.cannotUse == "not-writable" && QFileInfo(home).isWritable()) {
        homeRow->path = home;
        homeRow->reason.clear();
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

void VolumeModel::setExtras(const QList<DeviceExtras> &extras)
{
    m_extras = extras;
    if (!m_rows.empty())
        emit dataChanged(index(0), index(int(m_rows.size()) - 1));
}

int VolumeModel::rowOf(const QString &path) const
{
    int best = -1;
    qsizetype length = -1;
    for (int i = 0; i < int(m_rows.size()); ++i) {
        const QString mountPoint = decoded(m_rows[std::size_t(i)].volume.mount.mountPoint);
        if (holds(mountPoint, path) && mountPoint.size() > length) {
            best = i;
            length = mountPoint.size();
        }
    }
    return best;
}

int VolumeModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

Qt::ItemFlags VolumeModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const bool usable = m_rows[std::size_t(index.row())].reason.isEmpty();
    return usable ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren : Qt::ItemNeverHasChildren;
}

const DeviceExtras *VolumeModel::extrasOf(const Row &row) const
{
    const QString mountPoint = decoded(row.volume.mount.mountPoint);
    const QString source = decoded(row.volume.mount.source);
    const QString kernelName = source.section(QLatin1Char('/'), -1);
    const DeviceExtras *found = nullptr;
    for (const DeviceExtras &extra : m_extras) {
        if (!extra.mountPoint.isEmpty() && extra.mountPoint == mountPoint)
            return &extra;
        const bool sameDevice = source.startsWith(QLatin1String("/dev/")) && extra.kernelName == kernelName;
        const bool disk =
            !row.volume.disks.empty() && extra.kernelName == QString::fromStdString(row.volume.disks.front());
        if (sameDevice || (disk && !found))
            found = &extra;
    }
    return found;
}

QString VolumeModel::deviceText(const Row &row) const
{
    if (const DeviceExtras *extra = extrasOf(row)) {
        const QString name = (extra->vendor + QLatin1Char(' ') + extra->product).simplified();
        if (!name.isEmpty())
            return extra->removable || extra->hotpluggable ? tr("%1, removable").arg(name) : name;
    }
    const QString model = QString::fromStdString(row.volume.model).simplified();
    const QString name = model.isEmpty() ? decoded(row.volume.mount.source) : model;
    return row.volume.removable ? tr("%1, removable").arg(name) : name;
}

QString VolumeModel::detail(const Row &row) const
{
    if (!row.reason.isEmpty())
        return tr("%1 · %2", "filesystem · why it can't be used")
            .arg(QString::fromStdString(row.volume.mount.fsType), row.reason);
    const QString fsType = QString::fromStdString(row.volume.mount.fsType);
    const QString facts =
        tr("%1 · %2 free of %3", "filesystem · free space · size")
            .arg(fsType, wording::bytes(double(row.volume.freeBytes)), wording::bytes(double(row.volume.sizeBytes)));
    const QString device = deviceText(row);
    return device == fsType ? facts : tr("%1 · %2", "facts · device").arg(facts, device);
}

QVariant VolumeModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Row &row = m_rows[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return row.path;
    case PathRole:
        return row.path;
    case DetailRole:
        return detail(row);
    case UsableRole:
        return row.reason.isEmpty();
    case Qt::ToolTipRole:
        return row.path + QLatin1Char('\n') + detail(row);
    case Qt::AccessibleTextRole:
        return tr("%1: %2", "path: facts").arg(row.path, detail(row));
    case Qt::DecorationRole: {
        const DeviceExtras *extra = extrasOf(row);
        const QString fallback =
            row.volume.removable ? QStringLiteral("drive-removable-media") : QStringLiteral("drive-harddisk");
        return QIcon::fromTheme(extra && !extra->icon.isEmpty() ? extra->icon : fallback);
    }
    default:
        return {};
    }
}

} // namespace iolite::ui
