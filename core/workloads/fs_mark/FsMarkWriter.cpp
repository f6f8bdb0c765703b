// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/fs_mark/FsMarkWriter.h"

#include "core/engine/Clock.h"
#include "core/model/SystemError.h"

#include <unistd.h>

#include <cerrno>

namespace iolite::workloads {

Error fsMarkError(const FsMarkWriter &writer, const char *name, const char *call, int errnum, std::int64_t offset)
{
    return systemError(*name ? writer.treePath + "/" + name : writer.treePath, call, errnum, offset);
}

Result<void> finalSync(FsMarkWriter &writer, FsMarkCrew &crew, bool skip)
{
    if (crew.working.fetch_sub(1, std::memory_order_acq_rel) > 1 || skip)
        return {};
    const std::int64_t begin = engine::nowNs();
    if (syncfs(writer.tree) != 0)
        return fsMarkError(writer, "", "syncfs", errno);
    writer.times.finalSyncNs = engine::nowNs() - begin;
    return {};
}

} // namespace iolite::workloads
