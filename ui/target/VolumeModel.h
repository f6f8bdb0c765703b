// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/system/Mounts.h"
#include "ui/target/DeviceProbe.h"

#include <QAbstractListModel>

#include <vector>

namespace iolite::ui {

/// The mounted volumes one can measure, one row each. Volumes that can't be used are shown disabled and say why.
class VolumeModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        PathRole =
            Qt::UserRole, ///< where to measure: the mount point, or the home directory where only that is writable
        DetailRole, ///< second line: filesystem, size, free, device; or why it can't be used
        UsableRole,
    };

    using QAbstractListModel::QAbstractListModel;

    void setVolumes(std::vector<system::MountedVolume> volumes);
    /// What the device service knows, when it arrives; only texts and icons change.
    void setExtras(const QList<DeviceExtras> &extras);
    /// Row of the volume whose mount point holds `path`, the deepest one; -1 if none.
    int rowOf(const QString &path) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row {
        system::MountedVolume volume;
        QString path; ///< PathRole
        QString reason; ///< why not, empty if usable
    };
    const DeviceExtras *extrasOf(const Row &row) const;
    QString deviceText(const Row &row) const;
    QString detail(const Row &row) const;

    std::vector<Row> m_rows;
    QList<DeviceExtras> m_extras;
};

} // namespace iolite::ui
