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

/// Removes all that is in a folder, as `rm -rf` does: in the order in which the filesystem lists it, what is in a
/// folder before the folder. Links are removed, not followed; at what is mounted in it, it ends with an error (EBUSY).
class DeleteTask : public engine::Task {
public:
    /// `root` stays the caller's; `tree` is what it is called in messages.
    DeleteTask(int root, std::string tree, bool sync, std::shared_ptr<ArchiveOutcome> outcome);

    Result<void> run(engine::TaskContext &context) override;
    void finish() override;

private:
    struct Level {
        DIR *stream;
        std::string name;
    };
    Result<void> remove(engine::TaskContext &context);
    Result<void> open(int parent, const char *name);
    std::string pathOf(const char *name) const;

    int m_root;
    std::string m_tree;
    bool m_sync;
    dev_t m_device = 0;
    std::shared_ptr<ArchiveOutcome> m_outcome;
    std::vector<Level> m_levels;
};

} // namespace iolite::workloads
