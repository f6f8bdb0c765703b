// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/KernelCounters.h"
#include "core/workloads/XfsLog.h"
#include "tests/unit/FakeSysfs.h"

#include <QTest>

#include <chrono>

using namespace iolite;
using namespace iolite::system;

namespace {

// Some lines in the order of an old kernel, with a number more than we know at the end of "log" and unknown lines.
QByteArray xfsText(std::uint32_t logWrites, std::uint32_t logBlocks, const char *more = "")
{
    return "extent_alloc 10 20 30 40\nabt 0 0 0 0\nnews 5 6\ndir 7 8 9 10\ntrans 1 2 3\nig 11 4 0 7 0 0 0\nlog "
        + QByteArray::number(logWrites) + " " + QByteArray::number(logBlocks)
        + " 1 2 3 99\nvnodes 50 0 0 0 60 60 60 0\nnewbt 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15\nxpc 4294967296 2 3\n"
          "defer_relog 4\ndebug 0\n"
        + more;
}

// The kernel's fields of a device, with a number more at the end.
QByteArray diskText(std::uint64_t reads, std::uint64_t writes, std::uint64_t readMs)
{
    return QString("   %1  2  %2  %3  %4  5  %5  6  1  7  8  9 10 11 12 13 14 15\n")
        .arg(reads)
        .arg(reads * 8)
        .arg(readMs)
        .arg(writes)
        .arg(writes * 16)
        .toUtf8();
}

TargetFacts target(const std::string &type, std::vector<std::string> devices)
{
    TargetFacts facts;
    facts.fsType = type;
    facts.devices = std::move(devices);
    return facts;
}

std::uint64_t of(const KernelCounters::Look &look, KernelCounter counter)
{
    return look.counts[std::size_t(counter)];
}

std::optional<std::uint64_t> named(const std::vector<CounterDelta> &list, const std::string &name)
{
    for (const CounterDelta &each : list)
        if (each.name == name)
            return each.value;
    return std::nullopt;
}

/// A disk "sda" with an XFS filesystem.
struct XfsMachine : FakeSysfs {
    XfsMachine()
    {
        addDisk("sda", "8:0");
        set("sda", "stat", diskText(100, 200, 300));
        xfs(xfsText(10, 1000));
    }
    void xfs(const QByteArray &text) { write("fs/xfs/sda/stats/stats", text); }
    KernelCounters open() const { return KernelCounters(target("xfs", {"sda"}), root(), root() + "/proc"); }
};

} // namespace

class TestKernelCounters : public QObject {
    Q_OBJECT

private slots:
    void xfsLinesAreFoundByName()
    {
        const XfsMachine machine;
        KernelCounters counters = machine.open();
        const auto look = counters.look();
        QCOMPARE(of(look, KernelCounter::XfsLogWrites), 10u);
        QCOMPARE(of(look, KernelCounter::XfsLogBlocks), 1000u);
        QCOMPARE(of(look, KernelCounter::XfsLogForceSleep), 3u);
        QCOMPARE(of(look, KernelCounter::XfsDirCreate), 8u);
        QCOMPARE(of(look, KernelCounter::XfsTransAsync), 2u);
        QCOMPARE(of(look, KernelCounter::XfsInodeFound), 4u);
        QVERIFY(!counters.xfsOfAllFilesystems());

        const auto all = counters.all();
        QCOMPARE(named(all, "xfs.log.writes"), 10u);
        QCOMPARE(named(all, "xfs.log.blocks_512"), 1000u);
        QCOMPARE(named(all, "xfs.log.6"), 99u);
        QCOMPARE(named(all, "xfs.allocs.free_block"), 40u);
        QCOMPARE(named(all, "xfs.news.2"), 6u);
        QCOMPARE(named(all, "xfs.btree.newbt.moves"), 15u);
        QCOMPARE(named(all, "xfs.xstrat.bytes"), std::uint64_t(4294967296));
        QCOMPARE(named(all, "disk.dev.blkwrite"), 3200u);
        QVERIFY(!named(all, "xfs.debug.1"));
        QVERIFY(!named(all, "disk.dev.in_flight"));
        QVERIFY(std::is_sorted(
            all.begin(), all.end(), [](const CounterDelta &a, const CounterDelta &b) { return a.name < b.name; }));
    }

