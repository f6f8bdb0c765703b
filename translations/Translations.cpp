// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The library holds only the catalogues (see CMakeLists.txt); a static library needs one source of its own.
namespace iolite::translations {
extern const char *const kResourcePrefix;
const char *const kResourcePrefix = ":/i18n";
} // namespace iolite::translations
