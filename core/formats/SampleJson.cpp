// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/JsonParts.h"
#include "core/formats/Words.h"

#include <cmath>

namespace iolite::formats {

double toMicroseconds(std::uint64_t ns)
{
    return double(ns) / 1000.0;
}

std::uint64_t fromMicroseconds(double us, const Place &place)
{
    const double ns = std::round(us * 1000.0);
    if (!(ns >= 0.0) || ns >= 0x1p63)
        failAt(place, "time out of range");
    return static_cast<std::uint64_t>(ns);
}

Json heatToJson(const DirectionSample &sample)
{
    Json heat = Json::array();
    for (std::size_t row = 0; row < sample.heat.size(); ++row)
        if (sample.heat[row])
            heat.push_back(Json::array({row, sample.heat[row]}));
    return heat;
}

void heatFromJson(const Json &json, const Place &place, DirectionSample &sample)
{
    expectArray(json, place);
    for (std::size_t i = 0; i < json.size(); ++i) {
        const Place here(&place, i);
        if (expectArray(json[i], here).size() != 2)
            failAt(here, "expected [row, operations]");
        std::uint32_t row = 0;
        readValue(json[i][0], Place(&here, std::size_t(0)), row);
        if (row >= sample.heat.size())
            failAt(here, "row out of range: " + std::to_string(row));
        readValue(json[i][1], Place(&here, std::size_t(1)), sample.heat[row]);
    }
}

Json kernelToJson(const KernelCounts &counts)
{
    Json json = Json::object();
    for (std::size_t i = 0; i < kKernelCounters; ++i)
        if (counts[i])
            json[std::string(kernelCounterInfo(KernelCounter(i)).name)] = counts[i];
    return json;
}

void kernelFromJson(const Json &json, const Place &place, KernelCounts &counts)
{
    for (const auto &[name, value] : expectObject(json, place).items())
        // A counter that only a newer Iolite knows is passed over.
        if (const KernelCounterInfo *info = findKernelCounter(name))
            readValue(value, Place(&place, name), counts[std::size_t(info->counter)]);
}

namespace {

/// Latencies as microseconds under a key of the sample.
template <class D, class F>
void latencyFields(D &sample, F &&field)
{
    field("p50_us", sample.p50Ns);
    field("p90_us", sample.p90Ns);
    field("p99_us", sample.p99Ns);
    field("p999_us", sample.p999Ns);
    field("max_us", sample.maxNs);
}

template <class Io, class S>
void sampleFields(Io &io, S &sample)
{
    io("begin_ns", sample.beginNs);
    io("end_ns", sample.endNs);
    io("phase", sample.phase);
    io("ramp", sample.ramp);
    io("device_read_bytes", sample.deviceReadBytes);
    io("device_write_bytes", sample.deviceWriteBytes);
}

template <class Io, class D>
void countFields(Io &io, D &sample)
{
    io("ops", sample.ops);
    io("bytes", sample.bytes);
    io("lat_sum_ns", sample.latSumNs);
}

void readMicroseconds(const Json &json, const char *key, const Place &place, std::uint64_t &out)
{
    const auto found = json.find(key);
    if (found == json.end())
        return;
    const Place here(&place, key);
    double us = 0;
    readValue(*found, here, us);
    out = fromMicroseconds(us, here);
}

} // namespace

void sampleToJson(const Sample &sample, Json &object)
{
    FieldWriter writer(object);
    sampleFields(writer, sample);
    object["cpu_us"] = toMicroseconds(sample.cpuNs);
    if (sample.kernel != KernelCounts{})
        object["kernel"] = kernelToJson(sample.kernel);
    for (const Direction d : kAllDirections) {
        if (sample[d] == DirectionSample{})
            continue;
        Json part = Json::object();
        FieldWriter partWriter(part);
        countFields(partWriter, sample[d]);
        latencyFields(sample[d], [&](const char *key, std::uint64_t ns) { part[key] = toMicroseconds(ns); });
        part["heat"] = heatToJson(sample[d]);
        object[std::string(directionWord(d))] = std::move(part);
    }
}

Sample sampleFromJson(const Json &json, const Place &place)
{
    const FieldReader reader(json, place);
    Sample sample;
    sampleFields(reader, sample);
    readMicroseconds(json, "cpu_us", place, sample.cpuNs);
    if (const auto kernel = json.find("kernel"); kernel != json.end())
        kernelFromJson(*kernel, Place(&place, "kernel"), sample.kernel);
    for (const Direction d : kAllDirections) {
        const auto part = json.find(std::string(directionWord(d)));
        if (part == json.end())
            continue;
        const Place here(&place, directionWord(d));
        const FieldReader partReader(*part, here);
        countFields(partReader, sample[d]);
        latencyFields(sample[d], [&](const char *key, std::uint64_t &ns) { readMicroseconds(*part, key, here, ns); });
        if (const auto heat = part->find("heat"); heat != part->end())
            heatFromJson(*heat, Place(&here, "heat"), sample[d]);
    }
    return sample;
}

} // namespace iolite::formats
