// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/system/CliProcess.h"

#include <QFile>
#include <QThread>

#include <thread>

#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

using iolite::test::Cli;
using iolite::test::CliResult;

namespace {

// A filesystem in memory below the test's own directory; root only.
class MemoryMount {
public:
    MemoryMount(const QString &path, const char *type, const char *options, unsigned long flags = 0)
        : m_path(path.toUtf8())
    {
        QDir().mkpath(path);
        m_mounted = ::mount("iolite-test", m_path.constData(), type, flags, options) == 0;
    }
    ~MemoryMount()
    {
        if (m_mounted)
            ::umount2(m_path.constData(), MNT_DETACH);
    }
    MemoryMount(const MemoryMount &) = delete;
    MemoryMount &operator=(const MemoryMount &) = delete;
    bool works() const { return m_mounted; }

private:
    QByteArray m_path;
    bool m_mounted;
};

} // namespace

// Targets that can't be measured: one sentence, the right status, nothing left behind.
class TestCliTargets : public QObject {
    Q_OBJECT

    static void expect(const CliResult &result, int exit, const QStringList &words)
    {
        const QString sentence = QString::fromUtf8(result.err);
        QVERIFY2(result.exit == exit, qPrintable(QString::number(result.exit) + u' ' + sentence));
        QVERIFY2(sentence.count(u'\n') == 1, qPrintable(sentence));
        for (const QString &word : words)
            QVERIFY2(sentence.contains(word), qPrintable(sentence));
    }

private slots:
    void initTestCase()
    {
        // The mounts below are seen by this process and its children only, and gone with them.
        if (::geteuid() == 0 && ::unshare(CLONE_NEWNS) == 0)
            ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr);
    }

    void aMissingDirectoryIsNamed()
    {
        const Cli cli;
        expect(cli({"run", "--target", cli.file("nowhere/at all")}), 2, {cli.file("nowhere/at all")});
    }

    void aFileIsNoTarget()
    {
        const Cli cli;
        QFile file(cli.file("plain file"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("precious");
        file.close();
        expect(cli({"run", "--target", file.fileName()}), 2, {file.fileName(), "not a directory"});
        QCOMPARE(file.size(), 8);
    }

    void aDeviceIsRefusedForSafety()
    {
        const Cli cli;
        expect(cli({"run", "--target", "/dev/null"}), 3, {"/dev/null", "device"});
        const QString link = cli.file("innocent");
        QVERIFY(QFile::link("/dev/zero", link));
        expect(cli({"run", "--target", link}), 3, {"device"});
    }

    void aDirectoryOfOthersIsNotWritable()
    {
        if (::geteuid() == 0)
            QSKIP("root may write everywhere");
        const Cli cli;
        QFile::setPermissions(cli.target(), QFile::ReadOwner | QFile::ExeOwner);
        expect(cli(cli.smallRun()), 2, {cli.target()});
        QFile::setPermissions(cli.target(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    void aReadOnlyFilesystemIsTold()
    {
        const Cli cli;
        const MemoryMount mount(cli.target(), "tmpfs", "size=8m", MS_RDONLY);
        if (!mount.works())
            QSKIP("mounting needs root");
        expect(cli(cli.smallRun()), 2, {cli.target(), "read-only"});
        QCOMPARE(Cli::entries(cli.target()), QStringList());
    }

    void tooLittleSpaceIsFoundBeforeAnythingIsWritten()
    {
        const Cli cli;
        const MemoryMount mount(cli.target(), "tmpfs", "size=8m");
        if (!mount.works())
            QSKIP("mounting needs root");
        expect(cli(cli.smallRun({"--set", "size=64m"})), 2, {cli.target(), "64.0", "8.00", "size"});
        QCOMPARE(Cli::entries(cli.target()), QStringList());
    }

    void aFilesystemThatFillsUpDuringTheRunLeavesNothing()
    {
        const Cli cli;
        const MemoryMount mount(cli.target(), "tmpfs", "size=64m");
        if (!mount.works())
            QSKIP("mounting needs root");
        // There is room when it starts; while the first job runs, somebody else takes all that the second needs.
        const QString spec = cli.target() + "/../spec.json";
        QFile file(spec);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"defaults": {"direct": false}, "jobs": [
            {"name": "first", "rw": "randread", "size": "1m", "runtime": "1s", "time_based": true},
            {"name": "second", "rw": "write", "bs": "1m", "size": "40m"}]})");
        file.close();
        std::thread somebody([&cli] {
            while (Cli::entries(cli.target()).isEmpty())
                QThread::msleep(5);
            QFile filler(cli.target() + "/filler");
            if (filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
                while (filler.write(QByteArray(1 << 20, 'x')) == 1 << 20) { }
        });
        const CliResult result = cli({"run", "--target", cli.target(), "--spec", spec});
        somebody.join();
        expect(result, 1, {"full"});
        QCOMPARE(Cli::entries(cli.target()), QStringList("filler"));
        QCOMPARE(cli.saved().size(), 1);
        QCOMPARE(cli.saved().first().toObject().value("status").toString(), QStringLiteral("partial"));
    }

    void tooFewInodesAreFoundBeforeAnythingIsWritten()
    {
        const Cli cli;
        const MemoryMount mount(cli.target(), "tmpfs", "size=64m,nr_inodes=5");
        if (!mount.works())
            QSKIP("mounting needs root");
        expect(cli(cli.smallRun({"--set", "numjobs=8"})), 2, {cli.target(), "4", "9", "inodes"});
        QCOMPARE(Cli::entries(cli.target()), QStringList());
    }

    void directIsNeverDroppedSilently()
    {
        const Cli cli;
        const MemoryMount mount(cli.target(), "ramfs", "");
        if (!mount.works())
            QSKIP("mounting needs root");
        // ramfs takes no O_DIRECT and knows no size; whichever is found first is told, and nothing is measured.
        const CliResult result = cli(cli.smallRun({"--set", "direct=on"}));
        expect(result, 2, {cli.target()});
        QCOMPARE(Cli::entries(cli.target()), QStringList());
    }

    void directOnTmpfsWorksOrNamesTheWayOut()
    {
        const Cli cli;
        const MemoryMount mount(cli.target(), "tmpfs", "size=64m");
        if (!mount.works())
            QSKIP("mounting needs root");
        // Kernels from 6.6 on can do it.
        const CliResult result = cli(cli.smallRun({"--set", "direct=on"}));
        if (result.exit != 0)
            expect(result, 2, {"Direct I/O does not work on tmpfs", cli.target(), "direct=off"});
        QCOMPARE(Cli::entries(cli.target()), QStringList());
    }
};

QTEST_GUILESS_MAIN(TestCliTargets)
#include "tst_cli_targets.moc"
