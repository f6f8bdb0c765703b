// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/JsonParts.h"
#include "core/formats/Words.h"

#include <cmath>

namespace iolite::formats {

namespace {

// The first ten are the contract of the command line; the others make reading back exact.
constexpr std::array kColumns{"t", "phase", "dir", "ops", "bytes", "p50_us", "p99_us", "max_us", "cpu_us",
    "device_bytes", "begin_ns", "end_ns", "ramp", "p90_us", "p999_us", "lat_sum_ns", "device_read_bytes",
    "device_write_bytes", "heat", "kernel"};

/// One row. What belongs to the whole sample (processor time, device bytes) stands in its first row only, so that
/// columns can be summed; null there says that the row continues the sample above.
Json rowOf(const Sample &sample, std::optional<Direction> direction, bool first)
{
    const DirectionSample none;
    const DirectionSample &d = direction ? sample[*direction] : none;
    const auto ofSample = [&](auto value) { return first ? Json(value) : Json(); };
    Json row = Json::array();
    row.push_back(double(sample.beginNs) / 1e9);
    row.push_back(sample.phase);
    row.push_back(direction ? Json(directionWord(*direction)) : Json());
    row.push_back(d.ops);
    row.push_back(d.bytes);
    row.push_back(toMicroseconds(d.p50Ns));
    row.push_back(toMicroseconds(d.p99Ns));
    row.push_back(toMicroseconds(d.maxNs));
    row.push_back(ofSample(toMicroseconds(sample.cpuNs)));
    row.push_back(ofSample(sample.deviceReadBytes + sample.deviceWriteBytes));
    row.push_back(sample.beginNs);
    row.push_back(sample.endNs);
    row.push_back(sample.ramp);
    row.push_back(toMicroseconds(d.p90Ns));
    row.push_back(toMicroseconds(d.p999Ns));
    row.push_back(d.latSumNs);
    row.push_back(ofSample(sample.deviceReadBytes));
    row.push_back(ofSample(sample.deviceWriteBytes));
    row.push_back(heatToJson(d));
    row.push_back(first && sample.kernel != KernelCounts{} ? kernelToJson(sample.kernel) : Json());
    return row;
}

/// Finds the cells of a row by the names that the table itself gives.
class Row {
public:
    Row(const Json &cells, const std::vector<std::string> &columns, const Place &place)
        : m_cells(expectArray(cells, place))
        , m_columns(columns)
        , m_place(place)
    {
        if (cells.size() != columns.size())
            failAt(
                place, "expected " + std::to_string(columns.size()) + " values, found " + std::to_string(cells.size()));
    }

    /// The cell, or null where the column is missing or the cell is null.
    const Json *cell(std::string_view name) const
    {
        for (std::size_t i = 0; i < m_columns.size(); ++i)
            if (m_columns[i] == name)
                return m_cells[i].is_null() ? nullptr : &m_cells[i];
        return nullptr;
    }
    template <class T>
    void read(std::string_view name, T &out) const
    {
        if (const Json *json = cell(name))
            readValue(*json, Place(&m_place, name), out);
    }
    void readUs(std::string_view name, std::uint64_t &ns) const
    {
        double us = 0;
        if (!cell(name))
            return;
        read(name, us);
        ns = fromMicroseconds(us, Place(&m_place, name));
    }
    const Place &place() const { return m_place; }

private:
    const Json &m_cells;
    const std::vector<std::string> &m_columns;
    const Place &m_place;
};

void readTimes(const Row &row, Sample &sample, std::int64_t intervalNs)
{
    if (row.cell("begin_ns")) {
        row.read("begin_ns", sample.beginNs);
    } else {
        double seconds = 0;
        row.read("t", seconds);
        if (!(std::abs(seconds) < 9e9))
            failAt(Place(&row.place(), "t"), "time out of range");
        sample.beginNs = std::int64_t(std::llround(seconds * 1e9));
    }
    if (row.cell("end_ns"))
        row.read("end_ns", sample.endNs);
    else if (__builtin_add_overflow(sample.beginNs, intervalNs, &sample.endNs))
        failAt(row.place(), "time out of range");
}

void readDirection(const Row &row, Sample &sample)
{
    if (!row.cell("dir"))
        return;
    std::string word;
    row.read("dir", word);
    const auto direction = directionFromWord(word);
    if (!direction)
        failAt(Place(&row.place(), "dir"), "unknown word '" + word + "'");
    DirectionSample &d = sample[*direction];
    row.read("ops", d.ops);
    row.read("bytes", d.bytes);
    row.readUs("p50_us", d.p50Ns);
    row.readUs("p90_us", d.p90Ns);
    row.readUs("p99_us", d.p99Ns);
    row.readUs("p999_us", d.p999Ns);
    row.readUs("max_us", d.maxNs);
    row.read("lat_sum_ns", d.latSumNs);
    if (const Json *heat = row.cell("heat"))
        heatFromJson(*heat, Place(&row.place(), "heat"), d);
}

} // namespace

Json seriesTableToJson(const std::vector<Sample> &series, std::int64_t intervalNs)
{
    Json json = Json::object();
    if (intervalNs > 0) {
        if (intervalNs % 1'000'000 == 0)
            json["interval_ms"] = intervalNs / 1'000'000;
        else
            json["interval_ms"] = double(intervalNs) / 1e6;
    }
    Json columns = Json::array();
    for (const char *column : kColumns)
        columns.push_back(column);
    json["columns"] = std::move(columns);
    Json rows = Json::array();
    for (const Sample &sample : series) {
        bool first = true;
        for (const Direction d : kAllDirections) {
            if (sample[d] == DirectionSample{})
                continue;
            rows.push_back(rowOf(sample, d, first));
            first = false;
        }
        if (first) // nothing moved: the silence is a row too
            rows.push_back(rowOf(sample, std::nullopt, true));
    }
    json["rows"] = std::move(rows);
    return json;
}

std::vector<Sample> seriesTableFromJson(const Json &json, const Place &place, std::int64_t intervalNs)
{
    const FieldReader reader(json, place);
    std::vector<std::string> columns;
    reader("columns", columns);
    const auto rows = json.find("rows");
    std::vector<Sample> series;
    if (rows == json.end())
        return series;
    const Place list(&place, "rows");
    expectArray(*rows, list);
    series.reserve(rows->size());
    for (std::size_t i = 0; i < rows->size(); ++i) {
        const Place here(&list, i);
        const Row row((*rows)[i], columns, here);
        if (series.empty() || row.cell("cpu_us")) {
            Sample &sample = series.emplace_back();
            readTimes(row, sample, intervalNs);
            row.read("phase", sample.phase);
            row.read("ramp", sample.ramp);
            row.readUs("cpu_us", sample.cpuNs);
            row.read("device_read_bytes", sample.deviceReadBytes);
            row.read("device_write_bytes", sample.deviceWriteBytes);
            if (const Json *kernel = row.cell("kernel"))
                kernelFromJson(*kernel, Place(&here, "kernel"), sample.kernel);
        }
        readDirection(row, series.back());
    }
    return series;
}

} // namespace iolite::formats
