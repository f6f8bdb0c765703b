// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/fs_mark/FsMarkUnlinkTask.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

namespace iolite::workloads {

FsMarkUnlinkTask::FsMarkUnlinkTask(std::shared_ptr<FsMarkWriter> writer, std::shared_ptr<FsMarkCrew> crew)
    : m_writer(std::move(writer))
    , m_crew(std::move(crew))
    , m_names(m_writer->spec, m_writer->seed)
{
}

Result<void> FsMarkUnlinkTask::run(engine::TaskContext &context)
{
    FsMarkWriter &writer = *m_writer;
    const std::uint64_t cpu = engine::threadCpuNs();
    const std::int64_t begin = engine::nowNs();
    const Result<void> removed = unlinkFiles(context);
    writer.times.loopNs = engine::nowNs() - begin;
    writer.times.loopCpuNs = engine::threadCpuNs() - cpu;
    const Result<void> synced = finalSync(writer, *m_crew, !removed || context.abandoned());
    return removed ? synced : removed;
}

Result<void> FsMarkUnlinkTask::unlinkFiles(engine::TaskContext &context)
{
    FsMarkWriter &writer = *m_writer;
    for (std::uint64_t index = 0; index < writer.files.size() && !context.stopped(); ++index) {
        const char *path = m_names.path(index, writer.files[index]);
        const std::int64_t begin = engine::nowNs();
        if (unlinkat(writer.tree, path, 0) != 0)
            return fsMarkError(writer, path, "unlink", errno);
        const std::int64_t now = context.record(Direction::Item, begin, 0);
        writer.times.unlink.add(now - begin);
        writer.done = index + 1;
    }
    return {};
}

} // namespace iolite::workloads
