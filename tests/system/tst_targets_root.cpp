// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/BlockDevices.h"
#include "core/system/Mounts.h"
#include "core/system/TargetInspector.h"
#include "tests/system/LoopImages.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <optional>

using namespace iolite;
using namespace iolite::tests;
using namespace iolite::system;

namespace {

constexpr qint64 MiB = 1 << 20;

bool has(const std::vector<std::string> &list, const std::string &word)
{
    return std::find(list.begin(), list.end(), word) != list.end();
}

std::optional<MountedVolume> volumeAt(const QString &place)
{
    for (const auto &volume : mountedVolumes()) {
        if (volume.mount.mountPoint == place.toStdString())
            return volume;
    }
    return std::nullopt;
}

} // namespace

/// What is said of real filesystems on real loop devices.
class TestTargetsRoot : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;

    QString at(const QString &name) const { return QDir(m_dir->path()).canonicalPath() + "/" + name; }

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void filesystemOnLoopHasItsDevice_data();
    void filesystemOnLoopHasItsDevice();
    void partitionOnLoopLeadsToTheLoopDevice();
    void directLoopIsNotCalledBuffered();
    void btrfsHasBothDevicesInEverySubvolume();
    void btrfsCompressionOfTheFolderComesFirst();
    void folderBehindBindMountAndLinkIsTheRealPlace();
    void mountPointWithAnyCharactersIsFound();
    void tmpfsHasNoDevices();
    void bindfsIsCalledFuse();
    void overlayHasTheDeviceOfItsUpperLayer();
    void coveredMountIsNotOffered();
};

void TestTargetsRoot::initTestCase()
{
    const QString reason = enterPrivateMounts();
    if (!reason.isEmpty())
        QSKIP(qPrintable(reason));
}

void TestTargetsRoot::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    QVERIFY(m_dir->isValid());
}

void TestTargetsRoot::cleanup()
{
    m_dir.reset();
}

void TestTargetsRoot::filesystemOnLoopHasItsDevice_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("mebibytes");
    QTest::newRow("ext4") << "ext4" << QStringList{"-q", "-F"} << 64;
    QTest::newRow("xfs") << "xfs" << QStringList{"-q", "-f"} << 320;
    QTest::newRow("btrfs") << "btrfs" << QStringList{"-q", "-f"} << 128;
}

void TestTargetsRoot::filesystemOnLoopHasItsDevice()
{
    QFETCH(QString, type);
    QFETCH(QStringList, options);
    QFETCH(int, mebibytes);
    LoopImage image(at("image"), mebibytes * MiB);
    MAKE_LOOP(image);
    MAKE_FS("mkfs." + type, options + QStringList{image.node()});
    Mounted mounted(image.node(), at("m"), type);
    MUST_MOUNT(mounted);
    QVERIFY(QDir(at("m")).mkpath("deep/er"));

    const auto facts = inspectTarget(at("m/deep/er").toStdString());
    QVERIFY(facts.ok());
    QCOMPARE(facts->fsType, type.toStdString());
    QCOMPARE(facts->mountPoint, at("m").toStdString());
    QCOMPARE(facts->mountSource, image.node().toStdString());
    QCOMPARE(facts->devices, std::vector<std::string>{image.name()});
    QCOMPARE(facts->disks, std::vector<std::string>{image.name()});
    QVERIFY(facts->sizeBytes > 0 && facts->sizeBytes <= static_cast<std::uint64_t>(mebibytes * MiB));
    QVERIFY(facts->freeBytes > 0 && facts->freeBytes < facts->sizeBytes);
    QVERIFY(has(facts->notes, "loop-buffered"));
    QVERIFY(!facts->readOnly);
    QVERIFY(checkWritable(*facts).ok());

    const auto alignment = probeDirect(*facts, 64 * 1024);
    QVERIFY2(alignment.ok(), alignment.ok() ? "" : alignment.error().call.c_str());
    QVERIFY(*alignment >= 512 && *alignment <= 4096);

    const auto volume = volumeAt(at("m"));
    QVERIFY(volume);
    QVERIFY(volume->writable && volume->cannotUse.empty());
    QCOMPARE(volume->disks, std::vector<std::string>{image.name()});
    QVERIFY(readDeviceBytes(facts->disks).known);
}

void TestTargetsRoot::partitionOnLoopLeadsToTheLoopDevice()
{
    QFile image(at("image"));
    QVERIFY(image.open(QIODevice::WriteOnly) && image.resize(64 * MiB));
    image.close();
    QProcess table;
    table.start("/bin/sh", {"-c", "PATH=$PATH:/usr/sbin:/sbin sfdisk -q \"$0\"", image.fileName()});
    table.write("label: gpt\nsize=8MiB\n,\n");
    table.closeWriteChannel();
    if (!table.waitForFinished() || table.exitCode() != 0)
        QSKIP("needs sfdisk");
    LoopImage disk(at("image"), 0, {"--partscan"});
    MAKE_LOOP(disk);
    const QString partition = disk.node() + "p2";
    if (!QFile::exists(partition))
        QSKIP("this kernel makes no partitions on loop devices, or /dev is not its own");
    MAKE_FS("mkfs.ext4", {"-q", "-F", partition});
    Mounted mounted(partition, at("m"), "ext4");
    MUST_MOUNT(mounted);
    const auto facts = inspectTarget(at("m").toStdString());
    QVERIFY(facts.ok());
    QCOMPARE(facts->devices, std::vector<std::string>{partition.mid(5).toStdString()});
    QCOMPARE(facts->disks, std::vector<std::string>{disk.name()});
    QVERIFY(has(facts->notes, "loop-buffered"));
}

