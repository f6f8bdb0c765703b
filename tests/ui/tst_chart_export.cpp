// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/TestRuns.h"
#include "ui/charts/ChartColours.h"
#include "ui/charts/ChartText.h"
#include "ui/export/ChartCaption.h"
#include "ui/export/ChartExport.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPalette>
#include <QtTest>

#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace iolite;
using namespace iolite::ui;
using namespace iolite::test;

class ChartExportTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void captionSaysWhatWasRunOnWhat();
    void captionHasKeyNumbers();
    void captionOfAPartialRunSaysSo();
    void captionWrapsWithinItsWidth();
    void wrappedTextIsNeverWider();
    void pngHasTheRightSize_data();
    void pngHasTheRightSize();
    void sideBySideHasBothRuns();
    void missingFolderIsAnError();
    void folderInsteadOfFileIsAnError();
    void deviceStaysADevice();
    void wrongArgumentsAreRefused();
    void fullDiskLeavesTheOldFile();
    void smallImageStillHasCurves();

private:
    std::shared_ptr<const Run> m_a, m_b;
};

void ChartExportTest::initTestCase()
{
    Run a = testRun("Before", quickCheckPhases());
    a.workload.preset = "quick-check";
    m_a = std::make_shared<const Run>(a);
    m_b = std::make_shared<const Run>(testRun("After", quickCheckPhases(0.7), 0.1, 2));
}

void ChartExportTest::captionSaysWhatWasRunOnWhat()
{
    const QString text = captionText({m_a, m_b});
    for (const char *word : {"Before", "After", "Quick check", "/srv/data", "xfs", "/dev/nvme0n1p2", "ACME NVMe 1TB",
             "6.1.0-18-amd64", "Iolite 0.1.0", "ioengine=io_uring"})
        QVERIFY2(text.contains(QLatin1String(word)), word);
    QVERIFY(text.contains(startedText(*m_a)));
}

void ChartExportTest::captionHasKeyNumbers()
{
    const CaptionBlock block = captionOf(*m_a);
    QCOMPARE(block.figures.size(), std::size_t(8));
    QCOMPARE(block.figureHeads.size(), block.figures.front().values.size());
    QVERIFY(block.figures.front().name.contains(QStringLiteral("Sequential read")));
    QVERIFY(block.figures.front().values[0].contains(QStringLiteral("GiB/s")));
}

void ChartExportTest::captionOfAPartialRunSaysSo()
{
    Run run = *m_a;
    run.status = RunStatus::Cancelled;
    QVERIFY(captionOf(run).facts.contains(QStringLiteral("Cancelled")));
}

void ChartExportTest::captionWrapsWithinItsWidth()
{
    Run run = *m_a;
    run.target.path = "/" + std::string(300, 'x') + " and a folder with blanks";
    const std::vector<CaptionBlock> blocks{captionOf(run)};
    const ChartColours colours = chartColours(paperPalette());
    const QFont font = QGuiApplication::font();
    const double height = paintCaption(nullptr, blocks, {}, 400, CaptionDetail::Short, font, colours);
    QVERIFY(height > paintCaption(nullptr, blocks, {}, 2000, CaptionDetail::Short, font, colours));
    QImage image(600, int(height) + 40, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    QCOMPARE(paintCaption(&painter, blocks, {10, 10}, 400, CaptionDetail::Short, font, colours), height);
    painter.end();
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (x > 414 || y > 14 + height)
                QCOMPARE(image.pixelColor(x, y), QColor(Qt::white));
    QVERIFY(paintCaption(nullptr, blocks, {}, 100, CaptionDetail::Table, font, colours) < 0); // a table doesn't fit
}

void ChartExportTest::wrappedTextIsNeverWider()
{
    const QFontMetricsF metrics(QGuiApplication::font());
    for (const double width : {20.0, 60.0, 150.0})
        for (const int lines : {1, 2, 3}) {
            const QStringList wrapped = wrapText(QStringLiteral("Sequential read, 1 MiB, QD8"), metrics, width, lines);
            QVERIFY(wrapped.size() <= lines);
            for (const QString &line : wrapped)
                QVERIFY2(metrics.horizontalAdvance(line) <= width + 0.01, qPrintable(line));
        }
}

void ChartExportTest::pngHasTheRightSize_data()
{
    QTest::addColumn<int>("scale");
    QTest::newRow("1x") << 1;
    QTest::newRow("2x") << 2;
    QTest::newRow("4x") << 4;
}

void ChartExportTest::pngHasTheRightSize()
{
    QFETCH(const int, scale);
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("chärt, 100 %.png"));
    QVERIFY(exportChartPng(path, {m_a, m_b}, ChartLayout::Overlay, {800, 600}, scale).ok());
    const QImage image(path);
    QCOMPARE(image.size(), QSize(800, 600) * scale);
    QCOMPARE(image.pixelColor(0, 0), QColor(Qt::white));
    QCOMPARE(QDir(dir.path()).entryList(QDir::Files | QDir::Hidden).size(), 1); // no temporary file is left
}

