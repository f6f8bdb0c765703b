// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Private to this room.

#include "core/history/Database.h"

namespace iolite::history {

/// PRAGMA user_version of a store that this Iolite writes.
int schemaVersion();

/// The version of an open store; 0 for an empty file.
int storedVersion(const Database &database);

/// Prepares a writable connection (WAL, foreign keys) and brings the store forward to schemaVersion(). Two processes
/// may do this at once.
void migrate(const Database &database);

} // namespace iolite::history
