// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/Identity.h"
#include "core/engine/TestDirectory.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <future>
#include <thread>

using namespace iolite;
using engine::ActingAs;
using engine::Identity;
using engine::TestDirectory;

namespace {

const QDir::Filters kAll = QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot;

void write(const QString &path)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("x");
}

// openat2 is unknown to this thread from now on, as before Linux 5.6.
bool forbidOpenat2()
{
    sock_filter code[] = {BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_openat2, 0, 1), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)};
    const sock_fprog program{std::size(code), code};
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

struct AnyName final : engine::TreeNames {
    bool has(std::string_view) const override { return true; }
};

Result<TestDirectory> made(const QTemporaryDir &target)
{
    auto directory = TestDirectory::create(target.path().toStdString(), "0123456789ab");
    if (directory)
        directory->setTreeNames(std::make_shared<AnyName>());
    return directory;
}

} // namespace

class TestTestDirectory : public QObject {
    Q_OBJECT
private slots:
    void treesGoWithAllThatIsInThem()
    {
        QTemporaryDir target;
        auto directory = made(target);
        QVERIFY(directory.ok());
        const auto tree = directory->makeTree(3);
        QVERIFY(tree.ok());
        const QString path = QString::fromStdString(directory->treePath(3));
        QVERIFY(QDir().mkpath(path + "/a/b/c"));
        for (int i = 0; i < 300; ++i)
            write(QString("%1/a/b/file%2").arg(path).arg(i));
        QFile::setPermissions(path + "/a/b/c", QFile::Permissions());
        QVERIFY(mkfifo(qPrintable(path + "/a/pipe"), 0600) == 0);
        close(*tree);
        QVERIFY(directory->remove().ok());
        QCOMPARE(QDir(target.path()).entryList(kAll), QStringList());
    }

    void linksAreRemovedAndNotFollowed()
    {
        QTemporaryDir target;
        QTemporaryDir elsewhere;
        write(elsewhere.path() + "/precious");
        auto directory = made(target);
        QVERIFY(directory.ok());
        close(*directory->makeTree(0));
        const QString tree = QString::fromStdString(directory->treePath(0));
        QVERIFY(QFile::link(elsewhere.path(), tree + "/folder"));
        QVERIFY(QFile::link(elsewhere.path() + "/precious", tree + "/file"));
        QVERIFY(directory->remove().ok());
        QVERIFY(QFile::exists(elsewhere.path() + "/precious"));
        QCOMPARE(QDir(target.path()).entryList(kAll), QStringList());
    }

    void aLinkWithATreesNameIsNoTree()
    {
        QTemporaryDir target;
        QTemporaryDir elsewhere;
        write(elsewhere.path() + "/precious");
        auto directory = made(target);
        QVERIFY(directory.ok());
        QVERIFY(QFile::link(elsewhere.path(), QString::fromStdString(directory->treePath(7))));
        QVERIFY(!directory->remove().ok());
        QVERIFY(QFile::exists(elsewhere.path() + "/precious"));
    }

    void aForeignFileBesideTheTreesSurvivesAndIsTold()
    {
        QTemporaryDir target;
        auto directory = made(target);
        QVERIFY(directory.ok());
        close(*directory->makeTree(0));
        const QString foreign = QString::fromStdString(directory->path()) + "/notes.txt";
        write(foreign);
        const auto removed = directory->remove();
        QVERIFY(!removed.ok());
        QCOMPARE(QString::fromStdString(removed.error().subject), foreign);
        QVERIFY(QFile::exists(foreign));
        QVERIFY(!QFile::exists(QString::fromStdString(directory->path()) + "/tree.0"));
    }

    void treesWhoseNamesAreNotKnownStayUnlessEmpty()
    {
        QTemporaryDir target;
        auto directory = made(target);
        QVERIFY(directory.ok());
        directory->setTreeNames(nullptr);
        close(*directory->makeTree(0));
        close(*directory->makeTree(1));
        const QString file = QString::fromStdString(directory->treePath(1)) + "/whose";
        write(file);
        const auto removed = directory->remove();
        QVERIFY(!removed.ok());
        QCOMPARE(QString::fromStdString(removed.error().subject), file);
        QVERIFY(QFile::exists(file));
        QVERIFY(!QFile::exists(QString::fromStdString(directory->treePath(0))));
    }

