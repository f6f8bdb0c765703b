// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/Settings.h"

#include "core/model/KernelCounter.h"

#include <QDir>
#include <QSettings>
#include <QStandardPaths>

#include <optional>

namespace iolite::ui {

namespace {

const QString kGeometry = QStringLiteral("window/geometry");
const QString kState = QStringLiteral("window/state");
const QString kMirrored = QStringLiteral("window/right_to_left");
const QString kAppearance = QStringLiteral("window/appearance");
const QString kTarget = QStringLiteral("setup/target");
const QString kPreset = QStringLiteral("setup/preset");
const QString kWorkload = QStringLiteral("setup/workload");
const QString kOwn = QStringLiteral("setup/own_%1_%2"); // id, key
const QString kKernelPane = QStringLiteral("charts/kernel_counters");
const QString kCounters = QStringLiteral("charts/counters");
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

QString utf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

QString ownKey(const workloads::Workload &workload, const workloads::KeyInfo &info)
{
    return kOwn.arg(utf8(workload.id()), utf8(info.key));
}

// None where nothing was kept, or something that can't be read any more.
std::optional<WorkloadSpec> ownSettings(const QSettings &ini, const workloads::Workload &workload)
{
    WorkloadSpec spec = workload.defaults();
    bool any = false;
    for (const workloads::KeyInfo &info : workload.keys())
        if (const QVariant value = ini.value(ownKey(workload, info)); value.isValid()) {
            if (!workload.set(spec, info.key, value.toString().toStdString()))
                return std::nullopt;
            any = true;
        }
    return any ? std::optional(spec) : std::nullopt;
}

} // namespace

Settings loadSettings(const QString &file, KnownWorkloads known)
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
    settings.workload = ini.value(kWorkload, settings.workload).toString();
    settings.kernelPane = ini.value(kKernelPane).toBool();
    for (const QString &name : ini.value(kCounters).toStringList())
        if (findKernelCounter(name.toStdString()))
            settings.counters << name;
    for (const workloads::Workload *workload : known)
        if (auto own = ownSettings(ini, *workload))
            settings.own.emplace(workload->id(), std::move(*own));
    return settings;
}

bool saveSettings(const QString &file, const Settings &settings, KnownWorkloads known)
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
    ini.setValue(kWorkload, settings.workload);
    ini.setValue(kKernelPane, settings.kernelPane);
    ini.setValue(kCounters, settings.counters);
    for (const workloads::Workload *workload : known)
        if (const auto own = settings.own.find(std::string(workload->id())); own != settings.own.end())
            for (const workloads::KeyInfo &info : workload->keys())
                ini.setValue(ownKey(*workload, info), QString::fromStdString(workload->value(own->second, info.key)));
    ini.sync();
    return ini.status() == QSettings::NoError;
}

QString defaultSettingsFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + QStringLiteral("/iolite.ini");
}

} // namespace iolite::ui
