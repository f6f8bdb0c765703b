// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/WindowFixture.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTreeView>

using namespace iolite;
using namespace iolite::ui;
using tests::savedRun;

class HistoryModelTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<history::HistoryStore> m_store;

    QStringList names(const HistoryModel &model) const
    {
        QStringList list;
        for (int row = 0; row < model.rowCount(); ++row)
            list << model.index(row, HistoryModel::Name).data().toString();
        return list;
    }

private slots:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        auto store = history::HistoryStore::open(m_dir->path().toStdString());
        QVERIFY(store.ok());
        m_store = std::move(store).value();
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        QVERIFY(m_store->save(savedRun("aaaaaaaaaaaa", "first disk", now - 3 * 86'400'000LL, "/mnt/one")).ok());
        QVERIFY(m_store->save(savedRun("bbbbbbbbbbbb", "second disk", now - 2000, "/mnt/two")).ok());
        QVERIFY(m_store->save(savedRun("cccccccccccc", "third disk", now - 1000, "/mnt/one")).ok());
    }
    void cleanup()
    {
        m_store.reset();
        m_dir.reset();
    }

    void runsAreListedNewestFirstInGroups()
    {
        HistoryModel model(m_store.get());
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setGrouping(Grouping::None);
        QCOMPARE(names(model), QStringList({"third disk", "second disk", "first disk"}));
        model.setGrouping(Grouping::Day);
        QCOMPARE(model.rowCount(), 5);
        QVERIFY(model.index(0, 0).data(HistoryModel::HeadingRole).toBool());
        QVERIFY(!(model.index(0, 0).flags() & Qt::ItemIsSelectable));
        model.setGrouping(Grouping::Target);
        QCOMPARE(names(model), QStringList({"/mnt/one", "third disk", "first disk", "/mnt/two", "second disk"}));
    }

    void searchNarrowsAndKeepsChecks()
    {
        HistoryModel model(m_store.get());
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setGrouping(Grouping::None);
        QVERIFY(model.setData(model.index(2, 0), Qt::Checked, Qt::CheckStateRole));
        model.setSearch("second");
        QCOMPARE(names(model), QStringList({"second disk"}));
        model.setSearch("");
        QCOMPARE(model.checkedIds(), QStringList({"aaaaaaaaaaaa"}));
        QCOMPARE(model.index(2, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    }

    void checksKeepTheirOrder()
    {
        HistoryModel model(m_store.get());
        QSignalSpy changed(&model, &HistoryModel::checkedChanged);
        model.setChecked("cccccccccccc", true);
        model.setChecked("aaaaaaaaaaaa", true);
        model.setChecked("aaaaaaaaaaaa", true);
        QCOMPARE(changed.count(), 2);
        QCOMPARE(model.checkedIds(), QStringList({"cccccccccccc", "aaaaaaaaaaaa"}));
        model.uncheckAll();
        QVERIFY(model.checkedIds().isEmpty());
    }

    void deletingCanBeUndoneAndRedone()
    {
        HistoryPanel panel(m_store.get());
        panel.show();
        panel.select("bbbbbbbbbbbb");
        panel.model()->setChecked("bbbbbbbbbbbb", true);
        QSignalSpy deleted(&panel, &HistoryPanel::deleted);
        QSignalSpy current(&panel, &HistoryPanel::currentChanged);
        panel.deleteAction()->trigger();
        QCOMPARE(deleted.count(), 1);
        QVERIFY(!panel.model()->indexOf("bbbbbbbbbbbb").isValid());
        QVERIFY(panel.model()->checkedIds().isEmpty());
        QCOMPARE(current.last().at(0).toString(), QString());
        panel.undoStack()->undo();
        QVERIFY(panel.model()->indexOf("bbbbbbbbbbbb").isValid());
        panel.undoStack()->redo();
        QVERIFY(!panel.model()->indexOf("bbbbbbbbbbbb").isValid());
        panel.undoStack()->undo();
        QVERIFY(m_store->load("bbbbbbbbbbbb").ok());
        QCOMPARE(panel.model()->runCount(), 3);
    }

    void renamingInPlaceIsStoredAndUndone()
    {
        HistoryPanel panel(m_store.get());
        panel.show();
        panel.select("bbbbbbbbbbbb");
        panel.renameAction()->trigger();
        auto *view = panel.findChild<QTreeView *>("historyList");
        QLineEdit *editor = view->viewport()->findChild<QLineEdit *>();
        QVERIFY(editor);
        editor->setText("renamed, with ü");
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(m_store->load("bbbbbbbbbbbb")->label, std::string("renamed, with ü"));
        QCOMPARE(panel.model()->indexOf("bbbbbbbbbbbb").data().toString(), QString("renamed, with ü"));
        panel.undoStack()->undo();
        QCOMPARE(m_store->load("bbbbbbbbbbbb")->label, std::string("second disk"));
    }

    void commentAndTagsAreStored()
    {
        HistoryPanel panel(m_store.get());
        panel.show();
        panel.select("aaaaaaaaaaaa");
        auto *comment = panel.findChild<QLineEdit *>("runComment");
        comment->setFocus();
        QTest::keyClicks(comment, "after the firmware");
        QTest::keyClick(comment, Qt::Key_Return);
        QCOMPARE(m_store->load("aaaaaaaaaaaa")->comment, std::string("after the firmware"));
        auto *tags = panel.findChild<QLineEdit *>("runTags");
        QTest::keyClicks(tags, "lab, , night ");
        QTest::keyClick(tags, Qt::Key_Return);
        QCOMPARE(m_store->load("aaaaaaaaaaaa")->tags, std::vector<std::string>({"lab", "night"}));
        QCOMPARE(panel.undoStack()->count(), 2);
    }

    void typingReadsTheHistoryOnceAfterAPause()
    {
        HistoryPanel panel(m_store.get());
        QSignalSpy read(panel.model(), &QAbstractItemModel::modelReset);
        QTest::keyClicks(panel.findChild<QLineEdit *>("historySearch"), "second");
        QCOMPARE(read.count(), 0);
        QTRY_COMPARE(panel.model()->runCount(), 1);
        QCOMPARE(read.count(), 1);
        panel.setGrouping(Grouping::None);
        QCOMPARE(read.count(), 2);
    }

    void emptyStatesSayWhatToDo()
    {
        HistoryPanel panel(m_store.get());
        panel.findChild<QLineEdit *>("historySearch")->setText("nothing is called this");
        QTRY_COMPARE(panel.model()->runCount(), 0);
        HistoryPanel without(nullptr);
        QCOMPARE(without.model()->rowCount(), 0);
        QVERIFY(!without.deleteAction()->isEnabled());
    }
};

QTEST_MAIN(HistoryModelTest)
#include "tst_history_model.moc"
