// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/tools/SysbenchText.h"

#include "core/formats/tools/SysbenchParts.h"
#include "core/workloads/fileio/FileioRequests.h"

#include <array>
#include <charconv>

namespace iolite::formats {

namespace {

// "Number of threads", "Validation checks" … up to the empty line before the files.
std::string options(SysbenchVersion version, const FileioSpec &spec)
{
    std::string text =
        "Running the test with following options:\nNumber of threads: " + std::to_string(spec.threads) + "\n";
    if (version == SysbenchVersion::V0_4) {
        if (spec.validate)
            text += "Additional request validation enabled.\n\n";
        if (spec.seed == 0)
            text += "Initializing random number generator from timer.\n\n";
        return text;
    }
    if (spec.rate > 0)
        text += "Target transaction rate: " + fixedText(spec.rate, 0) + "/sec\n";
    if (spec.reportInterval > 0)
        text += "Report intermediate results every " + std::to_string(spec.reportInterval) + " second(s)\n";
    if (spec.validate)
        text += "Validation checks: on.\n\n";
    if (version == SysbenchVersion::V1_0)
        text += spec.seed == 0
            ? "Initializing random number generator from current time\n\n"
            : "Initializing random number generator from seed (" + std::to_string(spec.seed) + ").\n\n";
    else if (spec.seed == 0)
        text += "Initializing random number generator from timer.\n\n";
    else if (spec.seed == 1) // the sequence that 0.5 always has
        text += "Random number generator seed is 0 and will be ignored\n\n";
    else
        text += "Initializing random number generator from seed (" + std::to_string(spec.seed) + ").\n\n";
    return text;
}

std::string_view modeText(FileioMode mode)
{
    switch (mode) {
    case FileioMode::SeqWr:
        return "sequential write (creation)";
    case FileioMode::SeqRewr:
        return "sequential rewrite";
    case FileioMode::SeqRd:
        return "sequential read";
    case FileioMode::RndRd:
        return "random read";
    case FileioMode::RndWr:
        return "random write";
    case FileioMode::RndRw:
        return "random r/w";
    case FileioMode::Ag4:
        return "ag=4 write";
    }
    return {};
}

const FileioSpec &specOf(const workloads::ToolCommand &command)
{
    static const FileioSpec usual;
    const FileioSpec *spec = std::get_if<FileioSpec>(&command.workload.classic);
    return spec ? *spec : usual;
}

} // namespace

SysbenchVersion sysbenchVersion(const workloads::ToolCommand &command)
{
    return command.version == "0.4" ? SysbenchVersion::V0_4
        : command.version == "0.5"  ? SysbenchVersion::V0_5
                                    : SysbenchVersion::V1_0;
}

std::vector<std::string> sysbenchVersions()
{
    return {"1.0", "0.5", "0.4"};
}

std::string fixedText(double value, int digits, std::size_t width)
{
    std::array<char, 400> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, digits).ptr;
    return padded(std::string(text.data(), end), width);
}

std::string padded(const std::string &text, std::size_t width)
{
    std::string result;
    if (text.size() < width)
        result.assign(width - text.size(), ' ');
    return result += text;
}

std::string sysbenchSize(SysbenchVersion version, double bytes)
{
    static constexpr std::array<std::string_view, 6> units{"", "K", "M", "G", "T", "P"};
    std::size_t unit = 0;
    while (bytes >= 1024 && unit + 1 < units.size()) {
        bytes /= 1024;
        ++unit;
    }
    std::array<char, 64> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), bytes, std::chars_format::general, 5).ptr;
    return std::string(text.data(), end) + std::string(units[unit])
        + (version != SysbenchVersion::V1_0 ? "b"
                : unit == 0                 ? "B"
                                            : "iB");
}

std::string sysbenchBanner(SysbenchVersion version)
{
    switch (version) {
    case SysbenchVersion::V1_0:
        return "sysbench 1.0.20 (using system LuaJIT 2.1.0-beta3)\n\n";
    case SysbenchVersion::V0_5:
        return "sysbench 0.5:  multi-threaded system evaluation benchmark\n\n";
    case SysbenchVersion::V0_4:
        break;
    }
    return "sysbench 0.4.12:  multi-threaded system evaluation benchmark\n\n";
}

