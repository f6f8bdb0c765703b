// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Run.h"

#include <QRectF>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

QT_BEGIN_NAMESPACE
class QFont;
class QPainter;
QT_END_NAMESPACE

namespace iolite::ui {

struct ChartColours;

/// What an image of a chart says below the curves: what was run on what, and the key numbers.
struct CaptionBlock {
    QString title; ///< label of the run
    QString facts; ///< workload, target, filesystem, device, kernel, date, version
    QString settings; ///< "rw=randread bs=4k …", what all jobs have in common
    QStringList figureHeads; ///< "Mean", "Median", "IOPS" …
    struct Figure {
        QString name;
        QStringList values; ///< as many as figureHeads
    };
    std::vector<Figure> figures; ///< one per measured phase and direction
    QString figuresInShort; ///< the same as running text, fewer of them
};

CaptionBlock captionOf(const Run &run);
/// All of it as plain text.
QString captionText(const std::vector<std::shared_ptr<const Run>> &runs);

/// How much of the figures is shown; chosen by the room there is. The title and the facts are always whole.
enum class CaptionDetail { Table, Short, None };

/// Draws the blocks from the top of a column of `width`; returns the height used. Without a painter: only measures.
/// Everything wraps; nothing is cut off. Returns no height (negative) if a table doesn't fit the width.
double paintCaption(QPainter *painter, const std::vector<CaptionBlock> &blocks, const QPointF &topLeft, double width,
    CaptionDetail detail, const QFont &font, const ChartColours &colours);

} // namespace iolite::ui
