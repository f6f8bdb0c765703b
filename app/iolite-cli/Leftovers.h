// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/iolite-cli/Arguments.h"
#include "app/iolite-cli/Console.h"

namespace iolite::cli {

/// Before a new run: removes the test files of runs that a crash broke off, which would take its space, and says for
/// each on standard error that `recover` keeps what it measured. Whatever fails is said too and stops nothing.
void clearLeftovers(const Arguments &arguments, Console &console);

} // namespace iolite::cli
