// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/tools/BonnieText.h"

namespace iolite::formats {

namespace {

std::string left(const std::string &text, std::size_t width)
{
    return text.size() < width ? text + std::string(width - text.size(), ' ') : text;
}

std::string right(const std::string &text, std::size_t width)
{
    return text.size() < width ? std::string(width - text.size(), ' ') + text : text;
}

// "458m": four characters and a letter. Written by hand, for the decimal point must not follow the locale.
std::string letterRate(double kib)
{
    if (kib < 10000)
        return std::to_string(std::uint64_t(kib)) + "k";
    const auto oneDecimal = [](double value) {
        const auto tenths = std::uint64_t(value * 10 + 0.5);
        return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
    };
    const double mib = kib / 1024;
    if (mib < 100)
        return oneDecimal(mib) + "m";
    if (mib < 1000)
        return std::to_string(std::uint64_t(mib + 0.5)) + "m";
    return oneDecimal(mib / 1024) + "g";
}

std::string rateText(const BonnieCell &cell, std::size_t test, bool letters)
{
    if (test == 5)
        return bonnieSeeksText(cell.rate);
    return letters && test < 5 ? letterRate(cell.rate) : std::to_string(std::uint64_t(cell.rate));
}

std::string cells(const BonnieRow &row, std::size_t first, bool letters)
{
    std::string text;
    for (std::size_t i = first; i < first + 6; ++i) {
        const BonnieCell &cell = row.cells[i];
        const bool value = cell.state == BonnieCell::State::Value;
        const bool fast = cell.state == BonnieCell::State::TooFast;
        text += ' ' + right(value ? rateText(cell, i, letters) : fast ? "+++++" : "", 5);
        text += ' ' + right(value ? std::to_string(std::uint64_t(cell.cpu)) : fast ? "+++" : "", 3);
    }
    return text + '\n';
}

std::string latencies(const BonnieRow &row, std::size_t first)
{
    std::string text = left("Latency", 17);
    for (std::size_t i = first; i < first + 6; ++i)
        text += ' ' + right(bonnieLatencyText(row.cells[i].latencyUs).substr(0, 9), 9);
    return text + '\n';
}

std::string versionText(const BonnieVersion &version)
{
    return "Version " + right(version.label, 5) + "       ";
}

// The name is cut where the size begins, with a blank between them.
std::string label(const std::string &name, const std::string &size)
{
    constexpr std::size_t width = 19;
    if (size.size() + 1 >= width)
        return right(size, width);
    return left(name.substr(0, width - size.size() - 1), width - size.size()) + size;
}

// "64M:16k:3": chunk, concurrency, seeks and seekers where they are not the tool's own; older ones show the chunk only.
std::string sizeLabel(const BonnieSpec &spec, bool all)
{
    const BonnieSpec defaults;
    std::string text = bonnieSizeText(spec.size);
    std::string gap;
    const auto add = [&](bool given, const std::string &part) {
        gap += ':';
        if (given) {
            text += gap + part;
            gap.clear();
        }
    };
    add(spec.chunk != defaults.chunk, bonnieBytesText(spec.chunk));
    if (all) {
        add(spec.concurrency != defaults.concurrency, std::to_string(spec.concurrency));
        add(spec.seeks != defaults.seeks, std::to_string(spec.seeks));
        add(spec.seekers != defaults.seekers, std::to_string(spec.seekers));
    }
    return text;
}

std::string ioTable(const BonnieRow &row, const BonnieVersion &version)
{
    const bool newer = version.seekFields;
    std::string text = versionText(version);
    text += "------Sequential Output------ --Sequential Input- --Random-\n";
    if (newer)
        text.append(20, ' ');
    else
        text.append("Concurrency ").append(right(std::to_string(row.spec.concurrency), 3)).append(5, ' ');
    text += "-Per Chr- --Block-- -Rewrite- -Per Chr- --Block-- --Seeks--\n";
    if (newer)
        text += "Name:Size etc        /sec %CP  /sec %CP  /sec %CP  /sec %CP  /sec %CP  /sec %CP\n";
    else
        (text += row.spec.chunk == BonnieSpec().chunk ? "Machine        Size " : "Machine   Size:chnk ") +=
            "K/sec %CP K/sec %CP K/sec %CP K/sec %CP K/sec %CP  /sec %CP\n";
    return text + label(row.name, sizeLabel(row.spec, newer)) + cells(row, 0, newer) + latencies(row, 0);
}

std::string filesLabel(const BonnieSpec &spec)
{
    std::string text = std::to_string(spec.files);
    const auto add = [&text](char mark, std::uint64_t number) {
        text += mark;
        text += std::to_string(number);
    };
    if (spec.links != BonnieLinks::None) {
        text += spec.links == BonnieLinks::Link ? ":link" : ":symlink";
    } else if (spec.maxSize > 0) {
        add(':', spec.maxSize);
        add(':', spec.minSize);
    }
    if (spec.dirs > 1)
        add('/', spec.dirs);
    return text;
}

std::string fileTable(const BonnieRow &row, const BonnieVersion &version)
{
    const BonnieSpec &spec = row.spec;
    const char *heading = spec.minSize > 0                    ? "files:max:min       "
        : spec.maxSize > 0 || spec.links != BonnieLinks::None ? "files:max           "
                                                              : "              files ";
    return versionText(version) + "------Sequential Create------ --------Random Create--------\n"
        + left(row.name.substr(0, 19), 19) + " -Create-- --Read--- -Delete-- -Create-- --Read--- -Delete--\n" + heading
        + " /sec %CP  /sec %CP  /sec %CP  /sec %CP  /sec %CP  /sec %CP\n" + right(filesLabel(spec), 19)
        + cells(row, 6, false) + latencies(row, 6);
}

std::string field(const std::string &text)
{
    return ',' + text;
}

// `count` tests from `first`: rate and processor time of each.
std::string csvCells(const BonnieRow &row, std::size_t first, std::size_t count)
{
    std::string text;
    for (std::size_t i = first; i < first + count; ++i) {
        const BonnieCell &cell = row.cells[i];
        const bool value = cell.state == BonnieCell::State::Value;
        const bool fast = cell.state == BonnieCell::State::TooFast;
        text += field(value ? rateText(cell, i, false) : fast ? "+++++" : "");
        text += field(value ? std::to_string(std::uint64_t(cell.cpu)) : fast ? "+++" : "");
    }
    return text;
}

std::string csvName(std::string name)
{
    for (char &c : name)
        if (c == ',' || static_cast<unsigned char>(c) < ' ')
            c = ' ';
    return name;
}

} // namespace

std::string bonnieTable(const BonnieRow &row, const BonnieVersion &version)
{
    std::string text;
    if (row.spec.size > 0)
        text += ioTable(row, version);
    if (row.spec.files > 0)
        text += fileTable(row, version);
    else
        text += '\n';
    return text;
}

std::string bonnieCsvLine(const BonnieRow &row, const BonnieVersion &version)
{
    const BonnieSpec &spec = row.spec;
    const bool io = spec.size > 0;
    std::string text = version.layout + field(version.label) + field(csvName(row.name))
        + field(std::to_string(spec.concurrency)) + field(row.seed);
    text += field(io ? bonnieSizeText(spec.size) : "");
    text += field(io && spec.chunk != BonnieSpec().chunk ? bonnieBytesText(spec.chunk) : "");
    if (version.seekFields) {
        text += field(io ? std::to_string(spec.seeks) : "");
        text += field(io ? std::to_string(spec.seekers) : "");
    }
    text += csvCells(row, 0, 6);
    if (spec.files > 0) {
        const bool links = spec.links != BonnieLinks::None;
        text += field(std::to_string(spec.files));
        text += field(links        ? spec.links == BonnieLinks::Link ? "link" : "symlink"
                : spec.maxSize > 0 ? std::to_string(spec.maxSize)
                                   : "");
        text += field(spec.minSize > 0 ? std::to_string(spec.minSize) : "");
        // The header calls the next field num_dirs; the tool has always left it empty and put the number one later.
        text += field("");
        text += field(spec.dirs > 1 ? std::to_string(spec.dirs) : "");
    } else {
        text += ",,,,,";
    }
    text += csvCells(row, 6, 6);
    for (const BonnieCell &cell : row.cells)
        text += field(bonnieLatencyText(cell.latencyUs));
    return text + '\n';
}

std::string bonnieCsvHeader()
{
    static constexpr std::array<const char *, 12> columns{"putc", "put_block", "rewrite", "getc", "get_block", "seeks",
        "seq_create", "seq_stat", "seq_del", "ran_create", "ran_stat", "ran_del"};
    std::string text = "format_version,bonnie_version,name,concurrency,seed,file_size,io_chunk_size";
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (i == 6)
            text += ",num_files,max_size,min_size,num_dirs,file_chunk_size";
        text += field(columns[i]) + "," + columns[i] + "_cpu";
    }
    for (const char *column : columns)
        text += field(column) + "_latency";
    return text + '\n';
}

} // namespace iolite::formats
