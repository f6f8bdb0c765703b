// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/Settings.h"

#include "core/workloads/job/JobKeys.h"

#include <QDir>
#include <QSettings>
#include <QStandardPaths>

namespace iolite::ui {

namespace {

const QString kGeometry = QStringLiteral("window/geometry");
const QString kState = QStringLiteral("window/state");
const QString kMirrored = QStringLiteral("window/right_to_left");
const QString kAppearance = QStringLiteral("window/appearance");
const QString kTarget = QStringLiteral("setup/target");
const QString kPreset = QStringLiteral("setup/preset");
const QString kOwnJob = QStringLiteral("setup/own_job_"); // + key
const QString kGrouping = QStringLiteral("history/grouping");
const QString kFolder = QStringLiteral("export/folder");

QString word(Appearance appearance)
{
    switch (appearance) {
    case Appearance::Light:
        return QStringLiteral("light");
    case Appearance::Dark:
        return QStringLiteral("dark");
    case Appearance::System:
        break;
    }
    return QStringLiteral("system");
}

Appearance appearanceOf(const QString &text)
{
    return text == QLatin1String("light") ? Appearance::Light
        : text == QLatin1String("dark")   ? Appearance::Dark
                                          : Appearance::System;
}

QString jobKey(const workloads::KeyInfo &info)
{
    return kOwnJob + QString::fromUtf8(info.key.data(), qsizetype(info.key.size()));
}

} // namespace

Settings loadSettings(const QString &file)
{
    const QSettings ini(file, QSettings::IniFormat);
    Settings settings;
    settings.geometry = ini.value(kGeometry).toByteArray();
    settings.windowState = ini.value(kState).toByteArray();
    settings.mirrored = ini.value(kMirrored).toBool();
    settings.appearance = appearanceOf(ini.value(kAppearance).toString());
    settings.target = ini.value(kTarget).toString();
    settings.preset = ini.value(kPreset, QStringLiteral("quick-check")).toString();
    settings.folder = ini.value(kFolder).toString();
    const int grouping = ini.value(kGrouping, settings.grouping).toInt();
    if (grouping >= 0 && grouping <= 2)
        settings.grouping = grouping;
    JobSpec job;
    bool sound = true;
    for (const workloads::KeyInfo &info : workloads::jobKeys())
        if (const QVariant value = ini.value(jobKey(info)); value.isValid())
            sound = workloads::setJobValue(job, info.key, value.toString().toStdString()).ok() && sound;
    if (sound)
        settings.ownJob = job;
    return settings;
}

bool saveSettings(const QString &file, const Settings &settings)
{
    QDir().mkpath(QFileInfo(file).path());
    QSettings ini(file, QSettings::IniFormat);
    ini.setValue(kGeometry, settings.geometry);
    ini.setValue(kState, settings.windowState);
    ini.setValue(kMirrored, settings.mirrored);
    ini.setValue(kAppearance, word(settings.appearance));
    ini.setValue(kTarget, settings.target);
    ini.setValue(kPreset, settings.preset);
    ini.setValue(kFolder, settings.folder);
    ini.setValue(kGrouping, settings.grouping);
    for (const workloads::KeyInfo &info : workloads::jobKeys())
        ini.setValue(jobKey(info), QString::fromStdString(workloads::jobValue(settings.ownJob, info.key)));
    ini.sync();
    return ini.status() == QSettings::NoError;
}

QString defaultSettingsFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + QStringLiteral("/iolite.ini");
}

} // namespace iolite::ui
