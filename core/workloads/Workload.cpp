// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/Workload.h"

#include "core/workloads/archive/ArchiveWorkload.h"
#include "core/workloads/bonnie/BonnieWorkload.h"
#include "core/workloads/fileio/FileioWorkload.h"
#include "core/workloads/fs_mark/FsMarkWorkload.h"
#include "core/workloads/job/JobWorkload.h"

#include <array>

namespace iolite::workloads {

std::span<const Workload *const> allWorkloads()
{
    static const std::array<const Workload *, 5> all{
        &jobWorkload(), &bonnieWorkload(), &fsMarkWorkload(), &fileioWorkload(), &archiveWorkload()};
    return all;
}

const Workload *findWorkload(std::string_view id)
{
    for (const Workload *workload : allWorkloads())
        if (workload->id() == id)
            return workload;
    return nullptr;
}

const Workload &workloadOf(const WorkloadSpec &spec)
{
    const Workload *found = findWorkload(spec.workload);
    return found ? *found : jobWorkload();
}

} // namespace iolite::workloads
