// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/TestDirectory.h"
#include "core/model/JobSpec.h"
#include "core/workloads/job/JobPhases.h"

#include <cstdint>
#include <map>
#include <vector>

namespace iolite::workloads {

/// The test files of one run: kept from job to job, so that each byte is laid out once.
class JobFiles {
public:
    explicit JobFiles(const engine::TestDirectory &directory) ///< outlives this
        : m_directory(directory)
    {
    }
    ~JobFiles();
    JobFiles(const JobFiles &) = delete;
    JobFiles &operator=(const JobFiles &) = delete;

    /// Opens one file per worker of the job, O_DIRECT if it says so, and reserves their space.
    /// Closes those of the job before.
    /// Errors of TestDirectory::openFile, DiskFull.
    Result<void> openFor(const JobSpec &job);
    /// Flushes and (if the job says so) drops the files' cached pages: just before measuring.
    Result<void> settle(const JobSpec &job) const;
    const std::vector<OpenFile> &files() const { return m_files; }

    /// Those of the open files that must be written before the job.
    std::vector<OpenFile> toLayOut(const JobSpec &job) const;
    /// All files of the job have been written up to `bytes`.
    void markWritten(const JobSpec &job, std::uint64_t bytes);

private:
    void closeFiles();

    const engine::TestDirectory &m_directory;
    std::vector<OpenFile> m_files;
    std::map<int, std::uint64_t> m_written;
};

} // namespace iolite::workloads
