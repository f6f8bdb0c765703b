// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/Task.h"
#include "core/workloads/fileio/FileioFiles.h"

#include <functional>
#include <memory>

namespace iolite::workloads {

/// What is told while one file is being written.
struct FileioWriting {
    std::function<bool()> stopped; ///< ends early, looked at each chunk
    std::function<void(std::int64_t beginNs, std::uint64_t bytes)> wrote; ///< may be empty
    std::function<void(std::int64_t beginNs)> synced; ///< may be empty
};

/// Writes whole test files from `from` (up to a block) to their size, about a MiB a call, incompressible and, with
/// `validate`, sealed; then fsync. Errors: DiskFull, IoFailed, LimitReached.
class FileioWriter {
public:
    explicit FileioWriter(const FileioSpec &spec);
    ~FileioWriter();
    /// Memory for the data. Error: LimitReached.
    Result<void> prepare(const std::atomic<bool> &stop);
    Result<void> write(const FileioFile &file, std::uint32_t number, std::uint64_t from, const FileioWriting &told);
    std::uint64_t written() const { return m_written; } ///< bytes of all files

private:
    struct Buffers;
    FileioSpec m_spec;
    std::unique_ptr<Buffers> m_buffers;
    std::uint64_t m_chunk;
    std::uint64_t m_written = 0;
};

/// The layout phase: one worker writes all the files.
class FileioLayoutTask : public engine::Task {
public:
    FileioLayoutTask(const FileioSpec &spec, std::vector<FileioFile> files)
        : m_writer(spec)
        , m_files(std::move(files))
    {
    }
    Result<void> prepare(const std::atomic<bool> &stop) override { return m_writer.prepare(stop); }
    Result<void> run(engine::TaskContext &context) override;

private:
    FileioWriter m_writer;
    std::vector<FileioFile> m_files;
};

} // namespace iolite::workloads
