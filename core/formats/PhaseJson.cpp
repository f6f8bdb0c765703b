// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/JsonParts.h"
#include "core/formats/Utf8.h"
#include "core/formats/Words.h"

#include "core/workloads/job/JobKeys.h"

namespace iolite::formats {

namespace {

template <class Io, class P>
void infoFields(Io &io, P &info)
{
    io("index", info.index);
    io("job", info.job);
    io("name", info.name);
    io("test", info.test);
    io("planned_items", info.plannedItems);
    io("bs_bytes", info.bs);
    io("bs_max_bytes", info.bsMax);
    io("iodepth", info.iodepth);
    io("numjobs", info.numjobs);
    io("begin_ns", info.beginNs);
    io("ramp_ns", info.rampNs);
    io("planned_ns", info.plannedNs);
    io("planned_bytes", info.plannedBytes);
}

template <class Io, class P>
void resultFields(Io &io, P &phase)
{
    io("end_ns", phase.endNs);
    io("measured_ns", phase.measuredNs);
    io("cpu_user_ns", phase.cpuUserNs);
    io("cpu_system_ns", phase.cpuSystemNs);
    io("device_read_bytes", phase.deviceReadBytes);
    io("device_write_bytes", phase.deviceWriteBytes);
    io("device_known", phase.deviceKnown);
    io("complete", phase.complete);
}

template <class Io, class D>
void directionFields(Io &io, D &direction)
{
    io("ops", direction.ops);
    io("bytes", direction.bytes);
}

} // namespace

Json phaseInfoToJson(const PhaseInfo &info)
{
    Json json = Json::object();
    json["kind"] = phaseKindWord(info.kind);
    json["rw"] = workloads::accessWord(info.rw);
    json["items"] = itemWord(info.item);
    FieldWriter writer(json);
    infoFields(writer, info);
    return json;
}

PhaseInfo phaseInfoFromJson(const Json &json, const Place &place)
{
    const FieldReader reader(json, place);
    PhaseInfo info;
    infoFields(reader, info);

    std::string word(phaseKindWord(info.kind));
    reader("kind", word);
    const auto kind = phaseKindFromWord(word);
    if (!kind)
        failAt(Place(&place, "kind"), "unknown word '" + word + "'");
    info.kind = *kind;

    word = workloads::accessWord(info.rw);
    reader("rw", word);
    const auto rw = accessFromWord(word);
    if (!rw)
        failAt(Place(&place, "rw"), "unknown word '" + word + "'");
    info.rw = *rw;

    word = itemWord(info.item);
    reader("items", word);
    const auto item = itemFromWord(word);
    if (!item)
        failAt(Place(&place, "items"), "unknown word '" + word + "'");
    info.item = *item;
    return info;
}

Json phaseToJson(const PhaseResult &phase)
{
    Json json = phaseInfoToJson(phase.info);
    FieldWriter writer(json);
    resultFields(writer, phase);
    for (const Direction d : kAllDirections) {
        if (phase[d] == DirectionResult{})
            continue;
        Json part = Json::object();
        FieldWriter partWriter(part);
        directionFields(partWriter, phase[d]);
        part["latency"] = histogramToJson(phase[d].latency);
        if (phase[d].response != Histogram{})
            part["response"] = histogramToJson(phase[d].response);
        json[std::string(directionWord(d))] = std::move(part);
    }
    for (const Figure &figure : phase.figures)
        json["figures"][toUtf8Text(figure.name)] = figure.value;
    for (const CounterDelta &counter : phase.counters)
        json["counters"][toUtf8Text(counter.name)] = counter.value;
    json["error"] = optionalErrorToJson(phase.error);
    return json;
}

PhaseResult phaseFromJson(const Json &json, const Place &place)
{
    PhaseResult phase;
    phase.info = phaseInfoFromJson(json, place);
    const FieldReader reader(json, place);
    resultFields(reader, phase);
    for (const Direction d : kAllDirections) {
        const auto part = json.find(std::string(directionWord(d)));
        if (part == json.end())
            continue;
        const Place here(&place, directionWord(d));
        const FieldReader partReader(*part, here);
        directionFields(partReader, phase[d]);
        if (const auto latency = part->find("latency"); latency != part->end())
            phase[d].latency = histogramFromJson(*latency, Place(&here, "latency"));
        if (const auto response = part->find("response"); response != part->end())
            phase[d].response = histogramFromJson(*response, Place(&here, "response"));
    }
    if (const auto figures = json.find("figures"); figures != json.end()) {
        const Place here(&place, "figures");
        for (const auto &[name, value] : expectObject(*figures, here).items()) {
            phase.figures.push_back({fromUtf8Text(name), 0});
            readValue(value, Place(&here, name), phase.figures.back().value);
        }
    }
    if (const auto counters = json.find("counters"); counters != json.end()) {
        const Place here(&place, "counters");
        for (const auto &[name, value] : expectObject(*counters, here).items()) {
            phase.counters.push_back({fromUtf8Text(name), 0});
            readValue(value, Place(&here, name), phase.counters.back().value);
        }
    }
    phase.error = optionalErrorFromJson(json, "error", place);
    return phase;
}

} // namespace iolite::formats
