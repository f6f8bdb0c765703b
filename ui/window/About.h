// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace iolite::ui {

/// Versions and licences, in a window that blocks nothing.
void showAbout(QWidget *parent);

} // namespace iolite::ui