    void whatIsMountedInATreeSurvivesAndIsTold_data()
    {
        QTest::addColumn<bool>("bind");
        QTest::addColumn<bool>("oldKernel");
        QTest::newRow("another filesystem") << false << false;
        QTest::newRow("another filesystem, no openat2") << false << true;
        QTest::newRow("a place of the same filesystem") << true << false;
        QTest::newRow("a place of the same filesystem, no openat2") << true << true;
    }
    void whatIsMountedInATreeSurvivesAndIsTold()
    {
        QFETCH(const bool, bind);
        QFETCH(const bool, oldKernel);
        QTemporaryDir target;
        auto directory = made(target);
        QVERIFY(directory.ok());
        close(*directory->makeTree(0));
        const QByteArray at = QByteArray::fromStdString(directory->treePath(0)) + "/mounted";
        QVERIFY(QDir().mkpath(at));
        const QByteArray elsewhere = target.filePath("elsewhere").toLocal8Bit();
        QVERIFY(QDir().mkpath(elsewhere));
        if (bind ? mount(elsewhere.constData(), at.constData(), nullptr, MS_BIND, nullptr) != 0
                 : mount("iolite-test", at.constData(), "tmpfs", 0, "size=1m") != 0)
            QSKIP("mounting needs root");
        write(at + "/precious");
        Result<void> removed;
        bool filtered = true;
        // In a thread of its own, which the filter ends with.
        std::thread([&] {
            filtered = !oldKernel || forbidOpenat2();
            removed = directory->remove();
        }).join();
        const bool survived = QFile::exists(at + "/precious");
        umount2(at.constData(), MNT_DETACH);
        QVERIFY(survived);
        QVERIFY(!removed.ok());
        QCOMPARE(QByteArray::fromStdString(removed.error().subject), at);
        QCOMPARE(removed.error().errnum, EBUSY);
        QVERIFY(filtered);
    }

    void whatAThreadMakesAsSomebodyElseIsTheirs()
    {
        if (geteuid() != 0)
            QSKIP("only root can act as somebody else");
        QTemporaryDir target;
        QVERIFY(chmod(qPrintable(target.path()), 0777) == 0);
        const Identity nobody{65534, 65534, {65534}};
        // Looks at itself when it is told to: the C library's calls would have changed it as well.
        std::promise<void> asked;
        std::promise<uid_t> bystander;
        std::thread watcher([&] {
            asked.get_future().wait();
            bystander.set_value(geteuid());
        });
        uid_t meanwhile = 1;
        std::optional<TestDirectory> directory;
        {
            const ActingAs acting(nobody);
            QVERIFY(!acting.error());
            auto created = made(target);
            QVERIFY(created.ok());
            directory = std::move(*created);
            QCOMPARE(int(geteuid()), 65534);
            asked.set_value();
            QCOMPARE(int(bystander.get_future().get()), 0);
            // One that is made meanwhile takes it over.
            std::thread([&meanwhile] { meanwhile = geteuid(); }).join();
        }
        watcher.join();
        QCOMPARE(int(meanwhile), 65534);
        QCOMPARE(int(geteuid()), 0);
        struct stat status { };
        QVERIFY(stat(directory->path().c_str(), &status) == 0);
        QCOMPARE(int(status.st_uid), 65534);
        // Rights are those of the user, not of root.
        QTemporaryDir closed;
        QVERIFY(chmod(qPrintable(closed.path()), 0700) == 0);
        {
            const ActingAs acting(nobody);
            const auto refused = made(closed);
            QVERIFY(!refused.ok());
            QCOMPARE(refused.error().code, ErrorCode::TargetNotWritable);
        }
        QVERIFY(directory->remove().ok());
    }

    // In a container root need not be allowed what root may: an error, and nothing has changed.
    void beingRefusedIsAnErrorAndChangesNothing()
    {
        if (geteuid() == 0) {
            const pid_t child = fork();
            if (child == 0) {
                // As root of a name space in which setgroups is denied.
                if (setresuid(65534, 65534, 65534) != 0 || unshare(CLONE_NEWUSER) != 0)
                    _exit(2);
                const ActingAs acting(Identity{1, 1, {1}});
                _exit(acting.error() ? 0 : 1);
            }
            int status = 0;
            waitpid(child, &status, 0);
            QVERIFY(WIFEXITED(status)); // no abort
            if (WEXITSTATUS(status) == 2)
                QSKIP("user name spaces are not allowed here");
            QCOMPARE(WEXITSTATUS(status), 0);
            return;
        }
        const ActingAs acting(Identity{0, 0, {}});
        QVERIFY(acting.error().has_value());
        QCOMPARE(acting.error()->call, std::string("setgroups"));
    }
};

QTEST_GUILESS_MAIN(TestTestDirectory)
#include "tst_test_directory.moc"
