// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/Clock.h"
#include "core/workloads/fs_mark/FsMarkFigures.h"
#include "core/workloads/fs_mark/FsMarkMetrics.h"
#include "core/workloads/fs_mark/FsMarkScript.h"
#include "core/workloads/fs_mark/FsMarkWorkload.h"
#include "tests/unit/CancelTime.h"
#include "tests/unit/SystemCalls.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstdarg>
#include <ctime>
#include <functional>
#include <memory>
#include <set>

using namespace iolite;
using namespace iolite::workloads;
using iolite::tests::SystemCalls;

extern "C" {
int openat(int base, const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    const unsigned mode = (flags & O_CREAT) ? va_arg(rest, unsigned) : 0;
    va_end(rest);
    if (!SystemCalls::get().note(std::string(flags & O_CREAT ? "create " : "open ") + path))
        return -1;
    const int fd = int(syscall(SYS_openat, base, path, flags, mode));
    SystemCalls::get().opened(fd, path);
    return fd;
}
int mkdirat(int base, const char *path, mode_t mode) noexcept
{
    return SystemCalls::get().note(std::string("mkdir ") + path) ? int(syscall(SYS_mkdirat, base, path, mode)) : -1;
}
int unlinkat(int base, const char *path, int flags) noexcept
{
    return SystemCalls::get().note(std::string("unlink ") + path) ? int(syscall(SYS_unlinkat, base, path, flags)) : -1;
}
int fsync(int fd)
{
    return SystemCalls::get().note("fsync", fd) ? int(syscall(SYS_fsync, fd)) : -1;
}
int syncfs(int) noexcept
{
    return SystemCalls::get().note("syncfs") ? 0 : -1; // that of the machine's disks would take its time
}
}

namespace {

/// A run of the workload whose phases the test takes one by one.
class Steps {
public:
    explicit Steps(const FsMarkSpec &spec)
    {
        auto directory = engine::TestDirectory::create(m_dir.path().toStdString(), "0123456789ab");
        m_directory = std::move(directory.value());
        WorkloadSpec workload = fsMarkWorkload().defaults();
        workload.classic = spec;
        m_directory.setTreeNames(fsMarkWorkload().treeNames(workload));
        ScriptPlace place;
        place.directory = &m_directory;
        place.note = [this](const std::string &note) { m_notes << QString::fromStdString(note); };
        m_script = fsMarkWorkload().script(workload, place);
    }
    /// Empty name: there is none any more.
    PhaseResult next(std::stop_token cancel = {}, const std::function<void(const Sample &)> &seen = {})
    {
        auto plan = m_script->next(m_index++);
        if (!plan || !*plan)
            return {};
        (*plan)->runStartNs = engine::nowNs();
        (*plan)->sampleIntervalNs = 20'000'000;
        engine::PhaseHooks hooks;
        hooks.sample = seen;
        PhaseResult result = engine::runPhase(**plan, hooks, cancel).result;
        if (!m_script->ended(result))
            qFatal("ended");
        return result;
    }
    /// Plans a phase that is not run; false: there is none any more.
    bool skip()
    {
        auto plan = m_script->next(m_index++);
        return plan && *plan;
    }
    QStringList notes() const { return m_notes; }
    /// Relative to the run's folder, sorted.
    QStringList files() const
    {
        const QString base = QString::fromStdString(m_directory.path());
        QStringList names;
        QDirIterator files(base, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext())
            names << files.next().mid(base.size() + 1);
        names.sort();
        return names;
    }
    QString path(const QString &file) const { return QString::fromStdString(m_directory.path()) + "/" + file; }
    QString root() const { return m_dir.path(); }
    void end()
    {
        m_script.reset();
        QVERIFY(m_directory.remove());
    }

private:
    QTemporaryDir m_dir;
    engine::TestDirectory m_directory;
    std::unique_ptr<iolite::workloads::Script> m_script;
    int m_index = 0;
    QStringList m_notes;
};

FsMarkSpec small(std::uint64_t files = 20, FsMarkSync sync = FsMarkSync::None)
{
    FsMarkSpec spec;
    spec.files = files;
    spec.size = 100;
    spec.sync = sync;
    return spec;
}

QStringList names(const std::vector<std::string> &calls, const QString &call)
{
    QStringList found;
    for (const std::string &each : calls)
        if (const QString text = QString::fromStdString(each); text.startsWith(call + ' '))
            found << text.mid(call.size() + 1);
    return found;
}

} // namespace

