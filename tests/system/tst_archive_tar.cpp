// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/system/LoopImages.h"
#include "tests/unit/ArchiveRun.h"

#include <QRandomGenerator>
#include <QTest>

#include <fcntl.h>

using namespace iolite;
using namespace iolite::tests;

/// The same archive extracted by tar and by us is the same tree.
class TestArchiveTar : public QObject {
    Q_OBJECT
    QTemporaryDir m_dir;
    QString at(const QString &name) const { return m_dir.filePath(name); }

private slots:
    void initTestCase();
    void extractionEqualsThatOfTar_data();
    void extractionEqualsThatOfTar();
};

void TestArchiveTar::initTestCase()
{
    QString version;
    if (!run("tar", {"--version"}, &version) || !version.contains("GNU"))
        QSKIP("needs GNU tar");
    QRandomGenerator random(5);
    QDir tree(m_dir.path());
    QVERIFY(tree.mkpath("tree/a/b/c/d/e/f/g/h") && tree.mkpath("tree/Ordner mit Prüfstand/日本")
        && tree.mkpath("tree/empty"));
    const QString deep = "tree/" + QString(60, 'p') + "/" + QString(70, 'q') + "/" + QString(120, 'r');
    QVERIFY(tree.mkpath(deep));
    const auto write = [&](const QString &name, int size, int mode) {
        QByteArray content(size, '\0');
        for (char &byte : content)
            byte = char(random.bounded(26) + 'a');
        QFile file(at(name));
        QVERIFY2(file.open(QIODevice::WriteOnly) && file.write(content) == size, qPrintable(name));
        file.close();
        QVERIFY(chmod(QFile::encodeName(file.fileName()).constData(), mode_t(mode)) == 0);
    };
    for (int i = 0; i < 60; ++i)
        write("tree/a/b/file" + QString::number(i), random.bounded(70'000), i % 2 ? 0644 : 0700);
    write(deep + "/" + QString(100, 's'), 10, 0600);
    write("tree/Ordner mit Prüfstand/日本/\nline", 5, 0664);
    write("tree/large", 5'000'000, 0444);
    write("tree/a/setuid", 100, 04755);
    write("tree/a/none", 0, 0);
    for (const auto &[name, target] :
        {std::pair("tree/link", "a/b/file1"), {"tree/dangling", "/no/such"}, {"tree/above", "../../x"}})
        QCOMPARE(symlink(target, QFile::encodeName(at(name)).constData()), 0);
    QCOMPARE(
        ::link(QFile::encodeName(at("tree/large")).constData(), QFile::encodeName(at("tree/a/b/c/again")).constData()),
        0);
    // Holes in the middle and at the end.
    const int sparse = open(QFile::encodeName(at("tree/sparse")).constData(), O_CREAT | O_WRONLY, 0644);
    QVERIFY(sparse >= 0 && pwrite(sparse, "begin", 5, 0) == 5 && pwrite(sparse, "middle", 6, 3 << 20) == 6
        && ftruncate(sparse, 9 << 20) == 0);
    close(sparse);
    QCOMPARE(chmod(QFile::encodeName(at("tree/empty")).constData(), 0555), 0);
    QCOMPARE(chmod(QFile::encodeName(at("tree/a/b/c")).constData(), 0500), 0);
}

void TestArchiveTar::extractionEqualsThatOfTar_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<bool>("decompressFirst");
    QTest::newRow("plain") << QStringList{"--format=gnu"} << false;
    QTest::newRow("pax") << QStringList{"--format=posix"} << false;
    QTest::newRow("sparse") << QStringList{"-S"} << false;
    QTest::newRow("sparse pax") << QStringList{"-S", "--format=posix"} << false;
    for (const char *compression : {"--gzip", "--bzip2", "--xz", "--zstd"}) {
        QTest::newRow(compression) << QStringList{compression} << false;
        QTest::addRow("%s first", compression) << QStringList{compression} << true;
    }
}

void TestArchiveTar::extractionEqualsThatOfTar()
{
    QFETCH(const QStringList, options);
    QFETCH(const bool, decompressFirst);
    QString why;
    if (!tests::run("tar", options + QStringList{"-cf", at("a.tar"), "-C", m_dir.path(), "tree"}, nullptr, &why))
        QSKIP(qPrintable(why));
    QTemporaryDir theirs;
    // As an ordinary user's tar does, whoever runs this test.
    QVERIFY2(tests::run("tar", {"-xf", at("a.tar"), "-C", theirs.path(), "--no-same-permissions", "--no-same-owner"},
                 nullptr, &why),
        qPrintable(why));
    ArchiveSpec settings;
    settings.file = at("a.tar").toStdString();
    settings.decompressFirst = decompressFirst;
    settings.sync = false;
    ArchiveRun ours(settings);
    const auto extract = ours.phase();
    QVERIFY2(extract.ok(), extract.ok() ? "" : extract.error().detail.c_str());
    auto expected = listing(theirs.path());
    auto found = listing(ours.tree());
    QVERIFY(expected.size() > 80);
    // GNU's old format has no fractions of a second; both readers leave them out.
    for (const auto &[name, facts] : expected)
        QVERIFY2(found[name] == facts, (name + "\n  tar: " + facts + "\n  ours: " + found[name]).c_str());
    QCOMPARE(found.size(), expected.size());
    if (options.contains("-S")) {
        struct stat facts = {};
        QCOMPARE(stat(QFile::encodeName(ours.tree() + "/tree/sparse").constData(), &facts), 0);
        QVERIFY(facts.st_blocks * 512 < 2 << 20);
    }
    const auto removal = ours.phase();
    QVERIFY(removal.ok());
    QCOMPARE((*removal)[Direction::Item].ops, std::uint64_t(expected.size()));
}

QTEST_GUILESS_MAIN(TestArchiveTar)
#include "tst_archive_tar.moc"
