// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/target/TwoLineDelegate.h"

#include "ui/common/Widgets.h"

#include <QApplication>
#include <QPainter>

namespace iolite::ui {

namespace {

constexpr int kMargin = 4;

QFont detailFont(const QFont &font)
{
    QFont small = font;
    small.setPointSizeF(font.pointSizeF() * 0.9);
    return small;
}

} // namespace

TwoLineDelegate::TwoLineDelegate(int detailRole, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_detailRole(detailRole)
{
}

void TwoLineDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem opt = option;
    initStyleOption(&opt, index);
    const QStyle *style = opt.widget ? opt.widget->style() : QApplication::style();
    const QString title = opt.text;
    const QIcon icon = opt.icon;
    opt.text.clear();
    opt.icon = {};
    opt.features &= ~QStyleOptionViewItem::HasDecoration;
    style->drawControl(QStyle::CE_ItemViewItem, &opt, painter, opt.widget); // background, selection, focus

    QRect area = opt.rect.adjusted(kMargin, kMargin, -kMargin, -kMargin);
    if (!icon.isNull() && !icon.availableSizes().isEmpty()) {
        const int side = opt.decorationSize.height();
        const QRect box = QStyle::alignedRect(opt.direction, Qt::AlignLeft | Qt::AlignVCenter, QSize(side, side), area);
        icon.paint(painter, box);
        if (opt.direction == Qt::LeftToRight)
            area.setLeft(box.right() + 2 * kMargin);
        else
            area.setRight(box.left() - 2 * kMargin);
    }

    const bool enabled = opt.state & QStyle::State_Enabled;
    const bool selected = opt.state & QStyle::State_Selected;
    const auto group = enabled ? QPalette::Active : QPalette::Disabled;
    const QColor text = opt.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text);
    const QColor quiet =
        selected ? text : toneColour(opt.palette, enabled ? HintLabel::Tone::Quiet : HintLabel::Tone::Warning);
    const QFont small = detailFont(opt.font);
    const QFontMetrics titleMetrics(opt.font);
    const QFontMetrics detailMetrics(small);
    const int flags = int(QStyle::visualAlignment(opt.direction, Qt::AlignLeft)) | Qt::AlignTop | Qt::TextSingleLine;

    painter->save();
    painter->setFont(opt.font);
    painter->setPen(text);
    painter->drawText(area, flags, titleMetrics.elidedText(isolated(title), Qt::ElideMiddle, area.width()));
    painter->setFont(small);
    painter->setPen(quiet);
    const QString detail = index.data(m_detailRole).toString();
    painter->drawText(area.adjusted(0, titleMetrics.height(), 0, 0), flags,
        detailMetrics.elidedText(detail, Qt::ElideRight, area.width()));
    painter->restore();
}

QSize TwoLineDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    Q_UNUSED(index)
    const int height = QFontMetrics(option.font).height() + QFontMetrics(detailFont(option.font)).height();
    return QSize(120, height + 2 * kMargin);
}

} // namespace iolite::ui