void TestTargetsRoot::directLoopIsNotCalledBuffered()
{
    LoopImage image(at("image"), 64 * MiB, {"--direct-io=on"});
    MAKE_LOOP(image);
    if (!readBlockDevice(image.name()).loopDirectIo)
        QSKIP("the temporary folder's filesystem has no direct I/O");
    MAKE_FS("mkfs.ext4", {"-q", "-F", image.node()});
    Mounted mounted(image.node(), at("m"), "ext4");
    MUST_MOUNT(mounted);
    const auto facts = inspectTarget(at("m").toStdString());
    QVERIFY(facts.ok());
    QVERIFY(!has(facts->notes, "loop-buffered"));
}

void TestTargetsRoot::btrfsHasBothDevicesInEverySubvolume()
{
    LoopImage first(at("first"), 128 * MiB), second(at("second"), 128 * MiB);
    MAKE_LOOP(first);
    MAKE_LOOP(second);
    MAKE_FS("mkfs.btrfs", {"-q", "-f", "-d", "raid1", "-m", "raid1", first.node(), second.node()});
    Mounted mounted(first.node(), at("m"), "btrfs", "compress=zstd:1");
    MUST_MOUNT(mounted);
    MAKE_FS("btrfs", {"subvolume", "create", at("m/sub")});

    std::vector<std::string> both{first.name(), second.name()};
    std::sort(both.begin(), both.end());
    for (const char *place : {"m", "m/sub"}) {
        const auto facts = inspectTarget(at(place).toStdString());
        QVERIFY(facts.ok());
        QCOMPARE(facts->fsType, "btrfs");
        QCOMPARE(facts->mountPoint, at("m").toStdString());
        QCOMPARE(facts->devices, both);
        QCOMPARE(facts->disks, both);
        QVERIFY(has(facts->notes, "compression=zstd"));
        const auto alignment = probeDirect(*facts, 8192);
        QVERIFY(alignment.ok());
        QCOMPARE(*alignment, facts->blockSize); // smaller ones go through the cache silently
        QCOMPARE(probeDirect(*facts, 512).error().code, ErrorCode::DirectAlignment);
    }
    // A second mount of one subvolume has an entry of its own, and is the same filesystem.
    Mounted again(second.node(), at("elsewhere"), "btrfs", "subvol=sub");
    MUST_MOUNT(again);
    const auto facts = inspectTarget(at("elsewhere").toStdString());
    QVERIFY(facts.ok());
    QCOMPARE(facts->devices, both);
    QCOMPARE(facts->mountPoint, at("elsewhere").toStdString());
    QVERIFY(volumeAt(at("m")) && !volumeAt(at("elsewhere")));
}

void TestTargetsRoot::btrfsCompressionOfTheFolderComesFirst()
{
    LoopImage image(at("image"), 128 * MiB);
    MAKE_LOOP(image);
    MAKE_FS("mkfs.btrfs", {"-q", "-f", image.node()});
    Mounted mounted(image.node(), at("m"), "btrfs");
    MUST_MOUNT(mounted);
    QVERIFY(QDir(at("m")).mkpath("packed"));
    MAKE_FS("btrfs", {"property", "set", at("m/packed"), "compression", "lzo"});
    QVERIFY(has(inspectTarget(at("m/packed").toStdString())->notes, "compression=lzo"));
    const auto facts = inspectTarget(at("m").toStdString());
    for (const auto &note : facts->notes)
        QVERIFY(!note.starts_with("compression"));
}

void TestTargetsRoot::folderBehindBindMountAndLinkIsTheRealPlace()
{
    LoopImage image(at("image"), 64 * MiB);
    MAKE_LOOP(image);
    MAKE_FS("mkfs.ext4", {"-q", "-F", image.node()});
    Mounted mounted(image.node(), at("m"), "ext4");
    MUST_MOUNT(mounted);
    QVERIFY(QDir(at("m")).mkpath("inner/most"));
    Mounted bound(at("m/inner"), at("bound"), "none", "bind");
    MUST_MOUNT(bound);
    QVERIFY(QFile::link("bound", at("link")));
    const auto facts = inspectTarget(at("link/most").toStdString());
    QVERIFY(facts.ok());
    QCOMPARE(facts->realPath, at("bound/most").toStdString());
    QCOMPARE(facts->mountPoint, at("bound").toStdString());
    QCOMPARE(facts->fsType, "ext4");
    QCOMPARE(facts->devices, std::vector<std::string>{image.name()});
    QVERIFY(volumeAt(at("m")) && !volumeAt(at("bound")));
}

