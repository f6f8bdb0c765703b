// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/ChartImage.h"

#include "ui/charts/RunPlot.h"
#include "ui/export/ChartCaption.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace iolite::ui {

namespace {

constexpr double kMargin = 12;

struct FittedCaption {
    CaptionDetail detail = CaptionDetail::None;
    QFont font;
    double height = 0;
};

// As much detail as leaves the curves a bit more than half of the height; where even the facts are too long, a smaller
// font.
FittedCaption fit(const std::vector<CaptionBlock> &blocks, QSize size, const QFont &font, const ChartColours &colours)
{
    const double width = size.width() - 2 * kMargin;
    FittedCaption caption;
    caption.font = font;
    const double base = font.pointSizeF() > 0 ? font.pointSizeF() : 9;
    for (double points = base * 0.92; points > 3; points *= 0.85) {
        caption.font.setPointSizeF(points);
        for (const CaptionDetail detail : {CaptionDetail::Table, CaptionDetail::Short, CaptionDetail::None}) {
            caption.detail = detail;
            caption.height = paintCaption(nullptr, blocks, {}, width, detail, caption.font, colours);
            if (caption.height >= 0 && caption.height <= size.height() * 0.42)
                return caption;
        }
    }
    return caption;
}

} // namespace

bool imageSizeAllowed(QSize size, qreal scale)
{
    if (size.width() < 320 || size.height() < 240 || !(scale >= 0.5 && scale <= 8))
        return false;
    const double width = size.width() * scale, height = size.height() * scale;
    return width <= 16384 && height <= 16384 && width * height <= 100e6;
}

QImage chartImage(
    const std::vector<RunPlot *> &plots, const std::vector<std::shared_ptr<const Run>> &runs, QSize size, qreal scale)
{
    if (!imageSizeAllowed(size, scale) || plots.empty())
        return {};
    const ChartColours &colours = plots.front()->colours();
    std::vector<CaptionBlock> blocks;
    for (const auto &run : runs)
        blocks.push_back(captionOf(*run));
    const FittedCaption caption = fit(blocks, size, plots.front()->font(), colours);
    const int plotHeight = size.height() - int(std::ceil(caption.height + (blocks.empty() ? 0 : kMargin * 1.5)));

    QImage image((QSizeF(size) * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    image.fill(colours.background);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::TextAntialiasing);
    const int count = int(plots.size());
    // Aligned plots know each other's headings only once all have been drawn at their size.
    for (int i = count > 1 ? -count : 0; i < count; ++i) {
        const int column = i < 0 ? i + count : i;
        const int left = size.width() * column / count, right = size.width() * (column + 1) / count;
        const QImage plot = plots[std::size_t(column)]->render(QSize(right - left, plotHeight), scale);
        if (i >= 0)
            painter.drawImage(QPointF(left, 0), plot);
    }
    paintCaption(&painter, blocks, {kMargin, plotHeight + kMargin / 2}, size.width() - 2 * kMargin, caption.detail,
        caption.font, colours);
    return image;
}

} // namespace iolite::ui
