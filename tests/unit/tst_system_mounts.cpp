// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/FilesystemDevices.h"
#include "core/system/FilesystemKinds.h"
#include "core/system/MountOf.h"
#include "core/system/Mounts.h"
#include "tests/unit/FakeSysfs.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <sys/stat.h>
#include <unistd.h>

using namespace iolite::system;
using Names = std::vector<std::string>;

class TestSystemMounts : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;

    std::vector<Mount> parse(const QByteArray &text)
    {
        QFile file(m_dir.filePath("mountinfo"));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write mountinfo");
        file.close();
        return readMounts(file.fileName().toUtf8().constData());
    }

private slots:
    void everyFieldIsRead();
    void escapedCharactersComeBack_data();
    void escapedCharactersComeBack();
    void optionsAreListedOnceAndReadOnlyWins();
    void lineThatCannotBeReadHidesNoOther();
    void missingFileGivesNoMounts();
    void optionsAreFoundByName();
    void mountOfAPathIsTheLongestAndLatest();
    void mountOfARealPathIsTheKernelsOwn();
    void ordinaryFilesystemHasTheDeviceOfItsNumber();
    void btrfsHasAllItsDevices();
    void bcachefsHasAllItsDevices();
    void userspaceFilesystemOnADeviceHasIt();
    void memoryAndNetworkHaveNoDevices();
    void overlayHasTheDevicesOfItsUpperLayer();
    void volumesLeaveOutWhatNobodyMeasures();
    void volumesNameEachFilesystemOnce();
    void readOnlyVolumeSaysSo();
    void volumesOfThisMachineCanBeUsedOrSayWhy();
};

void TestSystemMounts::everyFieldIsRead()
{
    const auto mounts = parse("36 25 254:3 /sub /mnt rw,noatime shared:7 master:2 - xfs /dev/vda3 rw,attr2,noquota\n");
    QCOMPARE(mounts.size(), 1u);
    const Mount &mount = mounts.front();
    QCOMPARE(mount.id, 36);
    QCOMPARE(mount.major, 254u);
    QCOMPARE(mount.minor, 3u);
    QCOMPARE(mount.root, "/sub");
    QCOMPARE(mount.mountPoint, "/mnt");
    QCOMPARE(mount.options, "rw,noatime,attr2,noquota");
    QCOMPARE(mount.fsType, "xfs");
    QCOMPARE(mount.source, "/dev/vda3");
    QVERIFY(!mount.readOnly);
}

void TestSystemMounts::escapedCharactersComeBack_data()
{
    QTest::addColumn<QByteArray>("escaped");
    QTest::addColumn<std::string>("plain");
    QTest::newRow("blank") << QByteArray("/a\\040b") << std::string("/a b");
    QTest::newRow("tab") << QByteArray("/a\\011b") << std::string("/a\tb");
    QTest::newRow("newline") << QByteArray("/a\\012b") << std::string("/a\nb");
    QTest::newRow("backslash") << QByteArray("/a\\134040b") << std::string("/a\\040b");
    QTest::newRow("colon") << QByteArray("/a:b,c;d") << std::string("/a:b,c;d");
    QTest::newRow("quote and percent") << QByteArray("/a\"b'%20") << std::string("/a\"b'%20");
    QTest::newRow("hash") << QByteArray("/a\\043b") << std::string("/a#b");
    QTest::newRow("letters") << QByteArray("/Gr\u00f6\u00dfe") << std::string("/Gr\u00f6\u00dfe");
    QTest::newRow("leading dash") << QByteArray("/-rf") << std::string("/-rf");
}

void TestSystemMounts::escapedCharactersComeBack()
{
    QFETCH(QByteArray, escaped);
    QFETCH(std::string, plain);
    const auto mounts = parse("36 25 8:1 " + escaped + " " + escaped + " rw - ext4 /dev" + escaped + " rw\n");
    QCOMPARE(mounts.size(), 1u);
    QCOMPARE(mounts.front().mountPoint, plain);
    QCOMPARE(mounts.front().root, plain);
    QCOMPARE(mounts.front().source, "/dev" + plain);
}

