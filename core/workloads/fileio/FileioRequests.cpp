// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/fileio/FileioRequests.h"

#include "core/model/Units.h"

#include <algorithm>
#include <cmath>

namespace iolite::workloads {

namespace {

using Kind = FileioRequest::Kind;

// How many reads have been done when the write after `writes` others is due: the smallest r that is no longer below
// the ratio. The product may be off by one where the ratio is no binary fraction, the quotient decides as in sysbench.
std::uint64_t readsAtWrite(std::uint64_t writes, double ratio)
{
    const double next = double(writes + 1);
    std::uint64_t reads = std::uint64_t(std::max(0.0, std::ceil(ratio * next) - 1.0));
    while (double(reads + 1) / next < ratio)
        ++reads;
    while (reads > 0 && double(reads) / next >= ratio)
        --reads;
    return reads;
}

std::uint64_t writeNumber(std::uint64_t writes, double ratio)
{
    return writes + readsAtWrite(writes, ratio);
}

} // namespace

bool doesRead(FileioMode mode)
{
    return mode == FileioMode::SeqRd || mode == FileioMode::RndRd || mode == FileioMode::RndRw;
}

bool doesWrite(FileioMode mode)
{
    return mode != FileioMode::SeqRd && mode != FileioMode::RndRd;
}

bool isSequential(FileioMode mode)
{
    return mode == FileioMode::SeqWr || mode == FileioMode::SeqRewr || mode == FileioMode::SeqRd;
}

std::uint64_t transferBytes(const FileioSpec &spec)
{
    return spec.blockSize * (isSequential(spec.mode) ? std::max<std::uint64_t>(1, spec.mergedRequests) : 1);
}

std::uint64_t transferMemory(const FileioSpec &spec)
{
    // engine::DataPool walks through a MiB at least, so that what is written does not repeat.
    return spec.threads * std::max(transferBytes(spec), doesWrite(spec.mode) ? MiB : 0);
}

std::uint64_t fileBytes(const FileioSpec &spec)
{
    const std::uint64_t share = spec.totalSize / spec.fileNum;
    return (share + spec.blockSize - 1) / spec.blockSize * spec.blockSize;
}

FileioRequests::FileioRequests(const FileioSpec &spec)
    : m_mode(spec.mode)
    , m_ratio(spec.rwRatio)
    , m_files(spec.fileNum)
    , m_block(spec.blockSize)
    , m_share(spec.totalSize / spec.fileNum)
    , m_fileBytes(fileBytes(spec))
    , m_total(m_share * spec.fileNum)
    , m_stride(spec.stride)
    , m_regions(spec.regions)
    , m_regionBytes(spec.totalSize / spec.regions)
    , m_merge(std::max<std::uint64_t>(1, spec.mergedRequests))
    , m_blocksPerFile(m_fileBytes / m_block)
    , m_requestsPerFile((m_blocksPerFile + m_merge - 1) / m_merge)
{
    const bool syncs = doesWrite(m_mode) && !spec.fsyncAll;
    const bool old = spec.rules == FileioRules::V0_4;
    if (syncs && spec.fsyncFreq > 0 && !(old && isSequential(m_mode))) {
        m_freq = spec.fsyncFreq;
        m_period = m_freq + m_files;
    }
    const bool onePass = old && isSequential(m_mode);
    const std::uint64_t most = onePass ? m_requestsPerFile * m_files : spec.events;
    if (most == 0)
        return;
    if (spec.rules != FileioRules::V1_0) {
        // Reads and writes count; no periodic round comes after the last, the final one takes its place.
        m_limit = slotsFor(most);
        m_plannedRequests = most;
        m_endSyncs = syncs && spec.fsyncEnd ? m_files : 0;
    } else if (m_freq > 0 && m_mode == FileioMode::RndRw && double(m_freq) < m_ratio + 2) {
        // Some periods may be without a write.
        m_countedLimit = most;
        m_plannedRequests = most;
    } else {
        m_limit = most;
        m_plannedRequests = m_freq == 0 ? most : most / m_period * m_freq + std::min(most % m_period, m_freq);
    }
}

std::uint64_t FileioRequests::writesBefore(std::uint64_t n, double ratio)
{
    std::uint64_t writes = std::uint64_t(double(n + 1) / (1.0 + ratio));
    while (writeNumber(writes, ratio) < n)
        ++writes;
    while (writes > 0 && writeNumber(writes - 1, ratio) >= n)
        --writes;
    return writes;
}

std::uint64_t FileioRequests::slotsFor(std::uint64_t requests) const
{
    return m_freq == 0 ? requests : (requests - 1) / m_freq * m_period + (requests - 1) % m_freq + 1;
}

bool FileioRequests::roundIsDue(std::uint64_t period) const
{
    if (m_mode != FileioMode::RndRw)
        return true;
    return writesBefore((period + 1) * m_freq, m_ratio) > writesBefore(period * m_freq, m_ratio);
}

FileioRequest FileioRequests::at(std::uint64_t slot, engine::Random &random) const
{
    if (slot >= m_limit) [[unlikely]] {
        if (slot - m_limit < m_endSyncs)
            return {Kind::EndSync, std::uint32_t(slot - m_limit), 0, 0};
        return {};
    }
    if (m_freq == 0)
        return request(slot, random);
    const std::uint64_t period = slot / m_period;
    const std::uint64_t within = slot - period * m_period;
    if (within < m_freq)
        return request(period * m_freq + within, random);
    if (!roundIsDue(period))
        return {Kind::Skip, 0, 0, 0};
    return {Kind::Sync, std::uint32_t(within - m_freq), 0, 0};
}

FileioRequest FileioRequests::request(std::uint64_t number, engine::Random &random) const
{
    switch (m_mode) {
    case FileioMode::SeqWr:
    case FileioMode::SeqRewr:
    case FileioMode::SeqRd:
        return sequential(number);
    case FileioMode::RndRd:
        return place(Kind::Read, random.below(m_total));
    case FileioMode::RndWr:
        return place(Kind::Write, random.below(m_total));
    case FileioMode::RndRw: {
        const bool write = writeNumber(writesBefore(number, m_ratio), m_ratio) == number;
        return place(write ? Kind::Write : Kind::Read, random.below(m_total));
    }
    case FileioMode::Ag4: {
        const std::uint64_t n = number + 1;
        const std::uint64_t lap = n / m_regions;
        const std::uint64_t into = m_stride * m_block * lap % m_regionBytes;
        return place(Kind::Write, m_regionBytes * (n - lap * m_regions) + into);
    }
    }
    return {};
}

FileioRequest FileioRequests::sequential(std::uint64_t number) const
{
    const std::uint64_t index = number % (m_requestsPerFile * m_files);
    const std::uint64_t file = index / m_requestsPerFile;
    const std::uint64_t first = (index - file * m_requestsPerFile) * m_merge;
    return {m_mode == FileioMode::SeqRd ? Kind::Read : Kind::Write, std::uint32_t(file), first * m_block,
        std::min(m_merge, m_blocksPerFile - first) * m_block};
}

FileioRequest FileioRequests::place(Kind kind, std::uint64_t position) const
{
    position -= position % m_block;
    // A total that the files don't divide leaves a rest behind the last one.
    const std::uint64_t file = std::min(position / m_share, m_files - 1);
    const std::uint64_t offset = std::min(position - file * m_share, m_fileBytes - m_block);
    return {kind, std::uint32_t(file), offset, m_block};
}

} // namespace iolite::workloads
