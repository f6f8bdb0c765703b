// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include <memory>
#include <string>
#include <vector>

namespace iolite::cli {

/// A QCoreApplication, which needs no display; a QApplication on the offscreen platform (unless the user names another)
/// only where a PNG is asked for. Qt sees none of the words.
std::unique_ptr<QCoreApplication> makeApplication(const std::vector<std::string> &words);

} // namespace iolite::cli