    void counterGoesOnPastItsWrap()
    {
        XfsMachine machine;
        machine.xfs(xfsText(5, 4294967290u));
        KernelCounters counters = machine.open();
        const auto first = counters.look();
        const auto before = counters.all();
        machine.xfs(xfsText(6, 10));
        QCOMPARE(of(counters.look(), KernelCounter::XfsLogBlocks) - of(first, KernelCounter::XfsLogBlocks), 16u);
        // Twice round within one phase, seen by the samples in between.
        machine.xfs(xfsText(7, 2147483648u));
        counters.look();
        machine.xfs(xfsText(8, 4294967295u));
        counters.look();
        machine.xfs(xfsText(9, 4));
        const auto deltas = grown(before, counters.all());
        QCOMPARE(named(deltas, "xfs.log.blocks_512"), std::uint64_t(4294967296) + 10);
        QCOMPARE(named(deltas, "xfs.log.writes"), 4u);
    }

    void counterThatOnlyTheListHasWrapsToo()
    {
        XfsMachine machine;
        machine.xfs("abtb2 4294967295 0 0 0 0 0 0 0 0 0 0 0 0 0 0\nxpc 5 0 0\n");
        KernelCounters counters = machine.open();
        const auto before = counters.all();
        machine.xfs("abtb2 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0\nxpc 4294967301 0 0\n");
        const auto deltas = grown(before, counters.all());
        QCOMPARE(named(deltas, "xfs.btree.alloc_blocks.lookup"), 2u);
        QCOMPARE(named(deltas, "xfs.xstrat.bytes"), std::uint64_t(4294967296));
    }

    void countersThatSomebodySetBackNeverFall()
    {
        XfsMachine machine;
        machine.xfs(xfsText(1000, 5000));
        KernelCounters counters = machine.open();
        const auto first = counters.look();
        machine.xfs(xfsText(3, 40));
        const auto second = counters.look();
        QCOMPARE(of(second, KernelCounter::XfsLogBlocks) - of(first, KernelCounter::XfsLogBlocks), 40u);
    }

    void missingLinesAreZeroAndNotListed()
    {
        XfsMachine machine;
        machine.xfs("log 1 2\ngarbage\n\n trans\n");
        KernelCounters counters = machine.open();
        QCOMPARE(of(counters.look(), KernelCounter::XfsLogBlocks), 2u);
        QCOMPARE(of(counters.look(), KernelCounter::XfsLogForce), 0u);
        QVERIFY(!named(counters.all(), "xfs.log.noiclogs"));
        QVERIFY(!named(counters.all(), "xfs.dir_ops.create"));
    }

    void onlyWhatGrewIsReported()
    {
        XfsMachine machine;
        KernelCounters counters = machine.open();
        const auto before = counters.all();
        machine.xfs(xfsText(12, 1600, "later 77\n").replace("vnodes 50", "vnodes 40"));
        const auto deltas = grown(before, counters.all());
        QCOMPARE(deltas, (std::vector<CounterDelta>{{"xfs.log.blocks_512", 600}, {"xfs.log.writes", 2}}));
    }

