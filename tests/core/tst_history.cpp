// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/HistoryStore.h"
#include "tests/unit/RandomRun.h"

#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

using namespace iolite;
using history::Filter;
using history::HistoryStore;

namespace {

/// Statements on a store behind Iolite's back.
void sql(const QString &dir, const QStringList &statements)
{
    {
        QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("test"));
        db.setDatabaseName(dir + QStringLiteral("/history.sqlite"));
        if (!db.open())
            qFatal("open");
        for (const QString &statement : statements) {
            QSqlQuery query(db);
            if (!query.exec(statement))
                qFatal("%s: %s", qPrintable(statement), qPrintable(query.lastError().text()));
        }
    }
    QSqlDatabase::removeDatabase(QStringLiteral("test"));
}

std::unique_ptr<HistoryStore> opened(const QString &dir)
{
    auto store = HistoryStore::open(dir.toStdString());
    if (!store)
        qFatal("%s: %s", store.error().subject.c_str(), store.error().detail.c_str());
    return std::move(store).value();
}

Run simpleRun(const std::string &id, std::int64_t startedMs)
{
    Run run;
    run.id = id;
    run.startedMs = startedMs;
    run.status = RunStatus::Done;
    run.target.path = "/mnt/a";
    run.target.fsType = "ext4";
    run.workload.jobs.resize(1);
    run.metrics = {{"read.bw", 1.5, "KiB/s", false}, {"a.rate", std::nullopt, "ops/s", true}};
    return run;
}

std::vector<std::string> ids(const HistoryStore &store, const Filter &filter = {})
{
    std::vector<std::string> list;
    const auto runs = store.list(filter);
    if (!runs)
        qFatal("%s", runs.error().detail.c_str());
    for (const auto &run : *runs)
        list.push_back(run.id);
    return list;
}

using Ids = std::vector<std::string>;

/// What the second process of twoProcessesCanWriteAtOnce does.
int writeRuns(const QString &dir, const std::string &prefix, int count)
{
    const auto store = HistoryStore::open(dir.toStdString());
    if (!store)
        return 1;
    for (int i = 0; i < count; ++i)
        if (!(*store)->save(simpleRun(prefix + std::to_string(i), 1000 + i)) || !(*store)->list())
            return 2;
    return 0;
}

} // namespace

Q_DECLARE_METATYPE(Filter)
Q_DECLARE_METATYPE(Ids)

class HistoryTest : public QObject {
    Q_OBJECT

private slots:
    void whatOthersChangeIsSeenOnce()
    {
        QTemporaryDir dir;
        const auto mine = opened(dir.path());
        const auto theirs = opened(dir.path());
        QVERIFY(!mine->changedByOthers());
        QVERIFY(mine->save(simpleRun("aaaaaaaaaaaa", 1)).ok());
        QVERIFY(!mine->changedByOthers());
        QVERIFY(theirs->save(simpleRun("bbbbbbbbbbbb", 2)).ok());
        QVERIFY(mine->changedByOthers());
        QVERIFY(!mine->changedByOthers());
    }

    void init();
    void savedRunLoadsEqualAfterReopening();
    void savingAgainReplaces();
    void listShowsWhatWasSavedNewestFirst();
    void listReadsNoSeriesAndIsQuickWithManyRuns();
    void filtersFind_data();
    void filtersFind();
    void changesArePutIntoListAndRecord();
    void removedRunsComeBackUntilPurged();
    void idsResolveByPrefixAndPlace();
    void unknownIdsAreNotFound();
    void pathsOfAnyBytesSurvive();
    void twoProcessesCanWriteAtOnce();
    void manyProcessesCanCreateTheStoreAtOnce();
    void newerStoreOpensForReadingOnly();
    void damagedFilesAreErrorsWithWords_data();
    void damagedFilesAreErrorsWithWords();
    void damagedRecordIsAnErrorAndTheListStillWorks();
    void fullDiskLosesNothingThatWasThere();
    void unusableFolderIsAnErrorWithItsReason();
    void dataDirectoryComesFromTheEnvironment();

private:
    std::unique_ptr<QTemporaryDir> m_dir;
};

