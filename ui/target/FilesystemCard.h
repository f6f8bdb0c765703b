// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/Target.h"
#include "ui/common/Widgets.h"

#include <optional>

namespace iolite::ui {

/// The filesystem under test, as it is: type and the mount options the kernel really applied. Nothing is erased or
/// created.
class FilesystemCard : public Card {
    Q_OBJECT
public:
    explicit FilesystemCard(QWidget *parent = nullptr);
    void setFacts(const std::optional<TargetFacts> &facts);

private:
    HintLabel *m_text;
};

} // namespace iolite::ui