class TestFsMarkRun : public QObject {
    Q_OBJECT
private slots:
    void filesAreMadeCountedAndRemovedInTheOrderTheyWereMade()
    {
        FsMarkSpec spec = small(50);
        spec.size = 10000;
        spec.writeSize = 4096;
        Steps script(spec);
        SystemCalls::get().record();
        const PhaseResult made = script.next();
        std::vector<std::string> calls = SystemCalls::get().stop();
        QCOMPARE(made.info.test, std::string("files"));
        QVERIFY(made.complete);
        QCOMPARE(made[Direction::Item].ops, std::uint64_t(50));
        QCOMPARE(made[Direction::Write].ops, std::uint64_t(150));
        QCOMPARE(made[Direction::Write].bytes, std::uint64_t(500000));
        QCOMPARE(made[Direction::Sync].ops, std::uint64_t(0));
        const QStringList order = names(calls, "create");
        QCOMPARE(order.size(), 50);
        QCOMPARE(names(calls, "mkdir").count("tree.0"), 50 + 1); // once before, as any folder of a run
        QCOMPARE(script.files().size(), 50);
        for (const QString &file : script.files())
            QCOMPARE(QFileInfo(script.path(file)).size(), qint64(10000));
        QCOMPARE(calls.back(), std::string("syncfs"));

        SystemCalls::get().record();
        const PhaseResult removed = script.next();
        calls = SystemCalls::get().stop();
        QCOMPARE(removed.info.test, std::string("unlink"));
        QCOMPARE(removed[Direction::Item].ops, std::uint64_t(50));
        QCOMPARE(names(calls, "unlink"), order);
        QCOMPARE(calls.back(), std::string("syncfs"));
        QCOMPARE(script.files().size(), 0);
        QVERIFY(script.next().info.test.empty());
        script.end();
        QVERIFY(QDir(script.root()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).isEmpty());
    }

    void anEmptyFileIsWrittenToOnce()
    {
        FsMarkSpec spec = small(5);
        spec.size = 0;
        Steps script(spec);
        const PhaseResult made = script.next();
        QCOMPARE(made[Direction::Write].ops, std::uint64_t(5));
        QCOMPARE(made[Direction::Write].bytes, std::uint64_t(0));
        QCOMPARE(QFileInfo(script.path(script.files().value(0))).size(), qint64(0));
    }

    void namesHaveTheToolsForm_data()
    {
        QTest::addColumn<unsigned>("length");
        QTest::addColumn<unsigned>("random");
        QTest::addColumn<QString>("form");
        QTest::newRow("as usual") << 40U << 24U << "^[0-9a-f]{8}~{8}[0-9A-Z]{24}$";
        QTest::newRow("no filling") << 20U << 12U << "^[0-9a-f]{8}[0-9A-Z]{12}$";
        QTest::newRow("no time") << 30U << 30U << "^[0-9A-Z]{30}$";
        QTest::newRow("longest") << 128U << 13U << "^[0-9a-f]{8}~{107}[0-9A-Z]{13}$";
    }
    void namesHaveTheToolsForm()
    {
        QFETCH(unsigned, length);
        QFETCH(unsigned, random);
        QFETCH(QString, form);
        FsMarkSpec spec = small();
        spec.nameLength = length;
        spec.randomLength = random;
        Steps script(spec);
        const auto before = std::time(nullptr);
        script.next();
        const auto after = std::time(nullptr);
        QCOMPARE(script.files().size(), 20);
        for (const QString &file : script.files()) {
            const QString name = file.section('/', 1);
            QVERIFY2(QRegularExpression(form).match(name).hasMatch(), qPrintable(name));
            if (length - random >= 8) {
                const auto second = name.left(8).toLongLong(nullptr, 16);
                QVERIFY(second >= before - 1 && second <= after);
            }
        }
    }

