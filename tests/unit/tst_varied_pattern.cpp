// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/VariedPattern.h"

#include <QtTest>

#include <cmath>
#include <map>
#include <set>
#include <thread>
#include <vector>

using namespace iolite;
using namespace iolite::engine;

namespace {

constexpr std::uint64_t kBlock = 4096;

PatternSetup setup(std::uint64_t blocks, Distribution distribution = {}, bool endless = false)
{
    PatternSetup s;
    s.blocks = blocks;
    s.blockSize = kBlock;
    s.endless = endless;
    s.seed = 11;
    s.ownSeed = 12;
    s.distribution = distribution;
    return s;
}

PatternSetup mixed4kTo64k(std::uint64_t blocks, bool endless = false)
{
    PatternSetup s = setup(blocks, {}, endless);
    s.sizes.multiples = 16;
    return s;
}

/// How often each block is drawn.
template <class Blocks>
std::vector<int> drawn(std::uint64_t blocks, Distribution distribution, int draws)
{
    std::vector<int> counts(blocks);
    RandomDrawn<Blocks, FixedSize, OwnCounter> pattern(setup(blocks, distribution, true), {});
    Operation operation;
    for (int i = 0; i < draws && pattern.next(operation); ++i)
        ++counts[operation.offset / kBlock];
    return counts;
}

template <class Pattern>
std::vector<Operation> allOf(Pattern pattern, std::size_t most = 1'000'000)
{
    std::vector<Operation> operations;
    Operation operation;
    while (operations.size() < most && pattern.next(operation))
        operations.push_back(operation);
    return operations;
}

std::uint64_t bytesOf(const std::vector<Operation> &operations)
{
    std::uint64_t bytes = 0;
    for (const Operation &operation : operations)
        bytes += operation.bytes;
    return bytes;
}

} // namespace

