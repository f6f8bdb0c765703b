// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/MessageBar.h"

#include "ui/common/Widgets.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

namespace iolite::ui {

namespace {

QStyle::StandardPixmap pixmapOf(MessageBar::Kind kind)
{
    switch (kind) {
    case MessageBar::Kind::Information:
        return QStyle::SP_MessageBoxInformation;
    case MessageBar::Kind::Warning:
        return QStyle::SP_MessageBoxWarning;
    case MessageBar::Kind::Problem:
        return QStyle::SP_MessageBoxCritical;
    case MessageBar::Kind::Question:
        return QStyle::SP_MessageBoxQuestion;
    }
    return QStyle::SP_MessageBoxInformation;
}

} // namespace

MessageBar::MessageBar(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(4);
    setVisible(false);
}

void MessageBar::post(const QString &id, Kind kind, const QString &text, std::vector<MessageAction> actions)
{
    remove(id);
    auto *row = new QFrame(this);
    row->setObjectName(QStringLiteral("message_") + id);
    row->setFrameShape(QFrame::StyledPanel);
    row->setAutoFillBackground(true);
    row->setBackgroundRole(QPalette::AlternateBase);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(8, 6, 8, 6);

    auto *icon = new QLabel(row);
    const int side = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    icon->setPixmap(
        style()->standardIcon(pixmapOf(kind), nullptr, this).pixmap(QSize(side, side), devicePixelRatioF()));
    layout->addWidget(icon);

    auto *label = named(new QLabel(text, row), "messageText", text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(label, 1);

    QPushButton *first = nullptr;
    for (MessageAction &action : actions) {
        auto *button = new QPushButton(action.text, row);
        button->setObjectName(action.objectName);
        button->setAccessibleName(action.text);
        connect(button, &QPushButton::clicked, this, [this, id, run = std::move(action.run)] {
            remove(id);
            if (run)
                run();
        });
        layout->addWidget(button);
        if (!first)
            first = button;
    }
    if (kind != Kind::Question) {
        auto *close = named(new QToolButton(row), "messageClose", tr("Close message"));
        close->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton, nullptr, this));
        close->setAutoRaise(true);
        close->setToolTip(tr("Close message"));
        connect(close, &QToolButton::clicked, this, [this, id] { remove(id); });
        layout->addWidget(close);
    }

    m_messages[id] = row;
    m_layout->addWidget(row);
    setVisible(true);
    if (kind == Kind::Question && first)
        first->setFocus();
    QAccessibleEvent alert(label, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MessageBar::remove(const QString &id)
{
    const auto it = m_messages.find(id);
    if (it == m_messages.end())
        return;
    QWidget *row = it->second;
    m_messages.erase(it);
    m_layout->removeWidget(row);
    row->hide();
    row->deleteLater(); // we may be in a slot of one of its buttons
    setVisible(!m_messages.empty());
}

QString MessageBar::text(const QString &id) const
{
    const auto it = m_messages.find(id);
    if (it == m_messages.end())
        return {};
    const auto *label = it->second->findChild<QLabel *>(QStringLiteral("messageText"));
    return label ? label->text() : QString();
}

} // namespace iolite::ui
