// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/DataPool.h"
#include "core/engine/TestDirectory.h"
#include "core/model/JobSpec.h"
#include "core/workloads/job/JobPhases.h"

#include <cstdint>
#include <map>
#include <vector>

namespace iolite::workloads {

/// What has been written of a test file, without a gap from its beginning.
struct WrittenFile {
    std::uint64_t bytes = 0;
    engine::DataShape data; ///< what it was written with at its beginning

    bool serves(const JobSpec &job) const; ///< needs no layout before this job
    /// From `first` up to `end` the job has written it.
    void extend(const JobSpec &job, std::uint64_t first, std::uint64_t end);
};

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

    /// Opens one file per worker of the job, O_DIRECT if it says so, with `sync`, and reserves their space unless the
    /// job does without. Closes those that were open. Errors of TestDirectory::openFile, DiskFull.
    Result<void> openFor(const JobSpec &job, OpenSync sync);
    /// Flushes and (if the job says so) drops the files' cached pages: just before measuring.
    Result<void> settle(const JobSpec &job) const;
    const std::vector<OpenFile> &files() const { return m_files; }

    /// Those of the open files that must be written before the job: they are too short, or hold another kind of data.
    std::vector<OpenFile> toLayOut(const JobSpec &job) const;
    /// All files of the job have been written from `first` up to `end`.
    void markWritten(const JobSpec &job, std::uint64_t first, std::uint64_t end);

private:
    void closeFiles();

    const engine::TestDirectory &m_directory;
    std::vector<OpenFile> m_files;
    std::map<int, WrittenFile> m_written;
};

} // namespace iolite::workloads
