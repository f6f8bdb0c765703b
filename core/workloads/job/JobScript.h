// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/Script.h"
#include "core/workloads/job/JobFiles.h"

#include <vector>

namespace iolite::workloads {

/// For each job: its files are laid out where they have to be, then it is measured.
class JobScript : public Script {
public:
    JobScript(std::vector<JobSpec> jobs, ScriptPlace place);

    Result<std::optional<engine::PhasePlan>> next(int phaseIndex) override;
    Result<void> ended(PhaseResult &result) override;

private:
    Result<std::optional<engine::PhasePlan>> measure(int phaseIndex);
    Result<void> checkThreads(const engine::PhasePlan &plan);

    std::vector<JobSpec> m_jobs;
    ScriptPlace m_place;
    JobFiles m_files;
    std::size_t m_job = 0;
    bool m_laidOut = false; ///< the present job's files are ready
};

} // namespace iolite::workloads
