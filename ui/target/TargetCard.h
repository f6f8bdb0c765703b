// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"
#include "core/model/Target.h"
#include "ui/common/Background.h"
#include "ui/common/Widgets.h"

#include <QTimer>

#include <optional>

QT_BEGIN_NAMESPACE
class QLineEdit;
class QListView;
QT_END_NAMESPACE

namespace iolite {
class DeviceProbe;
}

namespace iolite::ui {

class MountWatcher;
class VolumeModel;

/// Where to measure: pick a mounted volume, type or browse a directory, or drop one. Everything that asks the disk
/// happens off the GUI thread. The directory is looked at again when mounts change.
class TargetCard : public Card {
    Q_OBJECT
public:
    /// `probe` may be null: only the extras are missing then.
    explicit TargetCard(DeviceProbe *probe, QWidget *parent = nullptr);

    QString path() const;
    void setPath(const QString &path);
    /// Facts of path(), once they are known; none while they are being read or when path() can't be used.
    const std::optional<TargetFacts> &facts() const { return m_facts; }
    const std::optional<Error> &error() const { return m_error; }

    VolumeModel *volumes() const { return m_volumes; }

signals:
    void pathChanged(); ///< facts() are gone until factsChanged
    void factsChanged(); ///< facts() or error() are known

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void buildList();
    void buildPathRow();
    void readVolumes();
    void fitList(); ///< as high as its rows, within reason
    void pathEdited();
    void inspect();
    void showResult(Result<TargetFacts> result);
    void selectVolume();
    void browse();

    VolumeModel *m_volumes;
    QListView *m_list = nullptr;
    QLineEdit *m_path = nullptr;
    HintLabel *m_hint = nullptr;
    QTimer m_typing;
    bool m_following = false; ///< the list is following the path, not choosing one
    int m_asked = 0; ///< counts questions, so that a late answer to an old one is dropped
    std::optional<TargetFacts> m_facts;
    std::optional<Error> m_error;
    Background m_background;
};

} // namespace iolite::ui
