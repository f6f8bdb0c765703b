// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/FilesystemKinds.h"
#include "core/system/Mounts.h"
#include "core/system/TargetInspector.h"
#include "core/system/TargetNotes.h"
#include "tests/unit/FakeSysfs.h"

#include <QTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/statvfs.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace iolite;
using namespace iolite::system;

class TestSystemTarget : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;

    std::string at(const char *name) { return m_dir.filePath(QString::fromUtf8(name)).toStdString(); }
    std::string directory(const char *name)
    {
        QDir(m_dir.path()).mkpath(QString::fromUtf8(name));
        return at(name);
    }

private slots:
    void numbersOfFilesystemsAgreeWithMountinfo();
    void missingPathsAreMissing_data();
    void missingPathsAreMissing();
    void filesAndPipesAreNoDirectories();
    void deviceNodesAreRefused_data();
    void deviceNodesAreRefused();
    void linkToADeviceIsRefused();
    void aChangedRootThatIsNoMountPointIsTheTopOfItsMount();
    void folderDeepInAMountHasTheFactsOfTheMount();
    void linkHasTheFactsOfTheRealPlace();
    void namesWithSeparatorsAreTakenWhole_data();
    void namesWithSeparatorsAreTakenWhole();
    void writableFolderIsWritable();
    void closedFolderIsNotWritable();
    void pseudoFilesystemIsNotWritable();
    void readOnlyFilesystemIsTold();
    void removedFolderIsMissing();
    void directTransfersAreTriedAndLeaveNothing();
    void directBlockSizeMustFitTheAlignment();
    void directOnAMissingFolderFailsWithTheCall();
    void notesNameWhatMatters_data();
    void notesNameWhatMatters();
    void notesFollowTheDeviceChain();
};

void TestSystemTarget::missingPathsAreMissing_data()
{
    QTest::addColumn<std::string>("path");
    QTest::newRow("empty") << std::string();
    QTest::newRow("nowhere") << at("nowhere");
    QFile::link(m_dir.filePath("gone"), m_dir.filePath("dangling"));
    QTest::newRow("dangling link") << at("dangling");
    QFile::link(m_dir.filePath("circle"), m_dir.filePath("circle"));
    QTest::newRow("link to itself") << at("circle");
    QTest::newRow("too long") << std::string(5000, 'x');
}

void TestSystemTarget::missingPathsAreMissing()
{
    QFETCH(std::string, path);
    const auto facts = inspectTarget(path);
    QVERIFY(!facts.ok());
    QCOMPARE(facts.error().code, ErrorCode::TargetMissing);
    QCOMPARE(facts.error().subject, path);
    QVERIFY(facts.error().errnum != 0);
}

void TestSystemTarget::filesAndPipesAreNoDirectories()
{
    QVERIFY(QFile(m_dir.filePath("file")).open(QIODevice::WriteOnly));
    QCOMPARE(mkfifo(at("pipe").c_str(), 0600), 0);
    for (const char *name : {"file", "file/", "file/.", "pipe"}) {
        const auto facts = inspectTarget(at(name));
        QVERIFY(!facts.ok());
        QCOMPARE(facts.error().code, ErrorCode::TargetNotDirectory);
        QCOMPARE(facts.error().subject, at(name));
    }
    QCOMPARE(inspectTarget(at("file/below")).error().code, ErrorCode::TargetMissing);
}

void TestSystemTarget::deviceNodesAreRefused_data()
{
    QTest::addColumn<std::string>("path");
    QTest::newRow("character") << std::string("/dev/null");
    QTest::newRow("with a slash") << std::string("/dev/null/");
    QTest::newRow("with a dot") << std::string("/dev/null//./.");
    const auto blocks = QDir("/dev").entryInfoList({"loop*", "sd*", "vd*", "nvme*n*"}, QDir::System);
    for (const auto &block : blocks) {
        struct stat facts = {};
        if (stat(qPrintable(block.filePath()), &facts) == 0 && S_ISBLK(facts.st_mode))
            QTest::newRow(qPrintable(block.fileName())) << block.filePath().toStdString();
    }
}

void TestSystemTarget::deviceNodesAreRefused()
{
    QFETCH(std::string, path);
    const auto facts = inspectTarget(path);
    QVERIFY(!facts.ok());
    QCOMPARE(facts.error().code, ErrorCode::TargetIsDevice);
    QCOMPARE(facts.error().subject, path);
}

