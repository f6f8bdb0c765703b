// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/iolite-cli/Console.h"
#include "core/history/HistoryStore.h"
#include "core/model/Run.h"

#include <memory>
#include <set>
#include <string>

namespace iolite::cli {

/// Keeps finished runs: in the history, and where that fails after all, as a run file in the current or the temporary
/// directory. Without a store it keeps nothing (--no-save).
class RunSaver {
public:
    /// Throws Failure where the store can't be written (it was made by a newer version).
    RunSaver(std::unique_ptr<history::HistoryStore> store, Console &console);

    /// Returns whether the run is kept (or was not to be).
    bool save(const Run &run);
    bool isSaved(const std::string &id) const { return m_saved.contains(id); }
    bool allSaved() const { return m_allSaved; }

private:
    bool saveElsewhere(const Run &run);

    std::unique_ptr<history::HistoryStore> m_store;
    Console &m_console;
    std::set<std::string> m_saved;
    bool m_allSaved = true;
};

} // namespace iolite::cli
