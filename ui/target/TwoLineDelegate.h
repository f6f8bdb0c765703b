// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace iolite::ui {

/// Draws a row as a title (display role) with a quieter second line below it (`detailRole`). Both are elided, never
/// clipped.
class TwoLineDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit TwoLineDelegate(int detailRole, QObject *parent = nullptr);
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    int m_detailRole;
};

} // namespace iolite::ui
