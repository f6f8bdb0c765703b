// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/Task.h"
#include "core/workloads/archive/ExtractTask.h"

#include <dirent.h>
#include <sys/types.h>

#include <memory>
#include <string>
#include <vector>

namespace iolite::workloads {

/// Removes all that was extracted into a folder, as `rm -rf` does: in the order in which the filesystem lists it, what
/// is in a folder before the folder. What somebody else has put there stays, with the folders on the way to it. Links
/// are removed, not followed; at what is mounted in it, it ends with an error (EBUSY).
class DeleteTask : public engine::Task {
public:
    struct Place {
        int root = -1; ///< stays the caller's
        std::string tree; ///< for messages
        bool sync = true;
        std::shared_ptr<const ArchiveNames> names; ///< of what was extracted
    };
    DeleteTask(Place place, std::shared_ptr<ArchiveOutcome> outcome);

    Result<void> prepare(const std::atomic<bool> &stop) override;
    Result<void> run(engine::TaskContext &context) override;
    void finish() override;

private:
    struct Level {
        DIR *stream;
        std::size_t length; ///< of m_path without this level's name
        bool kept; ///< something of somebody else is in it
    };
    Result<void> remove(engine::TaskContext &context);
    Result<void> open(int parent, const char *name);
    Result<void> removeFolder(engine::TaskContext &context);
    bool isOurs(const char *name);
    Error error(const char *name, const char *call, int errnum) const;

    Place m_place;
    std::string m_path; ///< of the folder that is looked at, within the tree
    dev_t m_device = 0;
    std::shared_ptr<ArchiveOutcome> m_outcome;
    std::vector<Level> m_levels;
};

} // namespace iolite::workloads
