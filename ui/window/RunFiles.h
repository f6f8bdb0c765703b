// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/history/HistoryStore.h"
#include "core/model/Run.h"
#include "ui/export/ChartExport.h"

#include <QString>

#include <memory>
#include <vector>

namespace iolite::ui {

/// What the File menu writes and reads. Each file appears whole or not at all.
using Runs = std::vector<std::shared_ptr<const Run>>;

Result<void> exportSummary(const QString &path, const Runs &runs);
Result<void> exportSeries(const QString &path, const Runs &runs);
Result<void> exportRunFile(const QString &path, const Runs &runs);

struct Imported {
    int added = 0;
    int known = 0; ///< runs the history has already: not doubled
    QString lastId; ///< of the last one read, new or known
};
/// Opens a connection of its own: any thread.
Result<Imported> importRunFile(const QString &path, const std::string &dataDir);

/// A name to offer: label or workload, without characters that file systems or shells trip over.
QString suggestedName(const Runs &runs, const QString &ending);

} // namespace iolite::ui