std::string sysbenchFlags(SysbenchVersion version, const FileioSpec &spec)
{
    if (version == SysbenchVersion::V1_0) {
        std::string words = spec.openSync == FileioOpenSync::Sync ? "sync "
            : spec.openSync == FileioOpenSync::Dsync              ? "dsync "
                                                                  : "";
        if (spec.direct)
            words += "directio";
        return words.empty() ? "(none)" : words;
    }
    // The numbers that the flags have on x86, where all published reports come from.
    const unsigned flags = (spec.openSync == FileioOpenSync::Sync           ? 0x101000U
                                   : spec.openSync == FileioOpenSync::Dsync ? 0x1000U
                                                                            : 0U)
        | (spec.direct ? 0x4000U : 0U);
    std::array<char, 16> text{};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), flags, version == SysbenchVersion::V0_4 ? 10 : 16).ptr;
    return {text.data(), end};
}

std::string sysbenchHeader(SysbenchVersion version, const FileioSpec &spec)
{
    const auto size = [&](double bytes) { return sysbenchSize(version, bytes); };
    std::string text = sysbenchBanner(version) + options(version, spec) + "\n";
    text += "Extra file open flags: " + sysbenchFlags(version, spec) + "\n";
    text += std::to_string(spec.fileNum) + " files, " + size(double(spec.totalSize / spec.fileNum)) + " each\n";
    text += size(double(spec.totalSize)) + " total file size\n";
    text += "Block size " + size(double(spec.blockSize)) + "\n";
    if (spec.mergedRequests > 0)
        text +=
            "Merging requests up to " + size(double(spec.blockSize * spec.mergedRequests)) + " for sequential IO.\n";
    if (!workloads::isSequential(spec.mode)) {
        text +=
            version == SysbenchVersion::V0_4 ? "Number of random requests for random IO: " : "Number of IO requests: ";
        text += std::to_string(spec.events) + "\n";
        text += "Read/Write ratio for combined random IO test: " + fixedText(spec.rwRatio, 2) + "\n";
    }
    if (spec.fsyncAll) {
        text += "Calling fsync() after each write operation.\n";
    } else {
        if (spec.fsyncFreq > 0)
            text += "Periodic FSYNC enabled, calling fsync() each " + std::to_string(spec.fsyncFreq) + " requests.\n";
        if (spec.fsyncEnd)
            text += "Calling fsync() at the end of test, Enabled.\n";
    }
    text += "Using synchronous I/O mode\n";
    if (spec.validate)
        text += "Using checksums validation.\n";
    text += "Doing " + std::string(modeText(spec.mode)) + " test\n";
    if (version != SysbenchVersion::V0_4)
        text += "Initializing worker threads...\n\n";
    return text;
}

std::string sysbenchPrepareBegin(const workloads::ToolCommand &command)
{
    const FileioSpec &spec = specOf(command);
    const SysbenchVersion version = sysbenchVersion(command);
    std::string text = sysbenchBanner(version);
    text += std::to_string(spec.fileNum) + " files, " + std::to_string(spec.totalSize / spec.fileNum / 1024)
        + "Kb each, " + std::to_string(spec.totalSize / (1024 * 1024)) + "Mb total\nCreating files for the test...\n";
    if (version != SysbenchVersion::V0_4)
        text += "Extra file open flags: " + sysbenchFlags(version, spec) + "\n";
    return text;
}

std::string sysbenchPrepareLine(const workloads::ToolCommand &command, const workloads::PreparedFile &file)
{
    using Step = workloads::PreparedFile::Step;
    if (sysbenchVersion(command) == SysbenchVersion::V0_4)
        return {};
    const std::string name = "test_file." + std::to_string(file.number) + "\n";
    switch (file.step) {
    case Step::Creating:
        return "Creating file " + name;
    case Step::Extending:
        return "Extending existing file " + name;
    case Step::Reusing:
        return "Reusing existing file " + name;
    case Step::Removing:
        break;
    }
    return {};
}

std::string sysbenchPrepareEnd(const workloads::ToolCommand &command, const workloads::Prepared &prepared)
{
    const SysbenchVersion version = sysbenchVersion(command);
    if (version == SysbenchVersion::V0_4)
        return {};
    if (prepared.writtenBytes == 0)
        return "No bytes written.\n";
    const double seconds = double(prepared.elapsedNs) * 1e-9;
    return std::to_string(prepared.writtenBytes) + " bytes written in " + fixedText(seconds, 2) + " seconds ("
        + fixedText(double(prepared.writtenBytes) / (1024 * 1024) / seconds, 2)
        + (version == SysbenchVersion::V1_0 ? " MiB/sec).\n" : " MB/sec).\n");
}

std::string sysbenchCleanup(const workloads::ToolCommand &command)
{
    return sysbenchBanner(sysbenchVersion(command)) + "Removing test files...\n";
}

} // namespace iolite::formats
