// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/Task.h"
#include "core/engine/TestDirectory.h"

#include <atomic>
#include <memory>

namespace iolite::workloads {

/// What the tests on the data file need. The task opens data.0 before the measured time and closes it inside, after its
/// fsync, as the tool does.
struct BonnieFile {
    const engine::TestDirectory *directory = nullptr; ///< outlives the task
    int flags = 0; ///< as open(2)
    std::uint64_t bytes = 0; ///< to move
    std::size_t chunk = 8192;
    std::uint64_t seed = 1;
};

/// One byte a write() call, then fsync; an operation (Direction::Item) is one chunk of them, its bytes count there.
std::shared_ptr<engine::Task> charWriteTask(BonnieFile file);
/// Chunk by chunk to the end, then fsync (Direction::Write).
std::shared_ptr<engine::Task> blockWriteTask(BonnieFile file);
/// Reads each chunk, changes one byte, writes it back; fsync. The two calls count as Read and Write, the pair as Item
/// without bytes.
std::shared_ptr<engine::Task> rewriteTask(BonnieFile file);
/// One byte a read() call; as charWriteTask.
std::shared_ptr<engine::Task> charReadTask(BonnieFile file);
/// Chunk by chunk to the end (Direction::Read).
std::shared_ptr<engine::Task> blockReadTask(BonnieFile file);

/// The tickets that the seekers of one test share.
struct BonnieTickets {
    std::atomic<std::uint64_t> taken{0};
    std::uint64_t count = 0;
};
/// Takes tickets until there are none left: reads the chunk that the ticket stands for, and for one in ten changes a
/// byte and writes it back (with fsync then, if `fsyncEach`). Item is one seek with all its calls. At the end fsync.
std::shared_ptr<engine::Task> seekTask(BonnieFile file, std::shared_ptr<BonnieTickets> tickets, bool fsyncEach);

} // namespace iolite::workloads
