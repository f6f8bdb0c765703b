// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/ArchiveSpec.h"
#include "core/workloads/Script.h"
#include "core/workloads/archive/ArchiveBytes.h"
#include "core/workloads/archive/ExtractTask.h"

#include <memory>

namespace iolite::workloads {

/// Two phases: extract, delete.
class ArchiveScript : public Script {
public:
    ArchiveScript(ArchiveSpec spec, ScriptPlace place);
    ~ArchiveScript() override;

    Result<std::optional<engine::PhasePlan>> next(int phaseIndex) override;
    Result<void> ended(PhaseResult &result) override;

private:
    Result<std::shared_ptr<engine::Task>> extractTask(ArchiveTotals &totals);
    Result<ArchiveTotals> count() const;

    ArchiveSpec m_spec;
    ScriptPlace m_place;
    int m_root = -1;
    int m_step = 0;
    ArchiveTotals m_made;
    std::shared_ptr<ArchiveNames> m_names = std::make_shared<ArchiveNames>();
    std::shared_ptr<const ArchiveBytes> m_archive;
    std::shared_ptr<ArchiveOutcome> m_outcome;
};

} // namespace iolite::workloads
