// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/Mounts.h"
#include "core/system/TargetInspector.h"
#include "tests/system/LoopImages.h"

#include <QTest>

#include <memory>

using namespace iolite;
using namespace iolite::tests;
using namespace iolite::system;

namespace {

constexpr qint64 MiB = 1 << 20;

std::string reasonAt(const QString &place)
{
    for (const auto &volume : mountedVolumes()) {
        if (volume.mount.mountPoint == place.toStdString())
            return volume.cannotUse;
    }
    return "not listed";
}

} // namespace

/// Why a place on a real filesystem can't be used, or not with direct I/O.
class TestTargetsRefusedRoot : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;

    QString at(const QString &name) const { return QDir(m_dir->path()).canonicalPath() + "/" + name; }

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void readOnlyMountIsTold();
    void immutableFolderIsNotWritable();
    void fullDiskIsTold();
    void directNeedsTheSectorOfTheDevice();
    void directIsRefusedWhereDataGoThroughTheJournal();
    void deviceNodeAndLinkToItAreRefused();
};

void TestTargetsRefusedRoot::initTestCase()
{
    const QString reason = enterPrivateMounts();
    if (!reason.isEmpty())
        QSKIP(qPrintable(reason));
}

void TestTargetsRefusedRoot::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    QVERIFY(m_dir->isValid());
}

void TestTargetsRefusedRoot::cleanup()
{
    m_dir.reset();
}

void TestTargetsRefusedRoot::readOnlyMountIsTold()
{
    Mounted mounted("tmpfs", at("m"), "tmpfs", "ro,size=1m");
    MUST_MOUNT(mounted);
    const auto facts = inspectTarget(at("m").toStdString());
    QVERIFY(facts.ok());
    QVERIFY(facts->readOnly);
    QCOMPARE(checkWritable(*facts).error().code, ErrorCode::ReadOnlyFilesystem);
    QCOMPARE(probeDirect(*facts, 4096).error().code, ErrorCode::ReadOnlyFilesystem);
    QCOMPARE(reasonAt(at("m")), "read-only");

    // Only the bind mount is read-only, not what it shows.
    QVERIFY(QDir(at("")).mkpath("source"));
    Mounted bound(at("source"), at("bound"), "none", "bind,ro");
    MUST_MOUNT(bound);
    QCOMPARE(checkWritable(*inspectTarget(at("bound").toStdString())).error().code, ErrorCode::ReadOnlyFilesystem);
    QVERIFY(checkWritable(*inspectTarget(at("source").toStdString())).ok());
}

void TestTargetsRefusedRoot::immutableFolderIsNotWritable()
{
    LoopImage image(at("image"), 64 * MiB);
    MAKE_LOOP(image);
    MAKE_FS("mkfs.ext4", {"-q", "-F", image.node()});
    Mounted mounted(image.node(), at("m"), "ext4");
    MUST_MOUNT(mounted);
    MAKE_FS("chattr", {"+i", at("m")});
    const auto facts = inspectTarget(at("m").toStdString());
    QVERIFY(facts.ok());
    QCOMPARE(checkWritable(*facts).error().code, ErrorCode::TargetNotWritable);
    QCOMPARE(reasonAt(at("m")), "not-writable");
}

void TestTargetsRefusedRoot::fullDiskIsTold()
{
    LoopImage image(at("image"), 16 * MiB);
    MAKE_LOOP(image);
    MAKE_FS("mkfs.ext4", {"-q", "-F", image.node()});
    Mounted mounted(image.node(), at("m"), "ext4");
    MUST_MOUNT(mounted);
    QFile file(at("m/fill"));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    const QByteArray block(1 << 20, 'x');
    while (file.write(block) == block.size()) { }
    while (file.write(block.left(1024)) == 1024) { }
    const auto facts = inspectTarget(at("m").toStdString());
    QVERIFY(facts.ok());
    const auto direct = probeDirect(*facts, 1 << 20);
    QVERIFY(!direct.ok());
    QCOMPARE(direct.error().code, ErrorCode::DiskFull);
    QCOMPARE(QDir(at("m")).entryList(QDir::Files | QDir::Hidden), QStringList{"fill"});
}

void TestTargetsRefusedRoot::directNeedsTheSectorOfTheDevice()
{
    LoopImage image(at("image"), 64 * MiB, {"--sector-size", "4096"});
    MAKE_LOOP(image);
    MAKE_FS("mkfs.ext4", {"-q", "-F", image.node()});
    Mounted mounted(image.node(), at("m"), "ext4");
    MUST_MOUNT(mounted);
    const auto facts = inspectTarget(at("m").toStdString());
    QVERIFY(facts.ok());
    const auto refused = probeDirect(*facts, 512);
    QVERIFY(!refused.ok());
    QCOMPARE(refused.error().code, ErrorCode::DirectAlignment);
    QCOMPARE(refused.error().needed, 4096u);
    const auto taken = probeDirect(*facts, 4096);
    QVERIFY(taken.ok());
    QCOMPARE(*taken, 4096u);
}

void TestTargetsRefusedRoot::directIsRefusedWhereDataGoThroughTheJournal()
{
    LoopImage image(at("image"), 64 * MiB);
    MAKE_LOOP(image);
    MAKE_FS("mkfs.ext4", {"-q", "-F", image.node()});
    Mounted mounted(image.node(), at("m"), "ext4", "data=journal");
    MUST_MOUNT(mounted);
    const auto facts = inspectTarget(at("m").toStdString());
    QVERIFY(facts.ok());
    const auto direct = probeDirect(*facts, 4096);
    if (direct.ok())
        QSKIP("this kernel does not tell that it serves direct I/O from the cache (before 6.1)");
    QCOMPARE(direct.error().code, ErrorCode::DirectNotSupported);
    QCOMPARE(direct.error().detail, "ext4");
}

void TestTargetsRefusedRoot::deviceNodeAndLinkToItAreRefused()
{
    LoopImage image(at("image"), 8 * MiB);
    MAKE_LOOP(image);
    QVERIFY(QFile::link(image.node(), at("by-id")));
    for (const QString &path : {image.node(), at("by-id"), image.node() + "/"}) {
        const auto facts = inspectTarget(path.toStdString());
        QVERIFY(!facts.ok());
        QCOMPARE(facts.error().code, ErrorCode::TargetIsDevice);
    }
}

QTEST_GUILESS_MAIN(TestTargetsRefusedRoot)
#include "tst_targets_refused_root.moc"
