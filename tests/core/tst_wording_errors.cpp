// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wording/Wording.h"
#include "core/workloads/job/FioJobFile.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <cerrno>

using namespace iolite;

namespace {

constexpr int kCodes = int(ErrorCode::Internal) + 1;

Error full(ErrorCode code)
{
    Error error;
    error.code = code;
    error.subject = "SUBJECT";
    error.call = "pwrite";
    error.errnum = EIO;
    error.offset = 4096;
    error.needed = 8192;
    error.available = 1024;
    error.detail = "DETAIL";
    error.expected = "EXPECTED";
    return error;
}

} // namespace

class TestWordingErrors : public QObject {
    Q_OBJECT

private slots:
    void everyCodeHasASentenceOfItsOwn()
    {
        QSet<QString> sentences;
        for (int code = 0; code < kCodes; ++code) {
            const QString text = wording::errorText(full(ErrorCode(code)));
            QVERIFY2(text.size() > 10, qPrintable(text));
            QVERIFY2(text.endsWith(u'.') || text.endsWith(u'?'), qPrintable(text));
            QVERIFY2(!text.contains(QRegularExpression(QStringLiteral("%\\d"))), qPrintable(text));
            sentences += text;
        }
        QCOMPARE(sentences.size(), qsizetype(kCodes));
    }

    void everySentenceNamesTheThingAtFault()
    {
        for (int code = 0; code < kCodes; ++code) {
            if (ErrorCode(code) == ErrorCode::Cancelled)
                continue;
            const QString text = wording::errorText(full(ErrorCode(code)));
            QVERIFY2(text.contains(QLatin1String("SUBJECT")), qPrintable(text));
        }
    }

    void whatWouldBeRightIsSaid()
    {
        for (const ErrorCode code : {ErrorCode::InvalidValue, ErrorCode::UnknownKey, ErrorCode::ConflictingSettings,
                 ErrorCode::NotEnoughSpace, ErrorCode::NotFound, ErrorCode::Ambiguous}) {
            const QString text = wording::errorText(full(code));
            QVERIFY2(text.contains(QLatin1String("EXPECTED")), qPrintable(text));
        }
    }

    void aFullFilesystemIsToldFromOneWithoutInodesAndFromAQuota()
    {
        Error error;
        error.code = ErrorCode::DiskFull;
        error.subject = "/mnt/a";
        error.errnum = ENOSPC;
        const QString space = wording::errorText(error);
        QVERIFY2(space.contains("became full"), qPrintable(space));
        error.detail = "inodes";
        const QString inodes = wording::errorText(error);
        QVERIFY2(inodes.contains("inodes") && !inodes.contains("smaller size"), qPrintable(inodes));
        error.detail.clear();
        error.errnum = EDQUOT;
        const QString quota = wording::errorText(error);
        QVERIFY2(quota.contains("quota"), qPrintable(quota));
    }

    // Each refusal of a job file; those of archives have no varying parts but the name.
    void whatIsWrongWithAJobFileCanBeTranslated()
    {
        for (const char *text : {"", "[j\n", "bs=4k\n", "[a]\nsize=1m\n[b]\nsize=1m\n", "[j]\nrw=read\n",
                 "[j]\nsize=1m\niodepth=4\n", "[j]\nsize=1m\nrate=1m\nrate_iops=5\n", "[j]\nnonsense=1\n",
                 "[j]\niodepth=x\n", "[j]\nrwmixwrite=101\n", "[j]\nbs=4k,8k\n"}) {
            const auto read = workloads::parseFioJobs(text, "a.fio", false);
            QVERIFY2(!read.ok(), text);
            QVERIFY2(wording::isKnownFault(read.error().detail), read.error().detail.c_str());
            QVERIFY(wording::errorText(read.error()).contains(QString::fromStdString(read.error().detail)));
        }
        QVERIFY(!wording::isKnownFault("line 7: something new"));
    }

    void emptyFieldsLeaveNoHoles()
    {
        for (int code = 0; code < kCodes; ++code) {
            Error error;
            error.code = ErrorCode(code);
            error.subject = "SUBJECT";
            const QString text = wording::errorText(error);
            QVERIFY2(!text.contains(QLatin1String("()")) && !text.contains(QLatin1String(": .")), qPrintable(text));
        }
    }

