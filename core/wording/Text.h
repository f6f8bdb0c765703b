// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>
#include <QString>

#include <string_view>

namespace iolite::wording {

inline constexpr QChar kNoBreakSpace(0xA0);
inline constexpr QChar kMinus(0x2212);

/// UTF-8 from core as text of one line: line ends and other control characters, which a file name may hold, become "?".
QString shown(std::string_view utf8);

} // namespace iolite::wording
