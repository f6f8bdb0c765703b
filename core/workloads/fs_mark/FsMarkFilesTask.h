// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/DataPool.h"
#include "core/engine/Task.h"
#include "core/workloads/fs_mark/FsMarkWriter.h"

#include <memory>

namespace iolite::workloads {

/// One writer makes its files of one loop: for each the attempt to make its folder, open, writes, close, and what the
/// sync method asks for. Counts Item (a file, from the attempt to the close), Write (a write call), Sync (an fsync).
class FsMarkFilesTask : public engine::Task {
public:
    FsMarkFilesTask(std::shared_ptr<FsMarkWriter> writer, std::shared_ptr<FsMarkCrew> crew);

    Result<void> prepare(const std::atomic<bool> &stop) override;
    Result<void> run(engine::TaskContext &context) override;

private:
    Result<void> makeFiles(engine::TaskContext &context);
    /// False: the phase ended before the file was whole.
    Result<bool> fillFile(engine::TaskContext &context, int fd, const char *path, std::int64_t &now);
    Result<void> syncAfter(engine::TaskContext &context);
    Result<void> syncAgain(engine::TaskContext &context, std::uint64_t index);
    void chooseSubdir(std::uint32_t second, std::uint64_t index);

    std::shared_ptr<FsMarkWriter> m_writer;
    std::shared_ptr<FsMarkCrew> m_crew;
    FsMarkNames m_names;
    engine::DataPool m_pool;
    std::uint32_t m_subdir = 0;
    std::uint32_t m_subdirSince = 0; ///< second in which it became the present one
};

} // namespace iolite::workloads