    void aShortTimeKeepsItsLastDigits()
    {
        FsMarkSpec spec = small();
        spec.nameLength = 16;
        spec.randomLength = 12;
        FsMarkNames names(spec, 1);
        QCOMPARE(std::string(names.path(0, {0x6b0e09b2, 0})).substr(0, 4), std::string("09b2"));
        QCOMPARE(std::string(names.path(0, {0x6b0e09b2, 0})).size(), std::size_t(16));
    }

    void everyNameIsItsOwn()
    {
        std::set<std::string> seen;
        const FsMarkSpec spec;
        for (const std::uint64_t seed : {1ULL, 2ULL}) {
            FsMarkNames names(spec, seed);
            for (std::uint64_t i = 0; i < 50000; ++i)
                seen.insert(names.path(i, {0x6b0e09b2, 0}));
            QCOMPARE(std::string(names.path(7, {0x6b0e09b2, 0})), std::string(names.path(7, {0x6b0e09b2, 0})));
        }
        QCOMPARE(seen.size(), std::size_t(100000));
    }

    void dataCannotBeCompressedOrShared()
    {
        FsMarkSpec spec = small(10);
        spec.size = 20000;
        spec.writeSize = 778;
        Steps script(spec);
        script.next();
        QByteArray all;
        for (const QString &path : script.files()) {
            QFile file(script.path(path));
            QVERIFY(file.open(QIODevice::ReadOnly));
            all += file.readAll();
        }
        QCOMPARE(all.size(), 200000);
        QVERIFY(qCompress(all, 9).size() > 190000);
    }

    void syncMethodsMakeTheToolsCalls_data()
    {
        QTest::addColumn<int>("method");
        QTest::addColumn<int>("syncs");
        QTest::addColumn<int>("again");
        QTest::addColumn<bool>("reverse");
        QTest::newRow("0") << 0 << 0 << 0 << false;
        QTest::newRow("1") << 1 << 0 << 0 << false;
        QTest::newRow("2") << 2 << 1 << 1 << false;
        QTest::newRow("3") << 3 << 0 << 6 << true;
        QTest::newRow("4") << 4 << 1 << 6 << true;
        QTest::newRow("5") << 5 << 0 << 6 << false;
        QTest::newRow("6") << 6 << 1 << 6 << false;
    }
    void syncMethodsMakeTheToolsCalls()
    {
        QFETCH(int, method);
        QFETCH(int, syncs);
        QFETCH(int, again);
        QFETCH(bool, reverse);
        Steps script(small(6, FsMarkSync(method)));
        SystemCalls::get().record();
        const PhaseResult made = script.next();
        std::vector<std::string> calls = SystemCalls::get().stop();
        QVERIFY(made.complete);
        QStringList order = names(calls, "create");
        QCOMPARE(order.size(), 6);
        QStringList expected{"syncfs"}; // what comes after making the folder
        for (const QString &name : order) {
            expected << "mkdir tree.0"
                     << "create " + name;
            if (method == 1)
                expected << "fsync " + name;
        }
        if (syncs)
            expected << "syncfs";
        if (reverse)
            std::reverse(order.begin(), order.end());
        for (const QString &name : order.mid(0, again))
            expected << "open " + name << "fsync " + name;
        expected << "syncfs"; // the end of every phase
        QStringList seen;
        for (const std::string &call : calls)
            seen << QString::fromStdString(call);
        seen = seen.mid(seen.indexOf("open tree.0") + 1);
        QCOMPARE(seen, expected);
        QCOMPARE(made[Direction::Sync].ops, std::uint64_t(method == 1 ? 6 : again));
        QCOMPARE(fsMarkFigure(made, "sync.max_us") > 0, syncs > 0);
        QCOMPARE(fsMarkFigure(made, "fsync.max_us") > 0, method > 0);
    }

    void roundRobinFillsOneSubdirectoryAfterTheOther()
    {
        FsMarkSpec spec = small(11);
        spec.subdirs = 3;
        spec.filesPerSubdir = 2;
        Steps script(spec);
        SystemCalls::get().record();
        const auto before = std::time(nullptr);
        script.next();
        const std::vector<std::string> calls = SystemCalls::get().stop();
        const QStringList order = names(calls, "create");
        QCOMPARE(order.size(), 11);
        const int first = order[0].left(2).toInt(nullptr, 16);
        QVERIFY(first == before % 3 || first == (before + 1) % 3 || first == (before + 2) % 3);
        for (qsizetype i = 0; i < order.size(); ++i) {
            QCOMPARE(order[i].left(3), QString("%1/").arg((first + i / 2) % 3, 2, 16, QChar('0')));
            QVERIFY(names(calls, "mkdir").contains(order[i].left(2)));
        }
    }