void TestSystemMounts::optionsAreListedOnceAndReadOnlyWins()
{
    const auto mounts = parse("1 0 8:1 / /a rw,relatime - ext4 /dev/sda1 rw,relatime,discard\n"
                              "2 0 8:1 / /b ro,relatime - ext4 /dev/sda1 rw,discard\n"
                              "3 0 8:2 / /c rw,relatime - ext4 /dev/sda2 ro,discard\n"
                              "4 0 8:3 / /d rw - ext4 /dev/sda2 rw,errors=remount-ro\n");
    QCOMPARE(mounts.size(), 4u);
    QCOMPARE(mounts[0].options, "rw,relatime,discard");
    QVERIFY(!mounts[0].readOnly);
    QCOMPARE(mounts[1].options, "ro,relatime,discard");
    QVERIFY(mounts[1].readOnly);
    QCOMPARE(mounts[2].options, "relatime,ro,discard");
    QVERIFY(mounts[2].readOnly);
    QVERIFY(!mounts[3].readOnly);
}

void TestSystemMounts::lineThatCannotBeReadHidesNoOther()
{
    const auto mounts = parse("1 0 8:1 / /a rw - ext4 /dev/sda1 rw\nnonsense\n\n2 0 8:2 / /b rw - tmpfs  rw\n");
    QCOMPARE(mounts.size(), 2u);
    QCOMPARE(mounts[1].mountPoint, "/b");
    QCOMPARE(mounts[1].source, "");
}

void TestSystemMounts::missingFileGivesNoMounts()
{
    QVERIFY(readMounts(m_dir.filePath("not-there").toUtf8().constData()).empty());
}

void TestSystemMounts::optionsAreFoundByName()
{
    const std::string options = "rw,lowerdir=/a:/b,context=\"x,upperdir=/no\",upperdir=/u p,sync";
    QCOMPARE(mountOption(options, "upperdir"), "/u p");
    QCOMPARE(mountOption(options, "lower"), "");
    QCOMPARE(mountOption(options, "sync"), "");
    QVERIFY(hasMountOption(options, "sync"));
    QVERIFY(!hasMountOption("async", "sync"));
}

void TestSystemMounts::mountOfAPathIsTheLongestAndLatest()
{
    const auto mounts =
        parse("1 0 8:1 / / rw - ext4 /dev/sda1 rw\n2 1 8:2 / /no-such/a rw - ext4 /dev/sda2 rw\n"
              "3 1 8:3 / /no-such/ab rw - ext4 /dev/sda3 rw\n4 2 8:4 / /no-such/a rw - xfs /dev/sda4 rw\n");
    QCOMPARE(mountOf("/no-such/a/deep/er", mounts)->source, "/dev/sda4");
    QCOMPARE(mountOf("/no-such/a", mounts)->source, "/dev/sda4");
    QCOMPARE(mountOf("/no-such/ab/x", mounts)->source, "/dev/sda3");
    QCOMPARE(mountOf("/no-such/abc", mounts)->source, "/dev/sda1");
    QVERIFY(!mountOf("/x", {}).has_value());
}

void TestSystemMounts::mountOfARealPathIsTheKernelsOwn()
{
    const int number = mountNumberOf("/proc");
    if (!number)
        QSKIP("this kernel gives no mount numbers");
    // A later line that covers it by its text only must lose.
    auto mounts = readMounts();
    Mount decoy;
    decoy.mountPoint = "/proc";
    decoy.id = number + 100000;
    mounts.push_back(decoy);
    QCOMPARE(mountOf("/proc/self", mounts)->id, number);
    QCOMPARE(mountOf("/proc/self", mounts)->fsType, "proc");
}

void TestSystemMounts::ordinaryFilesystemHasTheDeviceOfItsNumber()
{
    FakeSysfs sys;
    sys.addDisk("sda", "8:0");
    sys.addPartition("sda", "sda1", "8:1");
    sys.addStack("dm-0", "254:0", {"sda1"});
    // "/dev/root" is what the kernel says where it mounted the root itself; there is no such node.
    const auto mounts = parse("1 0 8:1 / / rw - ext4 /dev/root rw\n2 1 254:0 /sub /b rw - xfs /dev/mapper/vg-lv rw\n");
    QCOMPARE(filesystemDevices(mounts[0], mounts, sys.root()), Names{"sda1"});
    QCOMPARE(filesystemDevices(mounts[1], mounts, sys.root()), Names{"dm-0"});
}