void TestTargetsRoot::mountPointWithAnyCharactersIsFound()
{
    const QString odd = QString::fromUtf8("a b:c\nd\\040e,\u00e4#");
    Mounted mounted("tmpfs", at(odd), "tmpfs", "size=1m");
    MUST_MOUNT(mounted);
    const auto facts = inspectTarget(at(odd).toStdString());
    QVERIFY(facts.ok());
    QCOMPARE(facts->mountPoint, at(odd).toStdString());
    QCOMPARE(facts->fsType, "tmpfs");
    QCOMPARE(facts->sizeBytes, std::uint64_t(1 << 20));
    QVERIFY(volumeAt(at(odd)));
}

void TestTargetsRoot::tmpfsHasNoDevices()
{
    Mounted mounted("tmpfs", at("m"), "tmpfs", "size=8m");
    MUST_MOUNT(mounted);
    const auto facts = inspectTarget(at("m").toStdString());
    QVERIFY(facts.ok());
    QVERIFY(facts->devices.empty() && facts->disks.empty());
    QVERIFY(has(facts->notes, "memory-filesystem"));
    // Newer kernels take direct I/O there, older ones refuse at open; both are fine, anything else is not.
    const auto direct = probeDirect(*facts, 4096);
    if (!direct.ok())
        QCOMPARE(direct.error().code, ErrorCode::DirectNotSupported);

    LoopImage image(at("m/image"), 4 * MiB);
    MAKE_LOOP(image);
    MAKE_FS("mkfs.ext4", {"-q", "-F", image.node()});
    Mounted inMemory(image.node(), at("n"), "ext4");
    MUST_MOUNT(inMemory);
    QVERIFY(has(inspectTarget(at("n").toStdString())->notes, "memory-device"));
}

void TestTargetsRoot::bindfsIsCalledFuse()
{
    QVERIFY(QDir(at("")).mkpath("source") && QDir(at("")).mkpath("m"));
    QString why;
    if (!run("bindfs", {at("source"), at("m")}, nullptr, &why))
        QSKIP(qPrintable(why));
    const auto unmount = qScopeGuard([&] { umount2(at("m").toUtf8().constData(), MNT_DETACH); });
    const auto facts = inspectTarget(at("m").toStdString());
    QVERIFY(facts.ok());
    QVERIFY2(facts->fsType.starts_with("fuse"), facts->fsType.c_str());
    QVERIFY(has(facts->notes, "fuse"));
    QVERIFY(facts->devices.empty());
    QVERIFY(checkWritable(*facts).ok());
    const auto direct = probeDirect(*facts, 4096); // either way, but without a trace
    QVERIFY(direct.ok() || direct.error().code == ErrorCode::DirectNotSupported);
    // Such a driver keeps an unlinked open file under another name, and hears of the close a little later.
    QTRY_VERIFY(QDir(at("source")).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).isEmpty());
    QVERIFY(volumeAt(at("m")));
}

void TestTargetsRoot::overlayHasTheDeviceOfItsUpperLayer()
{
    LoopImage image(at("image"), 64 * MiB);
    MAKE_LOOP(image);
    MAKE_FS("mkfs.ext4", {"-q", "-F", image.node()});
    Mounted upper(image.node(), at("u"), "ext4");
    MUST_MOUNT(upper);
    QVERIFY(QDir(at("u")).mkpath("upper") && QDir(at("u")).mkpath("work") && QDir(at("")).mkpath("lower"));
    Mounted mounted("overlay", at("m"), "overlay",
        "lowerdir=" + at("lower") + ",upperdir=" + at("u/upper") + ",workdir=" + at("u/work"));
    MUST_MOUNT(mounted);
    const auto facts = inspectTarget(at("m").toStdString());
    QVERIFY(facts.ok());
    QCOMPARE(facts->fsType, "overlay");
    QVERIFY(has(facts->notes, "overlay"));
    QCOMPARE(facts->devices, std::vector<std::string>{image.name()});
    const auto alignment = probeDirect(*facts, 4096);
    QVERIFY(alignment.ok());
    QVERIFY(QDir(at("u/upper")).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).isEmpty());
}

void TestTargetsRoot::coveredMountIsNotOffered()
{
    Mounted below("tmpfs", at("m"), "tmpfs", "size=1m");
    MUST_MOUNT(below);
    Mounted inner("tmpfs", at("m/inner"), "tmpfs", "size=2m");
    MUST_MOUNT(inner);
    Mounted above("tmpfs", at("m"), "tmpfs", "size=4m");
    MUST_MOUNT(above);
    QVERIFY(QDir(at("m")).mkpath("inner"));
    const auto facts = inspectTarget(at("m/inner").toStdString());
    QVERIFY(facts.ok());
    QCOMPARE(facts->sizeBytes, std::uint64_t(4 << 20));
    QCOMPARE(facts->mountPoint, at("m").toStdString());
    QCOMPARE(volumeAt(at("m"))->sizeBytes, std::uint64_t(4 << 20));
    QVERIFY(!volumeAt(at("m/inner")));
}

QTEST_GUILESS_MAIN(TestTargetsRoot)
#include "tst_targets_root.moc"
