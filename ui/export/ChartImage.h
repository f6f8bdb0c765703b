// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Run.h"

#include <QImage>

#include <memory>
#include <vector>

namespace iolite::ui {

class RunPlot;

/// Whether an image can be made that large: at least 320 × 240, at most 16,384 pixels a side and 100 million in all.
bool imageSizeAllowed(QSize size, qreal scale);

/// Plots in a row over one caption of all `runs`, in the look of the first plot. Null if the size is not allowed.
/// Uses up the plots: they are resized and drawn.
QImage chartImage(
    const std::vector<RunPlot *> &plots, const std::vector<std::shared_ptr<const Run>> &runs, QSize size, qreal scale);

} // namespace iolite::ui
