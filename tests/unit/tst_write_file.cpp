// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/WriteFile.h"

#include <QtTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace iolite;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

} // namespace

class TestWriteFile : public QObject {
    Q_OBJECT
private slots:
    void contentIsReplacedAndNothingElseIsLeft()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath("out.csv");
        QVERIFY(formats::writeFile(path.toStdString(), "first").ok());
        QVERIFY(formats::writeFile(path.toStdString(), "second").ok());
        QCOMPARE(contentOf(path), QByteArray("second"));
        QCOMPARE(
            QDir(dir.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), QStringList{"out.csv"});
    }
    void pipeIsWrittenToAndStays()
    {
        QTemporaryDir dir;
        const QByteArray path = dir.filePath("pipe").toUtf8();
        QCOMPARE(mkfifo(path.constData(), 0600), 0);
        const int reader = open(path.constData(), O_RDONLY | O_NONBLOCK);
        QVERIFY(formats::writeFile(path.toStdString(), "through").ok());
        char text[16] = {};
        QCOMPARE(read(reader, text, sizeof text), ssize_t(7));
        QCOMPARE(QByteArray(text), QByteArray("through"));
        close(reader);
        struct stat facts = {};
        QCOMPARE(lstat(path.constData(), &facts), 0);
        QVERIFY(S_ISFIFO(facts.st_mode));
    }
    void deviceNodeStaysADeviceNode()
    {
        QVERIFY(formats::writeFile("/dev/null", "gone").ok());
        struct stat facts = {};
        QCOMPARE(lstat("/dev/null", &facts), 0);
        QVERIFY(S_ISCHR(facts.st_mode));
        const auto full = formats::writeFile("/dev/full", "no room");
        QVERIFY(!full.ok());
        QCOMPARE(full.error().code, ErrorCode::DiskFull);
        QCOMPARE(lstat("/dev/full", &facts), 0);
        QVERIFY(S_ISCHR(facts.st_mode));
    }
    void linkKeepsPointingToItsFile()
    {
        QTemporaryDir dir;
        QVERIFY(formats::writeFile(dir.filePath("real").toStdString(), "old").ok());
        QVERIFY(QFile::link("real", dir.filePath("link")));
        QVERIFY(formats::writeFile(dir.filePath("link").toStdString(), "new").ok());
        QVERIFY(QFileInfo(dir.filePath("link")).isSymLink());
        QCOMPARE(contentOf(dir.filePath("real")), QByteArray("new"));
    }
    void faultsNameTheFile()
    {
        QTemporaryDir dir;
        const auto missing = formats::writeFile(dir.filePath("no/such/file").toStdString(), "x");
        QVERIFY(!missing.ok());
        QVERIFY(QString::fromStdString(missing.error().subject).endsWith("no/such/file"));
        QVERIFY(!formats::writeFile(dir.path().toStdString(), "x").ok());
    }
};

QTEST_APPLESS_MAIN(TestWriteFile)
#include "tst_write_file.moc"
