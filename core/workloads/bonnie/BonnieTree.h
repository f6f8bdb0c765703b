// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/Task.h"
#include "core/model/BonnieSpec.h"
#include "core/workloads/bonnie/BonnieNames.h"

#include <functional>
#include <memory>
#include <string>

namespace iolite::workloads {

/// One tree of small files. Its descriptors belong to the script and outlive the tasks.
struct BonnieTree {
    int fd = -1; ///< the tree
    int parent = -1; ///< the folder that it is in
    std::string name; ///< in the parent
    std::string path; ///< for errors
    std::uint64_t files = 0;
    std::uint64_t dirs = 1;
    std::uint64_t minSize = 0;
    std::uint64_t maxSize = 0;
    BonnieLinks links = BonnieLinks::None;
    std::size_t fileChunk = 8192;
    bool fsync = false;
    std::uint64_t seed = 1;
    BonnieNames names; ///< with the digits first in the sequential tests, last in the random ones
};

/// Makes the sub-directories "00000", "00001" …; not measured. Errors: DiskFull, IoFailed, Cancelled when `cancelled`
/// says so.
Result<void> makeBonnieDirectories(const BonnieTree &tree, const std::function<bool()> &cancelled);

// An operation (Direction::Item) is one file with all its calls; what is written and read of its content counts as
// Write and Read besides. Making and removing end with syncfs inside the measured time (Direction::Sync).

/// Makes the files in the order of their numbers, directory after directory.
std::shared_ptr<engine::Task> createTask(BonnieTree tree);
/// Looks at each file, and reads it if it is not empty, in the order in which the directories list them.
std::shared_ptr<engine::Task> statListedTask(BonnieTree tree);
/// The same in a random order that has each file once.
std::shared_ptr<engine::Task> statShuffledTask(BonnieTree tree);
/// Removes all files, the sub-directories and the tree itself.
std::shared_ptr<engine::Task> deleteListedTask(BonnieTree tree);
std::shared_ptr<engine::Task> deleteShuffledTask(BonnieTree tree);

} // namespace iolite::workloads
