// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/Snapshot.h"
#include "core/model/Histogram.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <memory>
#include <random>

using namespace iolite;

class TestLatencyBuckets : public QObject {
    Q_OBJECT
private slots:
    void eachValueLiesInItsBucket()
    {
        for (std::uint64_t v : values()) {
            const std::uint32_t b = latency::bucketOf(v);
            QVERIFY(b < latency::kBuckets);
            QVERIFY2(latency::bucketLow(b) <= v && v < latency::bucketLow(b) + latency::bucketWidth(b),
                qPrintable(QString::number(v)));
        }
    }
    void midpointIsWithinOnePerCent()
    {
        for (std::uint64_t v : values()) {
            const double mid = double(latency::bucketMid(latency::bucketOf(v)));
            QVERIFY2(std::abs(mid - double(v)) <= double(v) * 0.01, qPrintable(QString::number(v)));
        }
    }
    void bucketsAscendWithoutGaps()
    {
        for (std::uint32_t b = 1; b < latency::kBuckets; ++b)
            QCOMPARE(latency::bucketLow(b), latency::bucketLow(b - 1) + latency::bucketWidth(b - 1));
    }
    void valuesBeyondTheLastBucketShareIt()
    {
        QCOMPARE(latency::bucketOf(UINT64_MAX), latency::kBuckets - 1);
        QCOMPARE(latency::bucketOf(latency::kLimitNs), latency::kBuckets - 1);
        QVERIFY(latency::kLimitNs > 3'600'000'000'000ULL); // an hour fits
    }
    void heatRowsAgreeWithTheirEdges()
    {
        for (int row = 1; row < latency::kHeatRows; ++row) {
            QCOMPARE(latency::heatRow(latency::heatRowLow(row)), row);
            QCOMPARE(latency::heatRow(latency::heatRowLow(row) - 1), row - 1);
        }
    }

    // Percentiles against the sorted values themselves, for distributions with long tails.
    void quantilesAgreeWithSortedValues_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("uniform") << 0;
        QTest::newRow("lognormal") << 1;
        QTest::newRow("two humps") << 2;
        QTest::newRow("constant") << 3;
    }
    void quantilesAgreeWithSortedValues()
    {
        QFETCH(int, kind);
        std::mt19937_64 random(42);
        std::lognormal_distribution<double> lognormal(11.0, 1.2);
        std::vector<std::uint64_t> values;
        auto counters = std::make_unique<engine::WorkerCounters>();
        for (int i = 0; i < 100'000; ++i) {
            std::uint64_t v = 12'345;
            if (kind == 0)
                v = random() % 10'000'000;
            else if (kind == 1)
                v = std::uint64_t(lognormal(random));
            else if (kind == 2)
                v = random() % 10 == 0 ? 5'000'000 + random() % 1'000'000 : 80'000 + random() % 9'000;
            values.push_back(v);
            (*counters)[Direction::Read].record(v, 4096);
        }
        std::sort(values.begin(), values.end());
        engine::Snapshot before;
        engine::Snapshot after;
        after.add(*counters);
        const Histogram h = engine::histogramBetween(before.dir[0], after.dir[0]);
        QCOMPARE(h.count, std::uint64_t(100'000));
        std::uint64_t sum = 0;
        for (std::uint64_t v : values)
            sum += v;
        QCOMPARE(h.sumNs, sum);
        for (double q : {0.0, 0.001, 0.25, 0.5, 0.9, 0.99, 0.999, 0.9999, 1.0}) {
            const auto rank = std::max<std::size_t>(1, std::size_t(std::ceil(q * 100'000 - 1e-9)));
            const double exact = double(values[rank - 1]);
            QVERIFY2(std::abs(double(h.quantile(q)) - exact) <= exact * 0.01 + 1,
                qPrintable(QString("q %1: %2 %3").arg(q).arg(h.quantile(q)).arg(exact)));
        }
    }
    void mergedHistogramEqualsTheHistogramOfAll()
    {
        std::mt19937_64 random(7);
        auto a = std::make_unique<engine::WorkerCounters>();
        auto b = std::make_unique<engine::WorkerCounters>();
        engine::Snapshot none;
        engine::Snapshot first;
        engine::Snapshot second;
        engine::Snapshot both;
        for (int i = 0; i < 20'000; ++i)
            (*(i % 3 ? a : b))[Direction::Write].record(random() % 100'000'000, 512);
        first.add(*a);
        second.add(*b);
        both.add(*a);
        both.add(*b);
        Histogram merged = engine::histogramBetween(none.dir[1], first.dir[1]);
        merged.merge(engine::histogramBetween(none.dir[1], second.dir[1]));
        QCOMPARE(merged, engine::histogramBetween(none.dir[1], both.dir[1]));
    }
    void mergedSampleAddsSumsAndKeepsTheMaximum()
    {
        Sample a;
        a.beginNs = 0;
        a.endNs = 100;
        a[Direction::Read] = {10, 40'960, 10'000, 900, 1000, 1100, 1200, 1300, {}};
        a[Direction::Read].heat[4] = 10;
        Sample b = a;
        b.beginNs = 100;
        b.endNs = 200;
        b[Direction::Read].maxNs = 5'000'000;
        b[Direction::Read].heat[4] = 9;
        b[Direction::Read].heat[28] = 1;
        const Sample m = merged(a, b);
        QCOMPARE(m.beginNs, std::int64_t(0));
        QCOMPARE(m.endNs, std::int64_t(200));
        QCOMPARE(m[Direction::Read].ops, std::uint64_t(20));
        QCOMPARE(m[Direction::Read].bytes, std::uint64_t(81'920));
        QCOMPARE(m[Direction::Read].maxNs, std::uint64_t(5'000'000));
        QVERIFY(m[Direction::Read].p50Ns < 2000);
        QVERIFY(m[Direction::Read].p99Ns > 2'000'000);
    }

private:
    static std::vector<std::uint64_t> values()
    {
        std::vector<std::uint64_t> all{
            0, 1, 2, 63, 64, 65, 127, 128, 129, 255, 256, 1000, 3'600'000'000'000ULL, latency::kLimitNs - 1};
        std::mt19937_64 random(1);
        for (int i = 0; i < 20'000; ++i)
            all.push_back((random() >> 22) >> (random() % 42));
        return all;
    }
};

QTEST_APPLESS_MAIN(TestLatencyBuckets)
#include "tst_latency_buckets.moc"
