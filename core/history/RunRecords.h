// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Private to this room: single runs in and out of an open store. All functions throw Failure.

#include "core/history/Database.h"
#include "core/model/Run.h"

#include <string>
#include <vector>

namespace iolite::history {

/// The row of a run by its full id; throws NotFound.
qint64 rowOfRun(const Database &database, const std::string &id);

void saveRun(const Database &database, const Run &run);
Run loadRun(const Database &database, const std::string &id);

/// Changes one column of a run and what a search finds.
void setRunText(const Database &database, const std::string &id, const QString &column, const std::string &text);
void setRunTags(const Database &database, const std::string &id, const std::vector<std::string> &tags);

/// `deletedMs` invalid: restored.
void setRunDeleted(const Database &database, const std::string &id, const QVariant &deletedMs);

/// Full id of an id, a prefix, "last", "last~N"; throws NotFound, Ambiguous.
std::string resolveRun(const Database &database, const std::string &word);

} // namespace iolite::history
