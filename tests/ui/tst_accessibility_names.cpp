// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/WindowFixture.h"

#include <QAccessible>
#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QTableView>

using namespace iolite;

/// Walks everything in the window, whether it is on screen now or not.
class AccessibilityNamesTest : public QObject {
    Q_OBJECT

    static QString path(const QWidget *widget)
    {
        QStringList parts;
        for (; widget; widget = widget->parentWidget())
            parts.prepend(QString("%1(%2)").arg(widget->metaObject()->className(), widget->objectName()));
        return parts.mid(qMax(0, parts.size() - 4)).join('/');
    }

private slots:
    void everythingThatTakesTheFocusHasAName()
    {
        const tests::WindowFixture fixture;
        auto window = fixture.open();
        QStringList nameless;
        int seen = 0;
        for (QWidget *widget : window->findChildren<QWidget *>()) {
            if (widget->focusPolicy() == Qt::NoFocus || widget->objectName().startsWith("qt_") || widget->focusProxy()
                || (widget->parentWidget() && widget->parentWidget()->inherits("QComboBoxPrivateContainer")))
                continue; // Qt's own inner parts
            ++seen;
            QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(widget);
            if (!interface || interface->text(QAccessible::Name).isEmpty())
                nameless << path(widget);
        }
        QVERIFY(seen > 25);
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join('\n')));
    }

    void everyActionHasANameForTestsAndAText()
    {
        const tests::WindowFixture fixture;
        auto window = fixture.open();
        QStringList wrong;
        int seen = 0;
        QSet<QKeySequence> keys;
        for (QMenu *menu : window->menuBar()->findChildren<QMenu *>()) {
            for (QAction *action : menu->actions()) {
                if (action->isSeparator() || action->menu())
                    continue;
                ++seen;
                if (action->objectName().isEmpty() || action->text().isEmpty())
                    wrong << menu->title() + '/' + action->text();
                if (!action->shortcut().isEmpty() && keys.contains(action->shortcut()))
                    wrong << "shortcut taken twice: " + action->text();
                keys.insert(action->shortcut());
            }
        }
        QVERIFY(seen > 15);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    }

    void noTableTrapsTheTabKey()
    {
        const tests::WindowFixture fixture;
        auto window = fixture.open();
        for (QAbstractItemView *view : window->findChildren<QAbstractItemView *>())
            QVERIFY2(!qobject_cast<QTableView *>(view) || !view->tabKeyNavigation(), qPrintable(path(view)));
    }

    void everyMnemonicHasItsControl()
    {
        const tests::WindowFixture fixture;
        auto window = fixture.open();
        for (QLabel *label : window->findChildren<QLabel *>())
            if (label->text().contains('&'))
                QVERIFY2(label->buddy(), qPrintable(label->text()));
    }
};

QTEST_MAIN(AccessibilityNamesTest)
#include "tst_accessibility_names.moc"