void TestSystemMounts::btrfsHasAllItsDevices()
{
    FakeSysfs sys;
    for (int i = 0; i < 4; ++i)
        sys.addDisk(QString("iofake%1").arg(i), QString("240:%1").arg(i));
    sys.addBtrfs("11111111-0000-0000-0000-000000000000", {"iofake0"});
    sys.addBtrfs("22222222-0000-0000-0000-000000000000", {"iofake1", "iofake3"});
    const auto mounts = parse("1 0 0:40 / /no-such/b rw - btrfs /dev/iofake1 rw,subvol=/\n"
                              "2 0 0:40 /@home /no-such/h rw - btrfs /dev/iofake3 rw,subvol=/@home\n"
                              "3 0 0:41 / /no-such/c rw - btrfs /dev/iofake2 rw\n");
    QCOMPARE(filesystemDevices(mounts[0], mounts, sys.root()), (Names{"iofake1", "iofake3"}));
    QCOMPARE(filesystemDevices(mounts[1], mounts, sys.root()), (Names{"iofake1", "iofake3"}));
    QCOMPARE(filesystemDevices(mounts[2], mounts, sys.root()), Names{"iofake2"});
}

void TestSystemMounts::bcachefsHasAllItsDevices()
{
    FakeSysfs sys;
    sys.addDisk("iofake0", "240:0");
    sys.addDisk("iofake1", "240:1");
    const auto mounts = parse("1 0 0:40 / /no-such rw - bcachefs /dev/iofake0:/dev/iofake1 rw\n");
    QCOMPARE(filesystemDevices(mounts[0], mounts, sys.root()), (Names{"iofake0", "iofake1"}));
}

void TestSystemMounts::userspaceFilesystemOnADeviceHasIt()
{
    FakeSysfs sys;
    sys.addDisk("iofake0", "240:0");
    const auto mounts = parse("1 0 240:0 / /m rw - fuseblk /dev/iofake0 rw\n2 0 0:50 / /n rw - fuse.bindfs /srv rw\n");
    QCOMPARE(filesystemDevices(mounts[0], mounts, sys.root()), Names{"iofake0"});
    QCOMPARE(filesystemDevices(mounts[1], mounts, sys.root()), Names());
}

void TestSystemMounts::memoryAndNetworkHaveNoDevices()
{
    FakeSysfs sys;
    sys.addDisk("iofake0", "240:0");
    const auto mounts =
        parse("1 0 0:50 / /t rw - tmpfs /dev/iofake0 rw\n2 0 0:51 / /n rw - nfs4 server:/export rw\n"
              "3 0 0:52 / /z rw - zfs pool/data rw\n4 0 0:53 / /s rw - fuse.sshfs me@host:/dev/iofake0 rw\n");
    for (const auto &mount : mounts)
        QCOMPARE(filesystemDevices(mount, mounts, sys.root()), Names());
}

void TestSystemMounts::overlayHasTheDevicesOfItsUpperLayer()
{
    FakeSysfs sys;
    sys.addDisk("iofake0", "240:0");
    QTemporaryDir upper;
    const QByteArray place = QFileInfo(upper.path()).canonicalFilePath().toUtf8();
    // Its number is not this machine's, so the path decides.
    const auto mounts = parse("1000001 0 240:0 / " + place
        + " rw - ext4 /dev/iofake0 rw\n1000002 0 0:60 / /no-such/o rw - overlay overlay rw,"
          "lowerdir=/,upperdir="
        + place
        + ",workdir=/w\n"
          "1000003 0 0:61 / /no-such/p rw - overlay overlay ro,lowerdir=/a:/b\n");
    QCOMPARE(filesystemDevices(mounts[1], mounts, sys.root()), Names{"iofake0"});
    QCOMPARE(filesystemDevices(mounts[2], mounts, sys.root()), Names());
}