    void withoutRoundRobinASubdirectoryIsHeldForMinutes()
    {
        FsMarkSpec spec = small(30);
        spec.subdirs = 300;
        Steps script(spec);
        script.next();
        QSet<QString> folders;
        for (const QString &file : script.files())
            folders += file.section('/', 1, 1);
        QCOMPARE(folders.size(), 1);
    }

    void writersShareOutTheDirectories()
    {
        FsMarkSpec spec = small(10);
        spec.threads = 4;
        spec.directories = 2;
        Steps script(spec);
        const PhaseResult made = script.next();
        QCOMPARE(made[Direction::Item].ops, std::uint64_t(40));
        QCOMPARE(script.files().filter("tree.0/").size(), 20);
        QCOMPARE(script.files().filter("tree.1/").size(), 20);
        script.next();
        QCOMPARE(script.files().size(), 0);
    }

    void keptFilesStayFromLoopToLoop()
    {
        FsMarkSpec spec = small(10);
        spec.loops = 3;
        spec.keep = true;
        Steps script(spec);
        for (int loop = 1; loop <= 3; ++loop) {
            QCOMPARE(script.next().info.test, std::string("files"));
            QCOMPARE(script.files().size(), 10 * loop);
        }
        QVERIFY(script.next().info.test.empty());
        spec.keep = false;
        Steps removing(spec);
        for (int loop = 1; loop <= 3; ++loop) {
            QCOMPARE(removing.next().info.test, std::string("files"));
            QCOMPARE(removing.files().size(), 10);
            QCOMPARE(removing.next().info.test, std::string("unlink"));
            QCOMPARE(removing.files().size(), 0);
        }
        QVERIFY(removing.next().info.test.empty());
    }

    void figuresBelongTogether()
    {
        FsMarkSpec spec = small(300, FsMarkSync::EachFile);
        spec.threads = 2;
        Steps script(spec);
        const PhaseResult made = script.next();
        const double files = 600;
        const double seconds = fsMarkFigure(made, "loop.seconds");
        // Each writer's rate is at least that of the slowest.
        QVERIFY(fsMarkFigure(made, "loop.rate") >= files / seconds * 0.999);
        QVERIFY(seconds <= double(made.measuredNs) * 1e-9);
        double calls = 0;
        for (const char *call : {"creat", "write", "fsync", "close"}) {
            const std::string name(call);
            QVERIFY(fsMarkFigure(made, name + ".min_us") > 0);
            QVERIFY(fsMarkFigure(made, name + ".min_us") <= fsMarkFigure(made, name + ".avg_us"));
            QVERIFY(fsMarkFigure(made, name + ".avg_us") <= fsMarkFigure(made, name + ".max_us"));
            calls += fsMarkFigure(made, name + ".avg_us") * files;
        }
        const double overhead = fsMarkFigure(made, "app_overhead.us");
        QVERIFY(overhead > 0);
        // Two writers' loops are made of their calls and the rest.
        QVERIFY(calls + overhead <= 2 * seconds * 1e6 * 1.001);
        QVERIFY(fsMarkFigure(made, "fs.use_percent") <= 100);
        QVERIFY(fsMarkFigure(script.next(), "unlink.avg_us") > 0);
    }

    void cancelEndsALongPhaseAtOnce()
    {
        Steps script(small(1'000'000));
        std::stop_source cancel;
        std::int64_t asked = 0;
        SystemCalls::get().record();
        const PhaseResult made = script.next(cancel.get_token(), [&](const Sample &sample) {
            if (sample[Direction::Item].ops == 0 || asked > 0)
                return;
            asked = engine::nowNs();
            cancel.request_stop();
        });
        const std::int64_t taken = engine::nowNs() - asked;
        const std::vector<std::string> calls = SystemCalls::get().stop();
        QVERIFY(!made.complete);
        QVERIFY(made[Direction::Item].ops > 0);
        QVERIFY2(taken < tests::kCancelNs, qPrintable(QString::number(taken / 1000)));
        QVERIFY(names(calls, "fsync").isEmpty());
        QVERIFY(calls.back() != "syncfs"); // of what is removed anyway
        script.end();
    }

