// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace iolite::engine {

/// Opens sub-folder `name` (one part, or ".") of the open directory `parent` for reading. Never through a link and
/// never into what is mounted there, be it another filesystem or (a bind mount) another place of the same one. -1 with
/// errno: EXDEV where something is mounted, ELOOP or ENOTDIR where it is no folder, or as open(2).
int openFolder(int parent, const char *name);

} // namespace iolite::engine