void ChartExportTest::sideBySideHasBothRuns()
{
    const QImage image = renderRuns({m_a, m_b}, ChartLayout::SideBySide, {1000, 700}, 1);
    QCOMPARE(image.size(), QSize(1000, 700));
    const auto coloured = [&](int from, int to) {
        int count = 0;
        for (int y = 0; y < image.height() / 2; ++y)
            for (int x = from; x < to; ++x)
                count += image.pixelColor(x, y).saturation() > 200 ? 1 : 0;
        return count;
    };
    QVERIFY(coloured(0, 500) > 200);
    QVERIFY(coloured(500, 1000) > 200);
}

void ChartExportTest::missingFolderIsAnError()
{
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("no/such/folder/a.png"));
    const Result<void> result = exportChartPng(path, {m_a}, ChartLayout::Overlay, {800, 600}, 1);
    QVERIFY(!result.ok());
    QCOMPARE(result.error().code, ErrorCode::IoFailed);
    QCOMPARE(result.error().subject, path.toStdString());
    QCOMPARE(result.error().errnum, ENOENT);
}

void ChartExportTest::folderInsteadOfFileIsAnError()
{
    QTemporaryDir dir;
    const Result<void> result = exportChartPng(dir.path(), {m_a}, ChartLayout::Overlay, {800, 600}, 1);
    QVERIFY(!result.ok());
    QCOMPARE(result.error().code, ErrorCode::IoFailed);
}

void ChartExportTest::deviceStaysADevice()
{
    QVERIFY(exportChartPng(QStringLiteral("/dev/null"), {m_a}, ChartLayout::Overlay, {800, 600}, 1).ok());
    struct stat facts = {};
    QCOMPARE(::lstat("/dev/null", &facts), 0);
    QVERIFY(S_ISCHR(facts.st_mode));
}

void ChartExportTest::wrongArgumentsAreRefused()
{
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("a.png"));
    const auto subject = [&](const QString &p, std::vector<std::shared_ptr<const Run>> runs, QSize size, int scale) {
        const Result<void> result = exportChartPng(p, runs, ChartLayout::Overlay, size, scale);
        return result.ok() ? std::string("written") : result.error().subject;
    };
    QCOMPARE(subject(path, {}, {800, 600}, 1), std::string("runs"));
    QCOMPARE(subject(path, {m_a}, {800, 600}, 3), std::string("scale"));
    QCOMPARE(subject(path, {m_a}, {10, 600}, 1), std::string("size"));
    QCOMPARE(subject(QString(), {m_a}, {800, 600}, 1), std::string("path"));
    QVERIFY(!QFile::exists(path));
}

void ChartExportTest::fullDiskLeavesTheOldFile()
{
    if (geteuid() != 0)
        QSKIP("needs root to mount a small filesystem");
    QTemporaryDir dir;
    const QByteArray mountPoint = dir.path().toLocal8Bit();
    if (::mount("tmpfs", mountPoint.constData(), "tmpfs", 0, "size=16k") != 0)
        QSKIP("mounting is not allowed here");
    const QString path = dir.filePath(QStringLiteral("a.png"));
    QFile old(path);
    const bool made = old.open(QIODevice::WriteOnly) && old.write("old") == 3;
    old.close();
    const Result<void> result = exportChartPng(path, {m_a}, ChartLayout::Overlay, {1600, 1200}, 1);
    QByteArray kept;
    if (old.open(QIODevice::ReadOnly))
        kept = old.readAll();
    old.close();
    const qsizetype files = QDir(dir.path()).entryList(QDir::Files | QDir::Hidden).size();
    ::umount(mountPoint.constData());
    QVERIFY(made);
    QVERIFY(!result.ok());
    QCOMPARE(result.error().code, ErrorCode::DiskFull);
    QCOMPARE(kept, QByteArray("old"));
    QCOMPARE(files, 1);
}

void ChartExportTest::smallImageStillHasCurves()
{
    const QImage image = renderRuns({m_a, m_b}, ChartLayout::Overlay, {320, 240}, 1);
    int coloured = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            coloured += image.pixelColor(x, y).saturation() > 200 ? 1 : 0;
    QVERIFY(coloured > 50);
}

QTEST_MAIN(ChartExportTest)
#include "tst_chart_export.moc"