    void aFullDiskInTheMiddleIsNamedWithItsFile()
    {
        Steps script(small(20));
        SystemCalls::get().record();
        SystemCalls::get().fail("create", ENOSPC, 8);
        const PhaseResult made = script.next();
        const std::vector<std::string> calls = SystemCalls::get().stop();
        SystemCalls::get().fail({}, 0, 0);
        QVERIFY(!made.complete);
        QVERIFY(made.error.has_value());
        QVERIFY(made.error->code == ErrorCode::DiskFull);
        QCOMPARE(made.error->call, std::string("open"));
        QVERIFY(QString::fromStdString(made.error->subject).endsWith("tree.0/" + names(calls, "create").last()));
        QCOMPARE(made[Direction::Item].ops, std::uint64_t(7));
        QVERIFY(fsMarkFigure(made, "loop.rate") > 0);
        script.end();
    }

    void aFullDiskIsTheProperEndOfFillingIt()
    {
        FsMarkSpec spec = small(5);
        spec.untilFull = spec.keep = true;
        Steps script(spec);
        SystemCalls::get().record();
        SystemCalls::get().fail("create", ENOSPC, 8);
        const PhaseResult first = script.next();
        const PhaseResult second = script.next();
        const PhaseResult none = script.next();
        SystemCalls::get().stop();
        SystemCalls::get().fail({}, 0, 0);
        QVERIFY(first.complete && second.complete);
        QVERIFY(none.info.test.empty());
        QCOMPARE(second[Direction::Item].ops, std::uint64_t(2));
        QCOMPARE(fsMarkFigure(second, "full"), 1.0);
        // The short loop is no result beside a whole one.
        Run run;
        run.phases = {first, second};
        run.metrics = fsMarkMetrics(run);
        QCOMPARE(*run.metric("files.rate.min")->value, *run.metric("files.rate.max")->value);
        QCOMPARE(*run.metric("files.rate.min")->value, fsMarkFigure(first, "loop.rate"));
    }

    // Each loop is remembered: their number has an end, though the filesystem may have none.
    void fillingEndsAfterSoManyLoops()
    {
        FsMarkSpec spec = small(1);
        spec.size = 0;
        spec.untilFull = spec.keep = true;
        Steps script(spec);
        unsigned loops = 0;
        while (loops <= kFsMarkMostLoops && script.skip())
            ++loops;
        QCOMPARE(loops, kFsMarkMostLoops);
        QCOMPARE(script.notes(), QStringList("fs_mark-most-loops: 10000"));
        script.end();
    }

    void otherErrorsAreReported()
    {
        FsMarkSpec spec = small(5, FsMarkSync::Post);
        spec.untilFull = spec.keep = true;
        Steps script(spec);
        SystemCalls::get().record();
        SystemCalls::get().fail("fsync", EIO, 3);
        const PhaseResult made = script.next();
        SystemCalls::get().stop();
        SystemCalls::get().fail({}, 0, 0);
        QVERIFY(made.error.has_value());
        QVERIFY(made.error->code == ErrorCode::IoFailed);
        QCOMPARE(made.error->call, std::string("fsync"));
        QCOMPARE(made.error->errnum, EIO);
    }

    void metricNamesAreTheKnownOnes()
    {
        Steps script(small());
        Run run;
        run.phases = {script.next(), script.next()};
        QStringList names;
        for (const Metric &metric : fsMarkMetrics(run))
            names << QString::fromStdString(metric.name);
        QCOMPARE(names,
            QStringList({"files.rate.mean", "files.rate.min", "files.rate.max", "app_overhead.mean", "cpu",
                "unlink.rate", "unlink.cpu"}));
    }
};

QTEST_GUILESS_MAIN(TestFsMarkRun)
#include "tst_fsmark_run.moc"
