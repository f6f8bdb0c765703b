// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

QT_BEGIN_NAMESPACE
class QAbstractItemModel;
QT_END_NAMESPACE

namespace iolite::ui {

class CompareModel;

/// A model as text with aligned columns and a heading: pastes into mail. First column to the left, numbers to the
/// right.
QString alignedText(const QAbstractItemModel &model);
/// A comparison as CSV (RFC 4180): exact numbers in the C locale, units in a column of their own.
QString csvText(const CompareModel &model);

} // namespace iolite::ui
