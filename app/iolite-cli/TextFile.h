// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/iolite-cli/Console.h"

#include <QByteArray>

#include <string>

namespace iolite::cli {

/// Writes a result to a file (under a temporary name first, then renamed, so that nothing half-done is left), or to
/// standard output where the name is "-". Throws Failure that names `option` and the file.
void writeTextFile(const char *option, const std::string &path, const QByteArray &text, Console &console);

} // namespace iolite::cli
