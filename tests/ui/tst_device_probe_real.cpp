// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/target/DeviceProbe.h"

#include <QFile>
#include <QTest>

using namespace iolite;

/// Both ends of the pipe: what iolite-devices says of Solid's made-up hardware is what arrives here.
class TestDeviceProbeReal : public QObject {
    Q_OBJECT

private slots:
    void realProgramIsUnderstood();
};

void TestDeviceProbeReal::realProgramIsUnderstood()
{
    const QString program = IOLITE_BIN_DIR "/iolite-devices";
    if (!QFile::exists(program))
        QSKIP("built without Solid");
    qputenv("SOLID_FAKEHW", IOLITE_SOURCE_DIR "/tests/cases/devices/laptop.xml");
    DeviceProbe probe(program);
    probe.start();
    QTRY_COMPARE_WITH_TIMEOUT(probe.state(), DeviceProbe::State::Ready, 20000);
    qunsetenv("SOLID_FAKEHW");
    const auto volume = probe.forDevice("iofake1p1");
    QVERIFY(volume);
    QCOMPARE(volume->vendor, "Example Flash");
    QCOMPARE(volume->product, "Pocket Drive");
    QCOMPARE(volume->parentName, "iofake1");
    QCOMPARE(volume->label, "STICK");
    QCOMPARE(volume->fsType, "vfat");
    QCOMPARE(volume->mountPoint, "/media/stick");
    QCOMPARE(volume->bus, "usb");
    QCOMPARE(volume->driveType, "hard-disk");
    QCOMPARE(volume->sizeBytes, 31456231424u);
    QVERIFY(volume->volume && !volume->drive && volume->removable && volume->hotpluggable && volume->accessible);
    QVERIFY(!volume->icon.isEmpty() && !volume->uuid.isEmpty() && !volume->description.isEmpty());
    const auto disk = probe.forDevice("iofake0");
    QVERIFY(disk);
    QVERIFY(disk->drive && !disk->volume && !disk->removable);
    QCOMPARE(disk->sizeBytes, 512110190592u);
}

QTEST_GUILESS_MAIN(TestDeviceProbeReal)
#include "tst_device_probe_real.moc"