    void directOnTmpfsNamesTheWayOut()
    {
        Error error;
        error.code = ErrorCode::DirectNotSupported;
        error.subject = "/mnt/x";
        error.detail = "tmpfs";
        QCOMPARE(wording::errorText(error),
            QStringLiteral(
                "Direct I/O does not work on tmpfs (/mnt/x). Use direct=off to measure through the page cache, or "
                "choose a directory on a disk."));
    }

    void missingSpaceIsToldInBothNumbers()
    {
        Error error;
        error.code = ErrorCode::NotEnoughSpace;
        error.subject = "/mnt/small";
        error.needed = 1024ULL << 20;
        error.available = 60ULL << 20;
        error.expected = "size=50m";
        QString text = wording::errorText(error);
        text.replace(QChar(0xA0), u' ');
        QVERIFY2(text.contains(QLatin1String("1.00 GiB")) && text.contains(QLatin1String("60.0 MiB"))
                && text.contains(QLatin1String("size=50m")),
            qPrintable(text));
    }

    void aLimitWithoutFiguresHasNone_data()
    {
        QTest::addColumn<QString>("subject");
        QTest::addColumn<qulonglong>("needed");
        QTest::newRow("open files") << "open files" << 0ULL;
        QTest::newRow("open files of a ring") << "open files" << 32ULL;
        QTest::newRow("locked memory of a ring") << "locked memory" << 32ULL;
        QTest::newRow("memory") << "memory" << 0ULL;
        QTest::newRow("threads") << "threads" << 64ULL;
        QTest::newRow("another") << "something" << 0ULL;
    }
    void aLimitWithoutFiguresHasNone()
    {
        QFETCH(QString, subject);
        QFETCH(qulonglong, needed);
        Error error;
        error.code = ErrorCode::LimitReached;
        error.subject = subject.toStdString();
        error.needed = needed;
        QString text = wording::errorText(error);
        if (subject == QLatin1String("open files"))
            QVERIFY2(text.contains(QLatin1String("ulimit -n")), qPrintable(text));
        text.remove(QStringLiteral("65536"));
        QVERIFY2(!text.contains(QRegularExpression(QStringLiteral("\\d"))), qPrintable(text));
        QVERIFY2(text.contains(QLatin1String("fewer workers")), qPrintable(text));
    }

    void aLimitOfMemoryIsToldInBytes()
    {
        Error error;
        error.code = ErrorCode::LimitReached;
        error.subject = "memory";
        error.needed = 3ULL << 30;
        QVERIFY2(wording::errorText(error).replace(QChar(0xA0), u' ').contains(QLatin1String("needs 3.00 GiB.")),
            qPrintable(wording::errorText(error)));
        error.subject = "locked memory";
        error.available = 8ULL << 20;
        const QString text = wording::errorText(error).replace(QChar(0xA0), u' ');
        QVERIFY2(
            text.contains(QLatin1String("3.00 GiB")) && text.contains(QLatin1String("8.00 MiB")), qPrintable(text));
        error.subject = "threads";
        error.needed = 64;
        error.available = 10;
        QVERIFY(wording::errorText(error).contains(QStringLiteral("64 × threads, the limit here is 10.")));
    }

    void placeholdersInAPathStayAsTheyAre()
    {
        Error error = full(ErrorCode::IoFailed);
        error.subject = "/mnt/100%2 %1 %L3";
        QVERIFY(wording::errorText(error).contains(QLatin1String("/mnt/100%2 %1 %L3")));
    }

    void aPathWithALineEndStaysOneLine()
    {
        for (int code = 0; code < kCodes; ++code) {
            Error error = full(ErrorCode(code));
            error.subject = "a\nb\x1b[31m";
            const QString text = wording::errorText(error);
            QVERIFY2(!text.contains(u'\n') && !text.contains(QChar(0x1b)), qPrintable(text));
        }
    }
};

QTEST_MAIN(TestWordingErrors)
#include "tst_wording_errors.moc"
