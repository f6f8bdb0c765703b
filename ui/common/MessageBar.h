// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>
#include <map>
#include <vector>

QT_BEGIN_NAMESPACE
class QVBoxLayout;
QT_END_NAMESPACE

namespace iolite::ui {

/// One thing to press in a message.
struct MessageAction {
    QString text;
    QString objectName;
    std::function<void()> run;
};

/// Messages inside the window, above the charts; never modal. Each has an id; a new one with the same id takes its
/// place. Pressing an action or the close button removes the message. Empty: takes no space.
class MessageBar : public QWidget {
    Q_OBJECT
public:
    enum class Kind { Information, Warning, Problem, Question };
    explicit MessageBar(QWidget *parent = nullptr);

    void post(const QString &id, Kind kind, const QString &text, std::vector<MessageAction> actions = {});
    void remove(const QString &id);
    bool has(const QString &id) const { return m_messages.contains(id); }
    QString text(const QString &id) const;

private:
    QVBoxLayout *m_layout;
    std::map<QString, QWidget *> m_messages;
};

} // namespace iolite::ui
