// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Error.h"
#include "core/model/Run.h"

#include <QImage>
#include <QSize>
#include <QString>

#include <memory>
#include <vector>

namespace iolite::ui {

enum class ChartLayout { Overlay, SideBySide };

/// Renders runs and writes a PNG with a caption that says what was run on what. Needs a QApplication (the offscreen
/// platform will do). Always dark on white, as for paper. `scale` 1, 2 or 4. Written to a temporary name first: an
/// error leaves neither a half file nor a changed old one. Errors: IoFailed, DiskFull, TargetIsDevice (never writes to
/// one), InvalidValue (subject "size", "scale", "runs" or "path").
Result<void> exportChartPng(const QString &path, const std::vector<std::shared_ptr<const Run>> &runs,
    ChartLayout layout, QSize size, int scale);

/// The same image without writing it; null if the size is not allowed or there are no runs.
/// Kernel counters, if any are given, are in a pane of their own.
QImage renderRuns(const std::vector<std::shared_ptr<const Run>> &runs, ChartLayout layout, QSize size, qreal scale,
    const std::vector<KernelCounter> &counters = {});

/// Writes any image as PNG the same way.
Result<void> writePng(const QString &path, const QImage &image);

} // namespace iolite::ui