void HistoryTest::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    QVERIFY(m_dir->isValid());
}

void HistoryTest::savedRunLoadsEqualAfterReopening()
{
    std::vector<Run> runs;
    for (unsigned seed = 0; seed < 40; ++seed)
        runs.push_back(tests::RandomRun(seed).run());
    {
        const auto store = opened(m_dir->path());
        QVERIFY(!store->readOnly());
        for (const Run &run : runs)
            QVERIFY(store->save(run).ok());
    }
    const auto store = opened(m_dir->path());
    for (const Run &run : runs) {
        const auto back = store->load(run.id);
        QVERIFY2(back.ok(), back.ok() ? "" : back.error().detail.c_str());
        QVERIFY(*back == run);
    }
}

void HistoryTest::savingAgainReplaces()
{
    const auto store = opened(m_dir->path());
    Run run = tests::RandomRun(1).run();
    QVERIFY(store->save(run).ok());
    QVERIFY(store->save(simpleRun("other", run.startedMs)).ok());
    const Ids before = ids(*store);
    run.metrics = {{"new.bw", 3.0, "KiB/s", false}};
    run.tags = {"new"};
    QVERIFY(store->save(run).ok());
    QVERIFY(ids(*store) == before);
    QVERIFY(*store->load(run.id) == run);
    QVERIFY(!store->save(Run{}).ok()); // without an id nobody could load it
}

void HistoryTest::listShowsWhatWasSavedNewestFirst()
{
    const auto store = opened(m_dir->path());
    Run run = tests::RandomRun(3).run();
    run.startedMs = 2000;
    run.tags = {"b", "a"};
    run.metrics = {{"z.bw", 0.1, "KiB/s", false}, {"a.rate", std::nullopt, "ops/s", true}};
    for (const Run &r : {simpleRun("first", 1000), run, simpleRun("third", 3000), simpleRun("third-too", 3000)})
        QVERIFY(store->save(r).ok());
    QVERIFY(ids(*store) == (Ids{"third-too", "third", run.id, "first"}));
    const history::RunSummary summary = store->list()->at(2);
    QCOMPARE(summary.label, run.label);
    QCOMPARE(summary.tool, run.tool);
    QCOMPARE(summary.startedMs, run.startedMs);
    QCOMPARE(summary.durationNs, run.durationNs);
    QCOMPARE(summary.status, run.status);
    QCOMPARE(summary.targetPath, run.target.path);
    QCOMPARE(summary.fsType, run.target.fsType);
    QCOMPARE(summary.model, run.target.model);
    QCOMPARE(summary.workload, run.workload.workload);
    QCOMPARE(summary.preset, run.workload.preset);
    QCOMPARE(summary.comment, run.comment);
    QVERIFY(summary.tags == run.tags);
    QVERIFY(summary.metrics == run.metrics);
    QVERIFY(!summary.deleted);
}

void HistoryTest::listReadsNoSeriesAndIsQuickWithManyRuns()
{
    opened(m_dir->path());
    // Records that no one could unpack: a list that touched them would fail.
    const QString numbers =
        QStringLiteral("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000) ");
    sql(m_dir->path(),
        {QStringLiteral("BEGIN"),
            numbers
                + QStringLiteral("INSERT INTO runs (num, id, label, tool, started_ms, duration_ns, status, "
                                 "target_path, fs_type, model,"
                                 " workload, preset, comment, search) SELECT i, printf('%06x', i), 'label ' || i, "
                                 "'iolite', i * 1000, 5,"
                                 " 'done', '/mnt/' || (i % 7), 'ext4', 'm', 'job', '', '', 'LABEL ' || i FROM n"),
            numbers + QStringLiteral("INSERT INTO records SELECT i, x'00', x'00' FROM n"),
            numbers
                + QStringLiteral(
                    "INSERT INTO metrics SELECT i, p.value, 'm' || p.value || '.bw', i * 1.5, 'KiB/s', 0 FROM n,"
                    " json_each('[0,1,2,3,4,5,6,7,8,9]') p"),
            QStringLiteral("COMMIT")});
    const auto store = opened(m_dir->path());
    QElapsedTimer timer;
    timer.start();
    const auto all = store->list();
    const qint64 listMs = timer.restart();
    QCOMPARE(all->size(), std::size_t(10000));
    QCOMPARE(all->front().id, std::string("002710"));
    QCOMPARE(all->back().metrics.at(9).value, std::optional(1.5));
    Filter filter;
    filter.text = "LABEL 9999";
    QCOMPARE(store->list(filter)->size(), std::size_t(1));
    QCOMPARE(store->resolve("last~9999").value(), std::string("000001"));
    qInfo("list of 10000 runs with 100000 figures: %lld ms, search and last~9999: %lld ms", listMs, timer.elapsed());
    QVERIFY(
        listMs < 5000); // a query for each run, or reading the records, takes longer than this even on fast machines
}

