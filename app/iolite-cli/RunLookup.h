// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/iolite-cli/Arguments.h"
#include "core/history/HistoryStore.h"
#include "core/model/Run.h"

#include <memory>
#include <string>
#include <vector>

namespace iolite::cli {

/// Finds what a RUN on the command line means: an id, a unique prefix of it, `last`, `last~1`, or a run file.
class RunLookup {
public:
    explicit RunLookup(const Arguments &arguments)
        : m_arguments(arguments)
    {
    }

    /// One word; a run file may hold several runs. Throws Failure.
    std::vector<Run> load(const std::string &word);
    /// Several joined by commas. A file whose name holds a comma is taken as one.
    std::vector<Run> loadList(const std::string &words);
    history::HistoryStore &store();

private:
    const Arguments &m_arguments;
    std::unique_ptr<history::HistoryStore> m_store; // opened when a word needs it
};

bool isRunFile(const std::string &word);

} // namespace iolite::cli
