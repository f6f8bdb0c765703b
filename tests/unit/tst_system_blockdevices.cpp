// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/BlockDevices.h"
#include "tests/unit/FakeSysfs.h"

#include <QTest>

using namespace iolite::system;
using Names = std::vector<std::string>;

class TestSystemBlockDevices : public QObject {
    Q_OBJECT

private slots:
    void partitionLeadsToItsDisk();
    void encryptionOnVolumeGroupOnLoopLeadsToTheLoopDevice();
    void raidLeadsToAllItsDisksInOrderAndEachOnce();
    void circleOfSlavesEnds();
    void unknownDeviceHasNothingBelow();
    void nameIsFoundByNumber();
    void partitionTakesTheFactsOfItsDisk();
    void schedulerIsTheChosenOne_data();
    void schedulerIsTheChosenOne();
    void virtioVendorNumberIsNoName();
    void memoryCardHasItsNameAsModel();
    void loopDeviceNamesItsImage();
    void bytesAreSumsOfSectors();
    void bytesAreUnknownWhenOneDeviceIsGone();
    void realDevicesOfThisMachineAgree();
};

void TestSystemBlockDevices::partitionLeadsToItsDisk()
{
    FakeSysfs sys;
    sys.addDisk("sda", "8:0");
    sys.addPartition("sda", "sda1", "8:1");
    QCOMPARE(disksBelow("sda1", sys.root()), Names{"sda"});
    QCOMPARE(disksBelow("sda", sys.root()), Names{"sda"});
    QCOMPARE(chainBelow("sda1", sys.root()), (Names{"sda1", "sda"}));
}

void TestSystemBlockDevices::encryptionOnVolumeGroupOnLoopLeadsToTheLoopDevice()
{
    FakeSysfs sys;
    sys.addDisk("loop3", "7:3", true);
    sys.addPartition("loop3", "loop3p2", "259:0");
    sys.addStack("dm-0", "254:0", {"loop3p2"});
    sys.addStack("dm-1", "254:1", {"dm-0"});
    QCOMPARE(disksBelow("dm-1", sys.root()), Names{"loop3"});
    QCOMPARE(chainBelow("dm-1", sys.root()), (Names{"dm-1", "dm-0", "loop3p2", "loop3"}));
}

void TestSystemBlockDevices::raidLeadsToAllItsDisksInOrderAndEachOnce()
{
    FakeSysfs sys;
    for (const char *name : {"sda", "sdb"})
        sys.addDisk(name, name == std::string("sda") ? "8:0" : "8:16");
    sys.addPartition("sda", "sda1", "8:1");
    sys.addPartition("sda", "sda2", "8:2");
    sys.addPartition("sdb", "sdb1", "8:17");
    sys.addStack("md0", "9:0", {"sdb1", "sda1"});
    sys.addStack("md1", "9:1", {"sda2"});
    sys.addStack("dm-0", "254:0", {"md0", "md1"});
    QCOMPARE(disksBelow("md0", sys.root()), (Names{"sda", "sdb"}));
    QCOMPARE(disksBelow("dm-0", sys.root()), (Names{"sda", "sdb"}));
}

void TestSystemBlockDevices::circleOfSlavesEnds()
{
    FakeSysfs sys;
    sys.addDisk("sda", "8:0");
    sys.addStack("dm-0", "254:0", {"sda"});
    sys.addStack("dm-1", "254:1", {"dm-0"});
    QVERIFY(QFile::link(sys.path("class/block/dm-1"), sys.path("class/block/dm-0/slaves/dm-1")));
    QCOMPARE(disksBelow("dm-1", sys.root()), Names{"sda"});
}

void TestSystemBlockDevices::unknownDeviceHasNothingBelow()
{
    FakeSysfs sys;
    QCOMPARE(disksBelow("sdz", sys.root()), Names());
    QCOMPARE(disksBelow("", sys.root()), Names());
    QCOMPARE(readBlockDevice("sdz", sys.root()).sizeBytes, 0u);
}

void TestSystemBlockDevices::nameIsFoundByNumber()
{
    FakeSysfs sys;
    sys.addDisk("nvme0n1", "259:0");
    sys.addPartition("nvme0n1", "nvme0n1p2", "259:2");
    QCOMPARE(deviceName(259, 2, sys.root()), "nvme0n1p2");
    QCOMPARE(deviceName(259, 3, sys.root()), "");
}

void TestSystemBlockDevices::partitionTakesTheFactsOfItsDisk()
{
    FakeSysfs sys;
    sys.addDisk("sda", "8:0");
    sys.addPartition("sda", "sda1", "8:1");
    sys.set("sda", "size", "2000\n");
    sys.set("sda1", "size", "1000\n");
    sys.set("sda", "ro", "0\n");
    sys.set("sda1", "ro", "1\n");
    sys.set("sda", "removable", "1\n");
    sys.set("sda", "queue/rotational", "1\n");
    sys.set("sda", "queue/scheduler", "none [bfq]\n");
    sys.set("sda", "device/model", "Disk Model 1   \n");
    sys.set("sda", "device/vendor", "ATA     \n");
    const BlockDevice device = readBlockDevice("sda1", sys.root());
    QCOMPARE(device.name, "sda1");
    QCOMPARE(device.sizeBytes, 512000u);
    QCOMPARE(device.model, "Disk Model 1");
    QCOMPARE(device.vendor, "ATA");
    QCOMPARE(device.scheduler, "bfq");
    QVERIFY(device.rotational && device.removable && device.readOnly);
    QVERIFY(!readBlockDevice("sda", sys.root()).readOnly);
}

