// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/JsonParts.h"

namespace iolite::formats {

namespace {

template <class Io, class T>
void targetFields(Io &io, T &target)
{
    io("path", target.path);
    io("real_path", target.realPath);
    io("mount_point", target.mountPoint);
    io("filesystem", target.fsType);
    io("mount_source", target.mountSource);
    io("mount_options", target.mountOptions);
    io("size_bytes", target.sizeBytes);
    io("free_bytes", target.freeBytes);
    io("free_inodes", target.freeInodes);
    io("block_size_bytes", target.blockSize);
    io("devices", target.devices);
    io("disks", target.disks);
    io("model", target.model);
    io("scheduler", target.scheduler);
    io("rotational", target.rotational);
    io("read_only", target.readOnly);
    io("notes", target.notes);
}

template <class Io, class E>
void environmentFields(Io &io, E &environment)
{
    io("host", environment.host);
    io("kernel", environment.kernel);
    io("os", environment.os);
    io("cpu_model", environment.cpuModel);
    io("cpus", environment.cpus);
    io("memory_bytes", environment.memoryBytes);
    io("iolite_version", environment.ioliteVersion);
    io("frontend", environment.frontend);
}

template <class Fields>
Json written(Fields fields)
{
    Json json = Json::object();
    FieldWriter writer(json);
    fields(writer);
    return json;
}

} // namespace

Json targetToJson(const TargetFacts &target)
{
    return written([&](FieldWriter &io) { targetFields(io, target); });
}

TargetFacts targetFromJson(const Json &json, const Place &place)
{
    const FieldReader reader(json, place);
    TargetFacts target;
    targetFields(reader, target);
    return target;
}

Json environmentToJson(const Environment &environment)
{
    return written([&](FieldWriter &io) { environmentFields(io, environment); });
}

Environment environmentFromJson(const Json &json, const Place &place)
{
    const FieldReader reader(json, place);
    Environment environment;
    environmentFields(reader, environment);
    return environment;
}

} // namespace iolite::formats
