// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/ChartColours.h"
#include "ui/export/ChartCaption.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace iolite::ui {

namespace {

constexpr double kColumnSpace = 18;
constexpr double kBlockSpace = 8;

// Wraps between words, and within a word (a long path) that is wider than the line.
double paintWrapped(QPainter *painter, const QString &text, const QPointF &topLeft, double width, const QFont &font,
    const QColor &colour)
{
    if (text.isEmpty())
        return 0;
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    double height = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition(QPointF(0, height));
        height += line.height();
    }
    layout.endLayout();
    if (painter) {
        painter->setPen(colour);
        layout.draw(painter, topLeft);
    }
    return height;
}

// Names to the left, numbers right-aligned under their heads. Negative: wider than `width`.
double paintTable(QPainter *painter, const CaptionBlock &block, const QPointF &topLeft, double width, const QFont &font,
    const ChartColours &colours)
{
    const QFontMetricsF metrics(font);
    double names = 0;
    std::vector<double> columns;
    for (const CaptionBlock::Figure &figure : block.figures)
        names = std::max(names, metrics.horizontalAdvance(figure.name));
    double total = names;
    for (qsizetype c = 0; c < block.figureHeads.size(); ++c) {
        double column = metrics.horizontalAdvance(block.figureHeads[c]);
        for (const CaptionBlock::Figure &figure : block.figures)
            column = std::max(column, metrics.horizontalAdvance(figure.values[c]));
        columns.push_back(column);
        total += kColumnSpace + column;
    }
    if (total > width)
        return -1;
    const double line = metrics.height();
    const double height = line * double(block.figures.size() + 1);
    if (!painter)
        return height;
    painter->setFont(font);
    for (qsizetype row = -1; row < qsizetype(block.figures.size()); ++row) {
        const double y = topLeft.y() + line * double(row + 1);
        const CaptionBlock::Figure *figure = row < 0 ? nullptr : &block.figures[std::size_t(row)];
        painter->setPen(figure ? colours.text : colours.mutedText);
        if (figure)
            painter->drawText(
                QRectF(topLeft.x(), y, names + 1, line), Qt::AlignLeft | Qt::TextSingleLine, figure->name);
        double x = topLeft.x() + names;
        for (std::size_t c = 0; c < columns.size(); ++c) {
            x += kColumnSpace;
            painter->drawText(QRectF(x - 1, y, columns[c] + 1, line), Qt::AlignRight | Qt::TextSingleLine,
                figure ? figure->values[qsizetype(c)] : block.figureHeads[qsizetype(c)]);
            x += columns[c];
        }
    }
    return height;
}

} // namespace

double paintCaption(QPainter *painter, const std::vector<CaptionBlock> &blocks, const QPointF &topLeft, double width,
    CaptionDetail detail, const QFont &font, const ChartColours &colours)
{
    QFont bold = font;
    bold.setBold(true);
    double y = topLeft.y();
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        const CaptionBlock &block = blocks[i];
        if (i > 0)
            y += kBlockSpace;
        const auto paragraph = [&](const QString &text, const QFont &f, const QColor &colour) {
            y += paintWrapped(painter, text, {topLeft.x(), y}, width, f, colour);
        };
        paragraph(block.title, bold, colours.text);
        paragraph(block.facts, font, colours.mutedText);
        if (detail != CaptionDetail::None)
            paragraph(block.settings, font, colours.mutedText);
        if (detail == CaptionDetail::Table && !block.figures.empty()) {
            y += 3;
            const double height = paintTable(painter, block, {topLeft.x(), y}, width, font, colours);
            if (height < 0)
                return -1;
            y += height;
        } else if (detail != CaptionDetail::None) {
            paragraph(block.figuresInShort, font, colours.text);
        }
    }
    return y - topLeft.y();
}

} // namespace iolite::ui