void TestSystemTarget::linkToADeviceIsRefused()
{
    QVERIFY(QFile::link("/dev/null", m_dir.filePath("first")));
    QVERIFY(QFile::link("first", m_dir.filePath("by-id")));
    QCOMPARE(inspectTarget(at("by-id")).error().code, ErrorCode::TargetIsDevice);
}

void TestSystemTarget::aChangedRootThatIsNoMountPointIsTheTopOfItsMount()
{
    if (geteuid() != 0)
        QSKIP("only root can change the root");
    directory("root/a/b");
    const pid_t child = fork();
    if (child == 0) {
        if (chroot(at("root").c_str()) != 0 || chdir("/") != 0)
            _exit(2);
        const auto facts = inspectTarget("/a/b");
        _exit(facts.ok() && facts->mountPoint == "/" && !facts->fsType.empty() ? 0 : 1);
    }
    int status = 0;
    waitpid(child, &status, 0);
    QVERIFY(WIFEXITED(status));
    QCOMPARE(WEXITSTATUS(status), 0);
}

void TestSystemTarget::folderDeepInAMountHasTheFactsOfTheMount()
{
    const auto top = inspectTarget(m_dir.path().toStdString());
    const auto deep = inspectTarget(directory("a/b/c/d"));
    QVERIFY(top.ok() && deep.ok());
    QCOMPARE(deep->mountPoint, top->mountPoint);
    QCOMPARE(deep->fsType, top->fsType);
    QVERIFY(!deep->fsType.empty());
    QCOMPARE(deep->devices, top->devices);
    QCOMPARE(deep->disks, top->disks);
    struct statvfs space = {};
    QCOMPARE(statvfs(at("a/b/c/d").c_str(), &space), 0);
    QCOMPARE(deep->sizeBytes, space.f_blocks * space.f_frsize);
    QVERIFY(deep->freeBytes <= deep->sizeBytes);
    QVERIFY(deep->blockSize >= 512);
}

void TestSystemTarget::linkHasTheFactsOfTheRealPlace()
{
    directory("real");
    QVERIFY(QFile::link("real", m_dir.filePath("link")));
    const auto facts = inspectTarget(at("link") + "/../link//.");
    QVERIFY(facts.ok());
    QCOMPARE(facts->path, at("link") + "/../link//.");
    QCOMPARE(facts->realPath, QFileInfo(m_dir.filePath("real")).canonicalFilePath().toStdString());

    QVERIFY(QFile::link("/proc", m_dir.filePath("elsewhere")));
    const auto other = inspectTarget(at("elsewhere"));
    QVERIFY(other.ok());
    QCOMPARE(other->fsType, "proc");
    QCOMPARE(other->mountPoint, "/proc");
}

void TestSystemTarget::namesWithSeparatorsAreTakenWhole_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name :
        {"a:b", "a b", "a,b", "a;b", "a\"b'c", "100%s", "Gr\u00f6\u00dfe", "-rf", "a\nb", "a\\040b", " "})
        QTest::newRow(name) << QString::fromUtf8(name);
}

void TestSystemTarget::namesWithSeparatorsAreTakenWhole()
{
    QFETCH(QString, name);
    const auto path = directory(name.toUtf8().constData());
    const auto facts = inspectTarget(path);
    QVERIFY(facts.ok());
    QCOMPARE(QFileInfo(QString::fromStdString(facts->realPath)).fileName(), name);
    QVERIFY(checkWritable(*facts).ok());
}

void TestSystemTarget::writableFolderIsWritable()
{
    const auto facts = inspectTarget(directory("mine"));
    QVERIFY(facts.ok());
    QVERIFY(checkWritable(*facts).ok());
    QVERIFY(QDir(m_dir.filePath("mine")).isEmpty());
}

void TestSystemTarget::closedFolderIsNotWritable()
{
    // Root may write anywhere, so root becomes somebody else for the question; it is the effective user that counts.
    const uid_t user = geteuid();
    const auto path = directory("closed");
    chmod(m_dir.path().toStdString().c_str(), 0755);
    chmod(path.c_str(), 0555);
    const auto facts = inspectTarget(path);
    QVERIFY(facts.ok());
    QVERIFY(user != 0 || seteuid(65534) == 0);
    const auto writable = checkWritable(*facts);
    const auto direct = probeDirect(*facts, 4096);
    QVERIFY(seteuid(user) == 0);
    chmod(path.c_str(), 0755);
    QCOMPARE(writable.error().code, ErrorCode::TargetNotWritable);
    QCOMPARE(writable.error().errnum, EACCES);
    QCOMPARE(direct.error().code, ErrorCode::TargetNotWritable);
}

