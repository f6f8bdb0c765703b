// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"
#include "core/model/Run.h"

#include <QSize>
#include <QString>

#include <memory>
#include <vector>

namespace iolite::ui {

enum class ChartLayout { Overlay, SideBySide };

/// Renders runs and writes a PNG with a caption that says what was run on what. Needs a QApplication (the offscreen platform
/// will do). `scale` 1, 2 or 4. Written to a temporary name first. Errors: IoFailed, DiskFull, InvalidValue.
Result<void> exportChartPng(const QString &path, const std::vector<std::shared_ptr<const Run>> &runs, ChartLayout layout,
    QSize size, int scale);

} // namespace iolite::ui
