// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/Clock.h"
#include "core/workloads/Workload.h"
#include "core/workloads/archive/ArchiveNames.h"
#include "core/workloads/bonnie/BonnieNames.h"
#include "core/workloads/fs_mark/FsMarkNames.h"
#include "tests/unit/ArchiveRun.h"

#include <QDirIterator>
#include <QTest>

#include <array>

using namespace iolite;
using namespace iolite::workloads;

namespace {

constexpr std::array kNeverOurs{"notes.txt", "README", "core", ".hidden", "lost+found", "a", "", "00000/", "/",
    "0000000000/x", "ffffffffffabc", "FFFFFFFFFF", "~", "00/notes.txt", "zz", "99999"};

bool has(const engine::TreeNames &names, const char *path)
{
    return names.has(path);
}

/// A folder with what is in it that belongs to nobody's run, put wherever the run has a folder.
class Foreign {
public:
    void putInto(const QString &folder)
    {
        QStringList folders{folder};
        QDirIterator all(folder, QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
        while (all.hasNext())
            folders << all.next();
        for (const QString &each : folders)
            if (!each.contains("/mine"))
                for (const char *name : {"/notes.txt", "/mine/inside"})
                    put(each + name);
    }
    QStringList paths() const { return m_paths; }

private:
    void put(const QString &path)
    {
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.exists() && file.open(QIODevice::WriteOnly))
            m_paths << path;
    }
    QStringList m_paths;
};

QStringList filesIn(const QString &folder)
{
    QStringList found;
    QDirIterator all(folder, QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
    while (all.hasNext())
        found << all.next();
    found.sort();
    return found;
}

WorkloadSpec specOf(const QString &id, const QString &settings, const QString &archive)
{
    const Workload &workload = *findWorkload(id.toStdString());
    WorkloadSpec spec = workload.defaults();
    for (const QString &setting : settings.split(' ', Qt::SkipEmptyParts)) {
        const QStringList words = setting.split('=');
        const QString value = words[1] == "ARCHIVE" ? archive : words[1];
        if (!workload.set(spec, words[0].toStdString(), value.toStdString()))
            qFatal("no such setting");
    }
    if (!workload.check(spec))
        qFatal("settings");
    return spec;
}

} // namespace

class TestTreeNames : public QObject {
    Q_OBJECT
private slots:
    void bonnieKnowsItsNamesAndNoOthers()
    {
        constexpr std::uint64_t files = 5000;
        for (const std::uint64_t dirs : {1, 7})
            for (const bool random : {false, true}) {
                const BonnieNames made(files, dirs, random, 42);
                const BonnieTreeNames names(files, dirs);
                std::array<char, BonnieNames::kMost> name;
                for (std::uint64_t i = 0; i < files; ++i) {
                    made.write(i, name.data());
                    QVERIFY2(has(names, name.data()), name.data());
                    // Not of a run with fewer files.
                    const std::string_view file = std::string_view(name.data()).substr(dirs > 1 ? 6 : 0);
                    if (file.size() == 10)
                        QVERIFY2(!BonnieNames::isFile(file, i), name.data());
                }
                for (const char *foreign : kNeverOurs)
                    QVERIFY2(!has(names, foreign), foreign);
                QCOMPARE(has(names, "00006"), dirs == 7);
                QVERIFY(!has(names, "00007"));
                QVERIFY(!has(names, "00006/notes.txt"));
            }
    }

    void fsMarkKnowsItsNamesAndNoOthers()
    {
        for (const unsigned length : {40U, 24U, 28U})
            for (const std::uint32_t subdirs : {0U, 300U}) {
                FsMarkSpec spec;
                spec.subdirs = subdirs;
                spec.nameLength = length;
                FsMarkNames made(spec, 7);
                const FsMarkTreeNames names(spec);
                for (std::uint32_t i = 0; i < 1000; ++i) {
                    const char *path = made.path(i, {0x6a000000U + i, subdirs ? i % subdirs : 0});
                    QVERIFY2(has(names, path), path);
                    QVERIFY2(!has(names, (std::string(path) + "x").c_str()), path);
                    if (subdirs)
                        QVERIFY2(has(names, made.folder()), made.folder());
                }
                for (const char *foreign : kNeverOurs)
                    QVERIFY2(!has(names, foreign), foreign);
                QCOMPARE(has(names, "12b"), subdirs == 300);
                QVERIFY(!has(names, "12c")); // the 301st
            }
    }

