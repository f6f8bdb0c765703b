// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/TestDirectory.h"
#include "core/model/JobSpec.h"
#include "core/workloads/JobPhases.h"

#include <cstdint>
#include <map>
#include <vector>

namespace iolite::runner {

/// The test files of one run: kept from job to job, so that each byte is laid out once.
class TestFiles {
public:
    explicit TestFiles(engine::TestDirectory directory)
        : m_directory(std::move(directory))
    {
    }
    ~TestFiles();
    TestFiles(const TestFiles &) = delete;
    TestFiles &operator=(const TestFiles &) = delete;

    /// Opens one file per worker of the job, O_DIRECT if it says so, and reserves their space.
    /// Closes those of the job before.
    /// Errors of TestDirectory::openFile, DiskFull.
    Result<void> openFor(const JobSpec &job);
    /// Flushes and (if the job says so) drops the files' cached pages: just before measuring.
    Result<void> settle(const JobSpec &job) const;
    const std::vector<workloads::OpenFile> &files() const { return m_files; }

    /// Those of the open files that must be written before the job.
    std::vector<workloads::OpenFile> toLayOut(const JobSpec &job) const;
    /// All files of the job have been written up to `bytes`.
    void markWritten(const JobSpec &job, std::uint64_t bytes);

    Result<void> remove();

private:
    void closeFiles();

    engine::TestDirectory m_directory;
    std::vector<workloads::OpenFile> m_files;
    std::map<int, std::uint64_t> m_written;
};

} // namespace iolite::runner
