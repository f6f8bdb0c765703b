// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/Workload.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <map>
#include <span>
#include <string>

namespace iolite::ui {

enum class Appearance { System, Light, Dark };

/// What the window remembers from one start to the next. A plain value; each key is written in one place.
struct Settings {
    QByteArray geometry;
    QByteArray windowState; ///< docks
    bool mirrored = false; ///< windowState is that of a right-to-left window: of no use in the other direction
    QString target; ///< the directory last chosen
    QString preset; ///< id; empty: own settings of `workload`
    QString workload = QStringLiteral("job"); ///< id of the workload last chosen
    std::map<std::string, WorkloadSpec> own; ///< settings last made by hand, by the workload's id
    int grouping = 1; ///< of the history, ui::Grouping
    Appearance appearance = Appearance::System;
    QString folder; ///< of the last export or import
    bool kernelPane = false; ///< kernel counters are shown below the charts
    QStringList counters; ///< names of the kernel counters chosen; empty: by the filesystem

    bool operator==(const Settings &) const = default;
};

using KnownWorkloads = std::span<const workloads::Workload *const>;
/// An INI file. Missing or damaged values are the defaults.
Settings loadSettings(const QString &file, KnownWorkloads known = workloads::allWorkloads());
/// False where the file can't be written.
bool saveSettings(const QString &file, const Settings &settings, KnownWorkloads known = workloads::allWorkloads());
/// `iolite.ini` in the configuration directory of the application.
QString defaultSettingsFile();

/// Sets style and palette of the application. `IOLITE_APPEARANCE=system|light|dark` wins over the setting.
void applyAppearance(Appearance appearance);

} // namespace iolite::ui