    void archivesAreKnownByWhatIsInThem()
    {
        QTemporaryDir dir;
        const QString tar = dir.filePath("a.tar");
        tests::ArchiveMaker(tar)
            .folder("./top/")
            .file("top//one.c", "1")
            .file("left/out/two.c", "2") // no entries for its folders
            .symlink("top/link", "one.c")
            .hardlink("./hard", "top/one.c");
        ArchiveSpec spec;
        spec.file = tar.toStdString();
        const auto names = archiveTreeNames(spec);
        for (const char *ours : {"top", "top/one.c", "left", "left/out", "left/out/two.c", "top/link", "hard"})
            QVERIFY2(has(*names, ours), ours);
        for (const char *foreign : kNeverOurs)
            QVERIFY2(!has(*names, foreign), foreign);
        QVERIFY(!has(*names, "one.c"));
        QVERIFY(!has(*names, "top/two.c"));
        // One that is gone tells nothing.
        spec.file = dir.filePath("gone.tar").toStdString();
        QVERIFY(!has(*archiveTreeNames(spec), "top"));
    }

    void foreignThingsSurviveARunAndAreTold_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("settings");
        QTest::addColumn<bool>("crash");
        for (const bool crash : {false, true}) {
            const auto row = [crash](const char *name, const char *id, const char *settings) {
                QTest::addRow("%s%s", name, crash ? ", after a crash" : "") << id << settings << crash;
            };
            row("bonnie", "bonnie", "size=0 files=1");
            row("bonnie in directories", "bonnie", "size=0 files=1 dirs=3 max_size=100 min_size=0");
            row("fs_mark", "fs_mark", "files=50 size=10 sync_method=none directories=2 threads=2");
            row("fs_mark in directories", "fs_mark", "files=50 size=0 sync_method=none subdirs=20 files_per_subdir=9");
            row("fs_mark that keeps", "fs_mark", "files=50 size=0 sync_method=none keep=on loops=2");
            row("generated archive", "archive", "files=60 sync=off");
            row("archive", "archive", "file=ARCHIVE sync=off");
        }
    }
    void foreignThingsSurviveARunAndAreTold()
    {
        QFETCH(const QString, id);
        QFETCH(const QString, settings);
        QFETCH(const bool, crash);
        QTemporaryDir dir;
        const QString tar = dir.filePath("a.tar");
        tests::ArchiveMaker(tar).folder("top").file("top/in/one.c", "1").symlink("top/link", "nowhere").file("x", "");
        const WorkloadSpec spec = specOf(id, settings, tar);
        const Workload &workload = workloadOf(spec);
        // In each run somebody comes before another phase; the last time after all of them.
        for (int come = 1, phases = 1; come <= phases; ++come) {
            Foreign foreign;
            auto directory = engine::TestDirectory::create(dir.path().toStdString(), newRunId());
            QVERIFY(directory.ok());
            const QString folder = QString::fromStdString(directory->path());
            directory->setTreeNames(workload.treeNames(spec));
            ScriptPlace place;
            place.directory = &*directory;
            place.note = [](const std::string &) {};
            auto script = workload.script(spec, place);
            for (phases = 0;; ++phases) {
                auto plan = script->next(phases);
                QVERIFY(plan.ok());
                if (phases == come || !*plan)
                    foreign.putInto(folder);
                if (!*plan || (crash && phases == come))
                    break;
                (*plan)->runStartNs = engine::nowNs();
                PhaseResult result = engine::runPhase(**plan, {}, {}).result;
                QVERIFY2(!result.error, result.error ? result.error->subject.c_str() : "");
                QVERIFY(script->ended(result).ok());
            }
            script.reset();
            QStringList paths = foreign.paths();
            QVERIFY(!paths.isEmpty());
            Result<void> removed;
            if (crash) {
                auto leftover = engine::TestDirectory::openLeftover(directory->path());
                QVERIFY(leftover.ok());
                leftover->setTreeNames(workload.treeNames(spec));
                removed = leftover->remove();
            } else {
                removed = directory->remove();
            }
            QVERIFY(!removed.ok());
            const QString told = QString::fromStdString(removed.error().subject);
            QVERIFY2(told.endsWith("/notes.txt") || told.endsWith("/mine"), qPrintable(told));
            QVERIFY(QFileInfo::exists(told));
            paths.sort();
            QCOMPARE(filesIn(folder), paths);
            // So that the next round begins anew.
            QVERIFY(QDir(folder).removeRecursively());
        }
    }
};

QTEST_GUILESS_MAIN(TestTreeNames)
#include "tst_tree_names.moc"
