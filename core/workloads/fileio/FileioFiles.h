// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/TestDirectory.h"
#include "core/model/FileioSpec.h"

#include <stop_token>
#include <string>
#include <vector>

namespace iolite::workloads {

struct FileioFile {
    int fd = -1;
    std::string path; ///< for messages
};

/// sysbench's name of a test file.
std::string testFileName(std::uint32_t number);
/// Whether the folder has a regular file named test_file.N with N below `files`.
bool hasTestFiles(int directory, std::uint32_t files, const std::stop_token &cancel);

/// The open test files of a run. Closes them; removes nothing. What goes through all of them ends with Cancelled at a
/// cancel.
class FileioFiles {
public:
    FileioFiles() = default;
    ~FileioFiles() { closeAll(); }
    FileioFiles(const FileioFiles &) = delete;
    FileioFiles &operator=(const FileioFiles &) = delete;

    /// Files of the run's own folder; `flags` besides O_RDWR. Errors of TestDirectory::openFile.
    Result<void> openOwn(
        const engine::TestDirectory &directory, const FileioSpec &spec, int flags, const std::stop_token &cancel);
    /// test_file.N of an open folder, whose path is for messages. Links are never followed. Errors: IoFailed (one is
    /// missing), BadFile (shorter than the spec needs, or no regular file), LimitReached, DirectNotSupported.
    Result<void> openExisting(
        int directory, const std::string &path, const FileioSpec &spec, int flags, const std::stop_token &cancel);

    /// Makes the files' space theirs: `whole` as if they had been written, else only against a full disk.
    /// Errors: DiskFull, Unsupported (whole, and the filesystem can't).
    Result<void> reserve(std::uint64_t bytesEach, bool whole, const std::stop_token &cancel) const;
    /// fsync of each.
    Result<void> sync(const std::stop_token &cancel) const;

    const std::vector<FileioFile> &files() const { return m_files; }
    void closeAll();

private:
    std::vector<FileioFile> m_files;
};

/// O_DIRECT, O_SYNC and O_DSYNC as the spec asks.
int openFlags(const FileioSpec &spec);

} // namespace iolite::workloads
