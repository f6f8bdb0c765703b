// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/Script.h"
#include "core/workloads/fileio/FileioFiles.h"
#include "core/workloads/fileio/FileioTask.h"

#include <memory>
#include <vector>

namespace iolite::workloads {

/// The test's name: first word of its phase, sysbench's word for the mode.
std::string_view fileioTest(FileioMode mode);

/// Lays the files out where the mode needs them (or takes those that are there), then measures once.
class FileioScript : public Script {
public:
    FileioScript(const FileioSpec &spec, ScriptPlace place);

    Result<std::optional<engine::PhasePlan>> next(int phaseIndex) override;
    Result<void> ended(PhaseResult &result) override;

private:
    enum class Step { Open, Measure, Done };

    Result<bool> takeExisting();
    Result<std::optional<engine::PhasePlan>> makeOwn(int phaseIndex);
    Result<std::optional<engine::PhasePlan>> measure(int phaseIndex);

    FileioSpec m_spec;
    ScriptPlace m_place;
    FileioFiles m_files;
    std::shared_ptr<FileioShared> m_shared;
    std::vector<std::shared_ptr<FileioTask>> m_tasks;
    Step m_step = Step::Open;
    bool m_existing = false;
};

} // namespace iolite::workloads
