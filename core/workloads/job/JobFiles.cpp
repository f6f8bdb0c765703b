// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/job/JobFiles.h"

#include "core/model/SystemError.h"

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

} // namespace

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

Result<void> JobFiles::openFor(const JobSpec &job)
{
    closeFiles();
    const std::uint64_t bytes = needsLayout(job) ? layoutBytes(job) : job.size;
    for (int worker = 0; worker < job.numjobs; ++worker) {
        auto fd = m_directory.openFile(worker, O_RDWR | O_CREAT | (job.direct ? O_DIRECT : 0));
        if (!fd)
            return fd.error();
        m_files.push_back({*fd, m_directory.filePath(worker)});
        if (m_written[worker] < bytes)
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
        if (found == m_written.end() || found->second < layoutBytes(job))
            files.push_back(m_files[worker]);
    }
    return files;
}

void JobFiles::markWritten(const JobSpec &job, std::uint64_t bytes)
{
    for (int worker = 0; worker < job.numjobs; ++worker)
        m_written[worker] = std::max(m_written[worker], bytes);
}

} // namespace iolite::workloads