    void withoutStatisticsOfOneFilesystemThoseOfAllAreTaken_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("sysfs") << "fs/xfs/stats/stats";
        QTest::newRow("procfs") << "proc/fs/xfs/stat";
    }
    void withoutStatisticsOfOneFilesystemThoseOfAllAreTaken()
    {
        QFETCH(const QString, file);
        FakeSysfs sys;
        sys.addDisk("sda", "8:0");
        sys.write(file, xfsText(21, 1000));
        KernelCounters xfs(target("xfs", {"sda"}), sys.root(), sys.root() + "/proc");
        QVERIFY(xfs.xfsOfAllFilesystems());
        QCOMPARE(of(xfs.look(), KernelCounter::XfsLogWrites), 21u);
        // Another filesystem has nothing to do with them.
        KernelCounters ext4(target("ext4", {"sda"}), sys.root(), sys.root() + "/proc");
        QVERIFY(!ext4.xfsOfAllFilesystems());
        QCOMPARE(of(ext4.look(), KernelCounter::XfsLogWrites), 0u);
    }

    void devicesAreSummed()
    {
        FakeSysfs sys;
        for (const char *name : {"sda", "sdb"}) {
            sys.addDisk(name, name == std::string("sda") ? "8:0" : "8:16");
            sys.set(name, "stat", diskText(100, 200, 300));
        }
        KernelCounters counters(target("btrfs", {"sda", "sdb"}), sys.root(), sys.root() + "/proc");
        const auto first = counters.look();
        QVERIFY(first.bytes.known);
        QCOMPARE(first.bytes.read, 2 * 100 * 8 * 512u);
        QCOMPARE(first.bytes.written, 2 * 200 * 16 * 512u);
        QCOMPARE(of(first, KernelCounter::DiskReads), 200u);
        QCOMPARE(of(first, KernelCounter::DiskFlushes), 26u);
        const auto before = counters.all();
        sys.set("sda", "stat", diskText(101, 200, 305));
        sys.set("sdb", "stat", diskText(103, 200, 307));
        const auto deltas = grown(before, counters.all());
        QCOMPARE(named(deltas, "disk.dev.read"), 4u);
        QCOMPARE(named(deltas, "disk.dev.read_rawactive"), 12u);
    }

    void timesOfADiskWrapToo()
    {
        XfsMachine machine;
        machine.set("sda", "stat", diskText(1, 1, 4294967290u));
        KernelCounters counters = machine.open();
        const auto first = counters.look();
        machine.set("sda", "stat", diskText(2, 1, 4));
        const auto second = counters.look();
        QCOMPARE(of(second, KernelCounter::DiskReadTimeMs) - of(first, KernelCounter::DiskReadTimeMs), 10u);
    }

    void flushesOfAPartitionAreThoseOfItsDisk()
    {
        FakeSysfs sys;
        sys.addDisk("sda", "8:0");
        sys.addPartition("sda", "sda1", "8:1");
        sys.set("sda", "stat", "9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 42 43\n");
        sys.set("sda1", "stat", "1 1 8 1 1 1 8 1 0 1 1 0 0 0 0 0 0\n");
        KernelCounters counters(target("ext4", {"sda1"}), sys.root(), sys.root() + "/proc");
        QCOMPARE(of(counters.look(), KernelCounter::DiskFlushes), 42u);
        QCOMPARE(of(counters.look(), KernelCounter::DiskReads), 1u);
        QCOMPARE(counters.look().bytes.read, 4096u);
    }

    void renamedDeviceIsStillTheSame()
    {
        XfsMachine machine;
        KernelCounters counters = machine.open();
        QVERIFY(QDir().rename(machine.path("devices/pci0/host0/block/sda"), machine.path("devices/sdz")));
        QVERIFY(QDir().rename(machine.path("fs/xfs/sda"), machine.path("fs/xfs/sdz")));
        QFile stat(machine.path("devices/sdz/stat"));
        QVERIFY(stat.open(QIODevice::WriteOnly) && stat.write(diskText(150, 200, 300)) > 0);
        stat.close();
        QCOMPARE(of(counters.look(), KernelCounter::DiskReads), 150u);
        QCOMPARE(of(counters.look(), KernelCounter::XfsLogWrites), 10u);
    }

    void deviceThatIsGoneStandsStillAndItsBytesAreUnknown()
    {
        XfsMachine machine;
        KernelCounters counters = machine.open();
        const auto first = counters.look();
        machine.set("sda", "stat", "");
        const auto second = counters.look();
        QVERIFY(!second.bytes.known);
        QCOMPARE(second.bytes.written, first.bytes.written);
        QCOMPARE(second.counts, first.counts);
    }

    void nothingIsKnownOfATargetWithoutDevices()
    {
        const XfsMachine machine;
        KernelCounters counters(target("tmpfs", {}), machine.root(), machine.root() + "/proc");
        QVERIFY(!counters.look().bytes.known);
        QCOMPARE(counters.look().counts, KernelCounts{});
        QVERIFY(counters.all().empty());
        KernelCounters gone(target("ext4", {"sda", "sdq"}), machine.root(), machine.root() + "/proc");
        QVERIFY(!gone.look().bytes.known);
    }

    void ext4AndItsJournal()
    {
        FakeSysfs sys;
        sys.addDisk("sda", "8:0");
        sys.write("fs/ext4/sda/session_write_kbytes", "120\n");
        sys.write("fs/ext4/sda/lifetime_write_kbytes", "5000\n");
        sys.write("proc/fs/jbd2/sda-8/info",
            "17 transactions (9 requested), each up to 2730 blocks\naverage: \n  0ms waiting for transaction\n  12ms "
            "running transaction\n  93 handles per transaction\n");
        KernelCounters counters(target("ext4", {"sda"}), sys.root(), sys.root() + "/proc");
        QCOMPARE(of(counters.look(), KernelCounter::Ext4WrittenKiB), 120u);
        QCOMPARE(of(counters.look(), KernelCounter::Jbd2Transactions), 17u);
        const auto all = counters.all();
        QCOMPARE(all.size(), std::size_t(4));
        QCOMPARE(named(all, "jbd2.transaction.requested"), 9u);
        QCOMPARE(named(all, "ext4.lifetime_write_kbytes"), 5000u);
    }

    void btrfsIsFoundByItsDevice()
    {
        FakeSysfs sys;
        sys.addDisk("sda", "8:0");
        sys.addDisk("sdb", "8:16");
        sys.addBtrfs("aaaa", {"sdb"});
        sys.addBtrfs("bbbb", {"sda"});
        sys.write("fs/btrfs/aaaa/commit_stats", "commits 99\n");
        sys.write("fs/btrfs/bbbb/commit_stats",
            "commits 4\ncur_commit_ms 1\nlast_commit_ms 2\nmax_commit_ms 8\ntotal_commit_ms 30\n");
        sys.write("fs/btrfs/bbbb/allocation/data/bytes_used", "4096\n");
        KernelCounters counters(target("btrfs", {"sda"}), sys.root(), sys.root() + "/proc");
        QCOMPARE(of(counters.look(), KernelCounter::BtrfsCommits), 4u);
        QCOMPARE(of(counters.look(), KernelCounter::BtrfsCommitMs), 30u);
        const auto before = counters.all();
        sys.write("fs/btrfs/bbbb/allocation/data/bytes_used", "12288\n");
        QCOMPARE(
            grown(before, counters.all()), (std::vector<CounterDelta>{{"btrfs.allocation.data.bytes_used", 8192}}));
    }

    void aLookIsCheap()
    {
        const XfsMachine machine;
        KernelCounters counters = machine.open();
        constexpr int looks = 2000;
        const auto begin = std::chrono::steady_clock::now();
        for (int i = 0; i < looks; ++i)
            counters.look();
        const auto took = std::chrono::steady_clock::now() - begin;
        // A thousandth of the time between two samples, on the slowest machine with every sanitizer.
        QVERIFY(took / looks < std::chrono::milliseconds(1));
    }

    // The figures of a measured run of another program (100000 empty files, one writer, sync at the end).
    void derivedFiguresAreThoseOfTheReference()
    {
        PhaseResult phase;
        phase.measuredNs = 1'923'400'000;
        phase.counters = {{"xfs.dir_ops.create", 100001}, {"xfs.inode_ops.ig_attempts", 100001},
            {"xfs.log.blocks_512", 65372}, {"xfs.log.writes", 128}, {"xfs.transactions.async", 101563}};
        const auto log = workloads::xfsLog(phase, 100000);
        QVERIFY(log);
        QVERIFY(qAbs(log->bandwidthKiB - 16.596 * 1024) < 1.5);
        QVERIFY(qAbs(log->writesPerSecond - 66.55) < 0.01);
        QVERIFY(qAbs(*log->meanWriteBytes / 1024 - 255.4) < 0.05);
        QVERIFY(qAbs(*log->bytesPerFile - 334.7) < 0.05);
        QVERIFY(qAbs(*log->transactionsPerFile - 1.016) < 0.0005);
        QCOMPARE(*log->inodeHitRate, 0.0);
        // Without a number of files: what XFS itself counted.
        QVERIFY(qAbs(*workloads::xfsLog(phase)->bytesPerFile - 33470464.0 / 100001) < 1e-6);
    }

    void noFiguresOfXfsWithoutXfs()
    {
        PhaseResult phase;
        phase.measuredNs = 1'000'000'000;
        phase.counters = {{"disk.dev.write", 5}};
        QVERIFY(!workloads::xfsLog(phase));
        phase.counters.push_back({"xfs.dir_ops.lookup", 1});
        const auto quiet = workloads::xfsLog(phase);
        QVERIFY(quiet);
        QCOMPARE(quiet->bandwidthKiB, 0.0);
        QVERIFY(!quiet->meanWriteBytes && !quiet->bytesPerFile && !quiet->inodeHitRate);
    }
};

QTEST_APPLESS_MAIN(TestKernelCounters)
#include "tst_kernel_counters.moc"
