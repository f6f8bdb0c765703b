// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Private to this room.

#include <QString>

#include <string_view>

namespace iolite::wording {

/// Words that rooms without Qt write into errors and comparisons, in the user's language; others come back as they are.
QString coreText(std::string_view text);

/// The same for what is wrong with a file: sentences with a line, a key or a value in them.
QString faultText(std::string_view text);

} // namespace iolite::wording