class TestVariedPattern : public QObject {
    Q_OBJECT
private slots:
    void zipfRanksFollowTheirProbabilities_data()
    {
        QTest::addColumn<double>("theta");
        QTest::addColumn<quint64>("blocks");
        for (double theta : {0.2, 0.8, 0.999999, 1.000001, 1.2, 2.5, 10.0})
            for (quint64 blocks : {1ULL, 2ULL, 3ULL, 100ULL, 5000ULL})
                QTest::addRow("%g of %llu", theta, blocks) << theta << blocks;
    }
    void zipfRanksFollowTheirProbabilities()
    {
        QFETCH(double, theta);
        QFETCH(quint64, blocks);
        const ZipfBlocks zipf(setup(blocks, {Distribution::Kind::Zipf, theta}));
        constexpr int kDraws = 400'000;
        std::vector<int> counts(blocks + 1);
        Random random(5);
        for (int i = 0; i < kDraws; ++i) {
            const std::uint64_t rank = zipf.rank(random);
            QVERIFY(rank >= 1 && rank <= blocks);
            ++counts[rank];
        }
        double sum = 0;
        for (quint64 k = 1; k <= blocks; ++k)
            sum += std::pow(double(k), -theta);
        // Each of the first ranks, and all that come after them together: within five standard deviations.
        double rest = 1;
        int restCount = kDraws;
        for (quint64 k = 1; k <= std::min<quint64>(blocks, 20); ++k) {
            const double p = std::pow(double(k), -theta) / sum;
            const double deviation = std::sqrt(kDraws * p * (1 - p));
            QVERIFY2(std::abs(counts[k] - kDraws * p) <= 5 * deviation + 1,
                qPrintable(QString("rank %1: %2, not %3").arg(k).arg(counts[k]).arg(kDraws * p)));
            rest -= p;
            restCount -= counts[k];
        }
        rest = std::max(0.0, rest);
        QVERIFY(std::abs(restCount - kDraws * rest) <= 5 * std::sqrt(kDraws * rest) + 1);
    }
    void zipfOfAHugeFileIsDrawnAtOnce()
    {
        // 2^44 blocks: a table would not fit anywhere.
        const ZipfBlocks zipf(setup(1ULL << 44, {Distribution::Kind::Zipf, 0.5}));
        Random random(1);
        double sum = 0;
        for (int i = 0; i < 100'000; ++i)
            sum += double(zipf.rank(random)) / double(1ULL << 44);
        // The density of x^−½ on (0, 1) has the mean ⅓.
        QVERIFY(std::abs(sum / 100'000 - 1.0 / 3) < 0.01);
    }
    void hotBlocksAreNotNeighbours()
    {
        for (const auto &counts : {drawn<ZipfBlocks>(10'000, {Distribution::Kind::Zipf, 1.2}, 200'000),
                 drawn<ParetoBlocks>(10'000, {Distribution::Kind::Pareto, 0.1}, 200'000)}) {
            std::multimap<int, std::size_t, std::greater<>> byCount;
            for (std::size_t i = 0; i < counts.size(); ++i)
                byCount.emplace(counts[i], i);
            std::vector<std::size_t> hot;
            for (auto it = byCount.begin(); hot.size() < 20; ++it)
                hot.push_back(it->second);
            const auto [low, high] = std::minmax_element(hot.begin(), hot.end());
            QVERIFY(*high - *low > 5000);
            int neighbours = 0;
            for (std::size_t i = 1; i < hot.size(); ++i)
                neighbours += std::max(hot[i], hot[i - 1]) - std::min(hot[i], hot[i - 1]) < 10;
            QVERIFY(neighbours <= 2);
        }
    }
    void paretoGivesTheShareItIsNamedFor_data()
    {
        QTest::addColumn<double>("h");
        for (double h : {0.05, 0.2, 0.5, 0.7})
            QTest::addRow("%g", h) << h;
    }
    void paretoGivesTheShareItIsNamedFor()
    {
        QFETCH(double, h);
        constexpr int kDraws = 500'000;
        auto counts = drawn<ParetoBlocks>(2000, {Distribution::Kind::Pareto, h}, kDraws);
        if (h <= 0.5)
            std::sort(counts.begin(), counts.end(), std::greater<>());
        else
            std::sort(counts.begin(), counts.end());
        double first = 0;
        for (std::size_t i = 0; i < std::size_t(2000 * h); ++i)
            first += counts[i];
        // Sorting by what was drawn flatters the uniform case by the scatter of the counts.
        QVERIFY2(std::abs(first / kDraws - (1 - h)) < 0.03, qPrintable(QString::number(first / kDraws)));
    }
    void normalIsCentredWithTheGivenDeviation()
    {
        const auto counts = drawn<NormalBlocks>(10'000, {Distribution::Kind::Normal, 10}, 300'000);
        double mean = 0;
        double squares = 0;
        for (std::size_t i = 0; i < counts.size(); ++i) {
            mean += double(i) * counts[i] / 300'000;
            squares += double(i) * double(i) * counts[i] / 300'000;
        }
        QVERIFY2(std::abs(mean - 5000) < 20, qPrintable(QString::number(mean)));
        const double deviation = std::sqrt(squares - mean * mean);
        QVERIFY2(std::abs(deviation - 1000) < 20, qPrintable(QString::number(deviation)));
        // Wide: nothing falls outside, every tenth of the file gets its part.
        const auto wide = drawn<NormalBlocks>(10, {Distribution::Kind::Normal, 100}, 10'000);
        QVERIFY(*std::min_element(wide.begin(), wide.end()) > 500);
    }
    void distributionsEndWithTheFilesWorthOfOperations()
    {
        PatternSetup s = setup(1000, {Distribution::Kind::Zipf, 0.9});
        s.passes = 3;
        s.firstByte = 64 * kBlock;
        const auto operations = allOf(RandomDrawn<ZipfBlocks, FixedSize, OwnCounter>(s, {}));
        QCOMPARE(operations.size(), std::size_t(3000));
        for (const Operation &operation : operations)
            QVERIFY(operation.offset >= 64 * kBlock && operation.offset < 1064 * kBlock);
    }

    void drawnSizesHaveTheirShares()
    {
        PatternSetup s = setup(100'000, {}, true);
        s.sizes.table = {4096, 4096, 4096, 65536};
        RandomDrawn<UniformBlocks, DrawnSize, OwnCounter> pattern(s, {});
        int large = 0;
        for (const Operation &operation : allOf(pattern, 100'000)) {
            QVERIFY(operation.bytes == 4096 || operation.bytes == 65536);
            large += operation.bytes == 65536;
        }
        QVERIFY2(std::abs(large - 25'000) < 700, qPrintable(QString::number(large)));
        std::map<std::uint64_t, int> counts;
        for (const Operation &operation :
            allOf(RandomDrawn<UniformBlocks, DrawnSize, OwnCounter>(mixed4kTo64k(1000, true), {}), 160'000))
            ++counts[operation.bytes];
        QCOMPARE(counts.size(), std::size_t(16));
        for (const auto &[bytes, count] : counts) {
            QCOMPARE(bytes % kBlock, std::uint64_t(0));
            QVERIFY(std::abs(count - 10'000) < 500);
        }
    }
    void randomOperationsStayInsideTheRegion()
    {
        PatternSetup s = mixed4kTo64k(20);
        s.firstByte = 1 << 20;
        s.passes = 500;
        const auto operations = allOf(RandomDrawn<UniformBlocks, DrawnSize, OwnCounter>(s, {}));
        QCOMPARE(bytesOf(operations), 500 * 20 * kBlock); // exactly what was planned
        std::set<std::uint64_t> starts;
        for (const Operation &operation : operations) {
            QCOMPARE(operation.offset % kBlock, std::uint64_t(0));
            QVERIFY(operation.bytes > 0 && operation.offset >= s.firstByte
                && operation.offset + operation.bytes <= s.firstByte + 20 * kBlock);
            starts.insert(operation.offset);
        }
        QCOMPARE(starts.size(), std::size_t(20)); // up to the very last block
    }
    void sequencesGoOnWhereTheLastOneEnded()
    {
        PatternSetup s = mixed4kTo64k(1000);
        s.passes = 3;
        s.firstByte = 8192;
        std::uint64_t at = s.firstByte;
        const auto operations = allOf(VariedSequential<OwnCounter>(s, {}));
        for (const Operation &operation : operations) {
            QCOMPARE(operation.offset, at);
            at += operation.bytes;
            QVERIFY(at <= s.firstByte + 1000 * kBlock);
            if (at == s.firstByte + 1000 * kBlock)
                at = s.firstByte;
        }
        QCOMPARE(bytesOf(operations), 3 * 1000 * kBlock);
        QCOMPARE(at, s.firstByte);
    }
    void mixedSequencesEachKeepTheirOrder()
    {
        PatternSetup s = mixed4kTo64k(1000);
        s.readPercent = 30;
        std::uint64_t at[2] = {0, 0};
        const auto operations = allOf(VariedSequential<OwnCounter>(s, {}));
        for (const Operation &operation : operations) {
            std::uint64_t &next = at[std::size_t(operation.direction)];
            QCOMPARE(operation.offset, next);
            next = (next + operation.bytes) % (1000 * kBlock);
        }
        QCOMPARE(bytesOf(operations), 1000 * kBlock);
    }
    void threadsShareASequenceWithoutGaps()
    {
        std::atomic<std::uint64_t> counter{0};
        std::vector<std::vector<Operation>> parts(4);
        std::vector<std::thread> threads;
        for (std::size_t i = 0; i < parts.size(); ++i)
            threads.emplace_back([&, i] {
                PatternSetup s = mixed4kTo64k(10'000);
                s.ownSeed = i;
                parts[i] = allOf(VariedSequential<SharedCounter>(s, SharedCounter(counter)));
            });
        for (std::thread &thread : threads)
            thread.join();
        std::map<std::uint64_t, std::uint64_t> pieces;
        for (const auto &part : parts)
            for (const Operation &operation : part)
                QVERIFY(pieces.emplace(operation.offset, operation.bytes).second);
        std::uint64_t at = 0;
        for (const auto &[offset, bytes] : pieces) {
            QCOMPARE(offset, at);
            at += bytes;
        }
        QCOMPARE(at, 10'000 * kBlock);
    }
    void passesEachHaveAnOrderOfTheirOwn()
    {
        PatternSetup s = setup(97);
        s.passes = 3;
        const auto operations = allOf(Sized<RandomMap<OwnCounter>>(s, OwnCounter()));
        QCOMPARE(operations.size(), std::size_t(97 * 3));
        std::set<std::vector<std::uint64_t>> orders;
        for (int pass = 0; pass < 3; ++pass) {
            std::vector<std::uint64_t> order;
            for (int i = 0; i < 97; ++i)
                order.push_back(operations[std::size_t(pass * 97 + i)].offset);
            QCOMPARE(std::set<std::uint64_t>(order.begin(), order.end()).size(), std::size_t(97));
            orders.insert(order);
        }
        QCOMPARE(orders.size(), std::size_t(3));
    }
};

QTEST_APPLESS_MAIN(TestVariedPattern)
#include "tst_varied_pattern.moc"
