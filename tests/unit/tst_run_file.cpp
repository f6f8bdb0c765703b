// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/RunFile.h"
#include "tests/unit/RandomRun.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <csignal>
#include <filesystem>
#include <sys/resource.h>
#include <sys/stat.h>

using namespace iolite;
using namespace iolite::formats;

class RunFileTest : public QObject {
    Q_OBJECT

private slots:
    void writtenFileReadsBackEqual();
    void fullDiskLeavesTheOldFileAndNothingElse();
    void missingFolderIsAnErrorWithItsReason();
    void unreadablePathsAreErrorsAndNeverBlock();
    void oddFileNamesWork();

private:
    std::string path(const char *name) const { return (m_dir.path() + QLatin1Char('/')).toStdString() + name; }
    QTemporaryDir m_dir;
};

void RunFileTest::writtenFileReadsBackEqual()
{
    tests::RandomRun random(1);
    const std::vector<Run> runs{random.run(), random.run(), random.run()};
    QVERIFY(writeRunFile(path("a.iolite.json"), runs).ok());
    const auto back = readRunFile(path("a.iolite.json"));
    QVERIFY(back.ok());
    QVERIFY(*back == runs);
    QCOMPARE(QDir(m_dir.path()).entryList(QDir::Files | QDir::Hidden), QStringList{QStringLiteral("a.iolite.json")});
}

void RunFileTest::fullDiskLeavesTheOldFileAndNothingElse()
{
    const std::string file = path("b.iolite.json");
    const std::vector<Run> small{tests::RandomRun(1).run()};
    QVERIFY(writeRunFile(file, small).ok());
    const QStringList before = QDir(m_dir.path()).entryList(QDir::Files | QDir::Hidden);

    // A limit on file sizes fails in the middle of a write like a full disk does.
    Run big = tests::RandomRun(2).run();
    big.series.resize(5000);
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit old{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &old), 0);
    const rlimit limit{100'000, old.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &limit), 0);
    const auto written = writeRunFile(file, {big});
    setrlimit(RLIMIT_FSIZE, &old);

    QVERIFY(!written.ok());
    QCOMPARE(written.error().code, ErrorCode::IoFailed);
    QCOMPARE(written.error().errnum, EFBIG);
    QCOMPARE(written.error().call, std::string("write"));
    QCOMPARE(written.error().offset, std::int64_t(100'000));
    QCOMPARE(QDir(m_dir.path()).entryList(QDir::Files | QDir::Hidden), before);
    QVERIFY(*readRunFile(file) == small);
}

void RunFileTest::missingFolderIsAnErrorWithItsReason()
{
    const auto written = writeRunFile(path("no/such/folder.iolite.json"), {});
    QVERIFY(!written.ok());
    QCOMPARE(written.error().code, ErrorCode::IoFailed);
    QCOMPARE(written.error().errnum, ENOENT);
    QCOMPARE(written.error().subject, path("no/such/folder.iolite.json"));
    const auto read = readRunFile(path("nothing.iolite.json"));
    QCOMPARE(read.error().errnum, ENOENT);
}

void RunFileTest::unreadablePathsAreErrorsAndNeverBlock()
{
    QCOMPARE(readRunFile(m_dir.path().toStdString()).error().code, ErrorCode::BadFile);
    QCOMPARE(mkfifo(path("pipe").c_str(), 0600), 0);
    QCOMPARE(readRunFile(path("pipe")).error().code, ErrorCode::BadFile);
    QFile empty(QString::fromStdString(path("empty")));
    QVERIFY(empty.open(QIODevice::WriteOnly));
    QCOMPARE(readRunFile(path("empty")).error().code, ErrorCode::BadFile);
}

void RunFileTest::oddFileNamesWork()
{
    const std::vector<Run> runs{tests::RandomRun(4).run()};
    for (const std::string &name : {std::string("-a b:c,d;e\"%\xff\xc3.json"), std::string(255, 'x')}) {
        QVERIFY(writeRunFile(path(name.c_str()), runs).ok());
        QVERIFY(*readRunFile(path(name.c_str())) == runs);
        QVERIFY(std::filesystem::remove(path(name.c_str()))); // QTemporaryDir can't remove names that aren't UTF-8
    }
}

QTEST_APPLESS_MAIN(RunFileTest)
#include "tst_run_file.moc"
