// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iolite-cli/Command.h"

namespace iolite::cli {

namespace {

Exit version(const Arguments &, Console &console)
{
    console.out(QByteArrayLiteral("iolite-cli " IOLITE_VERSION "\n"));
    return Exit::Done;
}

} // namespace

Command versionCommand()
{
    return {"version", "", 0, 0, QT_TRANSLATE_NOOP("Cli", "Print the version"), {}, version};
}

} // namespace iolite::cli