void TestSystemTarget::pseudoFilesystemIsNotWritable()
{
    const auto facts = inspectTarget("/proc");
    QVERIFY(facts.ok());
    QCOMPARE(checkWritable(*facts).error().code, ErrorCode::TargetNotWritable);
}

void TestSystemTarget::readOnlyFilesystemIsTold()
{
    auto facts = inspectTarget(directory("readonly"));
    QVERIFY(facts.ok());
    facts->readOnly = true;
    const auto writable = checkWritable(*facts);
    QCOMPARE(writable.error().code, ErrorCode::ReadOnlyFilesystem);
    QCOMPARE(writable.error().subject, at("readonly"));
}

void TestSystemTarget::removedFolderIsMissing()
{
    const auto facts = inspectTarget(directory("soon-gone"));
    QVERIFY(facts.ok());
    QVERIFY(QDir(m_dir.path()).rmdir("soon-gone"));
    QCOMPARE(checkWritable(*facts).error().code, ErrorCode::TargetMissing);
}

void TestSystemTarget::directTransfersAreTriedAndLeaveNothing()
{
    const auto facts = inspectTarget(directory("direct"));
    QVERIFY(facts.ok());
    const auto alignment = probeDirect(*facts, 1 << 20);
    QVERIFY(QDir(m_dir.filePath("direct")).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).isEmpty());
    if (!alignment.ok()) {
        // Where the machine's temporary folder has none, the reason must be that and nothing else.
        QCOMPARE(alignment.error().code, ErrorCode::DirectNotSupported);
        QCOMPARE(alignment.error().detail, facts->fsType);
        QSKIP("no direct I/O in the temporary folder here");
    }
    QVERIFY(*alignment >= 1 && (*alignment & (*alignment - 1)) == 0);

    // What it says must be true: a transfer of that size works.
    const int fd = open((at("direct") + "/own").c_str(), O_CREAT | O_RDWR | O_DIRECT, 0600);
    QVERIFY(fd >= 0);
    const auto size = std::max<std::uint64_t>(*alignment, 512);
    void *buffer = std::aligned_alloc(65536, 65536);
    std::fill_n(static_cast<char *>(buffer), 65536, 'x');
    const auto moved = pwrite(fd, buffer, size, static_cast<off_t>(size));
    std::free(buffer);
    close(fd);
    QCOMPARE(moved, static_cast<ssize_t>(size));
}

void TestSystemTarget::directBlockSizeMustFitTheAlignment()
{
    const auto facts = inspectTarget(directory("aligned"));
    QVERIFY(facts.ok());
    const auto alignment = probeDirect(*facts, 4096);
    if (!alignment.ok() || *alignment < 2)
        QSKIP("no direct I/O in the temporary folder here, or without alignment");
    for (const std::uint64_t size : {std::uint64_t(0), *alignment + 1, *alignment / 2, std::uint64_t(4001)}) {
        const auto result = probeDirect(*facts, size);
        QVERIFY(!result.ok());
        QCOMPARE(result.error().code, ErrorCode::DirectAlignment);
        QCOMPARE(result.error().needed, *alignment);
        QCOMPARE(result.error().detail, std::to_string(size));
    }
    QVERIFY(probeDirect(*facts, std::uint64_t(1) << 40).ok()); // huge blocks are tried with a smaller one
}

void TestSystemTarget::directOnAMissingFolderFailsWithTheCall()
{
    TargetFacts facts;
    facts.path = facts.realPath = at("never-made");
    const auto result = probeDirect(facts, 4096);
    QVERIFY(!result.ok());
    QCOMPARE(result.error().code, ErrorCode::IoFailed);
    QCOMPARE(result.error().call, "open");
    QCOMPARE(result.error().errnum, ENOENT);
}

