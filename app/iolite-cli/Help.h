// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/iolite-cli/Command.h"

#include <QString>

namespace iolite::cli {

QString helpText();
QString helpText(const Command &command);

} // namespace iolite::cli