void TestSystemBlockDevices::schedulerIsTheChosenOne_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<std::string>("scheduler");
    QTest::newRow("first") << QByteArray("[none] mq-deadline kyber bfq\n") << std::string("none");
    QTest::newRow("middle") << QByteArray("none [mq-deadline] kyber\n") << std::string("mq-deadline");
    QTest::newRow("only") << QByteArray("none\n") << std::string("none");
    QTest::newRow("open end") << QByteArray("none [mq\n") << std::string();
    QTest::newRow("empty") << QByteArray("\n") << std::string();
}

void TestSystemBlockDevices::schedulerIsTheChosenOne()
{
    QFETCH(QByteArray, text);
    QFETCH(std::string, scheduler);
    FakeSysfs sys;
    sys.addDisk("sda", "8:0");
    sys.set("sda", "queue/scheduler", text);
    QCOMPARE(readBlockDevice("sda", sys.root()).scheduler, scheduler);
}

void TestSystemBlockDevices::virtioVendorNumberIsNoName()
{
    FakeSysfs sys;
    sys.addDisk("vda", "254:0");
    sys.set("vda", "device/vendor", "0x1af4\n");
    QCOMPARE(readBlockDevice("vda", sys.root()).vendor, "");
}

void TestSystemBlockDevices::memoryCardHasItsNameAsModel()
{
    FakeSysfs sys;
    sys.addDisk("mmcblk0", "179:0");
    sys.set("mmcblk0", "device/name", "SD64G\n");
    QCOMPARE(readBlockDevice("mmcblk0", sys.root()).model, "SD64G");
}

void TestSystemBlockDevices::loopDeviceNamesItsImage()
{
    FakeSysfs sys;
    sys.addDisk("loop0", "7:0", true);
    sys.addPartition("loop0", "loop0p1", "259:1");
    sys.set("loop0", "loop/backing_file", "/images/a b\nc.img\n");
    sys.set("loop0", "loop/dio", "1\n");
    QCOMPARE(readBlockDevice("loop0p1", sys.root()).backingFile, "/images/a b\nc.img");
    QVERIFY(readBlockDevice("loop0p1", sys.root()).loopDirectIo);
    sys.set("loop0", "loop/dio", "0\n");
    QVERIFY(!readBlockDevice("loop0", sys.root()).loopDirectIo);
}

void TestSystemBlockDevices::bytesAreSumsOfSectors()
{
    FakeSysfs sys;
    sys.addDisk("sda", "8:0");
    sys.addDisk("sdb", "8:16");
    sys.set(
        "sda", "stat", "      11      12       13       14       15       16       17       18  0 0 0 0 0 0 0 0 0\n");
    sys.set("sdb", "stat", "1 2 9000000000000 4 5 6 7 8 9 10 11\n");
    const DeviceBytes bytes = readDeviceBytes({"sda", "sdb"}, sys.root());
    QVERIFY(bytes.known);
    QCOMPARE(bytes.read, (13u + 9000000000000u) * 512u);
    QCOMPARE(bytes.written, (17u + 7u) * 512u);
}

void TestSystemBlockDevices::bytesAreUnknownWhenOneDeviceIsGone()
{
    FakeSysfs sys;
    sys.addDisk("sda", "8:0");
    sys.set("sda", "stat", "1 2 3 4 5 6 7 8 9 10 11\n");
    QVERIFY(readDeviceBytes({"sda"}, sys.root()).known);
    QVERIFY(!readDeviceBytes({"sda", "sdb"}, sys.root()).known);
    QVERIFY(!readDeviceBytes({}, sys.root()).known);
    sys.set("sda", "stat", "1 2 3 4 5 6\n");
    const DeviceBytes cut = readDeviceBytes({"sda"}, sys.root());
    QVERIFY(!cut.known);
    QCOMPARE(cut.read, 0u);
}

void TestSystemBlockDevices::realDevicesOfThisMachineAgree()
{
    const auto names = QDir("/sys/class/block").entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    if (names.isEmpty())
        QSKIP("no block devices to be seen here");
    for (const auto &name : names) {
        const auto disks = disksBelow(name.toStdString());
        QVERIFY2(!disks.empty(), qPrintable(name));
        for (const auto &disk : disks)
            QVERIFY(!QFile::exists(QString("/sys/class/block/%1/partition").arg(QString::fromStdString(disk))));
        QFile number("/sys/class/block/" + name + "/dev");
        QVERIFY(number.open(QIODevice::ReadOnly));
        const auto parts = number.readAll().trimmed().split(':');
        QCOMPARE(deviceName(parts.at(0).toUInt(), parts.at(1).toUInt()), name.toStdString());
    }
}

QTEST_GUILESS_MAIN(TestSystemBlockDevices)
#include "tst_system_blockdevices.moc"
