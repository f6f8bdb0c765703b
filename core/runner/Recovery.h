// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"
#include "core/model/Run.h"

#include <string>
#include <vector>

namespace iolite::runner {

/// What a crash or kill -9 left: a journal whose process is gone.
struct Leftover {
    std::string dataDir; ///< as given to findLeftovers
    std::string journalPath;
    Run run; ///< status Partial, series and finished phases as far as they were written, metrics computed
    std::string testDirectory; ///< the `.iolite-*` folder that was not removed, empty if it is gone for certain
};

/// Looks for journals that no process holds any more (a living session keeps its journal locked; the kernel ends the
/// lock with the process). Reads only. A journal that can't be read to its end gives what could be read; percentiles of
/// the phase that was broken off come from the samples' coarse rows and are noted as such.
std::vector<Leftover> findLeftovers(const std::string &dataDir);

/// Removes a leftover's test folder: only files that the journal names as ours; a foreign file survives and is reported
/// by an error (IoFailed, subject = path). Then it is safe to call discardJournal.
Result<void> removeTestFiles(const Leftover &leftover);
Result<void> discardJournal(const Leftover &leftover);

} // namespace iolite::runner
