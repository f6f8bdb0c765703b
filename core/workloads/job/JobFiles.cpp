// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/job/JobFiles.h"

#include "core/model/SystemError.h"
#include "core/workloads/job/JobValues.h"

#include <fcntl.h>
#include <linux/magic.h>
#include <sys/statfs.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

namespace iolite::workloads {

namespace {

// Reserves space, so that a full disk shows before anything is measured and files are as contiguous as the filesystem
// can make them. Where a filesystem can't, writing will tell.
Result<void> reserve(const OpenFile &file, std::uint64_t bytes)
{
    // A memory filesystem would take all the pages at once, for nothing.
    struct statfs kind = {};
    if (fstatfs(file.fd, &kind) == 0 && kind.f_type == TMPFS_MAGIC)
        return {};
    int result = 0;
    do
        result = fallocate(file.fd, FALLOC_FL_KEEP_SIZE, 0, off_t(bytes));
    while (result != 0 && errno == EINTR);
    if (result != 0 && (errno == ENOSPC || errno == EDQUOT || errno == EFBIG))
        return systemError(file.path, "fallocate", errno);
    return {};
}

int openFlags(const JobSpec &job, OpenSync sync)
{
    return O_RDWR | O_CREAT | (job.direct ? O_DIRECT : 0)
        | (sync == OpenSync::Sync         ? O_SYNC
                : sync == OpenSync::Dsync ? O_DSYNC
                                          : 0);
}

} // namespace

bool WrittenFile::serves(const JobSpec &job) const
{
    return bytes >= layoutBytes(job) && data == dataShape(job);
}

void WrittenFile::extend(const JobSpec &job, std::uint64_t first, std::uint64_t end)
{
    if (first > bytes)
        return; // a hole would remain before it
    if (first == 0 && data != dataShape(job)) {
        data = dataShape(job);
        bytes = end;
    }
    bytes = std::max(bytes, end);
}

JobFiles::~JobFiles()
{
    closeFiles();
}

void JobFiles::closeFiles()
{
    for (const OpenFile &file : m_files)
        close(file.fd);
    m_files.clear();
}

Result<void> JobFiles::openFor(const JobSpec &job, OpenSync sync)
{
    closeFiles();
    const std::uint64_t bytes = needsLayout(job) ? layoutBytes(job) : regionEnd(job);
    for (int worker = 0; worker < job.numjobs; ++worker) {
        auto fd = m_directory.openFile(worker, openFlags(job, sync));
        if (!fd)
            return fd.error();
        m_files.push_back({*fd, m_directory.filePath(worker)});
        if (job.fallocate == Fallocate::Keep && m_written[worker].bytes < bytes)
            if (auto reserved = reserve(m_files.back(), bytes); !reserved)
                return reserved;
    }
    return {};
}

Result<void> JobFiles::settle(const JobSpec &job) const
{
    for (const OpenFile &file : m_files) {
        if (fdatasync(file.fd) != 0)
            return systemError(file.path, "fdatasync", errno);
        if (job.invalidate)
            posix_fadvise(file.fd, 0, 0, POSIX_FADV_DONTNEED);
    }
    return {};
}

std::vector<OpenFile> JobFiles::toLayOut(const JobSpec &job) const
{
    std::vector<OpenFile> files;
    if (!needsLayout(job))
        return files;
    for (std::size_t worker = 0; worker < m_files.size(); ++worker) {
        const auto found = m_written.find(int(worker));
        if (found == m_written.end() || !found->second.serves(job))
            files.push_back(m_files[worker]);
    }
    return files;
}

void JobFiles::markWritten(const JobSpec &job, std::uint64_t first, std::uint64_t end)
{
    for (int worker = 0; worker < job.numjobs; ++worker)
        m_written[worker].extend(job, first, end);
}

} // namespace iolite::workloads