void HistoryTest::filtersFind_data()
{
    QTest::addColumn<Filter>("filter");
    QTest::addColumn<Ids>("expected");
    const auto row = [](const char *name, const Filter &filter, const Ids &expected) {
        QTest::newRow(name) << filter << expected;
    };
    row("nothing", {}, {"cc3", "bb2", "aa1"});
    row("words anywhere, any order", {.text = " samsung   KÜCHE "}, {"aa1"});
    row("a word of the tags", {.text = "vorher"}, {"aa1"});
    row("a word of the comment", {.text = "straße"}, {"bb2"});
    row("case folded", {.text = "STRASSE"}, {"bb2"});
    row("id", {.text = "B2"}, {"bb2"});
    row("filesystem", {.text = "xfs"}, {"bb2"});
    row("preset", {.text = "quick"}, {"cc3"});
    row("one word missing", {.text = "samsung nowhere"}, {});
    row("no wildcards", {.text = "%"}, {"cc3"});
    row("no wildcard either", {.text = "_"}, {});
    row("no quoting", {.text = "' OR 1 --"}, {});
    row("across two columns", {.text = "ext4samsung"}, {});
    row("target", {.targetPath = "/mnt/a"}, {"aa1"});
    row("target is exact", {.targetPath = "/mnt"}, {});
    row("workload", {.workload = "bonnie"}, {"bb2"});
    row("preset as workload", {.workload = "quick-check"}, {"cc3"});
    row("tag", {.tag = "Vorher"}, {"aa1"});
    row("tag is exact", {.tag = "vorher"}, {});
    row("since", {.sinceMs = 2000}, {"cc3", "bb2"});
    row("all together", {.text = "xfs", .targetPath = "/mnt/b", .workload = "bonnie", .sinceMs = 1500}, {"bb2"});
    row("with deleted", {.withDeleted = true}, {"dd4", "cc3", "bb2", "aa1"});
}

void HistoryTest::filtersFind()
{
    const auto store = opened(m_dir->path());
    Run a = simpleRun("aa1", 1000);
    a.label = "Küche";
    a.target.model = "Samsung SSD 870";
    a.tags = {"x", "Vorher"};
    Run b = simpleRun("bb2", 2000);
    b.target.path = "/mnt/b";
    b.target.fsType = "xfs";
    b.workload.workload = "bonnie";
    b.comment = "In der Straße";
    Run c = simpleRun("cc3", 3000);
    c.target.path = "/mnt/100%";
    c.workload.preset = "quick-check";
    for (const Run &run : {a, b, c, simpleRun("dd4", 4000)})
        QVERIFY(store->save(run).ok());
    QVERIFY(store->remove("dd4").ok());
    QFETCH(Filter, filter);
    QFETCH(Ids, expected);
    QVERIFY(ids(*store, filter) == expected);
}

void HistoryTest::changesArePutIntoListAndRecord()
{
    const auto store = opened(m_dir->path());
    QVERIFY(store->save(simpleRun("a", 1000)).ok());
    QVERIFY(store->rename("a", "Größe \xff").ok());
    QVERIFY(store->setTags("a", {"two", "one"}).ok());
    QVERIFY(store->setComment("a", "line 1\nline 2").ok());
    const auto run = store->load("a");
    QCOMPARE(run->label, std::string("Größe \xff"));
    QVERIFY(run->tags == (Ids{"two", "one"}));
    QCOMPARE(run->comment, std::string("line 1\nline 2"));
    const auto summary = store->list()->at(0);
    QCOMPARE(summary.label, run->label);
    QVERIFY(summary.tags == run->tags);
    for (const char *word : {"GRÖSSE", "two", "line"})
        QVERIFY2(ids(*store, {.text = word}) == Ids{"a"}, word);
    QVERIFY(store->setTags("a", {}).ok());
    QVERIFY(ids(*store, {.text = "two"}).empty());
}

