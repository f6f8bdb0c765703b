// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/fileio/FileioBlock.h"
#include "core/workloads/fileio/FileioRequests.h"

#include <QtTest>

#include <map>
#include <vector>

using namespace iolite;
using namespace iolite::workloads;
using Kind = FileioRequest::Kind;

namespace {

constexpr std::uint64_t K = 1024;
constexpr std::uint64_t G = K * K * K;

FileioSpec ag4(std::uint64_t total, std::uint32_t files = 1)
{
    FileioSpec spec;
    spec.mode = FileioMode::Ag4;
    spec.totalSize = total;
    spec.fileNum = files;
    spec.blockSize = 8192;
    spec.fsyncFreq = 0;
    return spec;
}

std::vector<FileioRequest> first(const FileioSpec &spec, std::size_t count)
{
    const FileioRequests requests(spec);
    engine::Random random(1);
    std::vector<FileioRequest> list;
    for (std::size_t slot = 0; slot < count; ++slot)
        list.push_back(requests.at(slot, random));
    return list;
}

std::vector<std::uint64_t> offsets(const FileioSpec &spec, std::size_t count)
{
    std::vector<std::uint64_t> list;
    for (const FileioRequest &request : first(spec, count))
        list.push_back(request.offset);
    return list;
}

// All slots of a run by one thread until its end.
std::map<Kind, std::uint64_t> countAll(const FileioSpec &spec)
{
    const FileioRequests requests(spec);
    engine::Random random(1);
    std::map<Kind, std::uint64_t> counts;
    for (std::uint64_t slot = 0;; ++slot) {
        const FileioRequest request = requests.at(slot, random);
        if (request.kind == Kind::End)
            return counts;
        const std::uint64_t events = counts[Kind::Read] + counts[Kind::Write] + counts[Kind::Sync];
        if (request.kind != Kind::Skip && requests.countedLimit() != 0 && events >= requests.countedLimit())
            return counts;
        ++counts[request.kind];
    }
}

FileioSpec limited(FileioMode mode, FileioRules rules, std::uint64_t events)
{
    FileioSpec spec;
    spec.mode = mode;
    spec.rules = rules;
    spec.events = events;
    spec.timeNs = 0;
    return spec;
}

} // namespace

class TestFileioRequests : public QObject {
    Q_OBJECT
private slots:
    // Traced from the fork by its system calls.
    void ag4GoesThroughTheRegionsInTurn()
    {
        const std::vector<std::uint64_t> traced{2147483648, 4294967296, 6442450944, 16384, 2147500032, 4294983680,
            6442467328, 32768, 2147516416, 4295000064, 6442483712, 49152, 2147532800, 4295016448, 6442500096, 65536};
        QCOMPARE(offsets(ag4(8 * G), 16), traced);
    }

    void ag4StartsAgainWhenARegionIsFull()
    {
        const std::vector<std::uint64_t> lap{32768, 65536, 98304, 16384, 49152, 81920, 114688, 0};
        std::vector<std::uint64_t> twice = lap;
        twice.insert(twice.end(), lap.begin(), lap.end());
        QCOMPARE(offsets(ag4(128 * K), 16), twice);
    }

    void ag4OfAnOddNumberOfBlocksAlternatesBetweenItsHalves()
    {
        // Regions of three blocks: the second lap writes what the first skipped.
        std::vector<std::uint64_t> region0;
        for (const std::uint64_t offset : offsets(ag4(96 * K), 24))
            if (offset < 24 * K)
                region0.push_back(offset / 8192);
        QCOMPARE(region0, (std::vector<std::uint64_t>{2, 1, 0, 2, 1, 0}));
    }

    void ag4RoundsRegionsThatAreNoWholeBlocksDown()
    {
        // 120 KiB: regions of 30 KiB.
        for (const FileioRequest &request : first(ag4(120 * K), 64)) {
            QCOMPARE(request.offset % 8192, 0U);
            QVERIFY(request.offset + request.bytes <= 120 * K);
        }
        QCOMPARE(offsets(ag4(120 * K), 4), (std::vector<std::uint64_t>{24576, 57344, 90112, 16384}));
    }

