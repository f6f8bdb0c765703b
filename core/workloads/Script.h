// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/PhaseRunner.h"
#include "core/engine/TestDirectory.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>

namespace iolite::workloads {

/// What a script is given by the runner.
struct ScriptPlace {
    engine::TestDirectory *directory = nullptr; ///< made, empty; outlives the script, removed by the runner
    bool uringAllowed = true;
    std::stop_token cancel; ///< for preparations that take long
    std::function<void(const std::string &)> note; ///< adds a remark to the run (identifiers, see wording::note)
};

/// The phases of one run of a workload, one after the other. Used in the run's thread, acting as the user the workload
/// asks for. Nothing here is measured; the phases' workers are.
class Script {
public:
    virtual ~Script() = default;

    /// Prepares and plans the next phase; none when all are done. `phaseIndex` counts from 0 and goes into
    /// PhasePlan::info.index. A cancel during the preparation is an error Cancelled.
    virtual Result<std::optional<engine::PhasePlan>> next(int phaseIndex) = 0;
    /// The phase that next() planned has ended without an error; `result` may be completed with figures. (After an
    /// error or cancel it is called as well, with result.complete false, and nothing follows.)
    virtual Result<void> ended(PhaseResult &) { return {}; }
};

} // namespace iolite::workloads
