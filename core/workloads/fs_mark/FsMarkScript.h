// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/FsMarkSpec.h"
#include "core/workloads/Script.h"
#include "core/workloads/fs_mark/FsMarkWriter.h"

#include <memory>
#include <vector>

namespace iolite::workloads {

/// Each phase of a loop is kept with its counters and figures until the run ends: a run makes no more loops than that.
inline constexpr unsigned kFsMarkMostLoops = 10'000;

/// For each loop a phase "files" and, unless files are kept, a phase "unlink".
class FsMarkScript : public Script {
public:
    FsMarkScript(const FsMarkSpec &spec, ScriptPlace place);
    ~FsMarkScript() override;

    Result<std::optional<engine::PhasePlan>> next(int phaseIndex) override;
    Result<void> ended(PhaseResult &result) override;

private:
    Result<void> makeWriters();
    bool anotherLoop();
    engine::PhasePlan plan(int phaseIndex, bool unlink);

    FsMarkSpec m_spec;
    ScriptPlace m_place;
    std::vector<int> m_trees; // descriptors, ours
    std::vector<std::shared_ptr<FsMarkWriter>> m_writers;
    unsigned m_loop = 0; // begun so far
    bool m_unlinkNext = false;
    bool m_full = false;
};

} // namespace iolite::workloads
