// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/Task.h"
#include "core/workloads/fs_mark/FsMarkWriter.h"

#include <memory>

namespace iolite::workloads {

/// One writer removes the files that it made in the loop before, in the order they were made. Counts Item.
class FsMarkUnlinkTask : public engine::Task {
public:
    FsMarkUnlinkTask(std::shared_ptr<FsMarkWriter> writer, std::shared_ptr<FsMarkCrew> crew);

    Result<void> run(engine::TaskContext &context) override;

private:
    Result<void> unlinkFiles(engine::TaskContext &context);

    std::shared_ptr<FsMarkWriter> m_writer;
    std::shared_ptr<FsMarkCrew> m_crew;
    FsMarkNames m_names;
};

} // namespace iolite::workloads