void TestSystemMounts::volumesLeaveOutWhatNobodyMeasures()
{
    QTemporaryDir dir;
    const QByteArray place = dir.path().toUtf8();
    QFile file(dir.filePath("file"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const auto mounts = parse("0 0 0:4 / " + place + " rw - proc proc rw\n0 0 0:5 / " + place
        + " rw - cgroup2 cgroup2 rw\n"
          "0 0 7:1 / "
        + place + " ro - squashfs /dev/loop1 ro\n0 0 8:9 /x " + place
        + "/file rw - ext4 /dev/sda9 rw\n"
          "0 0 8:8 / "
        + place
        + "/gone rw - ext4 /dev/sda8 rw\n0 0 0:6 / /run rw - tmpfs tmpfs rw\n"
          "0 0 0:7 / "
        + place + " rw - fuse.portal portal rw\n");
    QCOMPARE(mounts.size(), 7u);
    QVERIFY(volumesOf(mounts).empty());
}

void TestSystemMounts::volumesNameEachFilesystemOnce()
{
    QTemporaryDir dir;
    for (const char *name : {"aaaa", "b", "cc", "deep"})
        QVERIFY(QDir(dir.path()).mkdir(name));
    const auto at = [&](const char *name) { return dir.filePath(name).toUtf8(); };
    const auto mounts = parse("0 0 240:1 / " + at("aaaa") + " rw - ext4 /dev/iofake1 rw\n0 0 240:1 /x " + at("cc")
        + " rw - ext4 /dev/iofake1 rw\n"
          "0 0 240:1 /y "
        + at("b") + " ro - ext4 /dev/iofake1 rw\n0 0 240:2 / " + at("deep") + " rw - xfs /dev/iofake2 rw\n");
    FakeSysfs sys;
    sys.addDisk("iofake1", "240:1");
    sys.set("iofake1", "removable", "1\n");
    sys.set("iofake1", "device/model", "Stick\n");
    const auto volumes = volumesOf(mounts, sys.root());
    QCOMPARE(volumes.size(), 2u);
    // "b" is shorter, but nothing can be written there.
    QCOMPARE(volumes[0].mount.mountPoint, at("cc").toStdString());
    QCOMPARE(volumes[0].cannotUse, "");
    QVERIFY(volumes[0].writable && volumes[0].removable);
    QCOMPARE(volumes[0].model, "Stick");
    QCOMPARE(volumes[0].disks, Names{"iofake1"});
    QVERIFY(volumes[0].sizeBytes > 0 && volumes[0].freeBytes <= volumes[0].sizeBytes);
    QCOMPARE(volumes[1].mount.mountPoint, at("deep").toStdString());
    QVERIFY(volumes[1].disks.empty());
}

void TestSystemMounts::readOnlyVolumeSaysSo()
{
    QTemporaryDir dir;
    const auto mounts = parse("0 0 240:1 / " + dir.path().toUtf8() + " ro - iso9660 /dev/sr0 ro\n");
    const auto volumes = volumesOf(mounts);
    QCOMPARE(volumes.size(), 1u);
    QCOMPARE(volumes[0].cannotUse, "read-only");
    QVERIFY(!volumes[0].writable);

    if (geteuid() == 0)
        return; // root may write anywhere
    QFile(dir.path()).setPermissions(QFile::ReadOwner | QFile::ExeOwner);
    const auto closed = volumesOf(parse("0 0 240:1 / " + dir.path().toUtf8() + " rw - ext4 /dev/sda rw\n"));
    QFile(dir.path()).setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QCOMPARE(closed.at(0).cannotUse, "not-writable");
}

void TestSystemMounts::volumesOfThisMachineCanBeUsedOrSayWhy()
{
    std::set<std::pair<unsigned, unsigned>> numbers;
    for (const auto &volume : mountedVolumes()) {
        const auto &place = volume.mount.mountPoint;
        QVERIFY2(numbers.emplace(volume.mount.major, volume.mount.minor).second, place.c_str());
        QVERIFY2(!isPseudoFilesystem(volume.mount.fsType), place.c_str());
        QCOMPARE(volume.writable, volume.cannotUse.empty());
        if (!volume.writable)
            continue;
        QTemporaryDir trial(QString::fromStdString(place) + "/iolite-test-XXXXXX");
        QVERIFY2(trial.isValid(), place.c_str());
    }
}

QTEST_GUILESS_MAIN(TestSystemMounts)
#include "tst_system_mounts.moc"
