// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/About.h"

#include "ui/common/Widgets.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QIcon>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace iolite::ui {

void showAbout(QWidget *parent)
{
    auto *dialog = new QDialog(parent);
    dialog->setObjectName(QStringLiteral("aboutDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(QDialog::tr("About Iolite"));
    auto *text = named(new QTextBrowser(dialog), "aboutText", QDialog::tr("Versions and licences"));
    text->setOpenExternalLinks(true);
    text->setFrameShape(QFrame::NoFrame);
    const QString row = QStringLiteral(
        "<tr><td style='padding-right:1em'>%1</td><td style='padding-right:1em'>%2</td><td>%3</td></tr>");
    QString html = QStringLiteral("<h2>Iolite %1</h2><p>%2</p><p>%3</p><table>")
                       .arg(QStringLiteral(IOLITE_VERSION), QDialog::tr("Measures storage and filesystems on Linux."),
                           QDialog::tr("Free software: GNU General Public License, version 3 or later. No warranty."));
    html += row.arg(QStringLiteral("Qt"), QString::fromLatin1(qVersion()), QStringLiteral("LGPL-3.0"));
    html += row.arg(QStringLiteral("QCustomPlot"), QStringLiteral("2.1"), QStringLiteral("GPL-3.0-or-later"));
    html += row.arg(QStringLiteral("liburing"), QStringLiteral("2"), QStringLiteral("LGPL-2.1 / MIT"));
    html += row.arg(QStringLiteral("libmount"), QStringLiteral("2"), QStringLiteral("LGPL-2.1-or-later"));
    html += row.arg(QStringLiteral("JSON for Modern C++"), QStringLiteral("3"), QStringLiteral("MIT"));
    html += row.arg(QStringLiteral("SQLite"), QStringLiteral("3"), QDialog::tr("public domain"));
    html += QStringLiteral("</table>");
    text->setHtml(html);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    auto *layout = new QVBoxLayout(dialog);
    layout->addWidget(text, 1);
    layout->addWidget(buttons);
    dialog->resize(dialog->fontMetrics().averageCharWidth() * 68, dialog->fontMetrics().height() * 19);
    dialog->show(); // not exec: a run goes on
}

} // namespace iolite::ui
