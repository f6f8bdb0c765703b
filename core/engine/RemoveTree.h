// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/TreeNames.h"
#include "core/model/Error.h"

#include <string>

namespace iolite::engine {

/// Removes folder `name` in the open directory `parent` with all in it that has one of `names`; what else is there is
/// left, with the folders on the way to it, and reported. Links are removed, not followed; where something is mounted,
/// what is in it is left and reported. Goes on after an error and returns the first: IoFailed with the path of the
/// thing (`path` is what the folder is called in messages). A folder that is not there is no error.
Result<void> removeTreeAt(int parent, const std::string &name, const std::string &path, const TreeNames &names);

} // namespace iolite::engine
