// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/target/FilesystemCard.h"

#include <QVBoxLayout>

namespace iolite::ui {

namespace {

/// Options as the kernel lists them, with room to break the line after each.
QString breakable(const std::string &options)
{
    return QString::fromStdString(options).replace(QLatin1Char(','), QStringLiteral(", "));
}

} // namespace

FilesystemCard::FilesystemCard(QWidget *parent)
    : Card(tr("Filesystem"), parent)
    , m_text(named(new HintLabel({}, this), "filesystemText", tr("Filesystem under test")))
{
    setObjectName(QStringLiteral("filesystemCard"));
    body()->addWidget(m_text);
    setFacts({});
}

void FilesystemCard::setFacts(const std::optional<TargetFacts> &facts)
{
    if (!facts) {
        m_text->setText(tr("Measured as it is: nothing is formatted or mounted."));
        return;
    }
    m_text->setText(tr("As it is: %1 at %2, %3.", "type, mount point, options")
                        .arg(QString::fromStdString(facts->fsType), QString::fromStdString(facts->mountPoint),
                            breakable(facts->mountOptions)));
}

} // namespace iolite::ui
