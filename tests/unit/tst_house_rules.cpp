// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/unit/HouseRules.h"
#include "tests/unit/SourceTree.h"

#include <QFileInfo>
#include <QTest>

using namespace iolite::tests;

class TestHouseRules : public QObject {
    Q_OBJECT

private slots:
    void aMissingLicenceLineIsFound();
    void leftoversAreFound_data();
    void leftoversAreFound();
    void everySourceNamesItsLicence();
    void noFileHoldsLeftovers();
    void noSourceIsTooLong();
    void everySourceBelongsToABuild();
    void everyTestIsBuilt();
};

// A file of the project as text that these rules are about; cases are other people's text, images and licences are no
// text of ours.
static bool isOurText(const QString &name)
{
    static const QRegularExpression foreign("^(tests/cases/|LICENSES/|docs/images/)|\\.(png|jpg|gz|bin)$");
    return !foreign.match(name).hasMatch();
}

void TestHouseRules::aMissingLicenceLineIsFound()
{
    // REUSE-IgnoreStart
    const QByteArray copyright = "// SPDX-FileCopyrightText: 2026 Somebody\n";
    const QByteArray license = "// SPDX-License-Identifier: GPL-3.0-or-later\n";
    const QByteArray foreign = "// SPDX-License-Identifier: GPL-2.0-only\n";
    // REUSE-IgnoreEnd
    QCOMPARE(spdxFault(copyright + license), QString());
    QVERIFY(!spdxFault("int x;\n").isEmpty());
    QVERIFY(!spdxFault(copyright).isEmpty());
    QVERIFY(!spdxFault(license).isEmpty());
    QVERIFY(!spdxFault(copyright + foreign).isEmpty());
    QVERIFY(!spdxFault(QByteArray(1000, '\n') + copyright + license).isEmpty());
}

void TestHouseRules::leftoversAreFound_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<bool>("leftover");
    QTest::newRow("path in quotes") << QByteArray("open(\"/wo"
                                                  "rk/main/x\")")
                                    << true;
    QTest::newRow("path at the start") << QByteArray("/ro"
                                                     "ot/.cache")
                                       << true;
    QTest::newRow("registry") << QByteArray("http://deb.deb"
                                            "ian.org/debian")
                              << true;
    QTest::newRow("mark") << QByteArray("// TO"
                                        "DO: finish")
                          << true;
    QTest::newRow("folder of that name elsewhere") << QByteArray("/tmp/wo"
                                                                 "rk/x")
                                                   << false;
    QTest::newRow("variable") << QByteArray("$root/build ${root}/wo"
                                            "rk/x")
                              << false;
    QTest::newRow("template of mkdtemp") << QByteArray("\"/tmp/iolite-XXXXXX\"") << false;
    QTest::newRow("the root user") << QByteArray("needs root") << false;
}

void TestHouseRules::leftoversAreFound()
{
    QFETCH(const QByteArray, line);
    QFETCH(const bool, leftover);
    QCOMPARE(leftovers("first line\n" + line + "\n").size(), leftover ? 1 : 0);
}

void TestHouseRules::everySourceNamesItsLicence()
{
    int read = 0;
    QStringList faults;
    for (const QString &name : projectFiles()) {
        if (!needsSpdxLines(name))
            continue;
        ++read;
        const QString fault = spdxFault(contentOf(name));
        if (!fault.isEmpty())
            faults << name + ": " + fault;
    }
    QVERIFY2(read > 50, "too few files were found: is the source tree where it was at build time?");
    QVERIFY2(faults.isEmpty(), qPrintable("\n" + faults.join('\n')));
}

void TestHouseRules::noFileHoldsLeftovers()
{
    QStringList faults;
    for (const QString &name : projectFiles()) {
        if (!isOurText(name))
            continue;
        for (const QString &line : leftovers(contentOf(name)))
            faults << name + ':' + line;
    }
    QVERIFY2(faults.isEmpty(), qPrintable("\n" + faults.join('\n')));
}

void TestHouseRules::noSourceIsTooLong()
{
    QStringList faults;
    for (const QString &name : projectFiles()) {
        if (!isCpp(name) && name != "dev" && !name.endsWith(".cmake") && !name.endsWith(".sh"))
            continue;
        const auto lines = contentOf(name).count('\n');
        if (lines > mostLines(name))
            faults << QString("%1: %2 lines, at most %3").arg(name).arg(lines).arg(mostLines(name));
    }
    QVERIFY2(faults.isEmpty(), qPrintable("\n" + faults.join('\n')));
}

void TestHouseRules::everySourceBelongsToABuild()
{
    // Rooms build every .cpp of their folder; some folders are built by a neighbour, whose CMakeLists.txt then names
    // them.
    QStringList faults;
    for (const QString &name : projectFiles()) {
        if (!name.endsWith(".cpp"))
            continue;
        const QFileInfo folder(QFileInfo(name).path());
        if (QFile::exists(sourceRoot().filePath(folder.filePath() + "/CMakeLists.txt")))
            continue;
        // Rooms of core build their sub-folders too.
        if (name.startsWith("core/") && QFile::exists(sourceRoot().filePath(folder.path() + "/CMakeLists.txt")))
            continue;
        bool named = false;
        const QDir around(sourceRoot().filePath(folder.path()));
        for (const QString &neighbour : around.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            const QByteArray lists = contentOf(folder.path() + '/' + neighbour + "/CMakeLists.txt");
            const QRegularExpression word("\\b" + QRegularExpression::escape(folder.fileName()) + "\\b");
            named = named || word.match(QString::fromUtf8(lists)).hasMatch();
        }
        if (!named)
            faults << name;
    }
    QVERIFY2(faults.isEmpty(), qPrintable("in no build:\n" + faults.join('\n')));
}

void TestHouseRules::everyTestIsBuilt()
{
    const QString testRooms = QString::fromUtf8(contentOf("tests/CMakeLists.txt"));
    QStringList faults;
    int tests = 0;
    for (const QString &name : projectFiles()) {
        const QFileInfo file(name);
        // What is in tests/bench measures, and tests nothing.
        if (!name.startsWith("tests/") || name.startsWith("tests/bench/") || !name.endsWith(".cpp"))
            continue;
        // iolite_tests() takes every tst_*.cpp of the folder; a test by another name would lie there unseen.
        const bool isTest = file.fileName().startsWith("tst_");
        const bool definesMain =
            QString::fromUtf8(contentOf(name))
                .contains(QRegularExpression("^(QTEST_[A-Z_]*MAIN|int main)\\(", QRegularExpression::MultilineOption));
        if (!isTest && !definesMain)
            continue;
        ++tests;
        const QString folder = file.path();
        const QString room = folder.section('/', 1);
        const bool added =
            testRooms.contains(QRegularExpression("add_subdirectory\\(" + QRegularExpression::escape(room) + "\\)"));
        const bool listed = contentOf(folder + "/CMakeLists.txt").contains("iolite_tests(");
        if (!isTest || !definesMain || !added || !listed)
            faults << name;
    }
    QVERIFY(tests > 1);
    QVERIFY2(faults.isEmpty(), qPrintable("never run:\n" + faults.join('\n')));
}

QTEST_GUILESS_MAIN(TestHouseRules)
#include "tst_house_rules.moc"
