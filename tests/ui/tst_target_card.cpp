// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/target/TargetCard.h"
#include "ui/target/VolumeModel.h"

#include <QAbstractItemModelTester>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace iolite;
using namespace iolite::ui;

namespace {

system::MountedVolume volume(const char *mountPoint, const char *source, const char *cannotUse = "")
{
    system::MountedVolume result;
    result.mount.mountPoint = mountPoint;
    result.mount.fsType = "ext4";
    result.mount.source = source;
    result.sizeBytes = 100ULL << 30;
    result.freeBytes = 40ULL << 30;
    result.writable = true;
    result.model = "Kernel model";
    result.cannotUse = cannotUse;
    return result;
}

} // namespace

class TargetCardTest : public QObject {
    Q_OBJECT
private slots:
    void factsOfATypedDirectoryAreShown()
    {
        QTemporaryDir dir;
        TargetCard card(nullptr);
        QSignalSpy facts(&card, &TargetCard::factsChanged);
        auto *field = card.findChild<QLineEdit *>("targetPath");
        QTest::keyClicks(field, dir.path());
        QVERIFY(!card.facts());
        QTRY_VERIFY(card.facts());
        QCOMPARE(card.facts()->path, dir.path().toStdString());
        QVERIFY(!facts.isEmpty());
        const auto *hint = card.findChild<QLabel *>("targetFacts");
        QVERIFY2(hint->text().contains(QString::fromStdString(card.facts()->fsType)), qPrintable(hint->text()));
    }

    void aMissingDirectoryIsOneSentenceWithItsName()
    {
        QTemporaryDir dir;
        TargetCard card(nullptr);
        card.setPath(dir.filePath("not there"));
        QTRY_VERIFY(card.error());
        QCOMPARE(card.error()->code, ErrorCode::TargetMissing);
        QVERIFY(card.findChild<QLabel *>("targetFacts")->text().contains("not there"));
    }

    void aFileAndADeviceAreRefused()
    {
        QTemporaryDir dir;
        QFile file(dir.filePath("plain"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        TargetCard card(nullptr);
        card.setPath(file.fileName());
        QTRY_VERIFY(card.error() && card.error()->code == ErrorCode::TargetNotDirectory);
        QVERIFY(!card.facts());
        card.setPath("/dev/null");
        QTRY_VERIFY(card.error() && card.error()->code != ErrorCode::TargetMissing);
        QVERIFY(!card.facts());
    }

    void aLateAnswerToAnOldQuestionIsDropped()
    {
        QTemporaryDir first;
        QTemporaryDir second;
        TargetCard card(nullptr);
        card.setPath(first.path());
        card.setPath(second.path());
        QSignalSpy facts(&card, &TargetCard::factsChanged);
        QTRY_VERIFY(card.facts());
        QTest::qWait(50);
        QCOMPARE(facts.count(), 1);
        QCOMPARE(card.facts()->path, second.path().toStdString());
    }

    void aDroppedFolderIsChosen()
    {
        QTemporaryDir dir;
        TargetCard card(nullptr);
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(dir.path())});
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&card, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&card, &drop);
        QCOMPARE(card.path(), dir.path());
        QTRY_VERIFY(card.facts());
    }

    void mountedVolumesAreListedAndClickable()
    {
        TargetCard card(nullptr);
        QTRY_VERIFY(card.volumes()->rowCount() > 0);
        for (int row = 0; row < card.volumes()->rowCount(); ++row) {
            const QModelIndex index = card.volumes()->index(row);
            const bool usable = index.data(VolumeModel::UsableRole).toBool();
            QCOMPARE(bool(index.flags() & Qt::ItemIsSelectable), usable);
            QVERIFY(!index.data(VolumeModel::DetailRole).toString().isEmpty());
            if (!usable)
                continue;
            card.findChild<QListView *>("volumeList")->setCurrentIndex(index);
            QCOMPARE(card.path(), index.data(VolumeModel::PathRole).toString());
        }
    }

    void tabbingIntoTheListChoosesNothing()
    {
        QTemporaryDir dir;
        TargetCard card(nullptr);
        card.show();
        QVERIFY(QTest::qWaitForWindowActive(&card));
        QTRY_VERIFY(card.volumes()->rowCount() > 0);
        card.setPath(dir.filePath("nowhere"));
        QTRY_VERIFY(card.error());
        card.findChild<QLineEdit *>("targetPath")->setFocus();
        card.findChild<QListView *>("volumeList")->setFocus(Qt::TabFocusReason);
        QCOMPARE(card.path(), dir.filePath("nowhere"));
    }

    void theModelKeepsTheRulesAndSaysWhyNot()
    {
        VolumeModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setVolumes({volume("/srv/a", "/dev/sda1"), volume("/srv/b", "/dev/sdb1", "read-only")});
        QCOMPARE(model.rowCount(), 2);
        QVERIFY(model.index(0).flags() & Qt::ItemIsEnabled);
        QVERIFY(!(model.index(1).flags() & Qt::ItemIsEnabled));
        QVERIFY(model.index(1).data(VolumeModel::DetailRole).toString().contains("read-only"));
        QVERIFY(model.index(0).data(VolumeModel::DetailRole).toString().contains("Kernel model"));
        QCOMPARE(model.rowOf("/srv/b/deep/below"), 1);
        QCOMPARE(model.rowOf("/srv/bc"), -1);
    }

    void extrasOfTheDeviceServiceReplaceTheKernelsName()
    {
        VolumeModel model;
        model.setVolumes({volume("/srv/a", "/dev/sda1")});
        QSignalSpy changed(&model, &VolumeModel::dataChanged);
        DeviceExtras extra;
        extra.kernelName = "sda1";
        extra.vendor = "ACME";
        extra.product = "Fast One";
        extra.removable = true;
        model.setExtras({extra});
        QCOMPARE(changed.count(), 1);
        const QString detail = model.index(0).data(VolumeModel::DetailRole).toString();
        QVERIFY2(detail.contains("ACME Fast One") && detail.contains("removable"), qPrintable(detail));
        model.setExtras({});
        QVERIFY(model.index(0).data(VolumeModel::DetailRole).toString().contains("Kernel model"));
    }
};

QTEST_MAIN(TargetCardTest)
#include "tst_target_card.moc"