void TestSystemTarget::notesNameWhatMatters_data()
{
    QTest::addColumn<std::string>("fsType");
    QTest::addColumn<std::string>("options");
    QTest::addColumn<QStringList>("notes");
    const auto row = [](const char *fsType, const char *options, const QStringList &notes) {
        QTest::newRow(qPrintable(QString(fsType) + " " + options))
            << std::string(fsType) << std::string(options) << notes;
    };
    row("ext4", "rw,relatime", {});
    row("ext4", "rw,sync", {"mounted-sync"});
    row("tmpfs", "rw", {"memory-filesystem"});
    row("btrfs", "rw,compress=zstd:3,ssd", {"compression=zstd"});
    row("btrfs", "rw,compress-force=lzo", {"compression=lzo"});
    row("btrfs", "rw,compress", {"compression=zlib"});
    row("btrfs", "rw,compress=none", {});
    row("f2fs", "rw,compress_algorithm=lz4", {"compression=lz4"});
    row("bcachefs", "rw,compression=zstd:15", {"compression=zstd"});
    row("ext4", "rw,compress=zstd", {});
    row("fuseblk", "rw", {"fuse"});
    row("fuse.bindfs", "rw", {"fuse"});
    row("fuse.sshfs", "rw", {"fuse", "network"});
    row("nfs4", "rw,vers=4.2", {"network"});
    row("9p", "rw", {"host-folder"});
    row("overlay", "rw,upperdir=/u", {"overlay"});
}

void TestSystemTarget::notesNameWhatMatters()
{
    QFETCH(std::string, fsType);
    QFETCH(std::string, options);
    QFETCH(QStringList, notes);
    TargetFacts facts;
    facts.fsType = fsType;
    facts.realPath = "/no-such-place";
    Mount mount;
    mount.fsType = fsType;
    mount.options = options;
    QStringList found;
    for (const auto &note : notesOn(facts, mount))
        found << QString::fromStdString(note);
    QCOMPARE(found, notes);
}

void TestSystemTarget::notesFollowTheDeviceChain()
{
    FakeSysfs sys;
    sys.addDisk("loop0", "7:0", true);
    sys.addDisk("zram0", "253:0", true);
    sys.addDisk("sda", "8:0");
    sys.addStack("dm-0", "254:0", {"loop0"});
    sys.addStack("dm-1", "254:1", {"dm-0"});
    sys.set("loop0", "loop/backing_file", "/no-such/image\n");
    sys.set("loop0", "loop/dio", "0\n");
    sys.set("dm-0", "dm/uuid", "CRYPT-LUKS2-0123-name\n");
    sys.set("dm-1", "dm/uuid", "LVM-abc\n");
    TargetFacts facts;
    facts.fsType = "ext4";
    facts.devices = {"dm-1"};
    facts.disks = {"loop0"};
    QCOMPARE(notesOn(facts, {}, sys.root()), (std::vector<std::string>{"encrypted", "loop-buffered"}));
    sys.set("loop0", "loop/dio", "1\n");
    QCOMPARE(notesOn(facts, {}, sys.root()), (std::vector<std::string>{"encrypted"}));
    facts.devices = facts.disks = {"zram0"};
    QCOMPARE(notesOn(facts, {}, sys.root()), (std::vector<std::string>{"memory-device"}));
    facts.devices = facts.disks = {"sda"};
    QCOMPARE(notesOn(facts, {}, sys.root()), (std::vector<std::string>{}));
}

void TestSystemTarget::numbersOfFilesystemsAgreeWithMountinfo()
{
    int compared = 0;
    for (const system::Mount &mount : system::readMounts()) {
        struct statfs kind = {};
        if (statfs(mount.mountPoint.c_str(), &kind) != 0)
            continue;
        const std::string name = system::filesystemByMagic(static_cast<std::uint64_t>(kind.f_type));
        const bool known = mount.fsType == "ext4" || mount.fsType == "xfs" || mount.fsType == "btrfs"
            || mount.fsType == "tmpfs" || mount.fsType == "overlay";
        // Another mount may cover this one.
        if (!known || name.empty() || !QFileInfo(QString::fromStdString(mount.mountPoint)).isDir())
            continue;
        QCOMPARE(name, mount.fsType);
        ++compared;
    }
    if (compared == 0)
        QSKIP("no mount of a kind that has a number here");
}

QTEST_GUILESS_MAIN(TestSystemTarget)
#include "tst_system_target.moc"
