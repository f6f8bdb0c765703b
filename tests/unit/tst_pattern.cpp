// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/VariedPattern.h"

#include <QtTest>

#include <algorithm>
#include <set>
#include <thread>
#include <vector>

using namespace iolite;
using namespace iolite::engine;

namespace {

PatternSetup setup(std::uint64_t blocks, bool endless = false, int readPercent = 100)
{
    PatternSetup s;
    s.blocks = blocks;
    s.blockSize = 4096;
    s.endless = endless;
    s.readPercent = readPercent;
    s.seed = 11;
    s.ownSeed = 12;
    return s;
}

template <class Pattern>
std::vector<std::uint64_t> blocksOf(Pattern &pattern, std::size_t most)
{
    std::vector<std::uint64_t> blocks;
    Operation operation;
    while (blocks.size() < most && pattern.next(operation))
        blocks.push_back(operation.offset / 4096);
    return blocks;
}

} // namespace

class TestPattern : public QObject {
    Q_OBJECT
private slots:
    void permutationHasEachNumberOnce_data()
    {
        QTest::addColumn<quint64>("n");
        for (quint64 n : {1ULL, 2ULL, 3ULL, 7ULL, 8ULL, 9ULL, 100ULL, 1023ULL, 1024ULL, 1025ULL, 65536ULL, 99991ULL})
            QTest::addRow("%llu", n) << n;
    }
    void permutationHasEachNumberOnce()
    {
        QFETCH(quint64, n);
        for (std::uint64_t seed : {1, 2, 3}) {
            const Permutation order(n, seed);
            std::vector<bool> seen(n);
            for (std::uint64_t i = 0; i < n; ++i) {
                const std::uint64_t at = order.at(i);
                QVERIFY(at < n);
                QVERIFY(!seen[at]);
                seen[at] = true;
            }
        }
    }
    // A shuffled deck has neighbours that are far apart: mean distance of successive blocks is n/3.
    void permutationLooksRandom()
    {
        const std::uint64_t n = 100'000;
        const Permutation order(n, 5);
        double distance = 0;
        int ascending = 0;
        std::vector<int> perTenth(10);
        for (std::uint64_t i = 0; i < n - 1; ++i) {
            const double a = double(order.at(i));
            const double b = double(order.at(i + 1));
            distance += std::abs(a - b);
            ascending += b > a;
            // where the first tenth of the pass goes
            if (i < n / 10)
                ++perTenth[std::size_t(order.at(i) * 10 / n)];
        }
        QVERIFY(std::abs(distance / double(n - 1) - double(n) / 3) < double(n) * 0.01);
        QVERIFY(std::abs(double(ascending) / double(n - 1) - 0.5) < 0.01);
        for (int count : perTenth)
            QVERIFY2(std::abs(count - 1000) < 150, qPrintable(QString::number(count)));
    }
    void seedsGiveDifferentOrders()
    {
        RandomMap<OwnCounter> a(setup(1000), {});
        PatternSetup other = setup(1000);
        other.seed = 99;
        RandomMap<OwnCounter> b(other, {});
        RandomMap<OwnCounter> again(setup(1000), {});
        const auto first = blocksOf(a, 1000);
        QVERIFY(first != blocksOf(b, 1000));
        QCOMPARE(first, blocksOf(again, 1000));
    }
    void sequentialGoesThroughTheFileOnce()
    {
        Sequential<OwnCounter> pattern(setup(5), {});
        QCOMPARE(blocksOf(pattern, 100), (std::vector<std::uint64_t>{0, 1, 2, 3, 4}));
    }
    void passesGoThroughTheRegionAgain()
    {
        PatternSetup twice = setup(3);
        twice.passes = 2;
        twice.firstByte = 7 * 4096;
        Sequential<OwnCounter> sequence(twice, {});
        QCOMPARE(blocksOf(sequence, 100), (std::vector<std::uint64_t>{7, 8, 9, 7, 8, 9}));
        RandomMap<OwnCounter> map(twice, {});
        const auto blocks = blocksOf(map, 100);
        QCOMPARE(blocks.size(), std::size_t(6));
        for (int pass = 0; pass < 2; ++pass)
            QCOMPARE(std::set<std::uint64_t>(blocks.begin() + pass * 3, blocks.begin() + (pass + 1) * 3),
                (std::set<std::uint64_t>{7, 8, 9}));
    }
    void endlessSequentialStartsOver()
    {
        Sequential<OwnCounter> pattern(setup(3, true), {});
        QCOMPARE(blocksOf(pattern, 7), (std::vector<std::uint64_t>{0, 1, 2, 0, 1, 2, 0}));
    }
    void endlessRandomMapCoversEachPass()
    {
        RandomMap<OwnCounter> pattern(setup(97, true), {});
        const auto blocks = blocksOf(pattern, 97 * 3);
        QCOMPARE(blocks.size(), std::size_t(97 * 3));
        for (int pass = 0; pass < 3; ++pass)
            QCOMPARE(std::set<std::uint64_t>(blocks.begin() + pass * 97, blocks.begin() + (pass + 1) * 97).size(),
                std::size_t(97));
        QVERIFY(!std::equal(blocks.begin(), blocks.begin() + 97, blocks.begin() + 97));
    }
    void uniformOffsetsRepeatAndMiss()
    {
        RandomDrawn<UniformBlocks, FixedSize, OwnCounter> pattern(setup(1000), {});
        const auto blocks = blocksOf(pattern, 5000);
        QCOMPARE(blocks.size(), std::size_t(1000)); // one file's worth
        const std::set<std::uint64_t> distinct(blocks.begin(), blocks.end());
        // 1 − 1/e of the blocks are met by as many draws
        QVERIFY(distinct.size() > 590 && distinct.size() < 675);
    }
    void mixHasTheGivenShare_data()
    {
        QTest::addColumn<int>("percent");
        for (int percent : {0, 1, 30, 50, 70, 99, 100})
            QTest::addRow("%d", percent) << percent;
    }
    void mixHasTheGivenShare()
    {
        QFETCH(int, percent);
        RandomMap<OwnCounter> pattern(setup(100'000, false, percent), {});
        int reads = 0;
        Operation operation;
        while (pattern.next(operation))
            reads += operation.direction == Direction::Read;
        QVERIFY2(std::abs(reads / 1000.0 - percent) < 0.6, qPrintable(QString::number(reads)));
        if (percent == 0)
            QCOMPARE(reads, 0);
        if (percent == 100)
            QCOMPARE(reads, 100'000);
    }
    void sequentialMixKeepsAnOrderPerDirection()
    {
        Sequential<OwnCounter> pattern(setup(50, false, 50), {});
        std::uint64_t nextRead = 0;
        std::uint64_t nextWrite = 0;
        Operation operation;
        while (pattern.next(operation))
            QCOMPARE(operation.offset / 4096, operation.direction == Direction::Read ? nextRead++ : nextWrite++);
        QCOMPARE(nextRead + nextWrite, std::uint64_t(50));
    }
    void threadsThatShareADepthCoverTheFileTogether()
    {
        std::atomic<std::uint64_t> counter{0};
        std::vector<std::vector<std::uint64_t>> parts(4);
        std::vector<std::thread> threads;
        for (auto &part : parts)
            threads.emplace_back([&] {
                RandomMap<SharedCounter> pattern(setup(10'000), SharedCounter(counter));
                part = blocksOf(pattern, 1'000'000);
            });
        for (std::thread &thread : threads)
            thread.join();
        std::vector<std::uint64_t> all;
        for (const auto &part : parts)
            all.insert(all.end(), part.begin(), part.end());
        QCOMPARE(all.size(), std::size_t(10'000));
        QCOMPARE(std::set<std::uint64_t>(all.begin(), all.end()).size(), std::size_t(10'000));
    }
};

QTEST_APPLESS_MAIN(TestPattern)
#include "tst_pattern.moc"