void HistoryTest::removedRunsComeBackUntilPurged()
{
    const auto store = opened(m_dir->path());
    const Run run = simpleRun("abc", 1000);
    QVERIFY(store->save(run).ok());
    QVERIFY(store->remove("abc").ok());
    QVERIFY(store->list()->empty());
    QVERIFY(store->list({.withDeleted = true})->at(0).deleted);
    QVERIFY(!store->resolve("last").ok());
    QVERIFY(!store->resolve("ab").ok());
    QVERIFY(store->purgeDeleted(QDateTime::currentMSecsSinceEpoch() - 3'600'000).ok()); // deleted later than that
    QVERIFY(store->restore("abc").ok());
    QVERIFY(*store->load("abc") == run);
    QCOMPARE(store->list()->size(), std::size_t(1));

    QVERIFY(store->remove("abc").ok());
    QVERIFY(store->save(simpleRun("live", 2000)).ok());
    QVERIFY(store->purgeDeleted(QDateTime::currentMSecsSinceEpoch() + 1000).ok());
    QCOMPARE(store->load("abc").error().code, ErrorCode::NotFound);
    QVERIFY(ids(*store, {.withDeleted = true}) == Ids{"live"});
    QVERIFY(store->load("live").ok());
}

void HistoryTest::idsResolveByPrefixAndPlace()
{
    const auto store = opened(m_dir->path());
    for (const auto &[id, started] : {std::pair("abc111", 3000), {"abc222", 1000}, {"abd333", 2000}, {"abc", 500}})
        QVERIFY(store->save(simpleRun(id, started)).ok());
    QCOMPARE(store->resolve("abd").value(), std::string("abd333"));
    QCOMPARE(store->resolve("abc2").value(), std::string("abc222"));
    QCOMPARE(store->resolve("abc").value(), std::string("abc")); // exact goes before prefix
    QCOMPARE(store->resolve("last").value(), std::string("abc111"));
    QCOMPARE(store->resolve("last~0").value(), std::string("abc111"));
    QCOMPARE(store->resolve("last~2").value(), std::string("abc222"));
    const auto two = store->resolve("ab");
    QCOMPARE(two.error().code, ErrorCode::Ambiguous);
    QCOMPARE(two.error().subject, std::string("ab"));
    QCOMPARE(two.error().expected, std::string("abc, abc111, abc222, abd333"));
    for (const char *word :
        {"", "x", "last~4", "last~", "last~-1", "last~1x", "last~99999999999999999999", "%", "a_c", "lastly"}) {
        const auto none = store->resolve(word);
        QVERIFY2(!none.ok(), word);
        QCOMPARE(none.error().code, ErrorCode::NotFound);
        QCOMPARE(none.error().subject, std::string(word));
    }
    QCOMPARE(store->resolve("x").error().expected, std::string("abc111, abd333, abc222, abc"));
}

void HistoryTest::unknownIdsAreNotFound()
{
    const auto store = opened(m_dir->path());
    QCOMPARE(store->load("x").error().code, ErrorCode::NotFound);
    for (const auto &result : {store->rename("x", "y"), store->setTags("x", {"y"}), store->setComment("x", "y"),
             store->remove("x"), store->restore("x")})
        QCOMPARE(result.error().code, ErrorCode::NotFound);
}

void HistoryTest::pathsOfAnyBytesSurvive()
{
    const auto store = opened(m_dir->path());
    Run run = simpleRun("a", 1000);
    run.target.path = "/mnt/\xff, \"b\";\n\xee\xbe\x80 ä";
    QVERIFY(store->save(run).ok());
    QCOMPARE(store->list()->at(0).targetPath, run.target.path);
    QVERIFY(ids(*store, {.targetPath = run.target.path}) == Ids{"a"});
    QVERIFY(*store->load("a") == run);
}

