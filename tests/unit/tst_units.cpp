// SPDX-FileCopyrightText: 2026 The Iolite authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/Units.h"

#include <QtTest>

using namespace iolite;

class TestUnits : public QObject {
    Q_OBJECT
private slots:
    void sizesAreRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qulonglong>("bytes");
        QTest::newRow("plain") << "4096" << 4096ULL;
        QTest::newRow("k") << "4k" << 4096ULL;
        QTest::newRow("K") << "4K" << 4096ULL;
        QTest::newRow("KiB") << "4KiB" << 4096ULL;
        QTest::newRow("kB, taken as fio takes it") << "4kB" << 4096ULL;
        QTest::newRow("blank") << "4 KiB" << 4096ULL;
        QTest::newRow("m") << "256m" << 268435456ULL;
        QTest::newRow("g") << "1G" << 1073741824ULL;
        QTest::newRow("t") << "16t" << 17592186044416ULL;
        QTest::newRow("fraction that is whole bytes") << "1.5g" << 1610612736ULL;
        QTest::newRow("zero") << "0" << 0ULL;
    }
    void sizesAreRead()
    {
        QFETCH(QString, text);
        QFETCH(qulonglong, bytes);
        const auto size = parseSize("size", text.toStdString());
        QVERIFY(size.ok());
        QCOMPARE(qulonglong(*size), bytes);
    }
    void otherSizesAreRefused_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"", "k", "-1", "4x", "4kk", "1,5g", "0.3", "1e3", "99999999t", "18446744073709551616",
                 "four", "4 k m", ". k", "0x10"})
            QTest::newRow(text[0] ? text : "empty") << text;
    }
    void otherSizesAreRefused()
    {
        QFETCH(QString, text);
        const auto size = parseSize("bs", text.toStdString());
        QVERIFY(!size.ok());
        QCOMPARE(size.error().code, ErrorCode::InvalidValue);
        QCOMPARE(size.error().subject, std::string("bs"));
        QVERIFY(!size.error().expected.empty());
    }
    void durationsAreRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qlonglong>("ns");
        QTest::newRow("plain seconds") << "30" << 30'000'000'000LL;
        QTest::newRow("us") << "250us" << 250'000LL;
        QTest::newRow("ms") << "1500ms" << 1'500'000'000LL;
        QTest::newRow("s") << "3s" << 3'000'000'000LL;
        QTest::newRow("fraction") << "0.5s" << 500'000'000LL;
        QTest::newRow("m") << "2m" << 120'000'000'000LL;
        QTest::newRow("h") << "1h" << 3'600'000'000'000LL;
    }
    void durationsAreRead()
    {
        QFETCH(QString, text);
        QFETCH(qlonglong, ns);
        const auto duration = parseDuration("runtime", text.toStdString());
        QVERIFY(duration.ok());
        QCOMPARE(qlonglong(*duration), ns);
        const auto again = parseDuration("runtime", formatDuration(*duration));
        QVERIFY(again.ok());
        QCOMPARE(*again, *duration);
    }
    void formattedSizesReadBack()
    {
        for (std::uint64_t bytes :
            {0ULL, 1ULL, 512ULL, 1000ULL, 4096ULL, 6144ULL, 1048576ULL, 3221225472ULL, 17592186044416ULL}) {
            const auto again = parseSize("size", formatSize(bytes));
            QVERIFY(again.ok());
            QCOMPARE(*again, bytes);
        }
        QCOMPARE(formatSize(4096), std::string("4k"));
        QCOMPARE(formatSize(1000), std::string("1000"));
    }
};

QTEST_APPLESS_MAIN(TestUnits)
#include "tst_units.moc"
