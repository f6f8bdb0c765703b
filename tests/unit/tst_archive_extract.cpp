// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/TargetInspector.h"
#include "core/workloads/Estimate.h"
#include "core/workloads/MemoryCheck.h"
#include "core/workloads/archive/GeneratedTree.h"
#include "core/workloads/archive/TreeWriter.h"
#include "tests/unit/ArchiveRun.h"
#include "tests/unit/CancelTime.h"

#include <QTest>

#include <fcntl.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <unistd.h>

#include <thread>

using namespace iolite;
using namespace iolite::tests;

namespace {

ArchiveSpec ofFile(const QString &path)
{
    ArchiveSpec settings;
    settings.file = path.toStdString();
    return settings;
}

std::string text(std::size_t size)
{
    std::string bytes(size, '\0');
    for (std::size_t i = 0; i < size; ++i)
        bytes[i] = char(i * 7 + i / 256);
    return bytes;
}

bool isFolderEmpty(const QString &path)
{
    return QDir(path).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
}

} // namespace

class TestArchiveExtract : public QObject {
    Q_OBJECT
    QTemporaryDir m_dir;
    QString at(const QString &name) const { return m_dir.filePath(name); }

private slots:
    void entriesBecomeWhatTheyStandFor_data()
    {
        QTest::addColumn<int>("filter");
        QTest::addColumn<bool>("decompressFirst");
        const std::pair<const char *, int> filters[] = {{"plain", ARCHIVE_FILTER_NONE}, {"gz", ARCHIVE_FILTER_GZIP},
            {"bz2", ARCHIVE_FILTER_BZIP2}, {"xz", ARCHIVE_FILTER_XZ}, {"zst", ARCHIVE_FILTER_ZSTD}};
        for (const auto &[name, filter] : filters) {
            QTest::newRow(name) << filter << false;
            QTest::addRow("%s, decompressed first", name) << filter << true;
        }
    }
    void entriesBecomeWhatTheyStandFor()
    {
        QFETCH(const int, filter);
        QFETCH(const bool, decompressFirst);
        ArchiveMaker(at("a.tar"), filter)
            .folder("./")
            .folder("./top", 0750)
            .file("top/large", text(300'000), 0640)
            .file("top/empty", "")
            .symlink("top/out", "../../etc/passwd")
            .hardlink("top/again", "top/large")
            .file("without/folders/before/it", "x", 0444)
            .folder("top/locked", 0555)
            .file("top/locked/inside", "y")
            .file("late/inside", "z")
            .folder("late", 0710)
            .folder("shut", 0)
            .file("top/twice", "first")
            .file(".//top/./twice", "second")
            .special("top/pipe", AE_IFIFO);
        ArchiveSpec settings = ofFile(at("a.tar"));
        settings.decompressFirst = decompressFirst;
        ArchiveRun run(settings);
        const auto extract = run.phase();
        QVERIFY2(extract.ok(), extract.ok() ? "" : extract.error().detail.c_str());
        QVERIFY(extract->complete);
        const QString tree = run.tree();
        const auto content = [&](const char *name) {
            QFile file(tree + "/" + name);
            return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string("?");
        };
        const auto facts = [&](const char *name) {
            struct stat found = {};
            lstat(QFile::encodeName(tree + "/" + name).constData(), &found);
            return found;
        };
        QCOMPARE(content("top/large"), text(300'000));
        QCOMPARE(content("top/empty"), std::string());
        QCOMPARE(content("top/twice"), std::string("second"));
        QCOMPARE(content("without/folders/before/it"), std::string("x"));
        QCOMPARE(content("top/locked/inside"), std::string("y"));
        const mode_t mask = umask(0);
        umask(mask);
        QCOMPARE(facts("top").st_mode & 07777u, 0750 & ~mask);
        QCOMPARE(facts("top/large").st_mode & 07777u, 0640 & ~mask);
        QCOMPARE(facts("top/locked").st_mode & 07777u, 0555 & ~mask);
        QCOMPARE(facts("late").st_mode & 07777u, 0710 & ~mask);
        QCOMPARE(facts("shut").st_mode & 07777u, 0500u); // or an ordinary user could not remove it
        QCOMPARE(facts("top/large").st_ino, facts("top/again").st_ino);
        QVERIFY(S_ISLNK(facts("top/out").st_mode));
        for (const char *name : {"top", "top/large", "top/out", "top/locked", "top/locked/inside"}) {
            QCOMPARE(facts(name).st_mtim.tv_sec, time_t(1'200'000'000));
            QCOMPARE(facts(name).st_mtim.tv_nsec, 500'000'000L);
        }
        QVERIFY(!QFile::exists(tree + "/top/pipe"));
        QCOMPARE(run.notes, std::vector<std::string>{"archive-specials: 1"});
        QCOMPARE(extract->dir[std::size_t(Direction::Item)].ops, 14u);
        QCOMPARE((*extract)[Direction::Write].bytes, 300'000u + 1 + 1 + 5 + 6 + 1);
        QCOMPARE((*extract)[Direction::Sync].ops, 1u);
        if (filter == ARCHIVE_FILTER_NONE || decompressFirst) {
            QCOMPARE(extract->info.plannedItems, 14u);
            QCOMPARE(extract->info.plannedBytes, 300'014u);
        }

        const auto removal = run.phase();
        QVERIFY(removal.ok() && removal->complete);
        QCOMPARE((*removal)[Direction::Item].ops, 15u); // and 3 folders that had no entry, less "./" and one "twice"
        QVERIFY(isFolderEmpty(tree));
        QVERIFY(!run.phase().ok());
        QVERIFY(run.directory.remove().ok());
        QVERIFY(isFolderEmpty(run.place()));
    }

    void namesThatLeadOutAreRefused_data()
    {
        QTest::addColumn<std::function<void(ArchiveMaker &)>>("make");
        QTest::addColumn<QString>("entry");
        const auto row = [](const char *name, const char *entry, std::function<void(ArchiveMaker &)> make) {
            QTest::newRow(name) << std::move(make) << QString(entry);
        };
        row("absolute", "/tmp/iolite-evil", [](ArchiveMaker &m) { m.file("/tmp/iolite-evil", "x"); });
        row("above", "../evil", [](ArchiveMaker &m) { m.file("../evil", "x"); });
        row("above further down", "a/../../evil", [](ArchiveMaker &m) { m.file("a/../../evil", "x"); });
        row("folder above", "a/../", [](ArchiveMaker &m) { m.folder("a/.."); });
        row("through a link", "link/evil", [](ArchiveMaker &m) { m.symlink("link", "..").file("link/evil", "x"); });
        row("folder through a link", "link/a/", [](ArchiveMaker &m) { m.symlink("link", "/tmp").folder("link/a"); });
        row("deep through a link", "a/link/b/evil",
            [](ArchiveMaker &m) { m.folder("a").symlink("a/link", "../..").file("a/link/b/evil", "x"); });
        row("hard link to above", "hard", [](ArchiveMaker &m) { m.hardlink("hard", "../secret"); });
        row("hard link to an absolute name", "hard", [](ArchiveMaker &m) { m.hardlink("hard", "/etc/passwd"); });
        row("hard link through a link", "hard",
            [](ArchiveMaker &m) { m.symlink("link", "..").hardlink("hard", "link/secret"); });
    }
    void namesThatLeadOutAreRefused()
    {
        QFETCH(const std::function<void(ArchiveMaker &)>, make);
        QFETCH(const QString, entry);
        {
            ArchiveMaker maker(at("evil.tar"));
            make(maker);
        }
        ArchiveRun run(ofFile(at("evil.tar")));
        QFile secret(run.place() + "/secret");
        QVERIFY(secret.open(QIODevice::WriteOnly));
        const auto before = listing(run.place());
        const auto result = run.phase();
        QVERIFY(!result.ok());
        QCOMPARE(result.error().code, ErrorCode::BadFile);
        QCOMPARE(result.error().subject, at("evil.tar").toStdString());
        QVERIFY2(result.error().detail.find("'" + entry.toStdString() + "'") != std::string::npos,
            result.error().detail.c_str());
        QVERIFY(run.directory.remove().ok());
        QCOMPARE(
            QDir(run.place()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), QStringList{"secret"});
        struct stat facts = {};
        QVERIFY(stat(QFile::encodeName(secret.fileName()).constData(), &facts) == 0 && facts.st_nlink == 1);
        QVERIFY(!QFile::exists("/tmp/iolite-evil"));
    }

    void linkInPlaceOfAFolderIsReplacedNotFollowed()
    {
        QDir(m_dir.path()).mkdir("elsewhere");
        ArchiveMaker(at("a.tar"))
            .symlink("a", at("elsewhere").toLocal8Bit().constData())
            .folder("a", 0700)
            .file("a/file", "x");
        ArchiveRun run(ofFile(at("a.tar")));
        QVERIFY(run.phase().ok());
        QVERIFY(QFileInfo(run.tree() + "/a").isDir() && !QFileInfo(run.tree() + "/a").isSymLink());
        QVERIFY(isFolderEmpty(at("elsewhere")));
    }

    void brokenArchiveIsNamedWithTheReason_data()
    {
        QTest::addColumn<int>("filter");
        QTest::addColumn<qint64>("keep"); // negative: so many less
        QTest::newRow("plain, cut in a file") << int(ARCHIVE_FILTER_NONE) << qint64(60'000);
        QTest::newRow("plain, cut in a header") << int(ARCHIVE_FILTER_NONE) << qint64(1536 + 100'000 / 512 * 512 + 700);
        QTest::newRow("gzip") << int(ARCHIVE_FILTER_GZIP) << qint64(-3000);
        QTest::newRow("xz") << int(ARCHIVE_FILTER_XZ) << qint64(-3000);
        QTest::newRow("zstd") << int(ARCHIVE_FILTER_ZSTD) << qint64(-3000);
        QTest::newRow("bzip2") << int(ARCHIVE_FILTER_BZIP2) << qint64(-3000);
    }
    void brokenArchiveIsNamedWithTheReason()
    {
        QFETCH(const int, filter);
        QFETCH(const qint64, keep);
        std::string noise(100'000, '\0');
        std::uint64_t state = 1;
        for (char &byte : noise)
            byte = char((state = state * 6364136223846793005ULL + 1442695040888963407ULL) >> 56);
        ArchiveMaker(at("a.tar"), filter).file("one", noise).file("two", noise);
        QFile file(at("a.tar"));
        QVERIFY(file.resize(keep > 0 ? keep : file.size() + keep));
        for (const bool first : {false, true}) {
            ArchiveSpec settings = ofFile(at("a.tar"));
            settings.decompressFirst = first;
            ArchiveRun run(settings);
            const auto result = run.phase();
            QVERIFY(!result.ok());
            QCOMPARE(result.error().code, ErrorCode::BadFile);
            QCOMPARE(result.error().subject, settings.file);
            QVERIFY(result.error().detail.size() > 5);
        }
    }

    void whatIsNoArchiveIsRefusedBeforeAnythingIsWritten_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("text") << QByteArray("This is no archive.\n").repeated(100);
        QTest::newRow("gzip of nothing known") << QByteArray::fromHex("1f8b0800000000000003030000000000000000ff");
    }
    void whatIsNoArchiveIsRefusedBeforeAnythingIsWritten()
    {
        QFETCH(const QByteArray, content);
        QFile file(at("a.tar"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        file.close();
        ArchiveRun run(ofFile(at("a.tar")));
        const auto result = run.phase();
        QVERIFY(!result.ok() || (*result)[Direction::Item].ops == 0);
        QVERIFY(isFolderEmpty(run.tree()));
    }

    void fileThatIsNotThereIsToldBeforeTheStart()
    {
        WorkloadSpec spec = workloads::archiveWorkload().defaults();
        QVERIFY(workloads::archiveWorkload().checkFiles(spec).ok());
        for (const QString &path : {at("no/such.tar"), m_dir.path()}) {
            spec.classic = ofFile(path);
            QVERIFY(workloads::archiveWorkload().check(spec).ok()); // a form asks at every key: no look at the disk
            const auto checked = workloads::archiveWorkload().checkFiles(spec);
            QVERIFY(!checked.ok());
            QCOMPARE(checked.error().code, ErrorCode::BadFile);
            QCOMPARE(checked.error().subject, path.toStdString());
            const auto facts = system::inspectTarget(m_dir.path().toStdString());
            QVERIFY(facts.ok());
            const auto errors = workloads::obstacles(spec, *facts);
            QCOMPARE(errors.size(), std::size_t(1));
            QCOMPARE(errors.front().subject, path.toStdString());
        }
    }

    void estimateKnowsTheSizeOnceTheFileWasLookedAt()
    {
        const workloads::Workload &workload = workloads::archiveWorkload();
        QFile file(at("sized.tar"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(3'000'000));
        file.close();
        WorkloadSpec spec = workload.defaults();
        spec.classic = ofFile(at("sized.tar"));
        const std::uint64_t assumed = workload.estimate(spec).spaceBytes;
        QVERIFY(assumed > 0 && assumed != 3'000'000);
        QVERIFY(workload.checkFiles(spec).ok());
        QCOMPARE(workload.estimate(spec).spaceBytes, std::uint64_t(3'000'000));
        QVERIFY(QFile::resize(at("sized.tar"), 5'000'000));
        QCOMPARE(workload.estimate(spec).spaceBytes, std::uint64_t(3'000'000)); // no look at the disk
        QVERIFY(workload.checkFiles(spec).ok());
        QCOMPARE(workload.estimate(spec).spaceBytes, std::uint64_t(5'000'000));
        QVERIFY(QFile::remove(at("sized.tar")));
        QVERIFY(!workload.checkFiles(spec).ok());
        QCOMPARE(workload.estimate(spec).spaceBytes, assumed);
    }

    void archiveThatMemoryCannotHoldIsRefused()
    {
        QFile file(at("huge.tar"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        if (!file.resize(qint64(8) << 40))
            QSKIP("this filesystem makes no file of 8 TiB");
        ArchiveRun run(ofFile(at("huge.tar")));
        const auto result = run.phase();
        QVERIFY(!result.ok());
        QCOMPARE(result.error().code, ErrorCode::LimitReached);
        QCOMPARE(result.error().subject, std::string("memory"));
        QCOMPARE(result.error().needed, std::uint64_t(8) << 40);
        QVERIFY(result.error().available > 0);
    }

    void syncOffMakesNoSync()
    {
        ArchiveMaker(at("a.tar")).file("one", "x");
        ArchiveSpec settings = ofFile(at("a.tar"));
        settings.sync = false;
        ArchiveRun run(settings);
        const auto extract = run.phase();
        QVERIFY(extract.ok());
        QCOMPARE((*extract)[Direction::Sync].ops, 0u);
        QCOMPARE((*run.phase())[Direction::Sync].ops, 0u);
    }

    void cancelEndsEitherTestAtOnce_data()
    {
        QTest::addColumn<bool>("removal");
        QTest::newRow("extract") << false;
        QTest::newRow("delete") << true;
    }
    void cancelEndsEitherTestAtOnce()
    {
        QFETCH(const bool, removal);
        ArchiveSpec settings;
        settings.files = 10'000;
        settings.sync = false;
        ArchiveRun run(settings);
        if (removal)
            QVERIFY(run.phase().ok());
        std::int64_t cancelled = 0;
        run.onSample = [&](const Sample &) {
            if (cancelled == 0) {
                cancelled = engine::nowNs();
                run.cancel.request_stop();
            }
        };
        const auto result = run.phase();
        const std::int64_t ended = engine::nowNs();
        QVERIFY(result.ok());
        QVERIFY(cancelled > 0);
        QVERIFY(!result->complete);
        QVERIFY(run.planned.plannedItems > 10'000);
        QVERIFY((*result)[Direction::Item].ops < run.planned.plannedItems);
        QVERIFY2(ended - cancelled < kCancelNs, qPrintable(QString("%1 ms").arg((ended - cancelled) / 1'000'000)));
        QVERIFY(run.directory.remove().ok());
        QVERIFY(isFolderEmpty(run.place()));
    }

    void cancelEndsThePlanningOfALargeTree()
    {
        ArchiveSpec settings;
        settings.files = 5'000'000;
        if (!workloads::checkMemory(workloads::GeneratedTree::memory(settings.files)))
            QSKIP("too little memory");
        ArchiveRun run(settings);
        std::int64_t cancelled = 0;
        std::thread later([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
            cancelled = engine::nowNs();
            run.cancel.request_stop();
        });
        const auto result = run.phase();
        later.join();
        QVERIFY(engine::nowNs() - cancelled < kCancelNs);
        QVERIFY(!result.ok());
        QCOMPARE(result.error().code, ErrorCode::Cancelled);
    }

    void stopEndsTheSettingOfFoldersTimes()
    {
        QTemporaryDir dir;
        const int root = open(QFile::encodeName(dir.path()).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        workloads::TreeWriter writer(root, "tree", "archive", std::make_shared<workloads::ArchiveNames>());
        workloads::ArchiveEntry entry;
        entry.path = "folder";
        entry.mode = 0755;
        entry.modified = {1'200'000'000, 0};
        QVERIFY(writer.folder(entry).ok());
        const auto modified = [&] { return QFileInfo(dir.filePath("folder")).lastModified().toSecsSinceEpoch(); };
        std::atomic<bool> stop{true};
        QVERIFY(writer.finish(stop).ok());
        QVERIFY(modified() != 1'200'000'000);
        stop = false;
        QVERIFY(writer.finish(stop).ok());
        QCOMPARE(modified(), 1'200'000'000);
        close(root);
    }

    void namesThatAreTooLongAreRefusedAndShortened_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<bool>("refused");
        QTest::newRow("longest") << QByteArray("abcdefgh/").repeated(455) << false; // 4095
        QTest::newRow("too long") << QByteArray("abcdefgh/").repeated(455) + "x" << true;
        QTest::newRow("far too long") << QByteArray("ä23456789/").repeated(10'000) << true;
        QTest::newRow("deepest") << QByteArray("a/").repeated(1000) << false;
        QTest::newRow("too deep") << QByteArray("a/").repeated(1001) << true;
    }
    void namesThatAreTooLongAreRefusedAndShortened()
    {
        QFETCH(const QByteArray, name);
        QFETCH(const bool, refused);
        // One descriptor is held a level.
        rlimit limit{};
        QVERIFY(getrlimit(RLIMIT_NOFILE, &limit) == 0);
        limit.rlim_cur = limit.rlim_max;
        QVERIFY(setrlimit(RLIMIT_NOFILE, &limit) == 0);
        ArchiveMaker(at("long.tar")).folder(name.constData());
        ArchiveRun run(ofFile(at("long.tar")));
        const auto result = run.phase();
        QCOMPARE(!result.ok(), refused);
        if (refused) {
            QCOMPARE(result.error().code, ErrorCode::BadFile);
            QCOMPARE(result.error().subject, at("long.tar").toStdString());
            const QByteArray detail = QByteArray::fromStdString(result.error().detail);
            QVERIFY2(detail.contains("name too long") && detail.size() < 300, detail.constData());
            QVERIFY(detail.startsWith("'" + name.left(150)));
            QVERIFY(QString::fromUtf8(detail).toUtf8() == detail); // not cut within a letter
        } else {
            QVERIFY(run.phase().ok());
            QVERIFY(isFolderEmpty(run.tree()));
        }
        QVERIFY(run.directory.remove().ok());
        QVERIFY(isFolderEmpty(run.place()));
    }

    void whatIsMountedInTheTreeIsNotDeleted_data()
    {
        QTest::addColumn<bool>("bind");
        QTest::newRow("another filesystem") << false;
        QTest::newRow("a place of the same filesystem") << true;
    }
    void whatIsMountedInTheTreeIsNotDeleted()
    {
        QFETCH(const bool, bind);
        ArchiveMaker(at("a.tar")).folder("a").folder("a/b").file("a/b/file", "x");
        ArchiveRun run(ofFile(at("a.tar")));
        QVERIFY(run.phase().ok());
        QTemporaryDir elsewhere(run.place() + "/elsewhere-XXXXXX");
        const QByteArray place = QFile::encodeName(run.tree() + "/a/b");
        if (bind ? mount(QFile::encodeName(elsewhere.path()).constData(), place.constData(), nullptr, MS_BIND, nullptr)
                 : mount("iolite-test", place.constData(), "tmpfs", 0, "size=1m"))
            QSKIP("mounting needs root");
        QFile precious(run.tree() + "/a/b/precious");
        const bool made = precious.open(QIODevice::WriteOnly);
        const auto removal = run.phase();
        const bool survived = precious.exists();
        umount2(place.constData(), MNT_DETACH);
        QVERIFY(made);
        QVERIFY(survived);
        QVERIFY(!removal.ok());
        QCOMPARE(removal.error().subject, place.toStdString());
        QCOMPARE(removal.error().errnum, EBUSY);
    }
};

QTEST_GUILESS_MAIN(TestArchiveExtract)
#include "tst_archive_extract.moc"
