// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/DataPool.h"

#include <QtTest>

#include <map>
#include <set>
#include <string>

using namespace iolite::engine;

namespace {

const std::atomic<bool> kNever{false};

bool isZero(const std::string &block)
{
    return block.find_first_not_of('\0') == std::string::npos;
}

} // namespace

class TestDataPool : public QObject {
    Q_OBJECT
private slots:
    void zerosAreZeros_data()
    {
        QTest::addColumn<bool>("zeros");
        QTest::addColumn<int>("compress");
        QTest::newRow("zero_buffers") << true << 0;
        QTest::newRow("all compressible") << false << 100;
    }
    void zerosAreZeros()
    {
        QFETCH(bool, zeros);
        QFETCH(int, compress);
        DataPool pool;
        QVERIFY(pool.allocate(4, 8192, 5, true, kNever, {zeros, compress, 0}).ok());
        for (unsigned i = 0; i < 1000; ++i) {
            QVERIFY(isZero(std::string(pool.writeBuffer(i % 4), 8192)));
            QVERIFY(isZero(std::string(pool.writeBuffer(i % 4, 4096), 4096)));
        }
    }
    void theGivenShareCompresses_data()
    {
        QTest::addColumn<int>("percent");
        QTest::addColumn<int>("blockSize");
        for (int percent : {0, 10, 50, 75, 99})
            for (int blockSize : {512, 4096, 65536, 1 << 20})
                QTest::addRow("%d %% of %d", percent, blockSize) << percent << blockSize;
    }
    void theGivenShareCompresses()
    {
        QFETCH(int, percent);
        QFETCH(int, blockSize);
        DataPool pool;
        QVERIFY(pool.allocate(2, std::size_t(blockSize), 5, true, kNever, {false, percent, 0}).ok());
        const int piece = std::min(blockSize, 4096);
        QByteArray all;
        for (unsigned i = 0; all.size() < (1 << 20); ++i) {
            const char *block = pool.writeBuffer(i % 2);
            for (int at = 0; at < blockSize; at += piece) {
                const QByteArray part(block + at, piece);
                QVERIFY(part.endsWith(QByteArray(piece * percent / 100 - 8, '\0')));
                all += part;
            }
        }
        // zlib over the whole; each piece keeps some bytes that say where it is.
        const double left = double(qCompress(all, 6).size()) / double(all.size()) * 100;
        const double expected = 100 - percent;
        QVERIFY2(std::abs(left - expected) < 3, qPrintable(QString("%1 %, expected %2").arg(left).arg(expected)));
    }
    void theGivenShareRepeats_data()
    {
        QTest::addColumn<int>("percent");
        QTest::addColumn<int>("blockSize");
        for (int percent : {0, 10, 50, 90})
            for (int blockSize : {4096, 1 << 20})
                QTest::addRow("%d %% of %d", percent, blockSize) << percent << blockSize;
    }
    void theGivenShareRepeats()
    {
        QFETCH(int, percent);
        QFETCH(int, blockSize);
        DataPool pool;
        QVERIFY(pool.allocate(8, std::size_t(blockSize), 7, true, kNever, {false, 0, percent}).ok());
        const int writes = blockSize > 4096 ? 400 : 20'000;
        std::set<QByteArray> distinct;
        for (int i = 0; i < writes; ++i) {
            const char *block = pool.writeBuffer(unsigned(i % 8), std::size_t(blockSize));
            distinct.insert(
                QCryptographicHash::hash(QByteArray::fromRawData(block, blockSize), QCryptographicHash::Sha1));
        }
        const double repeated = 100 - double(distinct.size()) / writes * 100;
        const double tolerance = blockSize > 4096 ? 8 : 1.5;
        QVERIFY2(std::abs(repeated - percent) < tolerance, qPrintable(QString::number(repeated)));
        if (percent == 0)
            QCOMPARE(distinct.size(), std::size_t(writes));
    }
    void repeatsAreSpreadOverManyContents()
    {
        DataPool pool;
        QVERIFY(pool.allocate(1, 4096, 7, true, kNever, {false, 0, 50}).ok());
        std::map<std::string, int> counts;
        for (int i = 0; i < 10'000; ++i)
            ++counts[std::string(pool.writeBuffer(0, 4096), 4096)];
        int most = 0;
        for (const auto &[content, count] : counts)
            most = std::max(most, count);
        QVERIFY2(most < 100, qPrintable(QString::number(most)));
    }
    void allRepeatedIsOneContentForTheSeed()
    {
        DataPool first;
        DataPool second;
        QVERIFY(first.allocate(8, 4096, 9, true, kNever, {false, 40, 100}).ok());
        QVERIFY(second.allocate(1, 4096, 9, true, kNever, {false, 40, 100}).ok());
        std::set<std::string> distinct;
        for (unsigned i = 0; i < 2000; ++i) {
            distinct.insert(std::string(first.writeBuffer(i % 8, 4096), 4096));
            distinct.insert(std::string(second.writeBuffer(0, 4096), 4096));
        }
        QCOMPARE(distinct.size(), std::size_t(1));
        QVERIFY(!isZero(*distinct.begin()));
    }
    // A block that is longer than the one it repeats has new content from there on.
    void ofDifferentSizesOnlyWhatWasWrittenRepeats()
    {
        DataPool pool;
        QVERIFY(pool.allocate(2, 65536, 3, true, kNever, {false, 0, 60}, 4096).ok());
        Random random(4);
        std::set<std::string> written;
        int repeated = 0;
        int pieces = 0;
        for (unsigned i = 0; i < 4000; ++i) {
            const std::size_t bytes = (1 + random.below(16)) * 4096;
            const char *block = pool.writeBuffer(i % 2, bytes);
            bool fresh = false;
            for (std::size_t at = 0; at < bytes; at += 4096, ++pieces) {
                const bool known = !written.insert(std::string(block + at, 4096)).second;
                QVERIFY(!known || !fresh);
                fresh = !known;
                repeated += known;
            }
        }
        const double share = double(repeated) / pieces * 100;
        QVERIFY2(share > 30 && share < 62, qPrintable(QString::number(share)));
    }
    void blocksOfDifferentSizesAreUniqueByDefault()
    {
        DataPool pool;
        QVERIFY(pool.allocate(2, 65536, 3, true, kNever, {}, 512).ok());
        Random random(4);
        std::set<std::string> written;
        for (unsigned i = 0; i < 2000; ++i) {
            const std::size_t bytes = (1 + random.below(128)) * 512;
            const char *block = pool.writeBuffer(i % 2, bytes);
            for (std::size_t at = 0; at < bytes; at += 512)
                QVERIFY(written.insert(std::string(block + at, 512)).second);
        }
    }
};

QTEST_APPLESS_MAIN(TestDataPool)
#include "tst_data_pool.moc"