void HistoryTest::twoProcessesCanWriteAtOnce()
{
    constexpr int kEach = 60;
    QProcess other;
    other.start(QCoreApplication::applicationFilePath(),
        {QStringLiteral("--write"), m_dir->path(), QStringLiteral("other-"), QString::number(kEach)});
    QVERIFY(other.waitForStarted());
    QCOMPARE(writeRuns(m_dir->path(), "mine-", kEach), 0);
    QVERIFY(other.waitForFinished(120'000));
    QCOMPARE(other.exitCode(), 0);
    QCOMPARE(opened(m_dir->path())->list()->size(), std::size_t(2 * kEach));
}

void HistoryTest::manyProcessesCanCreateTheStoreAtOnce()
{
    constexpr int kProcesses = 6;
    std::vector<std::unique_ptr<QProcess>> processes;
    for (int i = 0; i < kProcesses; ++i) {
        processes.push_back(std::make_unique<QProcess>());
        processes.back()->start(QCoreApplication::applicationFilePath(),
            {QStringLiteral("--write"), m_dir->path(), QStringLiteral("p%1-").arg(i), QStringLiteral("2")});
    }
    for (const auto &process : processes) {
        QVERIFY(process->waitForFinished(120'000));
        QCOMPARE(process->exitCode(), 0);
    }
    QCOMPARE(opened(m_dir->path())->list()->size(), std::size_t(2 * kProcesses));
}

void HistoryTest::newerStoreOpensForReadingOnly()
{
    const Run run = simpleRun("a", 1000);
    QVERIFY(opened(m_dir->path())->save(run).ok());
    sql(m_dir->path(),
        {QStringLiteral("ALTER TABLE runs ADD COLUMN mood TEXT"), QStringLiteral("PRAGMA user_version = 99")});
    const auto store = opened(m_dir->path());
    QVERIFY(store->readOnly());
    QVERIFY(*store->load("a") == run);
    QCOMPARE(store->list()->size(), std::size_t(1));
    for (const auto &result : {store->save(simpleRun("b", 1)), store->rename("a", "x"), store->setTags("a", {}),
             store->remove("a"), store->purgeDeleted(INT64_MAX)}) {
        QCOMPARE(result.error().code, ErrorCode::HistoryFailed);
        QVERIFY(result.error().detail.find("newer Iolite") != std::string::npos);
    }
    QVERIFY(*opened(m_dir->path())->load("a") == run);
}

void HistoryTest::damagedFilesAreErrorsWithWords_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<std::string>("words");
    QTest::newRow("text") << QByteArray("This is no database at all, only some text. ").repeated(100)
                          << std::string("not a database");
    QTest::newRow("cut header") << QByteArray("SQLite format 3\0\x10\0", 18) + QByteArray(5000, '\xff')
                                << std::string();
}

void HistoryTest::damagedFilesAreErrorsWithWords()
{
    QFETCH(QByteArray, content);
    QFETCH(std::string, words);
    QFile file(m_dir->filePath(QStringLiteral("history.sqlite")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
    file.close();
    const auto store = HistoryStore::open(m_dir->path().toStdString());
    QVERIFY(!store.ok());
    QCOMPARE(store.error().code, ErrorCode::HistoryFailed);
    QCOMPARE(store.error().subject, file.fileName().toStdString());
    QVERIFY(!store.error().detail.empty());
    QVERIFY2(store.error().detail.find(words) != std::string::npos, store.error().detail.c_str());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), content); // whatever it is, it isn't ours to change
}

void HistoryTest::damagedRecordIsAnErrorAndTheListStillWorks()
{
    Run run = simpleRun("a", 1000);
    run.series.resize(5);
    QVERIFY(opened(m_dir->path())->save(run).ok());
    QVERIFY(opened(m_dir->path())->save(simpleRun("b", 2000)).ok());
    for (const char *change : {"header = x'0011'", "series = x'000000ff789c'", "header = x''"}) {
        sql(m_dir->path(),
            {QStringLiteral("UPDATE records SET %1 WHERE run = (SELECT num FROM runs WHERE id = 'a')")
                    .arg(QLatin1String(change))});
        const auto store = opened(m_dir->path());
        const auto loaded = store->load("a");
        QVERIFY2(!loaded.ok(), change);
        QCOMPARE(loaded.error().code, ErrorCode::HistoryFailed);
        QVERIFY2(loaded.error().detail.find("run a is damaged") != std::string::npos, loaded.error().detail.c_str());
        QVERIFY(ids(*store) == (Ids{"b", "a"}));
        QVERIFY(store->load("b").ok());
        QVERIFY(store->save(run).ok()); // and can be written anew
        QVERIFY(*store->load("a") == run);
    }
}

void HistoryTest::fullDiskLosesNothingThatWasThere()
{
    const Run run = simpleRun("a", 1000);
    const auto store = opened(m_dir->path());
    QVERIFY(store->save(run).ok());
    Run big = simpleRun("b", 2000);
    std::mt19937 random(1);
    for (int i = 0; i < 2'000'000; ++i) // doesn't compress away
        big.comment += char('!' + random() % 90);
    // A limit on file sizes stops SQLite's writes like a full disk does.
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit old{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &old), 0);
    const rlimit limit{300'000, old.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &limit), 0);
    const auto saved = store->save(big);
    setrlimit(RLIMIT_FSIZE, &old);
    QVERIFY(!saved.ok());
    QCOMPARE(saved.error().code, ErrorCode::HistoryFailed);
    QVERIFY2(!saved.error().detail.empty(), saved.error().detail.c_str());
    QVERIFY(ids(*store) == Ids{"a"});
    QVERIFY(store->save(big).ok()); // when there is room again
    QVERIFY(*opened(m_dir->path())->load("a") == run);
    QVERIFY(*opened(m_dir->path())->load("b") == big);
}

void HistoryTest::unusableFolderIsAnErrorWithItsReason()
{
    QFile file(m_dir->filePath(QStringLiteral("file")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    for (const char *inside : {"/file", "/file/below"}) {
        const auto store = HistoryStore::open(m_dir->path().toStdString() + inside);
        QVERIFY(!store.ok());
        QCOMPARE(store.error().code, ErrorCode::TargetNotWritable);
        QCOMPARE(store.error().subject, m_dir->path().toStdString() + inside);
        QCOMPARE(store.error().errnum, ENOTDIR);
    }
    QVERIFY(HistoryStore::open(m_dir->path().toStdString() + "/new/deep folder").ok());
    const auto bytes = HistoryStore::open(m_dir->path().toStdString() + "/new/\xc3.");
    QCOMPARE(bytes.error().code, ErrorCode::HistoryFailed); // Qt would make another file
    QVERIFY(::rmdir((m_dir->path().toStdString() + "/new/\xc3.").c_str()) == 0);
    if (::geteuid() == 0)
        QSKIP("root may write everywhere: the read-only folder isn't tried");
    QVERIFY(QDir(m_dir->path()).mkdir(QStringLiteral("closed")));
    QFile::setPermissions(m_dir->filePath(QStringLiteral("closed")), QFile::ReadOwner | QFile::ExeOwner);
    const auto closed = HistoryStore::open(m_dir->path().toStdString() + "/closed");
    QCOMPARE(closed.error().code, ErrorCode::TargetNotWritable);
    QCOMPARE(closed.error().errnum, EACCES);
}

void HistoryTest::dataDirectoryComesFromTheEnvironment()
{
    qputenv("IOLITE_DATA_DIR", "/somewhere/else");
    QCOMPARE(history::defaultDataDir(), std::string("/somewhere/else"));
    qunsetenv("IOLITE_DATA_DIR");
    qputenv("XDG_DATA_HOME", m_dir->path().toUtf8());
    QCOMPARE(history::defaultDataDir(), m_dir->path().toStdString() + "/iolite");
    QVERIFY(QDir(m_dir->filePath(QStringLiteral("iolite"))).exists());
}

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    if (const QStringList arguments = QCoreApplication::arguments(); arguments.value(1) == QLatin1String("--write"))
        return writeRuns(arguments.value(2), arguments.value(3).toStdString(), arguments.value(4).toInt());
    HistoryTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_history.moc"