    void ag4PutsHalfOfItsRegionsInEachOfTwoFiles()
    {
        const auto requests = first(ag4(8 * G, 2), 8);
        const std::vector<std::uint32_t> files{0, 1, 1, 0, 0, 1, 1, 0};
        const std::vector<std::uint64_t> places{2147483648, 0, 2147483648, 16384, 2147500032, 16384, 2147500032, 32768};
        for (std::size_t i = 0; i < 8; ++i) {
            QCOMPARE(requests[i].file, files[i]);
            QCOMPARE(requests[i].offset, places[i]);
            QCOMPARE(requests[i].bytes, 8192U);
            QVERIFY(requests[i].kind == Kind::Write);
        }
    }

    void ag4HasItsOwnRegionsAndStride()
    {
        FileioSpec spec = ag4(64 * K);
        spec.regions = 2;
        spec.stride = 1;
        QCOMPARE(offsets(spec, 8), (std::vector<std::uint64_t>{32768, 8192, 40960, 16384, 49152, 24576, 57344, 0}));
    }

    void sequentialModesGoThroughAllFilesAndWrap()
    {
        FileioSpec spec = limited(FileioMode::SeqRd, FileioRules::V1_0, 100);
        spec.fileNum = 2;
        spec.totalSize = 96 * K;
        const auto requests = first(spec, 7);
        for (std::size_t i = 0; i < 7; ++i) {
            QCOMPARE(requests[i].file, i % 6 / 3);
            QCOMPARE(requests[i].offset, i % 3 * 16 * K);
        }
    }

    void mergedRequestsEndWithTheFile()
    {
        FileioSpec spec = limited(FileioMode::SeqRewr, FileioRules::V0_4, 0);
        spec.fileNum = 2;
        spec.totalSize = 1024 * K;
        spec.mergedRequests = 5;
        const auto requests = first(spec, 14);
        QCOMPARE(requests[5].bytes, 5 * 16 * K);
        QCOMPARE(requests[6].bytes, 2 * 16 * K);
        QCOMPARE(requests[6].offset + requests[6].bytes, 512 * K);
        QCOMPARE(requests[7].file, 1U);
        std::uint64_t sum = 0;
        for (const FileioRequest &request : requests)
            sum += request.bytes;
        QCOMPARE(sum, 1024 * K);
    }

    void theMixIsThreeReadsToTwoWrites()
    {
        auto counts = countAll(limited(FileioMode::RndRw, FileioRules::V0_5, 2000));
        QCOMPARE(counts[Kind::Read], 1200U);
        QCOMPARE(counts[Kind::Write], 800U);
    }

    void theMixFollowsTheRuleRequestByRequest_data()
    {
        QTest::addColumn<double>("ratio");
        for (const double ratio : {0.0, 0.1, 0.3, 1.0 / 3, 1.0, 1.1, 1.5, 2.0, 3.7, 10.0, 99.5})
            QTest::addRow("%g", ratio) << ratio;
    }
    void theMixFollowsTheRuleRequestByRequest()
    {
        QFETCH(double, ratio);
        std::uint64_t reads = 0;
        std::uint64_t writes = 0;
        FileioSpec spec = limited(FileioMode::RndRw, FileioRules::V1_0, 0);
        spec.rwRatio = ratio;
        spec.fsyncFreq = 0;
        for (const FileioRequest &request : first(spec, 5000)) {
            QCOMPARE(FileioRequests::writesBefore(reads + writes, ratio), writes);
            const bool read = double(reads + 1) / double(writes + 1) < ratio;
            QVERIFY(request.kind == (read ? Kind::Read : Kind::Write));
            ++(read ? reads : writes);
        }
    }

    // `strace` of sysbench 1.0.20: 2888 pwrite64 and 120 fsync, 8 of which are two threads ending.
    void fsyncsCountAsEventsInTheNewestRules()
    {
        FileioSpec spec = limited(FileioMode::SeqWr, FileioRules::V1_0, 3000);
        spec.fileNum = 4;
        spec.totalSize = 65536 * K;
        auto counts = countAll(spec);
        QCOMPARE(counts[Kind::Write], 2888U);
        QCOMPARE(counts[Kind::Sync], 112U);
        QCOMPARE(counts[Kind::EndSync], 0U);
        QCOMPARE(FileioRequests(spec).plannedRequests(), 2888U);
    }

