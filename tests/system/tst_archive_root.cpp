// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/RunSession.h"
#include "core/system/KernelCounters.h"
#include "core/system/SysFile.h"
#include "core/workloads/archive/ArchiveWorkload.h"
#include "tests/system/LoopImages.h"

#include <QTest>

#include <cmath>
#include <thread>

using namespace iolite;
using namespace iolite::tests;

namespace {

constexpr qint64 kMiB = 1 << 20;

std::vector<Event> runIn(const QString &target, const ArchiveSpec &settings)
{
    runner::RunRequest request;
    request.targetPath = target.toStdString();
    request.workload = workloads::archiveWorkload().defaults();
    request.workload.classic = settings;
    runner::RunSession session(request);
    runner::EventQueue &queue = session.addListener();
    std::vector<Event> events;
    if (const auto started = session.start(); !started) {
        Run run;
        run.error = started.error();
        run.status = RunStatus::Failed;
        events.push_back(RunFinished{std::make_shared<const Run>(run)});
        return events;
    }
    session.wait();
    while (auto event = queue.pop())
        events.push_back(std::move(*event));
    return events;
}

Run lastRun(const std::vector<Event> &events)
{
    return *std::get<RunFinished>(events.back()).run;
}

/// The numbers of a line of a statistics file, read another way than the product does.
QList<quint64> numbersOf(const QString &file, const QString &line)
{
    QFile stats(file);
    if (!stats.open(QIODevice::ReadOnly))
        return {};
    for (const QString &each : QString::fromLatin1(stats.readAll()).split('\n')) {
        if (!line.isEmpty() && !each.startsWith(line + ' '))
            continue;
        QList<quint64> numbers;
        for (const QString &word : each.mid(line.size()).split(' ', Qt::SkipEmptyParts))
            numbers << word.toULongLong();
        return numbers;
    }
    return {};
}

} // namespace

/// Extraction on real filesystems, held against the kernel's own counters.
class TestArchiveRoot : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_dir;
    QString at(const QString &name) const { return QDir(m_dir->path()).canonicalPath() + "/" + name; }

private slots:
    void initTestCase()
    {
        const QString reason = enterPrivateMounts();
        if (!reason.isEmpty())
            QSKIP(qPrintable(reason));
    }
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }
    void cleanup() { m_dir.reset(); }

    void xfsLogBandwidthIsThatOfTheKernelsCounters();
    void everyFilesystemGivesItsCounters_data();
    void everyFilesystemGivesItsCounters();
    void fullFilesystemIsReportedAndCleared();
    void wantOfInodesIsNotCalledWantOfSpace();
};

void TestArchiveRoot::xfsLogBandwidthIsThatOfTheKernelsCounters()
{
    LoopImage image(at("image"), 512 * kMiB);
    MAKE_LOOP(image);
    MAKE_FS("mkfs.xfs", QStringList{"-q", "-f", image.node()});
    Mounted mounted(image.node(), at("m"), "xfs");
    MUST_MOUNT(mounted);
    const QString stats = "/sys/fs/xfs/" + QString::fromStdString(image.name()) + "/stats/stats";
    const QString disk = "/sys/class/block/" + QString::fromStdString(image.name()) + "/stat";
    if (!QFile::exists(stats))
        QSKIP("this kernel has no statistics of a single XFS filesystem");
    ArchiveSpec settings;
    settings.files = 4000;
    sync();
    const auto log = numbersOf(stats, "log");
    const auto directory = numbersOf(stats, "dir");
    const auto before = numbersOf(disk, "");
    QVERIFY(log.size() >= 5);
    const Run run = lastRun(runIn(at("m"), settings));
    QVERIFY(run.status == RunStatus::Done);
    QCOMPARE(run.phases.size(), std::size_t(2));
    const PhaseResult &extract = run.phases[0];
    const PhaseResult &removal = run.phases[1];

    const auto logAfter = numbersOf(stats, "log");
    const auto directoryAfter = numbersOf(stats, "dir");
    const auto diskAfter = numbersOf(disk, "");
    const auto grew = [&](const char *name) {
        const auto *a = extract.counter(name);
        const auto *b = removal.counter(name);
        return (a ? *a : 0) + (b ? *b : 0);
    };
    // Besides the two phases lie only the making and removing of two folders, with the sync before the start.
    const quint64 blocks = logAfter[1] - log[1];
    QVERIFY2(grew("xfs.log.blocks_512") <= blocks, "more than there was");
    QVERIFY2(blocks - grew("xfs.log.blocks_512") <= 1024, qPrintable(QString::number(blocks)));
    QVERIFY(grew("xfs.log.writes") <= logAfter[0] - log[0] && logAfter[0] - log[0] - grew("xfs.log.writes") <= 4);
    QVERIFY(grew("xfs.dir_ops.create") > 4000);
    QVERIFY(directoryAfter[1] - directory[1] - grew("xfs.dir_ops.create") <= 2);
    QVERIFY(grew("xfs.log.blocks_512") > 0);
    // The samples add up to the same.
    std::uint64_t sampled = 0, sampledBytes = 0;
    for (const Sample &sample : run.series) {
        sampled += sample.kernel[std::size_t(KernelCounter::XfsLogBlocks)];
        sampledBytes += sample.deviceWriteBytes;
    }
    QVERIFY(grew("xfs.log.blocks_512") - sampled <= 512);

    const double seconds = double(extract.measuredNs) * 1e-9;
    const double expected = double(*extract.counter("xfs.log.blocks_512")) * 512 / 1024 / seconds;
    QVERIFY(run.metric("log_bandwidth"));
    QVERIFY(std::abs(*run.metric("log_bandwidth")->value - expected) < expected * 1e-9);
    QVERIFY(run.metric("delete.log_bandwidth"));

    // Bytes of the device: all content was written, and what the kernel says was written is what we say.
    const quint64 sectors = diskAfter[6] - before[6];
    QVERIFY(extract.deviceKnown);
    QVERIFY(extract.deviceWriteBytes >= extract[Direction::Write].bytes);
    QVERIFY(extract.deviceWriteBytes + removal.deviceWriteBytes <= sectors * 512);
    QVERIFY(sectors * 512 - extract.deviceWriteBytes - removal.deviceWriteBytes <= 2 * kMiB);
    QCOMPARE(sampledBytes, extract.deviceWriteBytes + removal.deviceWriteBytes);
    QVERIFY(QDir(at("m")).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
}

void TestArchiveRoot::everyFilesystemGivesItsCounters_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QStringList>("counters");
    QTest::newRow("ext4") << "ext4" << QStringList{"-q", "-F"}
                          << QStringList{"ext4.session_write_kbytes", "ext4.lifetime_write_kbytes",
                                 "jbd2.transaction.count", "disk.dev.write"};
    QTest::newRow("btrfs") << "btrfs" << QStringList{"-q", "-f"} << QStringList{"btrfs.commit.count", "disk.dev.write"};
    QTest::newRow("xfs") << "xfs" << QStringList{"-q", "-f"}
                         << QStringList{"xfs.log.writes", "xfs.transactions.async", "xfs.write_bytes",
                                "xfs.btree.alloc_blocks.lookup", "disk.dev.write"};
}

