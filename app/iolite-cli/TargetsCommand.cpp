// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/Command.h"
#include "app/iolite-cli/JsonText.h"
#include "app/iolite-cli/TextTable.h"
#include "core/system/Mounts.h"
#include "core/wording/Text.h"
#include "core/wording/Wording.h"

namespace iolite::cli {

using wording::shown;

namespace {

Json toJson(const system::MountedVolume &volume)
{
    return {{"mount_point", volume.mount.mountPoint}, {"fs_type", volume.mount.fsType}, {"source", volume.mount.source},
        {"options", volume.mount.options}, {"size_bytes", volume.sizeBytes}, {"free_bytes", volume.freeBytes},
        {"writable", volume.writable}, {"disks", volume.disks}, {"model", volume.model},
        {"removable", volume.removable}, {"usable", volume.cannotUse.empty()}, {"reason", volume.cannotUse}};
}

QString usable(const system::MountedVolume &volume)
{
    if (volume.cannotUse.empty())
        return Cli::tr("yes");
    if (volume.cannotUse == "read-only")
        return Cli::tr("no: mounted read-only");
    if (volume.cannotUse == "not-writable")
        return Cli::tr("only in a directory of your own");
    return Cli::tr("no: %1").arg(shown(volume.cannotUse));
}

QString asTable(const std::vector<system::MountedVolume> &volumes)
{
    TextTable table;
    table.add({Cli::tr("Mounted at"), Cli::tr("Filesystem"), Cli::tr("Size"), Cli::tr("Free"), Cli::tr("Device"),
        Cli::tr("Can be measured")});
    for (const system::MountedVolume &volume : volumes) {
        QStringList device;
        for (const std::string &disk : volume.disks)
            device += shown(disk);
        QString name = device.isEmpty() ? shown(volume.mount.source) : device.join(QStringLiteral(", "));
        if (!volume.model.empty())
            name += QStringLiteral(" (%1)").arg(shown(volume.model));
        table.add({shown(volume.mount.mountPoint), shown(volume.mount.fsType), wording::bytes(double(volume.sizeBytes)),
            wording::bytes(double(volume.freeBytes)), name, usable(volume)});
    }
    return table.text();
}

Exit targets(const Arguments &arguments, Console &console)
{
    const std::vector<system::MountedVolume> volumes = system::mountedVolumes();
    if (!arguments.has("--json")) {
        console.out(asTable(volumes));
        return Exit::Done;
    }
    Json all = Json::array();
    for (const system::MountedVolume &volume : volumes)
        all.push_back(toJson(volume));
    console.out(jsonText({{"targets", std::move(all)}}));
    return Exit::Done;
}

} // namespace

Command targetsCommand()
{
    return {"targets", "", 0, 0, QT_TRANSLATE_NOOP("Cli", "List what is mounted and can be measured"),
        {{"--json", Option::Switch, "", QT_TRANSLATE_NOOP("Cli", "As JSON")}}, targets};
}

} // namespace iolite::cli