    // The default run of 0.4 prints "6000 Read, 4000 Write, 12800 Other" everywhere.
    void theLastRoundOfTheOldRulesIsTheFinalOne()
    {
        auto counts = countAll(limited(FileioMode::RndRw, FileioRules::V0_4, 10000));
        QCOMPARE(counts[Kind::Read], 6000U);
        QCOMPARE(counts[Kind::Write], 4000U);
        QCOMPARE(counts[Kind::Sync] + counts[Kind::EndSync], 12800U);
        QCOMPARE(counts[Kind::EndSync], 128U);
    }

    void oldSequentialModesAreOnePassWithoutFsyncsBetween()
    {
        FileioSpec spec = limited(FileioMode::SeqRewr, FileioRules::V0_4, 10);
        spec.fileNum = 4;
        spec.totalSize = 4096 * K;
        auto counts = countAll(spec);
        QCOMPARE(counts[Kind::Write], 256U);
        QCOMPARE(counts[Kind::Sync], 0U);
        QCOMPARE(counts[Kind::EndSync], 4U);
        spec.rules = FileioRules::V0_5;
        spec.events = 1000;
        counts = countAll(spec);
        QCOMPARE(counts[Kind::Write], 1000U);
        QCOMPARE(counts[Kind::Sync], 36U);
    }

    void aRoundGoesOverEveryFileInOrder()
    {
        FileioSpec spec = limited(FileioMode::RndWr, FileioRules::V1_0, 0);
        spec.fileNum = 3;
        spec.fsyncFreq = 2;
        spec.totalSize = 48 * K;
        const auto requests = first(spec, 10);
        for (const std::size_t begin : {2, 7})
            for (std::uint32_t file = 0; file < 3; ++file) {
                QVERIFY(requests[begin + file].kind == Kind::Sync);
                QCOMPARE(requests[begin + file].file, file);
            }
    }

    void nothingIsSyncedWhereNothingWasWritten()
    {
        for (const FileioMode mode : {FileioMode::SeqRd, FileioMode::RndRd}) {
            auto counts = countAll(limited(mode, FileioRules::V0_5, 1000));
            QCOMPARE(counts[Kind::Read], 1000U);
            QCOMPARE(counts[Kind::Sync] + counts[Kind::EndSync], 0U);
        }
        // A round after each write, none after reads.
        FileioSpec spec = limited(FileioMode::RndRw, FileioRules::V1_0, 297);
        spec.fsyncFreq = 1;
        spec.fileNum = 2;
        auto counts = countAll(spec);
        QCOMPARE(counts[Kind::Read], 99U);
        QCOMPARE(counts[Kind::Write], 66U);
        QCOMPARE(counts[Kind::Sync], 132U);
    }

    void fsyncAllSwitchesTheOthersOff()
    {
        FileioSpec spec = limited(FileioMode::RndWr, FileioRules::V0_4, 1000);
        spec.fsyncAll = true;
        auto counts = countAll(spec);
        QCOMPARE(counts[Kind::Write], 1000U);
        QCOMPARE(counts[Kind::Sync] + counts[Kind::EndSync], 0U);
    }

    void randomPlacesStayWithinTheFiles()
    {
        FileioSpec spec = limited(FileioMode::RndRd, FileioRules::V1_0, 0);
        spec.fileNum = 3;
        spec.totalSize = 1'000'000; // no multiple of anything
        spec.blockSize = 4096;
        std::map<std::uint32_t, int> files;
        for (const FileioRequest &request : first(spec, 10000)) {
            QVERIFY(request.file < 3);
            QVERIFY(request.offset + request.bytes <= fileBytes(spec));
            ++files[request.file];
        }
        QCOMPARE(files.size(), 3U);
        QCOMPARE(fileBytes(spec), 335872U); // as sysbench prepares it
    }

    void aSealTellsPlaceAndContent()
    {
        std::vector<char> block(4096, 'x');
        sealBlock(block.data(), block.size(), 3, 8192);
        QVERIFY(blockIsSound(block.data(), block.size(), 3, 8192));
        QVERIFY(!blockIsSound(block.data(), block.size(), 3, 4096));
        QVERIFY(!blockIsSound(block.data(), block.size(), 2, 8192));
        for (std::size_t at = 0; at < block.size(); at += 7) {
            block[at] = char(block[at] ^ 1);
            QVERIFY(!blockIsSound(block.data(), block.size(), 3, 8192));
            block[at] = char(block[at] ^ 1);
        }
    }
};

QTEST_GUILESS_MAIN(TestFileioRequests)
#include "tst_fileio_requests.moc"