void TestArchiveRoot::everyFilesystemGivesItsCounters()
{
    QFETCH(const QString, type);
    QFETCH(const QStringList, options);
    QFETCH(const QStringList, counters);
    LoopImage image(at("image"), 512 * kMiB);
    MAKE_LOOP(image);
    MAKE_FS("mkfs." + type, options + QStringList{image.node()});
    Mounted mounted(image.node(), at("m"), type);
    MUST_MOUNT(mounted);
    ArchiveSpec settings;
    settings.files = 1000;
    const Run run = lastRun(runIn(at("m"), settings));
    QVERIFY(run.status == RunStatus::Done);
    for (const QString &counter : counters)
        QVERIFY2(run.phases[0].counter(counter.toStdString()), qPrintable(counter));
    for (const CounterDelta &counter : run.phases[0].counters)
        QVERIFY2(counter.value < std::uint64_t(1) << 32, counter.name.c_str());
    QCOMPARE(run.metric("log_bandwidth") != nullptr, type == "xfs");
}

void TestArchiveRoot::fullFilesystemIsReportedAndCleared()
{
    LoopImage image(at("image"), 64 * kMiB);
    MAKE_LOOP(image);
    MAKE_FS("mkfs.ext4", QStringList{"-q", "-F", image.node()});
    Mounted mounted(image.node(), at("m"), "ext4");
    MUST_MOUNT(mounted);
    ArchiveSpec settings;
    settings.files = 10'000;
    // A tree that can't fit is refused before the start, with a number that would do.
    Run run = lastRun(runIn(at("m"), settings));
    QVERIFY(run.error && run.error->code == ErrorCode::NotEnoughSpace);
    QVERIFY(run.error->expected.starts_with("files="));

    // Of an archive only its compressed size is known before.
    QDir(m_dir->path()).mkpath("tree");
    QFile zeros(at("tree/zeros"));
    QVERIFY(zeros.open(QIODevice::WriteOnly) && zeros.resize(200 * kMiB));
    QString why;
    QVERIFY2(tests::run("tar", {"-czf", at("a.tar.gz"), "-C", m_dir->path(), "tree"}, nullptr, &why), qPrintable(why));
    settings.file = at("a.tar.gz").toStdString();
    run = lastRun(runIn(at("m"), settings));
    QVERIFY(run.error);
    QCOMPARE(run.error->code, ErrorCode::DiskFull);
    QVERIFY(QString::fromStdString(run.error->subject).endsWith("tree/zeros"));
    QVERIFY(run.error->offset > 20 * kMiB && run.error->offset < 64 * kMiB);
    QVERIFY(!run.metric("elapsed"));
    QDir left(at("m"));
    left.rmdir("lost+found");
    QVERIFY(left.isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
}

void TestArchiveRoot::wantOfInodesIsNotCalledWantOfSpace()
{
    Mounted mounted("none", at("m"), "tmpfs", "size=64m,nr_inodes=60");
    MUST_MOUNT(mounted);
    QDir(m_dir->path()).mkpath("many");
    for (int i = 0; i < 100; ++i) {
        QFile file(at(qPrintable(QString("many/%1").arg(i))));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    QString why;
    QVERIFY2(tests::run("tar", {"-cf", at("many.tar"), "-C", m_dir->path(), "many"}, nullptr, &why), qPrintable(why));
    ArchiveSpec settings;
    settings.file = at("many.tar").toStdString();
    const Run run = lastRun(runIn(at("m"), settings));
    QVERIFY(run.error);
    QCOMPARE(run.error->code, ErrorCode::DiskFull);
    QCOMPARE(run.error->detail, std::string("inodes"));
    QVERIFY(QDir(at("m")).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
}

QTEST_GUILESS_MAIN(TestArchiveRoot)
#include "tst_archive_root.moc"
